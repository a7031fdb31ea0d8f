"""Hints at one table: one search at a time for each seat, from its own view, dropped when the table moves on."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from dataclasses import dataclass, field

import msgspec

from kozyr.bots import hints
from kozyr.rules import Fact
from kozyr.server import wire
from kozyr.server.audience import Audience, Listener
from kozyr.server.log import logger, where
from kozyr.server.programs import Programs
from kozyr.server.thinking import StillThinking, TooLate
from kozyr.table import Table

_encode = msgspec.json.Encoder().encode


@dataclass(eq=False)
class _Search:
    """One position's hint for one seat: who waits for it, and, once it is there, what it is."""

    base: int
    waiting: list[tuple[Listener, str]] = field(default_factory=list)
    task: asyncio.Task[None] | None = None
    action: str | None = None
    worths: list[wire.Worth] = field(default_factory=list)


class Hints:
    """Gives hints to the one person of a table. Called by its room, in the event loop.

    `none`: the code of why there are none at this table, if so.
    """

    def __init__(self, id_: str, table: Table, programs: Programs, audience: Audience, *, none: str | None) -> None:
        self._id = id_
        self._table = table
        self._programs = programs
        self._audience = audience
        self._none = none
        self._searches: dict[int, _Search] = {}

    def ask(self, listener: Listener, ask: wire.AskHint) -> None:
        """Answer as soon as it is known. Asked again about the same position, from this page or another one of the same
        seat, it is the same search."""
        why_not = self._why_not(listener.seat, ask.base)
        if why_not is not None:
            self._refuse(listener, ask.id, *why_not)
            return
        search = self._searches.get(listener.seat)
        if search is None:
            search = self._searches[listener.seat] = _Search(ask.base)
            search.task = asyncio.create_task(self._find(listener.seat, search), name=f"hint {self._id}")
        search.waiting.append((listener, ask.id))
        if search.action is not None:
            self._tell(search)

    def drop(self) -> None:
        """The table moves on, or closes: what is being looked for helps nobody any more."""
        for search in self._searches.values():
            if search.task is not None:
                search.task.cancel()
        self._searches.clear()

    def _why_not(self, seat: int, base: int) -> tuple[str, Mapping[str, Fact]] | None:
        """The code and facts for which there is no hint; None if there is one."""
        version, view = self._table.version, self._audience.feed(seat).view
        if self._none is not None:
            return self._none, {}
        if base != version:
            return ("stale" if base < version else "ahead"), {"base": base, "version": version}
        if view.actor is None:
            return ("game_over", {}) if view.result is not None else ("hint_not_now", {})
        if view.actor != seat:
            return "not_your_turn", {"actor": view.actor, "phase": view.phase.value}
        return None

    async def _find(self, seat: int, search: _Search) -> None:
        feed = self._audience.feed(seat)
        try:
            thoughts = await self._programs.hint(self, feed.view, feed.history)
        except Exception as error:
            late = isinstance(error, TooLate | StillThinking)
            logger().error("hint_late" if late else "hint_failed", table=self._id, seat=seat, error=where(error))
            self._searches.pop(seat, None)
            for listener, id_ in search.waiting:
                self._refuse(listener, id_, "hint_failed", {})
            return
        search.action = str(hints.advised(feed.view, thoughts).action)
        search.worths = [
            wire.Worth(action=str(move.action), chance=round(hints.chance(move), 4)) for move in thoughts.moves
        ]
        self._tell(search)

    def _tell(self, search: _Search) -> None:
        assert search.action is not None
        for listener, id_ in search.waiting:
            answer = wire.Hint(id=id_, base=search.base, action=search.action, worths=search.worths)
            listener.send(_encode(answer))
        search.waiting.clear()

    def _refuse(self, listener: Listener, id_: str, code: str, facts: Mapping[str, Fact]) -> None:
        refused = wire.Refused(id=id_, code=code, facts=dict(facts), version=self._table.version)
        listener.send(_encode(refused))
