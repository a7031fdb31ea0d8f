"""Backing up while a real server plays; SIGKILL in the midst of a backup and at every step of a restore."""

from __future__ import annotations

import contextlib
import os
import shutil
import signal
import sqlite3
import subprocess
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest

from kozyr.server.store.backup import back_up
from kozyr.server.store.opening import DATABASE
from tests.server.help import PATIENCE_S
from tests.server.process import ROOT, Page, Server, running
from tests.server.test_backup import command, formers, silent, store_with, stored

pytestmark = pytest.mark.slow


def play(page: Page, prefix: str, stop: threading.Event, begun: threading.Event, acked: list[str]) -> None:
    """Play until told to stop or the game is over; every acknowledged move is noted. `begun`: set after a few."""
    number = 0
    while not stop.is_set() and page.until_asked():
        assert page.sight is not None
        answer = page.act(f"{prefix}{number}", page.sight["choices"][-1]["action"])
        assert answer["type"] == "ack", answer
        assert answer["kept"]
        acked.append(f"{prefix}{number}")
        if len(acked) >= 5:
            begun.set()
        page.until(answer["version"])
        number += 1


def own_moves(database: Path) -> list[str]:
    with contextlib.closing(sqlite3.connect(database)) as store:
        query = "select command_id from moves where seat = 0 order by game, number"
        return [command_id for (command_id,) in store.execute(query)]


@contextlib.contextmanager
def playing(server: Server, games: int) -> Iterator[tuple[list[str], threading.Event, list[tuple[str, str]]]]:
    """People at several tables who play on and on: the acknowledged moves, and the tables with their cookies."""
    stop, begun, acked = threading.Event(), threading.Event(), list[str]()
    tables = [server.new_game(rules="club", opponents=["plain"] * 3) for _ in range(games)]
    pages = [server.page(table, cookie) for table, cookie in tables]
    for page in pages:
        page.hello()
    threads = [
        threading.Thread(target=play, args=(page, f"{number}-", stop, begun, acked))
        for number, page in enumerate(pages)
    ]
    for thread in threads:
        thread.start()
    try:
        yield acked, begun, tables
    finally:
        stop.set()
        for thread in threads:
            thread.join(PATIENCE_S)
        assert not any(thread.is_alive() for thread in threads)


def fill(folder: Path, megabytes: int) -> None:
    """Make a store big, so that copying it takes a while: finished games with long names."""
    with contextlib.closing(sqlite3.connect(folder / DATABASE)) as store, store:
        store.executemany("insert into meta values (?, ?)", ((f"weight {n}", "x" * 2**20) for n in range(megabytes)))


def test_a_backup_while_people_play_holds_every_move_acknowledged_before_and_the_game_goes_on(tmp_path: Path) -> None:
    data = tmp_path / "data"
    with running(data) as server:
        with playing(server, 3) as (acked, begun, tables):
            assert begun.wait(PATIENCE_S)
            for number in range(4):
                before = list(acked)
                ran = command("backup", "--data", data, "--out", tmp_path / f"copy{number}")
                assert ran.returncode == 0, ran.stderr
                assert "3 games with" in ran.stdout
                assert set(before) <= set(own_moves(tmp_path / f"copy{number}"))
            assert command("restore", tmp_path / "copy0", "--data", data).returncode == 1
        server.process.kill()
        server.wait_killed()
    other = tmp_path / "other"
    ran = command("restore", tmp_path / "copy3", "--data", other)
    assert (ran.returncode, ran.stderr) == (0, "")
    with running(other) as server:
        for table, cookie in tables:
            page = server.page(table, cookie)
            page.hello()
            play(page, "after", threading.Event(), threading.Event(), [])
            assert page.sight is not None
            assert page.sight["result"] is not None


def test_sigkill_in_the_midst_of_a_backup_leaves_the_store_and_no_half_copy(tmp_path: Path) -> None:
    data, target = tmp_path / "data", tmp_path / "copies"
    target.mkdir()
    game = store_with(data)
    fill(data, 100)
    process = command("backup", "--data", data, "--out", target / "copy", start=True)
    while not any(path.name.endswith(".part") for path in target.iterdir()):
        assert process.poll() is None, "it was too quick"
    process.send_signal(signal.SIGKILL)
    process.communicate(timeout=PATIENCE_S)
    assert not (target / "copy").exists()
    assert len(stored(data, game)) == 5
    ran = command("backup", "--data", data, "--out", target / "copy")
    assert ran.returncode == 0, ran.stderr


@pytest.mark.parametrize(
    "step",
    [
        "copied",
        *(pytest.param(step, marks=pytest.mark.full) for step in ("_migrate", "link")),
        "_put_in_place",
        "replace",
    ],
)
def test_sigkill_at_any_step_of_a_restore_loses_nothing(tmp_path: Path, step: str) -> None:
    """At whichever step it dies: the folder opens with the former games or the restored ones; the former exist."""
    data = tmp_path / "data"
    old, new = store_with(tmp_path / "old"), store_with(data)
    copy = back_up(tmp_path / "old", tmp_path / "copy", force=False, progress=silent).target
    where = {"link": "os.link", "replace": "pathlib.Path.replace"}.get(step, f"kozyr.server.store.backup.{step}")
    module, _, name = where.rpartition(".")
    owner = {"os": "os", "pathlib.Path": "pathlib.Path"}.get(module, "backup")
    for after in (False, True):
        script = (
            "import os, pathlib, signal, sys\n"
            "from kozyr.server.store import backup\n"
            f"real = getattr({owner}, {name!r})\n"
            "def dies(*given, **named):\n"
            f"    if {after}: real(*given, **named)\n"
            "    os.kill(os.getpid(), signal.SIGKILL)\n"
            f"setattr({owner}, {name!r}, dies)\n"
            "from kozyr.cli import main\n"
            "main()\n"
        )
        ran = subprocess.run(
            [sys.executable, "-c", script, "restore", str(copy), "--data", str(data)],
            env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
            capture_output=True,
            text=True,
            timeout=PATIENCE_S,
            check=False,
        )
        assert ran.returncode == -signal.SIGKILL, ran.stderr
        at_home, restored = len(stored(data, new)), len(stored(data, old))
        assert sorted((at_home, restored)) == [0, 5]
        if restored:
            (tmp_path / "kept").mkdir()
            shutil.copy(formers(data)[0], tmp_path / "kept" / DATABASE)
            assert len(stored(tmp_path / "kept", new)) == 5
    ran = command("restore", copy, "--data", data)
    assert ran.returncode == 0, ran.stderr
    assert len(stored(data, old)) == 5
    assert not (data / ".restoring").exists()
