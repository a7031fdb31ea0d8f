"""Lessons at real tables: beginning one, finding a stored one's lesson again, and telling how it stands."""

from __future__ import annotations

import time
from collections.abc import Iterable

from kozyr.bots import Bot
from kozyr.cards import cards_text
from kozyr.lessons import LESSONS, YOU, Lesson, Partner, lesson_named, standing
from kozyr.quoting import shortened
from kozyr.rules import Refused
from kozyr.rules.events import Event
from kozyr.server import wire
from kozyr.server.failures import Failed
from kozyr.server.moves import move_row
from kozyr.server.pace import PACES
from kozyr.server.programs import PERSON
from kozyr.server.store import GameRow, Newcomer, SeatRow, Store, StoredGame
from kozyr.server.tokens import new_table_id
from kozyr.table import OWN_ID_MARK, Accepted, Table, events_text

_OTHERWISE = "plain"
"""Who plays for the others where a lesson says nothing."""


def lessons() -> wire.Lessons:
    """What can be learned."""
    return wire.Lessons(lessons=[lesson.name for lesson in LESSONS])


async def start_lesson(
    store: Store, name: str, asked: wire.NewLesson, account: str, *, newcomer: Newcomer | None = None
) -> str:
    """Lay a table for a lesson, the asker on its seat; the table's id. Failed `unknown_lesson` or `bad_message`."""
    lesson = lesson_named(name)
    if lesson is None:
        raise Failed("unknown_lesson", {"lesson": shortened(name)})
    if asked.pace not in PACES:
        raise Failed("bad_message", {"where": "$.pace"})
    now_ms = time.time_ns() // 1_000_000
    table = Table(lesson.deal)
    opening = events_text(table.events_after(0))
    played = tuple(_played(lesson, table))
    deal = lesson.deal
    game = GameRow(
        id=new_table_id(),
        created_ms=now_ms,
        rules=str(deal.rules),
        seats=deal.seats,
        dealer=deal.dealer,
        first=deal.first,
        deck=cards_text(deal.deck),
        opening=opening,
        pace=asked.pace,
        bout=table.state.bout.number,
        lesson=lesson.name,
    )
    moves = tuple(move_row(game.id, number, accepted, now_ms) for number, accepted in enumerate(played, start=1))
    await store.create(game, _seats(lesson, account), moves, newcomer=newcomer)
    return game.id


def lesson_of(stored: StoredGame) -> Lesson | None:
    """The lesson of a stored table; None for a game, and for a lesson that has changed since: it goes on as a game."""
    name = stored.game.lesson
    lesson = None if name is None else lesson_named(name)
    if (
        lesson is None
        or cards_text(lesson.deal.deck) != stored.game.deck
        or str(lesson.deal.rules) != stored.game.rules
    ):
        return None
    before = [str(action) for action in lesson.before]
    return lesson if [move.action for move in stored.moves[: len(before)]] == before else None


def partner(lesson: Lesson | None, program: Bot) -> Bot:
    """The program of a seat, which in a lesson has its part to play."""
    return program if lesson is None else Partner(lesson, program)


def standing_of(lesson: Lesson, events: Iterable[Event]) -> wire.Standing:
    """How the lesson stands after the events behind event `lesson.start`."""
    now = standing(lesson, events)
    return wire.Standing(
        lesson=lesson.name,
        steps=[step.name for step in lesson.steps],
        done=list(now.done),
        astray=now.astray,
        deed=now.deed,
    )


def _played(lesson: Lesson, table: Table) -> Iterable[Accepted]:
    """Play on a table what comes before the lesson."""
    for number, action in enumerate(lesson.before):
        accepted = table.submit(action.seat, f"{OWN_ID_MARK}before-{number}", table.version, str(action), 0.0)
        if isinstance(accepted, Refused):
            raise RuntimeError(f"the lesson {lesson.name} cannot be laid: {accepted.code}")
        table.settle(accepted, 0.0)
        yield accepted


def _seats(lesson: Lesson, account: str) -> tuple[SeatRow, ...]:
    person = SeatRow(seat=YOU, player=PERSON, name=None, persona=0, account=account)
    others = (
        SeatRow(seat=seat, player=_OTHERWISE, name=None, persona=lesson.personas[seat])
        for seat in range(lesson.deal.seats)
        if seat != YOU
    )
    return (person, *others)
