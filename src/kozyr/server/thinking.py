"""Thinking off the event loop: every piece of work has its own thread and a hard limit, and nobody waits for more."""

from __future__ import annotations

import asyncio
import contextlib
import threading
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

T = TypeVar("T")

LIMIT_S = 2.0
"""After this time, waiting for a thread included, work is told to stop."""
GRACE_S = 0.5
"""Work that has been told to stop is waited for so long."""
MOST_THREADS = 16
"""Work that goes on at the same time; more waits for its turn."""
MOST_LOST = 16
"""Threads that do not end are replaced up to this number; the next ones keep their places until they end."""

Work = Callable[[threading.Event], T]
"""Called in a thread; it looks at the event, and answers with the best it has once that is set."""


class TooLate(Exception):
    """There was no answer in time, or no thread to look for one."""


class StillThinking(Exception):
    """This thinker's earlier work, which was given up, has not ended: it is not begun twice."""


class WorkFailed(Exception):
    """The work ended in what is no ordinary error: it asked for an exit, or was interrupted."""


class Thinking:
    """The threads of one server. Used from one event loop.

    A thread is never ended from outside: work that ignores its event is given up and its thread left to itself, so
    that a program which hangs costs its table one pause, and no other table anything.
    """

    def __init__(
        self,
        *,
        limit_s: float = LIMIT_S,
        grace_s: float = GRACE_S,
        most_threads: int = MOST_THREADS,
        most_lost: int = MOST_LOST,
    ) -> None:
        self.limit_s, self.grace_s, self._most_lost = limit_s, grace_s, most_lost
        self._free = asyncio.Semaphore(most_threads)
        self._running: set[_Piece[Any]] = set()
        self._lost = 0
        self._closed = False

    async def run(self, thinker: object, work: Work[T]) -> T:
        """What the work answers; its own error if it raises one.

        TooLate if that takes longer than the limit; StillThinking while such work of the same `thinker` goes on all the
        same. Cancelled, it sets the work's event.
        """
        if any(piece.thinker is thinker and (piece.is_late or piece.is_lost) for piece in self._running):
            raise StillThinking
        loop = asyncio.get_running_loop()
        end = loop.time() + self.limit_s
        try:
            async with asyncio.timeout_at(end):
                await self._free.acquire()
        except TimeoutError:
            raise TooLate from None
        piece = _Piece(thinker, work, self._ended)
        if self._closed:
            piece.stop.set()
        self._running.add(piece)
        try:
            threading.Thread(target=piece.think, args=(loop,), name="kozyr-thinking", daemon=True).start()
        except RuntimeError as error:  # the system gives no more threads
            self._ended(piece)
            raise TooLate from error
        try:
            return await self._outcome(piece, end)
        finally:
            piece.stop.set()
            if not piece.done.is_set():
                loop.call_later(0 if piece.is_late else self.grace_s, self._give_up, piece)

    async def _outcome(self, piece: _Piece[T], end: float) -> T:
        if not await piece.wait(max(0.0, end - asyncio.get_running_loop().time())):
            piece.stop.set()
            if not await piece.wait(self.grace_s):
                piece.is_late = True
                raise TooLate
        return piece.outcome()

    def _ended(self, piece: _Piece[Any]) -> None:
        self._running.discard(piece)
        if piece.is_lost:
            self._lost -= 1
        else:
            self._free.release()

    def _give_up(self, piece: _Piece[Any]) -> None:
        """The thread does not count any more, so that another one may take its place."""
        if piece in self._running and not piece.is_lost and self._lost < self._most_lost:
            piece.is_lost = True
            self._lost += 1
            self._free.release()

    def close(self) -> None:
        """Tell all work to stop, now and from now on."""
        self._closed = True
        for piece in self._running:
            piece.stop.set()


@dataclass(eq=False)
class _Piece(Generic[T]):
    """One piece of work and what is known of it. `done`, and what follows from it, is set in the event loop."""

    thinker: object
    work: Work[T]
    ended: Callable[[_Piece[T]], None]
    stop: threading.Event = field(default_factory=threading.Event)
    done: asyncio.Event = field(default_factory=asyncio.Event)
    found: list[T] = field(default_factory=list)
    """The answer, when there is one."""
    error: BaseException | None = None
    is_late: bool = False
    is_lost: bool = False

    def think(self, loop: asyncio.AbstractEventLoop) -> None:
        """The thread."""
        try:
            self.found.append(self.work(self.stop))
        except BaseException as error:  # an exit that a program asks for ends its thread alone
            self.error = error
        with contextlib.suppress(RuntimeError):  # the loop is closed: nobody waits any more
            loop.call_soon_threadsafe(self._settle)

    def _settle(self) -> None:
        self.ended(self)
        self.done.set()

    async def wait(self, seconds: float) -> bool:
        """Whether it has ended, at the latest after so many seconds."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self.done.wait()
        return self.done.is_set()

    def outcome(self) -> T:
        """What the work answered, or its error, as a WorkFailed where it is no ordinary one."""
        if self.found:
            return self.found[0]
        if isinstance(self.error, Exception) and not isinstance(self.error, StopIteration):
            raise self.error
        raise WorkFailed(type(self.error).__name__) from self.error
