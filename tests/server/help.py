"""Rooms with people in tests: seeded games in a real store, and listeners that keep what they are sent."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field
from typing import Any

import msgspec

from kozyr.cards import cards_text
from kozyr.rules import Deal, State, apply, begin, legal
from kozyr.rules.actions import Action
from kozyr.rules.events import Event
from kozyr.server.store import GameRow, SeatRow, Store, StoredGame
from kozyr.server.tokens import new_table_id
from kozyr.table import UNDO, LogEvent, TakenBack, events_text

PATIENCE_S = 20.0
"""How long a test waits for what must come. Never a measure of speed: a hang must end."""


async def people_game(
    store: Store, deal: Deal, *, players: list[str] | None = None, clock_ms: int | None = None
) -> str:
    """Store a game; by default every seat is a person. Its id."""
    game = GameRow(
        id=new_table_id(),
        created_ms=time.time_ns() // 1_000_000,
        rules=str(deal.rules),
        seats=deal.seats,
        dealer=deal.dealer,
        first=deal.first,
        deck=cards_text(deal.deck),
        opening=events_text(begin(deal).events),
        pace="instant",
        clock_ms=clock_ms,
    )
    players = players or ["person"] * deal.seats
    seats = tuple(SeatRow(seat=seat, player=player, name=None, persona=seat) for seat, player in enumerate(players))
    assert await store.create(game, seats)
    return game.id


def replay(stored: StoredGame, deal: Deal) -> tuple[list[LogEvent], list[State | None]]:
    """The full log of a stored game, and the state after each event that ends a step (None within a step)."""
    opening = begin(deal)
    log: list[LogEvent] = list(opening.events)
    states: list[State | None] = [None, opening.state]
    assert len(log) == 2
    state = opening.state
    made: list[tuple[int, State, int]] = []
    """The moves in force: who made it, the state before it, the number of its first event."""
    for move in stored.moves:
        if move.action == UNDO:
            while True:
                seat, state, first = made.pop()
                if seat == move.seat and len(legal(state)) > 1:
                    break
            log.append(TakenBack(move.seat, first - 1))
            states.append(state)
            continue
        made.append((move.seat, state, len(log) + 1))
        step = apply(state, Action.parse(move.action))
        state = step.state
        log += step.events
        states += [None] * (len(step.events) - 1) + [state]
    return log, states


def in_force(log: list[LogEvent], version: int) -> list[Event]:
    """The events up to a number, without those that were taken back by then."""
    line: list[tuple[int, Event]] = []
    for number, event in enumerate(log[:version], start=1):
        if isinstance(event, TakenBack):
            line = [(earlier, kept) for earlier, kept in line if earlier <= event.to]
        else:
            line.append((number, event))
    return [event for _, event in line]


@dataclass
class Ear:
    """A listener that keeps every message, decoded and as text."""

    seat: int
    device: str | None = None
    heard: list[tuple[dict[str, Any], str]] = field(default_factory=list)
    dropped: str | None = None
    _news: asyncio.Event = field(default_factory=asyncio.Event)

    def send(self, message: bytes) -> None:
        self.heard.append((msgspec.json.decode(message), message.decode()))
        self._news.set()

    def drop(self, code: str) -> None:
        self.dropped = code
        self._news.set()

    async def wait_for(self, wanted: str, *, after: int = 0, **fields: object) -> dict[str, Any]:
        """The first message of a type, with these fields, from number `after` on; waits until it comes."""
        async with asyncio.timeout(PATIENCE_S):
            while True:
                for message, _ in self.heard[after:]:
                    if message["type"] == wanted and all(message[name] == value for name, value in fields.items()):
                        return message
                assert self.dropped is None, f"dropped: {self.dropped}"
                self._news.clear()
                await self._news.wait()

    async def more(self, heard: int) -> None:
        """Wait until more than `heard` messages have come."""
        async with asyncio.timeout(PATIENCE_S):
            while len(self.heard) <= heard:
                assert self.dropped is None, f"dropped: {self.dropped}"
                self._news.clear()
                await self._news.wait()

    async def answer(self, command_id: str, *, after: int) -> dict[str, Any]:
        """The ack or refusal of a command."""
        async with asyncio.timeout(PATIENCE_S):
            while True:
                for message, _ in self.heard[after:]:
                    if message["type"] in {"ack", "refused"} and message["id"] == command_id:
                        return message
                assert self.dropped is None, f"dropped: {self.dropped}"
                self._news.clear()
                await self._news.wait()
