"""Opening the database: checks, pragmas, migrations; every way it can fail, said in one sentence."""

from __future__ import annotations

import contextlib
import os
import secrets
import sqlite3
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.util import CommandError
from sqlalchemy import Connection, Engine, create_engine, event, insert, inspect, select, text
from sqlalchemy.exc import DBAPIError
from sqlalchemy.pool import ConnectionPoolEntry, QueuePool

from kozyr.server.store import schema
from kozyr.server.store.errors import StoreUnusable
from kozyr.server.store.lock import FolderInUse, FolderLock
from kozyr.server.store.people import WIPE_DUE

DATABASE = "kozyr.sqlite3"
_WRITTEN_ANEW = 256 * 2**20
_CHECKED_AT_START = 32 * 2**20
"""Bytes up to which the whole file is checked at every start; a bigger one would make the start slow."""


def lock_folder(folder: Path) -> FolderLock:
    """Make the folder if needed and lock it. Raises StoreUnusable."""
    try:
        folder.mkdir(parents=True, exist_ok=True, mode=0o700)
        return FolderLock(folder)
    except FolderInUse as busy:
        raise StoreUnusable(
            "store_in_use",
            f"Another Kozyr ({busy.owner or 'unknown'}) already uses the data folder {folder}. "
            "Play there, stop it, or choose another folder with --data.",
        ) from busy
    except OSError as error:
        raise StoreUnusable(
            "store_not_writable",
            f"The data folder {folder} cannot be written ({error.strerror}). Choose another one with --data.",
        ) from error


def open_engines(folder: Path, *, busy_ms: int) -> tuple[Engine, Engine, str]:
    """The writing and the reading engine of a checked, migrated database, and its mark. Raises StoreUnusable."""
    path = folder / DATABASE
    writing = _engine(path, busy_ms=busy_ms, begin="BEGIN IMMEDIATE", pool_size=1, pragmas=_WRITING)
    try:
        _make_private(path)
        with writing.connect() as connection:
            _check(connection, path)
        with writing.begin() as connection:
            _migrate(connection, path)
            mark = _mark(connection)
        _wipe_if_due(writing, path)
    except DBAPIError as error:
        writing.dispose()
        raise _unusable(error, path) from error
    except OSError as error:
        writing.dispose()
        raise StoreUnusable(
            "store_not_writable",
            f"The file {path} cannot be written ({error.strerror}). Choose another folder with --data.",
        ) from error
    except StoreUnusable:
        writing.dispose()
        raise
    return writing, _engine(path, busy_ms=busy_ms, begin="BEGIN", pool_size=4, pragmas=_READING), mark


_WRITING = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "secure_delete=ON")
_READING = ("query_only=ON",)


def _engine(path: Path, *, busy_ms: int, begin: str, pool_size: int, pragmas: tuple[str, ...]) -> Engine:
    address = f"{path.absolute().as_uri()}?mode=rw"  # a file that is gone is not made anew, empty
    engine = create_engine(
        "sqlite://",
        creator=lambda: sqlite3.connect(address, uri=True, timeout=busy_ms / 1000, check_same_thread=False),
        poolclass=QueuePool,
        pool_size=pool_size,
        max_overflow=0 if pool_size == 1 else 8,
        hide_parameters=True,  # an error's text must not show a deck
    )

    @event.listens_for(engine, "connect")
    def on_connect(connection: object, _record: ConnectionPoolEntry) -> None:
        connection.isolation_level = None  # type: ignore[attr-defined]
        cursor = connection.cursor()  # type: ignore[attr-defined]
        for pragma in pragmas:
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def on_begin(connection: Connection) -> None:
        connection.exec_driver_sql(begin)

    return engine


def _make_private(path: Path) -> None:
    os.close(os.open(path, os.O_RDWR | os.O_CREAT, 0o600))


def _check(connection: Connection, path: Path) -> None:
    if path.stat().st_size > _CHECKED_AT_START:
        return
    verdict = connection.execute(text("PRAGMA quick_check(1)")).scalar_one()
    if verdict != "ok":
        raise StoreUnusable(
            "store_corrupt",
            f"The file {path} is damaged ({verdict}). Move it away or choose another folder with --data.",
        )


def migrations() -> Config:
    """Alembic's configuration for the migrations inside the package."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.set_main_option("path_separator", "os")
    return config


def _migrate(connection: Connection, path: Path) -> None:
    config = migrations()
    config.attributes["connection"] = connection
    if MigrationContext.configure(connection).get_current_revision() is None and inspect(connection).get_table_names():
        raise StoreUnusable(
            "store_unusable",
            f"The file {path} does not say which Kozyr wrote it (alembic_version is missing or empty, other tables are "
            "there). Move it away or choose another folder with --data.",
        )
    try:
        command.upgrade(config, "head")
    except CommandError as error:
        raise StoreUnusable(
            "store_too_new",
            f"The file {path} was written by a newer Kozyr. Use that one, or another folder with --data.",
        ) from error


def _mark(connection: Connection) -> str:
    """The store's own mark, made the first time."""
    query = select(schema.meta.c.value).where(schema.meta.c.key == "mark")
    known: str | None = connection.execute(query).scalar_one_or_none()
    if known is not None:
        return known
    fresh = secrets.token_hex(4)
    connection.execute(insert(schema.meta).values(key="mark", value=fresh))
    return fresh


def wiped(connection: sqlite3.Connection, path: Path) -> bool:
    """Leave nothing of what was deleted in the files (Store.wipe); False if somebody reads all the time."""
    if path.stat().st_size <= _WRITTEN_ANEW:
        connection.execute("VACUUM")
    is_busy, *_ = connection.execute("PRAGMA wal_checkpoint(TRUNCATE)").fetchone()
    if not is_busy:
        connection.execute("DELETE FROM meta WHERE key = ?", (WIPE_DUE,))
    return not is_busy


def _wipe_if_due(engine: Engine, path: Path) -> None:
    """Do what a kill after a deletion has left undone."""
    with contextlib.closing(engine.raw_connection()) as lent:
        connection = lent.driver_connection
        assert isinstance(connection, sqlite3.Connection)
        if connection.execute("SELECT 1 FROM meta WHERE key = ?", (WIPE_DUE,)).fetchone() is not None:
            with contextlib.suppress(sqlite3.Error):  # no room now: the next start tries again
                wiped(connection, path)


def _unusable(error: DBAPIError, path: Path) -> StoreUnusable:
    said = str(error.orig)
    if "locked" in said:
        return StoreUnusable("store_locked", f"Another program keeps the file {path} locked. Close it and try again.")
    if "readonly" in said or "unable to open" in said:
        return StoreUnusable(
            "store_not_writable", f"The file {path} cannot be written ({said}). Choose another folder with --data."
        )
    if "not a database" in said or "malformed" in said:
        return StoreUnusable(
            "store_corrupt",
            f"The file {path} is damaged ({said}). Move it away or choose another folder with --data.",
        )
    if "full" in said or "disk I/O" in said:
        return StoreUnusable(
            "store_full",
            f"There is no room for the file {path}, or its disk fails ({said}). "
            "Make room, or choose another folder with --data.",
        )
    return StoreUnusable(
        "store_unusable", f"The file {path} cannot be used ({said}). Move it away or choose another folder with --data."
    )
