"""Undo in a room: who is told what, what the programs get to know, and where there is none."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Sequence
from pathlib import Path
from typing import Any

import msgspec

from kozyr.bots import Bot, Stop
from kozyr.notation import read_record
from kozyr.rules import Action
from kozyr.rules.events import Event
from kozyr.server import wire
from kozyr.server.feed import Feed
from kozyr.server.programs import Programs
from kozyr.server.records import record_of
from kozyr.server.room import Room
from kozyr.server.rooms import Rooms
from kozyr.server.sights import sight
from kozyr.server.store import Store
from kozyr.view import View, observe
from tests.server.help import PATIENCE_S, Ear, people_game
from tests.table.help import seeded_deal

DEAL = seeded_deal("club", 3, 5)
"""Seat 0 leads."""


class Noting:
    """Plays the last choice, and keeps the histories that it was handed."""

    def __init__(self, notes: list[tuple[View, tuple[Event, ...]]]) -> None:
        self._notes = notes

    def choose(self, view: View, history: Sequence[Event], stop: Stop | None = None) -> Action:
        del stop
        self._notes.append((view, tuple(history)))
        return view.legal[-1]


class NotingPrograms(Programs):
    def __init__(self) -> None:
        super().__init__()
        self.notes: list[tuple[View, tuple[Event, ...]]] = []

    def seat(self, name: str) -> Bot:
        del name
        return Noting(self.notes)


class Home:
    """A store, programs and rooms, and one person on seat 0 among programs."""

    def __init__(self, folder: Path, players: Sequence[str] = ("person", "plain", "plain")) -> None:
        self.store, self.programs, self.players = Store(folder), NotingPrograms(), list(players)
        self.rooms = Rooms(self.store, self.programs)

    async def __aenter__(self) -> tuple[Home, str, Room]:
        self.game = await people_game(self.store, DEAL, players=self.players)
        return self, self.game, await self.room()

    async def __aexit__(self, *_: object) -> None:
        await self.rooms.close()
        self.programs.close()
        self.store.close()

    async def room(self) -> Room:
        room = await self.rooms.get(self.game)
        assert room is not None
        return room

    async def again(self) -> Room:
        """The room after the server ended and came again."""
        await self.rooms.close()
        self.rooms = Rooms(self.store, self.programs)
        return await self.room()


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, PATIENCE_S))


async def seated(room: Room, seat: int = 0, last: int = 0) -> tuple[Ear, dict[str, Any]]:
    ear = Ear(seat)
    room.join(ear, last)
    return ear, await ear.wait_for("welcome")


async def asked(ear: Ear) -> dict[str, Any]:
    """The newest message in which seat 0 has a choice, once there is nothing newer."""
    async with asyncio.timeout(PATIENCE_S):
        while True:
            told = [message for message, _ in ear.heard if message.get("sight") is not None]
            if told and told[-1]["sight"]["choices"]:
                return told[-1]
            await ear.more(len(ear.heard))


def number_of(message: dict[str, Any]) -> int:
    number = message.get("number") or message["version"]
    assert isinstance(number, int)
    return number


async def decide(room: Room, ear: Ear, command_id: str) -> dict[str, Any]:
    """Play the first of at least two choices; what was seen before."""
    while True:
        seen = await asked(ear)
        choices = seen["sight"]["choices"]
        forced = len(choices) == 1
        heard = len(ear.heard)
        id_ = f"{command_id}-forced-{heard}" if forced else command_id
        room.act(ear, wire.Act(id=id_, base=number_of(seen), action=choices[0]["action"]))
        assert (await ear.answer(id_, after=heard))["type"] == "ack"
        await ear.wait_for("frame", number=number_of(seen) + 1)
        if not forced:
            return seen


def test_every_tab_sees_the_table_as_before_and_the_programs_forget_what_was_taken_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with Home(tmp_path) as (home, game, room):
            one, welcome = await seated(room)
            two, _ = await seated(room)
            assert welcome["undo"] is False
            seen = await decide(room, one, "a")
            after = await asked(one)
            assert after["undo"] is True
            room.undo(one, wire.Undo(id="u", base=number_of(after)))
            answer = await one.answer("u", after=0)
            assert (answer["type"], answer["version"]) == ("ack", number_of(after) + 1)
            for ear in (one, two):
                frame = await ear.wait_for("frame", number=number_of(after) + 1)
                assert frame["event"] == {"kind": "undo", "seat": 0, "to": number_of(seen)}
                assert frame["sight"] == seen["sight"]
                assert frame["undo"] is False
            assert not [message for message, _ in two.heard if message["type"] == "ack"]
            home.programs.notes.clear()
            base = number_of(after) + 1
            room.act(one, wire.Act(id="b", base=base, action=seen["sight"]["choices"][1]["action"]))
            await one.wait_for("frame", number=base + 2)
            view, history = home.programs.notes[0]
            stored = await home.store.load(game)
            assert stored is not None
            assert len(stored.moves) > 2, "what was acknowledged is still there"
            feed = Feed(DEAL.rules, view.seat or 0, room._table.in_force)
            assert list(history) == list(feed.history[: len(history)])
            late, greeting = await seated(room, last=number_of(seen))
            assert greeting["sight"] is None
            assert [message["number"] for message, _ in late.heard[1:3]] == [number_of(seen) + 1, number_of(seen) + 2]

    run(play())


def test_it_holds_over_a_restart_and_the_same_command_gets_the_same_answer(tmp_path: Path) -> None:
    async def play() -> None:
        async with Home(tmp_path) as (home, game, room):
            one, _ = await seated(room)
            await decide(room, one, "a")
            after = await asked(one)
            room.undo(one, wire.Undo(id="u", base=number_of(after)))
            answer = await one.answer("u", after=0)
            undone = await one.wait_for("frame", number=answer["version"])
            later = await home.again()
            again, welcome = await seated(later)
            assert (welcome["version"], welcome["sight"]) == (answer["version"], undone["sight"])
            later.undo(again, wire.Undo(id="u", base=number_of(after)))
            assert await again.answer("u", after=0) == answer
            stored = await home.store.load(game)
            assert stored is not None
            assert [move.action for move in stored.moves].count("undo") == 1
            later.act(again, wire.Act(id="end", base=welcome["version"], action="0r"))
            await again.wait_for("ack", id="end")
            stored = await home.store.load(game)
            assert stored is not None
            record = read_record(str(record_of(stored)))
            assert ("x-undo", "1") in record.extras
            assert str(record.result) == "#0r"

    run(play())


def test_what_a_page_is_told_is_what_the_seat_may_see(tmp_path: Path) -> None:
    async def play() -> None:
        async with Home(tmp_path) as (_home, _game, room):
            one, _ = await seated(room)
            for number in range(6):
                await decide(room, one, f"a{number}")
                if number % 2:
                    after = await asked(one)
                    room.undo(one, wire.Undo(id=f"u{number}", base=number_of(after)))
                    answer = await one.answer(f"u{number}", after=0)
                    frame = await one.wait_for("frame", number=answer["version"])
                    assert frame["sight"] == msgspec.to_builtins(sight(observe(room._table.state, 0)))

    run(play())


def test_an_undo_while_a_program_thinks_is_taken_at_once(tmp_path: Path) -> None:
    class Slow(Noting):
        def choose(self, view: View, history: Sequence[Event], stop: Stop | None = None) -> Action:
            assert stop is not None
            if self.waits:
                stop.wait(PATIENCE_S)  # type: ignore[attr-defined]
            return super().choose(view, history, stop)

        waits = True

    async def play() -> None:
        async with Home(tmp_path) as (_home, _game, room):
            room._bots = {seat: Slow([]) for seat in room._bots}
            one, welcome = await seated(room)
            action = welcome["sight"]["choices"][0]["action"]
            room.act(one, wire.Act(id="a", base=welcome["version"], action=action))
            frame = await one.wait_for("frame", number=welcome["version"] + 1)
            assert frame["undo"] is True
            room.undo(one, wire.Undo(id="u", base=number_of(frame)))
            undone = await one.wait_for("frame", number=number_of(frame) + 1)
            assert undone["sight"] == welcome["sight"]
            Slow.waits = False
            room.act(one, wire.Act(id="b", base=number_of(undone), action=action))
            await one.wait_for("frame", number=number_of(undone) + 2)

    run(play())


def test_among_people_nothing_is_taken_back_and_nobody_lists_the_discards(tmp_path: Path) -> None:
    async def play() -> None:
        async with Home(tmp_path, ["person", "person", "plain"]) as (_home, _game, room):
            one, welcome = await seated(room)
            assert welcome["undo"] is False
            await decide(room, one, "a")
            version = room._table.version
            room.undo(one, wire.Undo(id="u", base=version))
            assert (await one.answer("u", after=0))["code"] == "undo_among_people"
            room.discards(one, wire.AskDiscards(id="d", base=version))
            assert (await one.answer("d", after=0))["code"] == "discards_among_people"

    run(play())


def test_the_discards_are_listed_bout_by_bout(tmp_path: Path) -> None:
    async def play() -> None:
        async with Home(tmp_path) as (_home, _game, room):
            one, _ = await seated(room)
            for number in range(12):
                await decide(room, one, f"a{number}")
            seen = await asked(one)
            room.discards(one, wire.AskDiscards(id="d", base=number_of(seen)))
            answer = await one.wait_for("discards", id="d")
            went = [message["event"]["cards"] for message, _ in one.heard if message.get("event", {}).get("cards")]
            gone = [m["event"]["cards"] for m, _ in one.heard if m.get("event", {}).get("kind") == "discard"]
            assert went
            assert answer["bouts"] == gone
            assert sum(map(len, gone)) == seen["sight"]["discard"] > 0
            room.discards(one, wire.AskDiscards(id="e", base=number_of(seen) + 1))
            assert (await one.answer("e", after=0))["code"] == "ahead"
            room.discards(one, wire.AskDiscards(id="f", base=1))
            assert (await one.answer("f", after=0))["code"] == "stale"

    run(play())
