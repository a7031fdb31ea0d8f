"""Backing a store up, and restoring it."""

from __future__ import annotations

import contextlib
import os
import shutil
import sqlite3
from dataclasses import dataclass
from pathlib import Path

from kozyr.server.store.copies import Contents, Progress, beside, copied, free_name, now_text, settle_folder
from kozyr.server.store.errors import StoreUnusable
from kozyr.server.store.opening import DATABASE, lock_folder, open_engines

_HALF_DONE = ".restoring"
_LONGEST_PREFIX = 100
"""Letters of a file's name that the unfinished copy has too: a name has at most 255."""
"""A folder in the data folder in which a store is made ready; what an interrupted restore left there is thrown away."""


@dataclass(frozen=True)
class BackedUp:
    """Where a backup lies, and what is in it."""

    target: Path
    contents: Contents


@dataclass(frozen=True)
class Restored:
    """What was restored, and where the former store lies now; None if there was none."""

    contents: Contents
    former: Path | None


def back_up(folder: Path, out: Path | None, *, force: bool, progress: Progress) -> BackedUp:
    """Copy the store of a data folder, also while a server runs on it, to a file (`out`; a folder: a name with the
    time in it, None: in the current one). Only a whole, checked copy gets the name. `force`: over a file that has it.

    Raises StoreUnusable.
    """
    source = folder / DATABASE
    if not source.is_file():
        what = f"no store in the folder {folder}" if folder.is_dir() else f"no folder {folder}"
        raise StoreUnusable("no_store", f"There is {what}. Name the one where games are kept with --data.")
    try:
        target = _target(out)
        if _belongs_to_store(target, folder):
            raise StoreUnusable(
                "backup_is_store", f"{target} belongs to the store itself. Name another file with --out."
            )
        _check_free(target, force=force)
        part = free_name(target.parent, target.name[:_LONGEST_PREFIX])
    except OSError as error:
        raise StoreUnusable(
            "store_not_writable", f"{out or Path.cwd()} cannot be written ({error.strerror})."
        ) from error
    contents = copied(source, part, progress)
    try:
        _check_free(target, force=force)  # somebody may have been quicker
        part.replace(target)
    except BaseException as error:
        part.unlink(missing_ok=True)
        if isinstance(error, OSError):
            raise StoreUnusable("store_not_writable", f"{target} cannot be written ({error.strerror}).") from error
        raise
    settle_folder(target.parent)
    return BackedUp(target, contents)


def restore(backup: Path, folder: Path, *, progress: Progress) -> Restored:
    """Put a copy of a backup in the place of a data folder's store, made ready for this Kozyr. The former store stays
    beside it under a name that says when. Raises StoreUnusable; then the former store is as it was.

    No server may run on the folder (`store_in_use`).
    """
    if not backup.is_file():
        raise StoreUnusable("no_store", f"There is no file {backup}.")
    store = folder / DATABASE
    if _same(backup, store):
        raise StoreUnusable("backup_is_store", f"{backup} is the store itself: there is nothing to restore.")
    lock = lock_folder(folder)
    try:
        ready = folder / _HALF_DONE
        if ready.is_file() or ready.is_symlink():
            raise StoreUnusable("store_not_writable", f"{ready} is in the way. Move it elsewhere.")
        shutil.rmtree(ready, ignore_errors=True)
        try:
            ready.mkdir(mode=0o700)
            contents = copied(backup, ready / DATABASE, progress)
            _migrate(ready)
            former = _put_in_place(ready / DATABASE, store)
        except OSError as error:
            raise StoreUnusable(
                "store_not_writable", f"In the folder {folder} nothing can be written ({error.strerror})."
            ) from error
        finally:
            shutil.rmtree(ready, ignore_errors=True)
    finally:
        lock.release()
    return Restored(contents, former)


def _target(out: Path | None) -> Path:
    name = f"kozyr-{now_text()}.sqlite3"
    if out is None:
        return Path(name)
    if out.is_dir():
        return out / name
    if not out.parent.is_dir():
        raise StoreUnusable("store_not_writable", f"There is no folder {out.parent} for the backup.")
    return out.resolve() if out.is_symlink() else out


def _belongs_to_store(target: Path, folder: Path) -> bool:
    """Whether it is, or would be taken for, a part of the store: SQLite deletes what it finds under some names."""
    if any(_same(target, name) for name in (folder / DATABASE, *beside(folder / DATABASE))):
        return True
    is_inside = target.parent.resolve() == folder.resolve()
    return is_inside and (target.name.startswith(DATABASE) or target.name in {_HALF_DONE, "kozyr.lock"})


def _same(one: Path, other: Path) -> bool:
    with contextlib.suppress(OSError):
        return one.samefile(other)
    return one.absolute() == other.absolute()


def _check_free(target: Path, *, force: bool) -> None:
    if target.exists() and not target.is_file():
        raise StoreUnusable("store_not_writable", f"{target} is no file. Name another one with --out.")
    if target.exists() and not force:
        raise StoreUnusable("backup_exists", f"{target} is there already. Name another file, or add --force.")


def _migrate(folder: Path) -> None:
    """Bring a store up to date by opening it; afterwards it is one file again."""
    writing, reading, _ = open_engines(folder, busy_ms=2000)
    reading.dispose()
    writing.dispose()
    _fold(folder / DATABASE)
    if any(name.exists() for name in beside(folder / DATABASE)):
        raise StoreUnusable("store_locked", f"Another program keeps a file in {folder} open. Close it and try again.")


def _put_in_place(fresh: Path, store: Path) -> Path | None:
    """Keep the former store, then let the fresh one take its name. At any moment the disk holds both, whole.

    A log that the former one needs goes along with it: beside the fresh one it would be taken for the fresh one's.
    """
    if not any(name.exists() for name in (store, *beside(store))):
        fresh.replace(store)
        settle_folder(store.parent)
        return None
    former = _former_name(store)
    with contextlib.suppress(sqlite3.Error, OSError):  # a damaged one is kept as it is, its log too
        _look(store)
        _fold(store)
    left = [name for name in beside(store) if name.exists()]
    if left or not _linked(store, former):
        for name in (store, *left):
            if name.exists():
                name.rename(former.with_name(former.name + name.name.removeprefix(store.name)))
    settle_folder(store.parent)
    fresh.replace(store)
    settle_folder(store.parent)
    return former


def _linked(store: Path, former: Path) -> bool:
    """Give the former store a second name, so that at no moment there is none under the first."""
    try:
        os.link(store, former)
    except OSError:
        return False  # not every file system can
    return True


def _look(store: Path) -> None:
    """sqlite3.Error if it cannot be read. Only to look changes nothing: to open it for writing might lose the log."""
    address = f"{store.absolute().as_uri()}?mode=ro"
    with contextlib.closing(sqlite3.connect(address, uri=True, timeout=1)) as database:
        database.execute("SELECT count(*) FROM sqlite_schema").fetchone()


def _fold(store: Path) -> None:
    """Write what stands in the log into the database, and do away with the log."""
    with contextlib.closing(sqlite3.connect(f"{store.absolute().as_uri()}?mode=rw", uri=True, timeout=1)) as database:
        database.execute("PRAGMA journal_mode=DELETE").fetchone()


def _former_name(store: Path) -> Path:
    name = f"{store.name}.before-{now_text()}"
    number, former = 1, store.with_name(name)
    while former.exists():
        number += 1
        former = store.with_name(f"{name}-{number}")
    return former
