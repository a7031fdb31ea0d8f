"""Files that cannot be opened as a store: one sentence, a way out, and the file stays as it is."""

from __future__ import annotations

import contextlib
import os
import shlex
import shutil
import sqlite3
import subprocess
import sys
from pathlib import Path

import pytest

from kozyr.server.store.opening import DATABASE
from tests.server.help import PATIENCE_S, people_game
from tests.server.process import COMMAND, ROOT
from tests.server.test_store import DEAL, moves_of, run, store_in, unusable


def played_store(folder: Path) -> bytes:
    """A closed store with a game's moves in it; what the file holds."""
    with store_in(folder) as store:
        game = run(people_game(store, DEAL))
        for row in moves_of(game):
            run(store.append(row, bout=1, result=None))
    return (folder / DATABASE).read_bytes()


@pytest.mark.parametrize("part", [0.1, 0.5, 0.9])
def test_a_truncated_file_is_said_and_left_as_it_is(tmp_path: Path, part: float) -> None:
    whole = played_store(tmp_path)
    cut = whole[: int(len(whole) * part)]
    (tmp_path / DATABASE).write_bytes(cut)
    error = unusable(tmp_path)
    assert error.code == "store_corrupt"
    assert "--data" in str(error)
    assert (tmp_path / DATABASE).read_bytes() == cut


@pytest.mark.parametrize("size", [100, 4096, 40960])
def test_a_file_of_zeros_is_said_and_left_as_it_is(tmp_path: Path, size: int) -> None:
    (tmp_path / DATABASE).write_bytes(bytes(size))
    error = unusable(tmp_path)
    assert error.code == "store_corrupt"
    assert "--data" in str(error)
    assert (tmp_path / DATABASE).read_bytes() == bytes(size)


def test_a_file_without_a_byte_is_what_an_interrupted_first_start_leaves(tmp_path: Path) -> None:
    (tmp_path / DATABASE).touch()
    with store_in(tmp_path) as store:
        assert run(store.load("nothing")) is None


def test_somebody_elses_database_is_said_and_left_as_it_is(tmp_path: Path) -> None:
    with contextlib.closing(sqlite3.connect(tmp_path / DATABASE)) as other, other:
        other.execute("create table birds (name)")
    error = unusable(tmp_path)
    assert error.code == "store_unusable"
    with contextlib.closing(sqlite3.connect(tmp_path / DATABASE)) as other:
        assert other.execute("select name from sqlite_schema").fetchall() == [("birds",)]


def test_a_newer_store_is_left_as_it_is(tmp_path: Path) -> None:
    played_store(tmp_path)
    with contextlib.closing(sqlite3.connect(tmp_path / DATABASE)) as other, other:
        other.execute("update alembic_version set version_num = '9999'")
    assert "newer Kozyr" in str(unusable(tmp_path))
    with contextlib.closing(sqlite3.connect(tmp_path / DATABASE)) as other:
        assert other.execute("select version_num from alembic_version").fetchone() == ("9999",)


_MOUNTED = "mount -t tmpfs none '{data}' && cp -a '{kept}/.' '{data}' && mount -o remount,ro '{data}' && exec {run}"


@pytest.mark.skipif(sys.platform != "linux" or shutil.which("unshare") is None, reason="no mounts of one's own")
@pytest.mark.parametrize("made", [True, False], ids=["a store", "an empty folder"])
def test_a_read_only_disk_is_said(tmp_path: Path, made: bool) -> None:
    data, kept = tmp_path / "data", tmp_path / "kept"
    data.mkdir()
    kept.mkdir()
    if made:
        played_store(kept)
    program = shlex.join([*COMMAND, "--port", "0", "--data", str(data)])
    script = _MOUNTED.format(data=data, kept=kept, run=program)
    ran = subprocess.run(
        ["unshare", "--mount", "sh", "-c", script],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
        check=False,
    )
    if "unshare" in ran.stderr or "mount:" in ran.stderr:
        pytest.skip("only root may mount")
    assert ran.returncode == 1
    assert ran.stderr.startswith("kozyr: ")
    assert "cannot be written (Read-only file system)" in ran.stderr
    assert "--data" in ran.stderr
    assert "Traceback" not in ran.stderr
