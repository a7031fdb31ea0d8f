"""Rooms over a real store: who is told, what a failing disk or program does, clocks, and leaving the memory."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import re
import sqlite3
from collections.abc import AsyncIterator, Coroutine, Sequence
from pathlib import Path
from typing import Any

import pytest

from kozyr.bots import Bot, Stop
from kozyr.rules import Action, Refused
from kozyr.rules.events import Event
from kozyr.server import room as room_module
from kozyr.server import wire
from kozyr.server.log import set_up
from kozyr.server.pace import LONGEST_S, SHORTEST_S, Pace
from kozyr.server.programs import Programs
from kozyr.server.room import Room
from kozyr.server.rooms import DamagedGame, Rooms
from kozyr.server.store import MoveRow, StorageFailed, Store
from kozyr.server.store.opening import DATABASE
from kozyr.view import View
from tests.server.help import PATIENCE_S, Ear, people_game, replay
from tests.server.leaks import CARD
from tests.table.help import seeded_deal

DEAL = seeded_deal("club", 3, 4)
"""Seat 0 leads."""


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, PATIENCE_S))


class House:
    """A store, programs and rooms."""

    def __init__(self, folder: Path, store: type[Store] = Store) -> None:
        self.store = store(folder, busy_ms=20)
        self.programs = Programs()
        self.rooms = Rooms(self.store, self.programs)

    async def room(self, game: str) -> Room:
        room = await self.rooms.get(game)
        assert room is not None
        return room


@contextlib.asynccontextmanager
async def house(folder: Path, *, store: type[Store] = Store) -> AsyncIterator[House]:
    built = House(folder, store)
    try:
        yield built
    finally:
        await built.rooms.close()
        built.programs.close()
        built.store.close()


async def seated(room: Room, seat: int, last: int = 0) -> tuple[Ear, dict[str, Any]]:
    ear = Ear(seat)
    room.join(ear, last)
    return ear, await ear.wait_for("welcome")


def lead(welcome: dict[str, Any], command_id: str = "a") -> wire.Act:
    assert welcome["sight"]["choices"], "the deal was chosen so that this seat leads"
    return wire.Act(id=command_id, base=welcome["version"], action=welcome["sight"]["choices"][0]["action"])


def leader() -> int:
    return DEAL.first


def test_every_tab_of_a_seat_is_told_and_only_the_sender_is_acknowledged(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as home:
            room = await home.room(await people_game(home.store, DEAL))
            one, welcome = await seated(room, leader())
            two, _ = await seated(room, leader())
            other, _ = await seated(room, (leader() + 1) % 3)
            room.act(one, lead(welcome))
            await one.answer("a", after=0)
            for ear in (one, two, other):
                assert (await ear.wait_for("frame", number=3))["event"]["kind"] == "attack"
            assert [message["type"] for message, _ in two.heard] == ["welcome", "frame"]
            assert [message["type"] for message, _ in other.heard] == ["welcome", "frame"]

    run(play())


def test_a_refusal_goes_to_the_sender_alone(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as home:
            room = await home.room(await people_game(home.store, DEAL))
            one, _ = await seated(room, leader())
            other, welcome = await seated(room, (leader() + 1) % 3)
            room.act(other, wire.Act(id="x", base=welcome["version"], action=f"{other.seat}p"))
            answer = await other.answer("x", after=0)
            assert (answer["type"], answer["code"]) == ("refused", "not_your_turn")
            assert [message["type"] for message, _ in one.heard] == ["welcome"]

    run(play())


def test_resuming_gives_the_missing_frames_or_the_table(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as home:
            room = await home.room(await people_game(home.store, DEAL))
            one, welcome = await seated(room, leader())
            room.act(one, lead(welcome))
            await one.wait_for("frame", number=3)
            behind, greeting = await seated(room, leader(), last=1)
            assert greeting["sight"] is None
            assert [message["number"] for message, _ in behind.heard[1:]] == [2, 3]
            assert behind.heard[2][1] == one.heard[-1][1], "the very frame that was missed"
            level, greeting = await seated(room, leader(), last=3)
            assert (greeting["sight"], len(level.heard)) == (None, 1)
            for last in (0, 4, 10**9):
                fresh, greeting = await seated(room, leader(), last=last)
                assert greeting["sight"] is not None
                assert greeting["version"] == 3
                assert len(fresh.heard) == 1

    run(play())


def test_a_move_that_cannot_be_stored_is_refused_told_to_nobody_and_taken_later(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as home:
            game = await people_game(home.store, DEAL)
            room = await home.room(game)
            one, welcome = await seated(room, leader())
            other, _ = await seated(room, (leader() + 1) % 3)
            with contextlib.closing(sqlite3.connect(tmp_path / DATABASE, isolation_level=None)) as blocker:
                blocker.execute("BEGIN IMMEDIATE")
                room.act(one, lead(welcome))
                answer = await one.answer("a", after=0)
                assert (answer["type"], answer["code"], answer["version"]) == ("refused", "storage", 2)
                assert len(other.heard) == 1
            heard = len(one.heard)
            room.act(one, lead(welcome))
            assert (await one.answer("a", after=heard))["type"] == "ack"
            await other.wait_for("frame", number=3)
            stored = await home.store.load(game)
            assert stored is not None
            assert len(stored.moves) == 1

    run(play())


class CommitsAndSaysItFailed(Store):
    """What a disk does whose answer to the commit is lost: the row is there, the caller hears of a failure."""

    lost = 0

    async def append(self, *moves: MoveRow, bout: int, result: str | None, again: bool = False) -> None:
        await super().append(*moves, bout=bout, result=result, again=again)
        if moves[0].number == 1:
            raise StorageFailed


def test_a_commit_whose_answer_was_lost_holds_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path, store=CommitsAndSaysItFailed) as home:
            game = await people_game(home.store, DEAL)
            room = await home.room(game)
            one, welcome = await seated(room, leader())
            room.act(one, lead(welcome))
            assert (await one.answer("a", after=0))["code"] == "storage"
            heard = len(one.heard)
            room.act(one, lead(welcome))
            answer = await one.answer("a", after=heard)
            assert (answer["type"], answer["version"]) == ("ack", 3)
            await one.wait_for("frame", number=3)
            stored = await home.store.load(game)
            assert stored is not None
            assert [move.command_id for move in stored.moves] == ["a"]

    run(play())


def test_a_program_tries_again_what_could_not_be_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(room_module, "RETRY_S", 0.01)

    async def play() -> None:
        async with house(tmp_path) as home:
            players = ["person"] * 3
            players[(leader() + 1) % 3] = "plain"
            room = await home.room(await people_game(home.store, DEAL, players=players))
            one, welcome = await seated(room, leader())
            failing = CountingFailures(home.store, 3)
            failing.begin_after(1)
            room.act(one, lead(welcome))
            await one.answer("a", after=0)
            await failing.over.wait()
            await one.wait_for("frame", number=4)

    run(play())


class CountingFailures:
    """Lets the file be locked by another connection for some of a store's writes."""

    def __init__(self, store: Store, times: int) -> None:
        self.over = asyncio.Event()
        self._store, self._times = store, times
        self._append = store.append
        self._skip = 0

    def begin_after(self, good: int) -> None:
        self._skip = good
        self._store.append = self._fail  # type: ignore[method-assign]

    async def _fail(self, *moves: MoveRow, bout: int, result: str | None, again: bool = False) -> None:
        if self._skip or self.over.is_set():
            self._skip = max(0, self._skip - 1)
            await self._append(*moves, bout=bout, result=result, again=again)
            return
        with contextlib.closing(sqlite3.connect(self._store.folder / DATABASE, isolation_level=None)) as blocker:
            blocker.execute("BEGIN IMMEDIATE")
            self._times -= 1
            if self._times == 0:
                self.over.set()
            await self._append(*moves, bout=bout, result=result, again=again)


class Broken:
    """A program that fails in every way in turn."""

    def __init__(self) -> None:
        self.calls = 0

    def choose(self, view: View, history: Sequence[Event], stop: Stop | None = None) -> Action:
        del stop
        self.calls += 1
        if self.calls % 2:
            raise RuntimeError(f"I hold {view.hand(view.seat or 0)} and {history[0]}")
        return Action.parse("0r") if view.seat else Action.parse("1k")


class BrokenPrograms(Programs):
    def seat(self, name: str) -> Bot:
        return Broken() if name == "plain" else super().seat(name)


def test_a_broken_program_stops_no_table_and_its_cards_reach_no_log(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    set_up(logging.INFO)

    async def play() -> None:
        async with house(tmp_path) as home:
            home.rooms = Rooms(home.store, BrokenPrograms())
            game = await people_game(home.store, DEAL, players=["plain"] * 3)
            room = await home.room(game)
            ear, _ = await seated(room, 0)
            while ear.heard[-1][0].get("event", {}).get("kind") != "end":
                await ear.more(len(ear.heard))
            stored = await home.store.load(game)
            assert stored is not None
            assert stored.game.result is not None
            await home.rooms.close()

    run(play())
    log = capsys.readouterr().err
    assert "program_failed" in log
    assert "program_refused" in log
    assert "Traceback" not in log
    assert not CARD.findall(log), "a card in the log"
    assert not re.search(r"(?:[2-9TJQKA][cdhs]){2,}", log), "a hand in the log"


def test_a_room_that_nobody_needs_leaves_and_comes_back(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as home:
            game = await people_game(home.store, DEAL)
            room = await home.room(game)
            one, welcome = await seated(room, leader())
            room._idle_s = 0.0
            room.act(one, lead(welcome))
            await one.wait_for("frame", number=3)
            assert game in home.rooms.tables
            room.leave(one)
            assert room._task is not None
            await room._task
            assert game not in home.rooms.tables
            late = Ear(leader())
            room.join(late, 0)
            assert late.dropped == "internal", "who comes in the very last moment is sent to come again"
            again = await home.room(game)
            assert again is not room
            _, greeting = await seated(again, leader())
            assert greeting["sight"] == one.heard[-1][0]["sight"]

    run(play())


def test_two_askers_at_once_get_one_room(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as home:
            game = await people_game(home.store, DEAL)
            rooms = await asyncio.gather(*(home.rooms.get(game) for _ in range(8)))
            assert len(set(map(id, rooms))) == 1
            assert await home.rooms.get("nothing") is None

    run(play())


def test_b91_a_clock_plays_for_those_who_do_not(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as home:
            game = await people_game(home.store, DEAL, clock_ms=1)
            room = await home.room(game)
            ear, _ = await seated(room, 0)
            while ear.heard[-1][0].get("event", {}).get("kind") != "end":
                await ear.more(len(ear.heard))
            stored = await home.store.load(game)
            assert stored is not None
            assert stored.moves
            assert all(move.command_id.startswith("!clock-") for move in stored.moves)
            log, _ = replay(stored, DEAL)
            assert len(log) == ear.heard[-1][0]["number"]

    run(play())


def test_a_damaged_game_is_said_and_harms_no_other(tmp_path: Path) -> None:
    async def play() -> None:
        async with house(tmp_path) as home:
            bad, good = await people_game(home.store, DEAL), await people_game(home.store, DEAL)
            room = await home.room(bad)
            one, welcome = await seated(room, leader())
            room.act(one, lead(welcome))
            await one.wait_for("frame", number=3)
            await room.close()
            with contextlib.closing(sqlite3.connect(tmp_path / DATABASE)) as other, other:
                other.execute("update moves set events = 'x' where game = ?", (bad,))
            with pytest.raises(DamagedGame):
                await home.rooms.get(bad)
            assert await home.rooms.get(good) is not None

    run(play())


def test_a_fault_in_one_room_says_so_and_the_table_comes_back(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with house(tmp_path) as home:
            game = await people_game(home.store, DEAL)
            room = await home.room(game)
            one, welcome = await seated(room, leader())

            def broken(*_: object) -> Refused:
                raise RuntimeError("a fault of the program")

            with monkeypatch.context() as patched:
                patched.setattr(room._table, "submit", broken)
                room.act(one, lead(welcome))
                assert room._task is not None
                await room._task
            assert one.dropped == "internal"
            again, welcome = await seated(await home.room(game), leader())
            assert welcome["version"] == 2
            (await home.room(game)).act(again, lead(welcome))
            assert (await again.answer("a", after=0))["type"] == "ack"

    run(play())


def test_programs_take_a_persons_time_and_passes_share_a_pause() -> None:
    waited: list[float] = []

    async def sleep(seconds: float) -> None:
        waited.append(seconds)

    async def play() -> None:
        pace = Pace("person", sleep=sleep)
        await pace.before(passing=False, spent_s=0.0)
        await pace.before(passing=True, spent_s=0.0)
        await pace.before(passing=True, spent_s=0.0)
        await pace.before(passing=True, spent_s=0.0)
        assert len(waited) == 2
        pace.interrupt()
        await pace.before(passing=True, spent_s=0.0)
        assert len(waited) == 3
        assert all(SHORTEST_S <= seconds <= LONGEST_S for seconds in waited)
        await pace.before(passing=False, spent_s=LONGEST_S)
        assert len(waited) == 3, "thinking counts as pausing"
        await Pace("instant", sleep=sleep).before(passing=False, spent_s=0.0)
        assert len(waited) == 3

    run(play())
