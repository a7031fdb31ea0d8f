"""Hints: from the asker's own view, one search for each seat, dropped when the table moves on, refused among people."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import threading
from collections.abc import AsyncIterator, Coroutine, Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kozyr.bots import Bot, Thoughts, hints
from kozyr.core import Value
from kozyr.rules import Action, begin
from kozyr.rules.events import Event
from kozyr.search import Move
from kozyr.server import wire
from kozyr.server.log import set_up
from kozyr.server.programs import Programs
from kozyr.server.room import Room
from kozyr.server.rooms import Rooms
from kozyr.server.store import Store
from kozyr.server.thinking import TooLate
from kozyr.view import View, observe, project
from tests.server.help import PATIENCE_S, Ear, people_game
from tests.server.leaks import CARD
from tests.table.help import seeded_deal

DEAL = seeded_deal("club", 3, 4)


def table_of(*people: int) -> list[str]:
    """Who sits there: people so many seats behind the leader, and programs."""
    return ["person" if (seat - DEAL.first) % 3 in people else "plain" for seat in range(3)]


class Asked(Programs):
    """Counts the hints that are searched for; each waits until the test lets it go, or is told to stop."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: list[tuple[View, Sequence[Event]]] = []
        self.dropped = 0
        self.go = asyncio.Event()
        self.error: Exception | None = None

    async def hint(self, asker: object, view: View, history: Sequence[Event]) -> Thoughts:
        del asker
        self.asked.append((view, history))
        try:
            await self.go.wait()
        except asyncio.CancelledError:
            self.dropped += 1
            raise
        if self.error is not None:
            raise self.error
        moves = tuple(Move(action, place, place / 10) for place, action in enumerate(view.legal))
        return Thoughts(moves, 1, 0.1, 1)


class House:
    """A store, programs, a room, and the person who leads in it."""

    def __init__(self, programs: Programs, store: Store, room: Room, ear: Ear) -> None:
        self.programs, self.store, self.room, self.ear = programs, store, room, ear

    @property
    def welcome(self) -> dict[str, Any]:
        return self.ear.heard[0][0]

    def ask(self, id_: str = "a", *, base: int | None = None, ear: Ear | None = None) -> None:
        version = self.welcome["version"] if base is None else base
        self.room.hint(ear or self.ear, wire.AskHint(id=id_, base=version))

    async def lead(self) -> dict[str, Any]:
        """Play the first choice; the acknowledgement."""
        action = self.welcome["sight"]["choices"][0]["action"]
        self.room.act(self.ear, wire.Act(id="act", base=self.welcome["version"], action=action))
        return await self.ear.wait_for("ack", id="act")


@contextlib.asynccontextmanager
async def house(folder: Path, programs: Programs, players: list[str] | None = None) -> AsyncIterator[House]:
    store = Store(folder)
    rooms = Rooms(store, programs)
    room = await rooms.get(await people_game(store, DEAL, players=players or table_of(0)))
    assert room is not None
    ear = Ear(DEAL.first)
    room.join(ear, 0)
    await ear.wait_for("welcome")
    try:
        yield House(programs, store, room, ear)
    finally:
        await rooms.close()
        programs.close()
        store.close()


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, PATIENCE_S))


def test_a_hint_names_a_legal_move_and_values_them_all(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path, Programs()) as home:
            home.ask()
            answer = await home.ear.wait_for("hint", id="a")
            choices = [choice["action"] for choice in home.welcome["sight"]["choices"]]
            assert [worth["action"] for worth in answer["worths"]] == choices
            assert all(0 <= worth["chance"] <= 1 for worth in answer["worths"])
            assert answer["action"] in choices
            assert answer["base"] == home.welcome["version"]

    run(play())


def test_a_hint_is_thought_out_from_what_the_seat_was_told(tmp_path: Path) -> None:
    async def play() -> None:
        programs = Asked()
        async with house(tmp_path, programs) as home:
            home.ask()
            programs.go.set()
            await home.ear.wait_for("hint")
            view, history = programs.asked[0]
            feed = home.room._audience.feed(DEAL.first)
            assert view == feed.view
            assert view.seat == DEAL.first
            assert tuple(history) == feed.history

    run(play())


def test_asked_twice_it_is_one_search_and_both_are_answered(tmp_path: Path) -> None:
    async def play() -> None:
        programs = Asked()
        async with house(tmp_path, programs) as home:
            other = Ear(DEAL.first)
            home.room.join(other, 0)
            home.ask("a")
            home.ask("b")
            home.ask("c", ear=other)
            await other.wait_for("welcome")
            programs.go.set()
            first = await home.ear.wait_for("hint", id="a")
            for answer in (await home.ear.wait_for("hint", id="b"), await other.wait_for("hint", id="c")):
                assert {**answer, "id": "a"} == first
            home.ask("d")
            assert {**await home.ear.wait_for("hint", id="d"), "id": "a"} == first
            assert len(programs.asked) == 1

    run(play())


def test_a_hint_is_dropped_when_the_table_moves_on(tmp_path: Path) -> None:
    async def play() -> None:
        programs = Asked()
        async with house(tmp_path, programs) as home:
            home.ask()
            ack = await home.lead()
            await home.ear.wait_for("frame", number=ack["version"])
            home.ask("late")
            late = await home.ear.wait_for("refused", id="late")
            assert late["code"] == "stale"
            assert programs.dropped == len(programs.asked) == 1
            programs.go.set()
            assert not [message for message, _ in home.ear.heard if message["type"] == "hint"]

    run(play())


def test_a_hint_is_dropped_when_the_house_closes(tmp_path: Path) -> None:
    programs: list[Asked] = []

    async def play() -> None:
        programs.append(Asked())
        async with house(tmp_path, programs[0]) as home:
            home.ask()
            home.ask("b", base=0)  # answered after the first was taken in
            await home.ear.wait_for("refused", id="b")

    run(play())
    assert programs[0].dropped == 1


def test_no_hint_where_another_person_sits(tmp_path: Path) -> None:
    async def play() -> None:
        programs = Asked()
        async with house(tmp_path, programs, table_of(0, 2)) as home:
            home.ask()
            refused = await home.ear.wait_for("refused", id="a")
            assert refused["code"] == "hint_among_people"
            assert programs.asked == []

    run(play())


@pytest.mark.parametrize(("ahead", "code"), [(-1, "stale"), (1, "ahead")])
def test_a_hint_is_for_the_position_as_it_is(tmp_path: Path, ahead: int, code: str) -> None:
    async def play() -> None:
        async with house(tmp_path, Asked()) as home:
            base = home.welcome["version"] + ahead
            home.ask(base=base)
            refused = await home.ear.wait_for("refused", id="a")
            assert (refused["code"], refused["facts"]["base"]) == (code, base)

    run(play())


def test_no_hint_on_another_seats_turn_nor_after_the_end(tmp_path: Path) -> None:
    async def play() -> None:
        class Stays(Asked):
            async def decide(self, bot: Bot, view: View, history: Sequence[Event], *, table: str = "") -> Action:
                del bot, history, table
                await asyncio.Event().wait()
                return view.legal[0]

        async with house(tmp_path, Stays()) as home:
            ack = await home.lead()
            home.ask("b", base=ack["version"])
            refused = await home.ear.wait_for("refused", id="b")
            assert (refused["code"], refused["facts"]["phase"]) == ("not_your_turn", "defend")
            act = wire.Act(id="resign", base=ack["version"], action=f"{DEAL.first}r")
            home.room.act(home.ear, act)
            ended = await home.ear.wait_for("ack", id="resign")
            home.ask("c", base=ended["version"])
            assert (await home.ear.wait_for("refused", id="c"))["code"] == "game_over"

    run(play())


@pytest.mark.parametrize("error", [TooLate(), RuntimeError("the hand was 6c 7c")])
def test_a_hint_that_fails_is_refused_logged_without_cards_and_can_be_asked_again(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], error: Exception
) -> None:
    set_up(logging.INFO)

    async def play() -> None:
        programs = Asked()
        programs.error = error
        programs.go.set()
        async with house(tmp_path, programs) as home:
            home.ask()
            assert (await home.ear.wait_for("refused", id="a"))["code"] == "hint_failed"
            programs.error = None
            home.ask("b")
            await home.ear.wait_for("hint", id="b")

    run(play())
    log = capsys.readouterr().err
    assert "hint_late" in log or "hint_failed" in log
    assert not CARD.findall(log), "a card in the log"


def test_a_hint_stopped_at_once_values_every_move() -> None:
    stop, step = threading.Event(), begin(DEAL)
    stop.set()
    view = observe(step.state, DEAL.first)
    thoughts = hints.hint(view, [project(event, DEAL.first) for event in step.events], 1, stop)
    assert tuple(move.action for move in thoughts.moves) == view.legal
    assert hints.advised(view, thoughts) in thoughts.moves


def test_the_chance_of_a_solved_endgame_is_exact() -> None:
    def move(exact: Value | None) -> Move:
        return Move(Action.parse("0a6c"), 10, 0.7, exact)

    assert [hints.chance(move(exact)) for exact in (None, Value.LOSS, Value.DRAW, Value.WIN)] == [0.7, 0.0, 0.5, 1.0]


def test_asking_is_a_message_of_the_protocol() -> None:
    decode = msgspec.json.Decoder(wire.ClientMessage).decode
    assert decode(b'{"type":"hint","id":"a","base":3}') == wire.AskHint(id="a", base=3)
