"""Copies of a store: made while a server runs on it, looked at closely, and put in its place again."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import tempfile
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from datetime import datetime
from pathlib import Path

from alembic.script import ScriptDirectory

from kozyr.server.store.errors import StoreUnusable
from kozyr.server.store.opening import migrations

Progress = Callable[[int, int], None]
"""Is told how many bytes are copied, of how many."""
BUSY_S = 30.0
_PAGES_AT_ONCE = 1024
_NEEDED = {"alembic_version", "meta", "games", "seats", "moves"}


@dataclass(frozen=True)
class Contents:
    """What a store holds. `revision`: of the last migration that was applied to it."""

    revision: str
    games: int
    moves: int


def now_text() -> str:
    """The date and the time here and now, for a file's name."""
    return datetime.now().astimezone().strftime("%Y-%m-%d-%H%M%S")


def copied(source: Path, target: Path, progress: Progress) -> Contents:
    """Copy a store as it stands at one moment, whoever writes to it meanwhile, to a new file that only the user may
    read, and see that it is sound. Raises StoreUnusable, and leaves nothing behind.

    Once this returns the copy is on the disk: one file, without a log beside it.
    """
    try:
        os.close(os.open(target, os.O_RDWR | os.O_CREAT | os.O_EXCL, 0o600))
    except OSError as error:
        raise _cannot_write(target, error.strerror) from error
    try:
        _copy(source, target, progress)
        contents = looked_at(target, source)
        _settle(target)
    except BaseException:
        for name in (target, *beside(target)):
            name.unlink(missing_ok=True)
        raise
    return contents


def looked_at(copy: Path, source: Path) -> Contents:
    """What is in a copy of `source`. StoreUnusable if it is damaged, none of Kozyr's, or of a newer one."""
    try:
        with contextlib.closing(sqlite3.connect(f"{copy.absolute().as_uri()}?mode=rw", uri=True)) as connection:
            verdict = connection.execute("PRAGMA integrity_check(1)").fetchone()[0]
            if verdict != "ok":
                raise StoreUnusable("store_corrupt", f"The file {source} is damaged ({verdict}).")
            names = {name for (name,) in connection.execute("SELECT name FROM sqlite_schema WHERE type = 'table'")}
            revisions = connection.execute("SELECT version_num FROM alembic_version") if names >= _NEEDED else ()
            revision = next((revision for (revision,) in revisions), None)
            if revision is None:
                raise StoreUnusable("store_unusable", f"The file {source} is no store of Kozyr's.")
            if revision not in known_revisions():
                raise StoreUnusable("store_too_new", f"The file {source} was written by a newer Kozyr. Use that one.")
            games = connection.execute("SELECT count(*) FROM games").fetchone()[0]
            moves = connection.execute("SELECT count(*) FROM moves").fetchone()[0]
    except sqlite3.Error as error:
        raise _failed(error, source, copy) from error
    return Contents(revision, games, moves)


def known_revisions() -> tuple[str, ...]:
    """Every schema that this Kozyr can open, the oldest first."""
    scripts = ScriptDirectory.from_config(migrations())
    return tuple(reversed([script.revision for script in scripts.walk_revisions()]))


def beside(path: Path) -> tuple[Path, Path]:
    """The log and the index that SQLite keeps beside a database while it is open, or after a crash."""
    return path.with_name(f"{path.name}-wal"), path.with_name(f"{path.name}-shm")


def free_name(folder: Path, name: str) -> Path:
    """A name in a folder that no file has yet."""
    handle, path = tempfile.mkstemp(prefix=f".{name}.", suffix=".part", dir=folder)
    os.close(handle)
    Path(path).unlink()
    return Path(path)


def settle_folder(folder: Path) -> None:
    """See that names given in a folder outlive a loss of power, where the system can."""
    with contextlib.suppress(OSError):  # Windows opens no folders
        handle = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(handle)
        finally:
            os.close(handle)


def _copy(source: Path, target: Path, progress: Progress) -> None:
    try:
        with _reading(source) as store, contextlib.closing(sqlite3.connect(target)) as copy:
            size = store.execute("PRAGMA page_size").fetchone()[0]

            def told(_status: int, left: int, total: int) -> None:
                progress((total - left) * size, total * size)

            store.backup(copy, pages=_PAGES_AT_ONCE, progress=told)
            copy.execute("PRAGMA journal_mode=DELETE")  # one file, nothing beside it
    except sqlite3.Error as error:
        raise _failed(error, source, target) from error


@contextlib.contextmanager
def _reading(source: Path) -> Iterator[sqlite3.Connection]:
    """A connection that only reads, and sees the store as it was when it was first looked at."""
    address = f"{source.absolute().as_uri()}?mode=ro"
    if not beside(source)[0].exists() and not os.access(source.parent, os.W_OK):
        address += "&immutable=1"  # in a folder that cannot be written nobody else writes, and no log can be made
    with contextlib.closing(sqlite3.connect(address, uri=True, timeout=BUSY_S, isolation_level=None)) as store:
        # What is written meanwhile stays unseen; otherwise the copy would be begun anew at every move.
        store.execute("BEGIN")
        store.execute("SELECT count(*) FROM sqlite_schema").fetchone()
        yield store


def _settle(path: Path) -> None:
    handle = os.open(path, os.O_RDWR)
    try:
        os.fsync(handle)
    except OSError as error:
        raise _cannot_write(path, error.strerror) from error
    finally:
        os.close(handle)


def _cannot_write(target: Path, reason: str | None) -> StoreUnusable:
    return StoreUnusable("store_not_writable", f"In the folder {target.parent} nothing can be written ({reason}).")


def _failed(error: sqlite3.Error, source: Path, target: Path) -> StoreUnusable:
    said = str(error)
    if "full" in said:
        return StoreUnusable("store_full", f"There is no room for the copy in {target.parent}. Make room there.")
    if "locked" in said:
        return StoreUnusable("store_locked", f"Another program keeps the file {source} locked. Close it and try again.")
    if "not a database" in said or "malformed" in said:
        return StoreUnusable("store_corrupt", f"The file {source} is damaged, or no store of Kozyr's ({said}).")
    return StoreUnusable("store_unusable", f"The file {source} cannot be copied to {target.parent} ({said}).")
