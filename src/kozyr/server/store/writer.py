"""Group commit: one thread writes, and what piled up while it waited for the disk goes into one transaction."""

from __future__ import annotations

import asyncio
import contextlib
import queue
import sqlite3
import threading
from collections.abc import Callable
from dataclasses import dataclass
from itertools import groupby
from typing import Any, TypeVar

from sqlalchemy import Connection, Engine

from kozyr.server.store.errors import StorageFailed
from kozyr.server.store.keeper import Keeper

T = TypeVar("T")
_MOST_IN_ONE_TRANSACTION = 256


@dataclass(frozen=True)
class _Job:
    work: Callable[[Any], Any]
    loop: asyncio.AbstractEventLoop
    done: asyncio.Future[Any]
    is_apart: bool = False
    """In no transaction, with nobody beside it."""

    def succeed(self, result: object) -> None:
        self._deliver(lambda: self.done.set_result(result))

    def fail(self, error: BaseException) -> None:
        self._deliver(lambda: self.done.set_exception(error))

    def _deliver(self, settle: Callable[[], None]) -> None:
        def in_loop() -> None:
            if not self.done.cancelled():
                settle()

        try:
            self.loop.call_soon_threadsafe(in_loop)
        except RuntimeError:  # the loop is closed: nobody waits any more
            return


class Writer:
    """The only door for changes. Work of several callers may share a transaction; each learns its own outcome.

    A future that succeeded means: on the disk. One that failed means: nothing of this work was stored, unless the very
    commit failed, when only the disk knows; callers read back what they doubt.
    """

    def __init__(self, engine: Engine, keeper: Keeper) -> None:
        self._engine = engine
        self._keeper = keeper
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._run, name="kozyr-writer", daemon=True)
        self._thread.start()

    def write(self, work: Callable[[Connection], T]) -> asyncio.Future[T]:
        """Queue `work` and return its outcome after the commit. Call from within a running event loop."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._jobs.put(_Job(work, loop, done))
        return done

    def tidy(self, work: Callable[[sqlite3.Connection], T]) -> asyncio.Future[T]:
        """As `write`, for work that can be done in no transaction. Nothing else is written meanwhile."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._jobs.put(_Job(work, loop, done, is_apart=True))
        return done

    def close(self) -> None:
        """Finish what is queued, then stop. Blocks until then."""
        self._jobs.put(None)
        self._thread.join()

    def _run(self) -> None:
        while True:
            batch, last = self._next_batch()
            for is_apart, jobs in groupby(batch, key=lambda job: job.is_apart):
                if is_apart:
                    self._do_apart(*jobs)
                else:
                    self._commit(list(jobs))
            if last:
                self._is_kept()
                return

    def _next_batch(self) -> tuple[list[_Job], bool]:
        batch: list[_Job] = []
        while len(batch) < _MOST_IN_ONE_TRANSACTION:
            try:
                job = self._jobs.get(block=not batch)
            except queue.Empty:
                break
            if job is None:
                return batch, True
            batch.append(job)
        return batch, False

    def _is_kept(self) -> bool:
        """Whether what is written stays; if not, everything so far is put back."""
        if self._keeper.is_there():
            return True
        self._keeper.put_back()
        return False

    def _do_apart(self, *jobs: _Job) -> None:
        for job in jobs:
            try:
                with contextlib.closing(self._engine.raw_connection()) as lent:
                    result = job.work(lent.driver_connection)
            except Exception as error:
                job.fail(error)
            else:
                job.succeed(result)

    def _commit(self, batch: list[_Job]) -> None:
        """Store a batch. Not while the file is gone; if it went away in between, the outcome is in doubt."""
        if not self._is_kept():
            _fail(batch, StorageFailed())
            return
        begun = False
        try:
            with self._engine.begin() as connection:
                begun = True
                results = [job.work(connection) for job in batch]
        except Exception as error:
            if len(batch) == 1 or not begun:  # a file that is locked is not waited for once more for each of them
                _fail(batch, error)
                return
            for job in batch:  # one bad row must not take its neighbours along
                self._commit([job])
            return
        if not self._is_kept():
            _fail(batch, StorageFailed())
            return
        for job, result in zip(batch, results, strict=True):
            job.succeed(result)


def _fail(batch: list[_Job], error: BaseException) -> None:
    for job in batch:
        job.fail(error)
