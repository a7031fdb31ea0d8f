"""A table's moves on their way to the disk, and in memory while the disk fails."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from kozyr.server.log import logger
from kozyr.server.store import MoveRow, StorageFailed, Store
from kozyr.table import Accepted, events_text

MEND_EVERY_S = 3.0
"""So often the disk is tried again while it fails, also if nobody moves."""
SHORTLY_S = 0.25
"""A move waits no longer for a disk that has failed: one that is locked may keep a try waiting for seconds."""


class Moves:
    """The moves of one table. What is accepted is kept on the disk before it holds; a first failure is a refusal.

    When the next commit fails too, or nobody can say whether the failed one is on the disk, moves hold without being
    kept (`is_kept` is false): they wait in memory, in their order, and every try writes all of them in one transaction.
    Used in the room's task alone. `stored`: moves on the disk now. `on_mended`: called when all is on the disk again.
    """

    def __init__(self, store: Store, game: str, stored: int, *, on_mended: Callable[[], None]) -> None:
        self.is_kept = True
        self._store = store
        self._game = game
        self._on_mended = on_mended
        self._taken = stored
        self._failed = False
        """The last commit failed."""
        self._doubt: Accepted | None = None
        """Its commit failed, and it was refused; it may be on the disk all the same."""
        self._waiting: list[tuple[MoveRow, Accepted]] = []
        """Hold, and may not be on the disk."""
        self._try: asyncio.Task[None] | None = None
        self._mending: asyncio.Task[None] | None = None

    def is_on_disk(self, version: int) -> bool:
        """Whether the move whose events end at `version` is there for certain."""
        return not self._waiting or version < self._waiting[0][0].first

    async def keep(self, accepted: Accepted) -> bool:
        """Keep a move, or hold it in memory while nothing can be kept. False: it does not hold. Doubts come first."""
        row = move_row(self._game, self._taken + 1, accepted, time.time_ns() // 1_000_000)
        if not self.is_kept:
            self._wait(row, accepted)
            await asyncio.wait({self._trying()}, timeout=SHORTLY_S)
            return True
        try:
            await self._store.append(row, bout=accepted.state.bout.number, result=_result(accepted))
        except StorageFailed:
            logger().error("move_not_stored", table=self._game, move=row.number)
            if not self._failed:
                self._failed, self._doubt = True, accepted
                return False
            self._wait(row, accepted)
            self._go_on_in_memory()
            return True
        self._failed = False
        self._taken += 1
        return True

    async def settle_doubt(self) -> Accepted | None:
        """Look for the move whose commit failed, before anything else is decided: it is returned if it is on the disk,
        and then it holds. If nobody can look, moves are no longer kept."""
        if self._doubt is None or not self.is_kept:
            return None
        try:
            is_there = await self._store.has_move(self._game, self._taken + 1)
        except StorageFailed:
            self._go_on_in_memory()
            return None
        accepted, self._doubt = self._doubt, None
        if not is_there:
            return None
        self._taken += 1
        return accepted

    def forget(self) -> None:
        """The game is deleted: nothing of it is to be kept."""
        self._waiting.clear()

    async def close(self) -> int:
        """Try a last time to keep what waits; how many moves could not be kept. Nothing is tried afterwards."""
        if self._mending is not None:
            self._mending.cancel()
        if self._try is not None:
            await asyncio.wait({self._try})
        if self._waiting:
            await asyncio.wait({self._trying()})
        return len(self._waiting)

    def _wait(self, row: MoveRow, accepted: Accepted) -> None:
        """A move holds now and is kept later. One in doubt has not happened: it makes way on the disk."""
        self._doubt = None
        self._waiting.append((row, accepted))
        self._taken += 1

    def _go_on_in_memory(self) -> None:
        logger().error("table_not_kept", table=self._game)
        self.is_kept = False
        self._mending = asyncio.create_task(self._mend(), name=f"mending {self._game}")

    async def _mend(self) -> None:
        while not self.is_kept:
            await asyncio.sleep(MEND_EVERY_S)
            await asyncio.wait({self._trying()})

    def _trying(self) -> asyncio.Task[None]:
        """The try under way, or a new one."""
        if self._try is None or self._try.done():
            self._try = asyncio.create_task(self._write_waiting(), name=f"writing {self._game}")
        return self._try

    async def _write_waiting(self) -> None:
        """Write all that waits, also what comes to it meanwhile."""
        kept = 0
        while not self.is_kept:
            waiting = tuple(self._waiting)
            try:
                if waiting:
                    last = waiting[-1][1]
                    rows = (row for row, _ in waiting)
                    await self._store.append(*rows, bout=last.state.bout.number, result=_result(last), again=True)
                else:  # nobody has moved since: only a doubt is to be settled
                    await self._store.has_move(self._game, self._taken + 1)
            except StorageFailed:
                return
            kept += len(waiting)
            del self._waiting[: len(waiting)]
            self.is_kept = not self._waiting
        self._failed = False
        logger().warning("table_kept_again", table=self._game, moves=kept)
        self._on_mended()


def move_row(game: str, number: int, accepted: Accepted, at_ms: int) -> MoveRow:
    """The row of a game's `number`-th command, from 1. `at_ms`: milliseconds since 1970 (UTC)."""
    return MoveRow(
        game=game,
        number=number,
        seat=accepted.seat,
        command_id=accepted.command_id,
        base=accepted.base,
        action=str(accepted.action),
        first=accepted.first,
        last=accepted.version,
        events=events_text(accepted.events),
        at_ms=at_ms,
    )


def _result(accepted: Accepted) -> str | None:
    result = accepted.state.result
    return None if result is None else str(result)
