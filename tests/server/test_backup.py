"""Backing up under a running server, and restoring: nothing that was acknowledged is lost, whatever is killed."""

from __future__ import annotations

import asyncio
import contextlib
import os
import shutil
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, TypeVar

import pytest

from kozyr.server.store import MoveRow, Store, StoreUnusable, backup, copies
from kozyr.server.store.backup import back_up, restore
from kozyr.server.store.copies import Contents, beside
from kozyr.server.store.opening import DATABASE
from tests.server.help import PATIENCE_S, people_game
from tests.server.process import ROOT
from tests.server.test_store import DEAL, moves_of

T = TypeVar("T")


def run(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(work)


def silent(_done: int, _total: int) -> None:
    """Nobody looks."""


def store_with(folder: Path, moves: int = 5) -> str:
    """A closed store with one game."""
    store = Store(folder)
    try:
        game = run(people_game(store, DEAL))
        for row in moves_of(game, moves):
            run(store.append(row, bout=1, result=None))
    finally:
        store.close()
    return game


def stored(folder: Path, game: str) -> tuple[MoveRow, ...]:
    store = Store(folder)
    try:
        found = run(store.load(game))
        return () if found is None else found.moves
    finally:
        store.close()


def refused(code: str, work: Any) -> StoreUnusable:  # noqa: ANN401 - anything that can be called
    with pytest.raises(StoreUnusable) as caught:
        work()
    assert caught.value.code == code, str(caught.value)
    return caught.value


def command(*words: str | Path, start: bool = False) -> Any:  # noqa: ANN401 - a process, or what became of it
    """`kozyr` with these words, in a process of its own."""
    line = [sys.executable, "-c", "from kozyr.cli import main; main()", *map(str, words)]
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "src")}
    if start:
        return subprocess.Popen(line, env=environment, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    return subprocess.run(line, env=environment, capture_output=True, text=True, timeout=PATIENCE_S, check=False)


# --- backing up -------------------------------------------------------------------------------------------------------


def test_a_backup_is_one_private_file_with_all_that_was_kept(tmp_path: Path) -> None:
    data, target = tmp_path / "data", tmp_path / "copy.sqlite3"
    game = store_with(data)
    told: list[tuple[int, int]] = []
    made = back_up(data, target, force=False, progress=lambda done, total: told.append((done, total)))
    assert (made.target, made.contents) == (target, Contents(copies.known_revisions()[-1], 1, 5))
    assert told[-1][0] == told[-1][1] == target.stat().st_size
    if os.name == "posix":
        assert stat.S_IMODE(target.stat().st_mode) == 0o600
    assert sorted(path.name for path in tmp_path.iterdir()) == ["copy.sqlite3", "data"]
    restore(target, tmp_path / "other", progress=silent)
    assert stored(tmp_path / "other", game) == stored(data, game)


def test_what_stands_only_in_the_log_of_a_killed_server_is_backed_up(tmp_path: Path) -> None:
    store = Store(tmp_path / "data")
    game = run(people_game(store, DEAL))
    for row in moves_of(game, 3):
        run(store.append(row, bout=1, result=None))
    shutil.copytree(tmp_path / "data", tmp_path / "killed")
    store.close()
    assert beside(tmp_path / "killed" / DATABASE)[0].stat().st_size > 0
    back_up(tmp_path / "killed", tmp_path / "copy", force=False, progress=silent)
    restore(tmp_path / "copy", tmp_path / "other", progress=silent)
    assert len(stored(tmp_path / "other", game)) == 3


def test_a_backup_overwrites_nothing_unless_it_is_told_to(tmp_path: Path) -> None:
    store_with(tmp_path / "data")
    target = tmp_path / "copy"
    target.write_text("something of mine")
    assert "--force" in str(
        refused("backup_exists", lambda: back_up(tmp_path / "data", target, force=False, progress=silent))
    )
    assert target.read_text() == "something of mine"
    back_up(tmp_path / "data", target, force=True, progress=silent)
    assert target.read_bytes().startswith(b"SQLite format 3")


@pytest.mark.parametrize(
    "name", [DATABASE, *(f"{DATABASE}{end}" for end in ("-wal", "-shm", "-journal")), "kozyr.lock", ".restoring"]
)
def test_a_backup_is_never_the_store_itself(tmp_path: Path, name: str) -> None:
    store_with(tmp_path)
    refused("backup_is_store", lambda: back_up(tmp_path, tmp_path / name, force=True, progress=silent))
    assert len(list(tmp_path.glob(f"{DATABASE}*"))) == 1


def test_a_backup_takes_the_place_of_no_device_and_follows_a_link(tmp_path: Path) -> None:
    store_with(tmp_path / "data")
    pipe = tmp_path / "pipe"
    os.mkfifo(pipe)
    said = refused("store_not_writable", lambda: back_up(tmp_path / "data", pipe, force=True, progress=silent))
    assert "is no file" in str(said)
    assert stat.S_ISFIFO(pipe.stat().st_mode)
    link = tmp_path / "link"
    link.symlink_to(tmp_path / "copy")
    made = back_up(tmp_path / "data", link, force=False, progress=silent)
    assert made.target == tmp_path / "copy"
    assert link.is_symlink()


def test_a_long_name_is_taken_and_one_that_is_too_long_is_said(tmp_path: Path) -> None:
    store_with(tmp_path / "data")
    back_up(tmp_path / "data", tmp_path / ("n" * 245), force=False, progress=silent)
    refused(
        "store_not_writable",
        lambda: back_up(tmp_path / "data", tmp_path / ("n" * 300), force=False, progress=silent),
    )


def test_a_link_to_the_store_is_the_store(tmp_path: Path) -> None:
    store_with(tmp_path / "data")
    link = tmp_path / "link"
    link.symlink_to(tmp_path / "data" / DATABASE)
    refused("backup_is_store", lambda: back_up(tmp_path / "data", link, force=True, progress=silent))


def test_what_cannot_be_backed_up_is_said(tmp_path: Path) -> None:
    def backing(folder: Path) -> Any:  # noqa: ANN401 - called by refused()
        return lambda: back_up(folder, tmp_path / "copy", force=False, progress=silent)

    assert "no folder" in str(refused("no_store", backing(tmp_path / "nowhere")))
    (tmp_path / "empty").mkdir()
    assert "no store" in str(refused("no_store", backing(tmp_path / "empty")))
    (tmp_path / "empty" / DATABASE).write_bytes(b"no database at all " * 100)
    refused("store_corrupt", backing(tmp_path / "empty"))
    (tmp_path / "foreign").mkdir()
    with contextlib.closing(sqlite3.connect(tmp_path / "foreign" / DATABASE)) as other:
        other.execute("create table birds (name)")
    refused("store_unusable", backing(tmp_path / "foreign"))
    store_with(tmp_path / "newer")
    with contextlib.closing(sqlite3.connect(tmp_path / "newer" / DATABASE)) as newer, newer:
        newer.execute("update alembic_version set version_num = '9999'")
    refused("store_too_new", backing(tmp_path / "newer"))
    store_with(tmp_path / "good")
    refused(
        "store_not_writable", lambda: back_up(tmp_path / "good", tmp_path / "no" / "x", force=False, progress=silent)
    )
    assert not list(tmp_path.glob("*.part")) + list(tmp_path.glob(".*.part"))


def test_a_damaged_store_is_not_backed_up_as_a_good_one(tmp_path: Path) -> None:
    store_with(tmp_path / "data", moves=50)
    file = tmp_path / "data" / DATABASE
    with file.open("r+b") as damaged:
        damaged.seek(4096)
        damaged.write(b"\xee" * (file.stat().st_size - 8192))
    refused("store_corrupt", lambda: back_up(tmp_path / "data", tmp_path / "copy", force=False, progress=silent))
    assert [path.name for path in tmp_path.iterdir()] == ["data"]


@pytest.mark.skipif(sys.platform != "linux", reason="limits of another kind")
def test_no_room_for_the_backup_is_said_and_leaves_nothing(tmp_path: Path) -> None:
    store_with(tmp_path / "data")
    limited = (
        "import resource; resource.setrlimit(resource.RLIMIT_FSIZE, (8192, 8192)); from kozyr.cli import main; main()"
    )
    ran = subprocess.run(
        [sys.executable, "-c", limited, "backup", "--data", str(tmp_path / "data"), "--out", str(tmp_path / "copy")],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
        check=False,
    )
    assert ran.returncode == 1
    assert ran.stderr.startswith("kozyr backup: ")
    assert "Traceback" not in ran.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["data"]


# --- restoring --------------------------------------------------------------------------------------------------------


def formers(folder: Path) -> list[Path]:
    return sorted(path for path in folder.iterdir() if ".before-" in path.name)


def test_the_former_store_is_kept_beside_under_a_name_that_says_when(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(backup, "now_text", lambda: "2026-11-30-120000")
    old = store_with(tmp_path / "old")
    back_up(tmp_path / "old", tmp_path / "copy", force=False, progress=silent)
    data = tmp_path / "data"
    new = store_with(data)
    for number in range(2):
        restored = restore(tmp_path / "copy", data, progress=silent)
        assert restored.former == data / f"{DATABASE}.before-2026-11-30-120000{'-2' * number}"
        assert stored(data, old)
        assert not stored(data, new)
    kept = tmp_path / "kept"
    kept.mkdir()
    formers(data)[0].rename(kept / DATABASE)
    assert stored(kept, new)


def test_the_log_of_a_former_store_goes_with_it_and_not_to_the_restored_one(tmp_path: Path) -> None:
    old = store_with(tmp_path / "old")
    back_up(tmp_path / "old", tmp_path / "copy", force=False, progress=silent)
    store = Store(tmp_path / "running")
    new = run(people_game(store, DEAL))
    for row in moves_of(new, 4):
        run(store.append(row, bout=1, result=None))
    data, damaged = tmp_path / "data", tmp_path / "damaged"
    shutil.copytree(tmp_path / "running", data)
    shutil.copytree(tmp_path / "running", damaged)
    store.close()
    former = restore(tmp_path / "copy", data, progress=silent).former
    assert former is not None
    assert len(stored(data, old)) == 5
    (tmp_path / "again").mkdir()
    former.rename(tmp_path / "again" / DATABASE)
    assert len(stored(tmp_path / "again", new)) == 4, "what stood in the log alone is in the one file now"

    log = b"no log any more" * 300
    (damaged / DATABASE).write_bytes(b"no database any more" * 300)
    beside(damaged / DATABASE)[0].write_bytes(log)
    former = restore(tmp_path / "copy", damaged, progress=silent).former
    assert former is not None
    assert former.read_bytes().startswith(b"no database")
    assert beside(former)[0].read_bytes() == log, "what cannot be opened is kept as it was, its log with it"
    assert len(stored(damaged, old)) == 5


def test_a_backup_that_is_none_changes_nothing(tmp_path: Path) -> None:
    data = tmp_path / "data"
    game = store_with(data)
    before = (data / DATABASE).read_bytes()
    (tmp_path / "zeros").write_bytes(bytes(8192))
    (tmp_path / "text").write_text("no database\n" * 100)
    (tmp_path / "empty").touch()
    good = back_up(data, tmp_path / "good", force=False, progress=silent).target
    (tmp_path / "half").write_bytes(good.read_bytes()[: good.stat().st_size // 2])
    shutil.copy(good, tmp_path / "newer")
    with contextlib.closing(sqlite3.connect(tmp_path / "newer")) as newer, newer:
        newer.execute("update alembic_version set version_num = '9999'")
    names = sorted(path.name for path in data.iterdir())
    for name, code in {
        "zeros": "store_corrupt",
        "text": "store_corrupt",
        "empty": "store_unusable",
        "half": "store_corrupt",
        "newer": "store_too_new",
        "nothing": "no_store",
    }.items():
        refused(code, lambda name=name: restore(tmp_path / name, data, progress=silent))
    refused("backup_is_store", lambda: restore(data / DATABASE, data, progress=silent))
    assert (data / DATABASE).read_bytes() == before
    assert sorted(path.name for path in data.iterdir()) == names
    assert len(stored(data, game)) == 5


def test_nothing_is_restored_under_a_running_server(tmp_path: Path) -> None:
    store_with(tmp_path / "old")
    copy = back_up(tmp_path / "old", tmp_path / "copy", force=False, progress=silent).target
    store = Store(tmp_path / "data")
    try:
        store.describe("http://here/")
        assert "http://here/" in str(refused("store_in_use", lambda: restore(copy, tmp_path / "data", progress=silent)))
    finally:
        store.close()
    assert not formers(tmp_path / "data")


def test_both_commands_say_what_they_did(tmp_path: Path) -> None:
    store_with(tmp_path / "data", moves=1)
    ran = command("backup", "--data", tmp_path / "data", "--out", tmp_path)
    assert (ran.returncode, ran.stderr) == (0, "")
    (made,) = tmp_path.glob("kozyr-*.sqlite3")
    assert f"{made} holds 1 game with 1 move." in ran.stdout
    ran = command("restore", made, "--data", tmp_path / "data")
    assert (ran.returncode, ran.stderr) == (0, "")
    (former,) = formers(tmp_path / "data")
    assert "holds 1 game with 1 move now" in ran.stdout
    assert str(former) in ran.stdout
    ran = command("backup", "--data", tmp_path / "nowhere")
    assert (ran.returncode, ran.stdout) == (1, "")
    assert "no folder" in ran.stderr
