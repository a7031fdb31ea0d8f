"""A disk that fails in mid-game: the game goes on in memory and says so, and is kept when the disk is mended."""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from collections.abc import AsyncIterator, Coroutine, Iterator
from pathlib import Path
from typing import Any

import pytest

from kozyr.server import moves as moves_module
from kozyr.server import room as room_module
from kozyr.server import wire
from kozyr.server.programs import Programs
from kozyr.server.room import Room
from kozyr.server.rooms import Rooms
from kozyr.server.store import MoveRow, StorageFailed, Store
from kozyr.server.store.opening import DATABASE
from kozyr.table import UNDO
from tests.server.help import PATIENCE_S, Ear, people_game, replay
from tests.table.help import seeded_deal

DEAL = seeded_deal("club", 3, 4)


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, PATIENCE_S))


class FailingStore(Store):
    """A disk that fails as it is told to: `fails` before anything is written, `lies` when all is."""

    fails = False
    lies = False
    blind = False
    """Nobody can look what is on it."""

    async def append(self, *moves: MoveRow, bout: int, result: str | None, again: bool = False) -> None:
        if self.fails:
            raise StorageFailed
        await super().append(*moves, bout=bout, result=result, again=again)
        if self.lies:
            raise StorageFailed

    async def has_move(self, game: str, number: int) -> bool:
        if self.blind:
            raise StorageFailed
        return await super().has_move(game, number)


class Home:
    """One table of people on a disk that can fail, and an ear at each seat."""

    def __init__(self, folder: Path) -> None:
        self.store = FailingStore(folder, busy_ms=20)
        self.programs = Programs()
        self.rooms = Rooms(self.store, self.programs)
        self.numbers = 0

    async def begin(self, players: list[str] | None = None) -> None:
        self.game = await people_game(self.store, DEAL, players=players)
        await self.sit()

    async def sit(self) -> None:
        room = await self.rooms.get(self.game)
        assert room is not None
        self.room: Room = room
        self.ears = [Ear(seat) for seat in range(DEAL.seats)]
        self.welcomes = []
        for ear in self.ears:
            room.join(ear, 0)
            self.welcomes.append(await ear.wait_for("welcome"))

    @property
    def version(self) -> int:
        return self.room._table.version

    async def play(self) -> dict[str, Any]:
        """The seat to act plays its first choice; the answer, after everybody saw it if it holds."""
        actor = self.room._table.actor
        assert actor is not None
        ear = self.ears[actor]
        sights = [message["sight"] for message, _ in ear.heard if message.get("sight")]
        self.numbers += 1
        act = wire.Act(id=f"c{self.numbers}", base=self.version, action=sights[-1]["choices"][0]["action"])
        return await self.send(ear, act)

    async def send(self, ear: Ear, command: wire.Act | wire.Undo) -> dict[str, Any]:
        heard = len(ear.heard)
        (self.room.undo if isinstance(command, wire.Undo) else self.room.act)(ear, command)  # type: ignore[arg-type]
        answer = await ear.answer(command.id, after=heard)
        if answer["type"] == "ack":
            for each in self.ears:
                await each.wait_for("frame", number=answer["version"])
        return answer

    async def told(self, kept: bool, times: int = 1) -> None:
        for ear in self.ears:
            while [m["kept"] for m, _ in ear.heard if m["type"] == "kept"].count(kept) < times:
                await ear.more(len(ear.heard))

    async def stored(self) -> list[str]:
        """The ids of the commands on the disk, which replay to the very table."""
        stored = await self.store.load(self.game)
        assert stored is not None
        assert [move.number for move in stored.moves] == list(range(1, len(stored.moves) + 1))
        replay(stored, DEAL)
        return [move.command_id for move in stored.moves]


@contextlib.asynccontextmanager
async def at_home(folder: Path) -> AsyncIterator[Home]:
    home = Home(folder)
    try:
        await home.begin()
        yield home
    finally:
        await home.rooms.close()
        home.programs.close()
        home.store.close()


@contextlib.contextmanager
def locked(folder: Path) -> Iterator[None]:
    with contextlib.closing(sqlite3.connect(folder / DATABASE, isolation_level=None)) as blocker:
        blocker.execute("BEGIN IMMEDIATE")
        yield


@pytest.fixture(autouse=True)
def often_mended(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(moves_module, "MEND_EVERY_S", 0.01)
    monkeypatch.setattr(room_module, "RETRY_S", 0.01)


def test_the_first_failure_is_refused_then_the_game_goes_on_and_everybody_is_told_until_it_is_kept(
    tmp_path: Path,
) -> None:
    async def play() -> None:
        async with at_home(tmp_path) as home:
            assert [welcome["kept"] for welcome in home.welcomes] == [True] * 3
            assert (await home.play())["kept"]
            with locked(tmp_path):
                assert (await home.play())["code"] == "storage"
                for _ in range(4):
                    answer = await home.play()
                    assert (answer["type"], answer["kept"]) == ("ack", False)
                await home.told(kept=False)
                assert await home.stored() == ["c1"]
                late = Ear(0)
                home.room.join(late, 0)
                welcome = await late.wait_for("welcome")
                assert (welcome["kept"], welcome["version"]) == (False, home.version)
            await home.told(kept=True)
            assert await home.stored() == ["c1", "c3", "c4", "c5", "c6"]
            assert (await home.play())["kept"]
            assert [m["kept"] for m, _ in home.ears[0].heard if m["type"] == "kept"] == [False, True]
            before = home.version
            await home.room.close()
            await home.sit()
            assert home.version == before

    run(play())


def test_everybody_knows_that_a_move_is_not_kept_before_they_see_it(tmp_path: Path) -> None:
    async def play() -> None:
        async with at_home(tmp_path) as home:
            home.store.fails = True
            await home.play()
            answer = await home.play()
            for ear in home.ears:
                kinds = [m["type"] for m, _ in ear.heard]
                frame = next(i for i, (m, _) in enumerate(ear.heard) if m.get("number") == answer["version"])
                assert kinds.index("kept") < frame

    run(play())


def test_a_disk_that_works_now_and_then_refuses_and_goes_on(tmp_path: Path) -> None:
    async def play() -> None:
        async with at_home(tmp_path) as home:
            for _ in range(3):
                home.store.fails = True
                assert (await home.play())["code"] == "storage"
                home.store.fails = False
                assert (await home.play())["kept"]
            assert [m for m, _ in home.ears[0].heard if m["type"] == "kept"] == []
            assert await home.stored() == ["c2", "c4", "c6"]

    run(play())


def test_commits_whose_answers_were_lost_are_kept_once_and_in_order(tmp_path: Path) -> None:
    async def play() -> None:
        async with at_home(tmp_path) as home:
            home.store.lies = home.store.blind = True
            assert (await home.play())["code"] == "storage"
            for _ in range(3):
                assert not (await home.play())["kept"]
            assert (await home.stored())[0] != "c1", "what was refused makes way for what holds"
            home.store.lies = home.store.blind = False
            await home.told(kept=True)
            assert await home.stored() == ["c2", "c3", "c4"]

    run(play())


def test_a_refused_move_that_is_there_after_all_holds_when_one_can_look_again(tmp_path: Path) -> None:
    async def play() -> None:
        async with at_home(tmp_path) as home:
            home.store.lies = home.store.blind = True
            assert (await home.play())["code"] == "storage"
            home.room.join(Ear(0), 0)
            await home.told(kept=False)
            home.store.lies = home.store.blind = False
            await home.told(kept=True)
            for ear in home.ears:
                await ear.wait_for("frame", number=3)
            assert await home.stored() == ["c1"]

    run(play())


def test_the_same_command_again_says_whether_it_is_kept_by_now(tmp_path: Path) -> None:
    async def play() -> None:
        async with at_home(tmp_path) as home:
            actor = home.room._table.actor
            assert actor is not None
            ear = home.ears[actor]
            action = home.welcomes[actor]["sight"]["choices"][0]["action"]
            command = wire.Act(id="same", base=2, action=action)
            home.store.fails = True
            assert (await home.send(ear, command))["code"] == "storage"
            first = await home.send(ear, command)
            assert (first["kept"], await home.send(ear, command)) == (False, first)
            home.store.fails = False
            await home.told(kept=True)
            assert await home.send(ear, command) == {**first, "kept": True}
            assert await home.stored() == ["same"]

    run(play())


def test_what_is_taken_back_in_memory_is_taken_back_on_the_disk(tmp_path: Path) -> None:
    async def play() -> None:
        async with at_home(tmp_path) as home:
            await home.begin(["person", "plain", "plain"])
            home.store.fails = True
            person, programs = home.ears[0], {1, 2}
            while True:
                while home.room._table.actor in programs:
                    await person.more(len(person.heard))
                answer = await home.play()
                if answer["type"] == "ack":
                    break
            undo = wire.Undo(id="back", base=answer["version"])
            assert not (await home.send(person, undo))["kept"]
            home.store.fails = False
            await home.told(kept=True)
            await home.rooms.close()
            stored = await home.store.load(home.game)
            assert stored is not None
            assert [move.action for move in stored.moves].count(UNDO) == 1
            replay(stored, DEAL)

    run(play())


def test_an_unkept_game_stays_in_memory_though_nobody_watches(tmp_path: Path) -> None:
    async def play() -> None:
        async with at_home(tmp_path) as home:
            home.store.fails = True
            await home.play()
            await home.play()
            home.room._idle_s = 0.0
            for ear in home.ears:
                home.room.leave(ear)
            version = home.version
            await home.sit()
            assert (home.version, home.welcomes[0]["kept"]) == (version, False)
            for ear in home.ears:
                home.room.leave(ear)
            home.store.fails = False
            assert home.room._task is not None
            await home.room._task
            assert home.game not in home.rooms.tables
            assert await home.stored() == ["c2"]

    run(play())


@pytest.mark.parametrize("mended", [True, False])
def test_a_server_that_stops_tries_once_more_and_counts_what_is_lost(tmp_path: Path, mended: bool) -> None:
    async def play() -> None:
        async with at_home(tmp_path) as home:
            home.store.fails = True
            for _ in range(4):
                await home.play()
            moves_module.MEND_EVERY_S = PATIENCE_S  # restored with the fixture
            home.store.fails = not mended
            assert await home.rooms.close() == (() if mended else (3,))
            assert await home.stored() == (["c2", "c3", "c4"] if mended else [])

    run(play())


def test_a_lock_is_not_waited_for_once_more_for_each_that_waits(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    transactions: list[int] = []

    async def play() -> None:
        async with at_home(tmp_path) as home:
            commit = home.store._writer._commit

            def counted(batch: list[Any]) -> None:
                transactions.append(len(batch))
                commit(batch)

            monkeypatch.setattr(home.store._writer, "_commit", counted)
            with locked(tmp_path):
                tries = [home.store.has_move(home.game, number) for number in range(50)]
                outcomes = await asyncio.gather(*tries, return_exceptions=True)
            assert all(isinstance(outcome, StorageFailed) for outcome in outcomes)
            assert sum(transactions) == 50, "nobody's work was begun a second time"
            assert (await home.play())["kept"]

    run(play())
