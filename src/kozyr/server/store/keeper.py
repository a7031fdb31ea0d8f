"""Sees that what is written is what lies on the disk under its name.

A file that is deleted stays open, and takes every write without an error: all of it would be gone with the process.
"""

from __future__ import annotations

import contextlib
import os
import sqlite3
from pathlib import Path

from sqlalchemy import Engine
from sqlalchemy.exc import SQLAlchemyError

from kozyr.server.log import logger, where

_Identity = tuple[int, int] | None


class Keeper:
    """Watches the files of an open database. Used by the writer's thread alone, between transactions.

    `engines`: all that have the file open; the first one writes.
    """

    def __init__(self, path: Path, *engines: Engine) -> None:
        self._path, self._engines = path, engines
        self._opened = self._look()
        self._said = ""
        """What the log was told last: while nothing changes it is told once."""

    def is_there(self) -> bool:
        """Whether the names on the disk still lead to the files that are open."""
        is_there = self._look() == self._opened
        if is_there:
            self._said = ""
        return is_there

    def put_back(self) -> None:
        """Write the database, as it is open, where it was. Not over a file that somebody else put there.

        If it cannot be done, nothing changes: `is_there()` stays false.
        """
        database = _identity(self._path)
        if database not in (None, self._opened[0]):
            self._say("store_replaced")
            return
        fresh = self._path.with_suffix(".fresh")
        try:
            self._copy_to(fresh)
            for engine in self._engines:  # SQLite leaves the names of a database that was moved alone
                engine.dispose()
            for name in _beside(self._path):
                name.unlink(missing_ok=True)
            fresh.replace(self._path)
            with self._engines[0].begin() as connection:
                connection.exec_driver_sql("SELECT 1")
        except (OSError, sqlite3.Error, SQLAlchemyError) as error:
            self._say("store_gone", error=where(error))
            with contextlib.suppress(OSError):
                fresh.unlink(missing_ok=True)
            return
        self._opened = self._look()
        self._say("store_put_back")

    def _say(self, event: str, **facts: str) -> None:
        if event != self._said:
            logger().error(event, **facts)
        self._said = event

    def _copy_to(self, fresh: Path) -> None:
        os.close(os.open(fresh, os.O_RDWR | os.O_CREAT | os.O_TRUNC, 0o600))
        with contextlib.closing(sqlite3.connect(fresh)) as copy, self._engines[0].connect() as connection:
            opened = connection.connection.driver_connection
            assert isinstance(opened, sqlite3.Connection)
            opened.backup(copy)

    def _look(self) -> tuple[_Identity, _Identity]:
        wal, _ = _beside(self._path)
        return _identity(self._path), _identity(wal)


def _beside(path: Path) -> tuple[Path, Path]:
    """The log and the index that SQLite keeps beside a database."""
    return path.with_name(f"{path.name}-wal"), path.with_name(f"{path.name}-shm")


def _identity(path: Path) -> _Identity:
    try:
        found = path.stat()
    except OSError:
        return None
    return found.st_dev, found.st_ino
