"""Rooms and their clients on a bad network: drop, duplicate, delay, reorder, second tabs, a failing disk, restarts.

The room, its task, the table and the SQLite store are the real ones. Clients do what the page does: show frames in
order, send an action with an id, send the same again until it is answered, and come back with the last event shown.
"""

from __future__ import annotations

import asyncio
import contextlib
import shutil
import sqlite3
import tempfile
from collections.abc import Coroutine, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, TypeVar

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from kozyr.server import moves, wire
from kozyr.server import room as room_module
from kozyr.server.programs import Programs
from kozyr.server.room import Room
from kozyr.server.rooms import Rooms
from kozyr.server.sights import sight
from kozyr.server.store import Store
from kozyr.server.store.opening import DATABASE
from kozyr.table import UNDO
from kozyr.view import fold_all, observe, project
from tests.server.help import PATIENCE_S, Ear, in_force, people_game, replay
from tests.server.leaks import Knowledge, check_message
from tests.table.help import seeded_deal

T = TypeVar("T")


@pytest.fixture(autouse=True, scope="module")
def often_mended() -> Iterator[None]:
    """A disk that works again is soon found to."""
    with pytest.MonkeyPatch.context() as patched:
        patched.setattr(moves, "MEND_EVERY_S", 0.01)
        patched.setattr(room_module, "RETRY_S", 0.01)
        yield


RULES = [("club", 2), ("classic", 3), ("transfer", 2), ("transfer", 4), ("club+deck=24", 4), ("club", 6)]


@dataclass
class Tab:
    """A page at a seat. `ear` is its present connection, None while it is cut off."""

    seat: int
    ear: Ear | None = None
    read: int = 0
    """Messages of the connection that have reached the page."""
    version: int = 0
    sight: dict[str, Any] | None = None
    pending: wire.Act | wire.Undo | None = None
    acked: dict[str, tuple[str, int]] = field(default_factory=dict)
    sent: list[str] = field(default_factory=list)


@dataclass(frozen=True)
class OnItsWay:
    """A command between page and server, on the connection it was sent on."""

    ear: Ear
    act: wire.Act | wire.Undo


class BadNetwork(RuleBasedStateMachine):
    others = "person"
    """Who sits on the seats behind seat 0."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.folder = Path(tempfile.mkdtemp(prefix="kozyr-test-"))
        self.programs = Programs()
        self.tabs: list[Tab] = []
        self.up: list[OnItsWay] = []
        self.numbers = 0

    # --- the server -----------------------------------------------------------------------------------------------

    @initialize(rules=st.sampled_from(RULES), seed=st.integers(0, 10_000))
    def begin(self, rules: tuple[str, int], seed: int) -> None:
        self.deal = seeded_deal(*rules, seed)
        self.do(self._start())
        players = ["person", *[self.others] * (self.deal.seats - 1)]
        self.game = self.do(people_game(self.store, self.deal, players=players))
        self.people = [seat for seat, player in enumerate(players) if player == "person"]
        for seat in self.people:
            self.tabs.append(Tab(seat))
            self.connect(seat)
            self._read(self.tabs[seat])

    async def _start(self) -> None:
        self.store = Store(self.folder, busy_ms=20)
        self.rooms = Rooms(self.store, self.programs)

    async def _room(self) -> Room:
        room = await self.rooms.get(self.game)
        assert room is not None
        return room

    def do(self, work: Coroutine[Any, Any, T]) -> T:
        return self.loop.run_until_complete(asyncio.wait_for(work, PATIENCE_S))

    @rule()
    def restart(self) -> None:
        """The server ends and comes again: connections and everything on its way are gone."""
        self.do(self.rooms.close())
        self.store.close()
        self.up.clear()
        for tab in self.tabs:
            tab.ear = None
        self.do(self._start())

    # --- connections ----------------------------------------------------------------------------------------------

    @rule(number=st.integers(0, 11))
    def connect(self, number: int) -> None:
        """A page says hello, on a new connection if it had one."""
        tab = self.tabs[number % len(self.tabs)]
        self.do(self._connect(tab))

    async def _connect(self, tab: Tab) -> None:
        tab.ear = Ear(tab.seat)
        tab.read = 0
        room = await self._room()
        room.join(tab.ear, tab.version)
        await tab.ear.wait_for("welcome")
        await self._until_asked(room)

    @rule(number=st.integers(0, 11), noticed=st.booleans())
    def cut(self, number: int, noticed: bool) -> None:
        """A connection breaks; what was on its way to the page is lost. The server may not have noticed."""
        tab = self.tabs[number % len(self.tabs)]
        if tab.ear is not None and noticed:
            room = self.do(self._room())
            room.leave(tab.ear)
        tab.ear = None

    @precondition(lambda self: len(self.tabs) < 8)
    @rule(seat=st.integers(0, 5))
    def second_tab(self, seat: int) -> None:
        self.tabs.append(Tab(self.people[seat % len(self.people)]))

    # --- what pages send ------------------------------------------------------------------------------------------

    @rule(number=st.integers(0, 11), which=st.integers(0, 30))
    def decide(self, number: int, which: int) -> None:
        """A page that sees a choice sends one; the sight it decides on may be old."""
        able = [tab for tab in self.tabs if tab.ear and not tab.pending and tab.sight and tab.sight["choices"]]
        if able:
            tab = able[number % len(able)]
            choices = tab.sight["choices"] if tab.sight else []
            self._send(tab, choices[which % len(choices)]["action"])

    @rule(which=st.lists(st.integers(0, 30), min_size=1, max_size=5))
    def play_on(self, which: list[int]) -> None:
        """For a while little goes wrong, so that games get somewhere: a double now and then, a connection anew."""
        for each in which:
            tab = next((tab for tab in self.tabs if tab.seat == self._actor()), None)
            if tab is None:
                return
            if tab.ear is None or each % 4 == 1:
                self.do(self._connect(tab))
            self._read(tab)
            if tab.pending is not None:
                self.up.append(OnItsWay(tab.ear or Ear(tab.seat), tab.pending))
            else:
                choices = tab.sight["choices"] if tab.sight else []
                self._send(tab, choices[each % len(choices)]["action"])
            command = self.up.pop()
            for _ in range(1 + (each % 3 == 1)):
                self.do(self._deliver(command))
            self._read(tab)

    def _actor(self) -> int | None:
        return self.do(self._room())._table.actor

    @rule(number=st.integers(0, 11), action=st.sampled_from(["p", "k", "a6c", "d6c7c", "t9d", "aAs", "nonsense"]))
    def blunder(self, number: int, action: str) -> None:
        """A page sends what it should not."""
        tab = self.tabs[number % len(self.tabs)]
        if tab.ear is not None and tab.pending is None:
            self._send(tab, f"{tab.seat}{action}")

    @precondition(lambda self: self.numbers > 40)
    @rule(number=st.integers(0, 11))
    def resign(self, number: int) -> None:
        tab = self.tabs[number % len(self.tabs)]
        if tab.ear is not None and tab.pending is None:
            self._send(tab, f"{tab.seat}r")

    @rule(number=st.integers(0, 11))
    def take_back(self, number: int) -> None:
        """A page takes its seat's last decision back, or would like to."""
        tab = self.tabs[number % len(self.tabs)]
        if tab.ear is not None and tab.pending is None:
            self.numbers += 1
            tab.pending = wire.Undo(id=f"c{self.numbers}", base=tab.version)
            self.up.append(OnItsWay(tab.ear, tab.pending))

    def _send(self, tab: Tab, action: str) -> None:
        assert tab.ear is not None
        self.numbers += 1
        tab.pending = wire.Act(id=f"c{self.numbers}", base=tab.version, action=action)
        tab.sent.append(action)
        self.up.append(OnItsWay(tab.ear, tab.pending))

    @rule(number=st.integers(0, 11))
    def send_again(self, number: int) -> None:
        """A page that waits too long sends the same command again."""
        tab = self.tabs[number % len(self.tabs)]
        if tab.ear is not None and tab.pending is not None:
            self.up.append(OnItsWay(tab.ear, tab.pending))

    # --- the way --------------------------------------------------------------------------------------------------

    @precondition(lambda self: self.up)
    @rule(which=st.integers(0, 30), twice=st.booleans())
    def deliver(self, which: int, twice: bool) -> None:
        """Any of the commands on their way arrives, perhaps twice, in whatever order."""
        command = self.up.pop(which % len(self.up))
        for _ in range(1 + twice):
            self.do(self._deliver(command))

    async def _deliver(self, command: OnItsWay) -> None:
        room = await self._room()
        heard = len(command.ear.heard)
        if isinstance(command.act, wire.Undo):
            room.undo(command.ear, command.act)
        else:
            room.act(command.ear, command.act)
        await command.ear.answer(command.act.id, after=heard)
        await self._until_asked(room)

    async def _until_asked(self, room: Room) -> None:
        """Until no program is to act: what comes next must not hang on how fast they are."""
        watcher = Ear(0)
        room.join(watcher, 0)
        await watcher.wait_for("welcome")
        while room._table.actor not in {None, *self.people}:
            await watcher.more(len(watcher.heard))
        room.leave(watcher)

    @precondition(lambda self: self.up)
    @rule(which=st.integers(0, 30), twice=st.booleans())
    def deliver_while_the_disk_fails(self, which: int, twice: bool) -> None:
        """Another program locks the file: nothing can be stored, so nothing happens that is said to be kept."""
        with self._failing_disk() as room:
            before = room._table.version
            self.deliver(which, twice)
            assert room._table.version == before or not room.is_kept

    @rule(which=st.lists(st.integers(0, 30), min_size=2, max_size=5))
    def play_on_while_the_disk_fails(self, which: list[int]) -> None:
        """The game goes on in memory, and is on the disk when that is mended."""
        with self._failing_disk():
            self.play_on(which)

    @contextlib.contextmanager
    def _failing_disk(self) -> Iterator[Room]:
        room = self.do(self._room())
        with contextlib.closing(sqlite3.connect(self.folder / DATABASE, isolation_level=None)) as blocker:
            blocker.execute("BEGIN IMMEDIATE")
            yield room
        self.do(self._mended(room))

    async def _mended(self, room: Room) -> None:
        """Until everybody has been told that the game is kept again."""
        watcher = Ear(0)
        room.join(watcher, 0)
        if not (await watcher.wait_for("welcome"))["kept"]:
            await watcher.wait_for("kept", kept=True)
        room.leave(watcher)

    @precondition(lambda self: self.up)
    @rule(which=st.integers(0, 30))
    def lose(self, which: int) -> None:
        self.up.pop(which % len(self.up))

    @rule(number=st.integers(0, 11), most=st.integers(1, 12))
    def arrive(self, number: int, most: int) -> None:
        """Some messages reach a page, in their order."""
        self._read(self.tabs[number % len(self.tabs)], most)

    def _read(self, tab: Tab, most: int = 10_000) -> None:
        for _ in range(most):
            if tab.ear is None or tab.read >= len(tab.ear.heard):
                return
            message, _ = tab.ear.heard[tab.read]
            tab.read += 1
            self._show(tab, message)

    @rule()
    def calm(self) -> None:
        """Everything arrives."""
        for tab in self.tabs:
            self._read(tab)

    def _show(self, tab: Tab, message: dict[str, Any]) -> None:
        """What the page does with a message."""
        match message["type"]:
            case "welcome":
                assert message["you"] == tab.seat
                if message["sight"] is not None:
                    tab.version, tab.sight = message["version"], message["sight"]
                else:
                    assert tab.version <= message["version"]
            case "frame":
                assert message["number"] == tab.version + 1, "a frame twice, or one missing"
                tab.version, tab.sight = message["number"], message["sight"]
            case "ack":
                known = tab.acked.get(message["id"])
                if tab.pending is not None and tab.pending.id == message["id"]:
                    action = UNDO if isinstance(tab.pending, wire.Undo) else tab.pending.action
                    tab.acked[message["id"]] = (action, message["version"])
                    tab.pending = None
                else:
                    assert known is None or known[1] == message["version"], "another answer than the first"
            case "refused":
                assert message["id"] not in tab.acked, "refused after it was acknowledged"
                if tab.pending is not None and tab.pending.id == message["id"] and message["code"] != "storage":
                    tab.pending = None
            case "kept":
                pass
            case other:
                raise AssertionError(other)

    # --- what must hold -------------------------------------------------------------------------------------------

    def _look(self) -> None:
        stored = self.do(self.store.load(self.game))
        assert stored is not None
        log, states = replay(stored, self.deal)
        keys = [(move.seat, move.command_id) for move in stored.moves]
        assert len(set(keys)) == len(keys), "a command was stored twice"
        for move in stored.moves:
            free = move.action.endswith("r") or move.action == UNDO
            assert move.base == move.first - 1 or free, "a stale decision was let in"
        rows = {(move.seat, move.command_id): move for move in stored.moves}
        knowledge = [Knowledge(seat, log) for seat in range(self.deal.seats)]
        for tab in self.tabs:
            for command_id, (action, version) in tab.acked.items():
                row = rows[tab.seat, command_id]
                assert (row.action, row.last) == (action, version), "what was acknowledged is not what is stored"
            if tab.sight is not None:
                seen = [project(event, tab.seat) for event in in_force(log, tab.version)]
                folded = fold_all(self.deal.rules, tab.seat, seen)
                assert tab.sight == msgspec.to_builtins(sight(folded))
                state = states[tab.version - 1]
                if state is not None:
                    assert folded == observe(state, tab.seat)
            for message, text in tab.ear.heard if tab.ear is not None else ():
                if message["type"] != "refused":
                    check_message(message, text, knowledge[tab.seat])
                else:
                    check_message(message, text, knowledge[tab.seat], tab.sent)

    @precondition(lambda self: self.tabs)
    @invariant()
    def consistent(self) -> None:
        self._look()

    def teardown(self) -> None:
        """The network heals: everybody comes to the same table, and what was asked for is answered."""
        try:
            if self.tabs:
                self._heal()
        finally:
            if self.tabs:
                self.do(self.rooms.close())
                self.store.close()
            self.programs.close()
            self.loop.close()
            shutil.rmtree(self.folder)

    def _heal(self) -> None:
        self.up.clear()
        for tab in self.tabs:
            self.do(self._connect(tab))
        for number, tab in enumerate(self.tabs):
            self.send_again(number)
            while self.up:
                self.do(self._deliver(self.up.pop()))
            self.calm()
            assert tab.pending is None
        self.calm()
        self._look()
        stored = self.do(self.store.load(self.game))
        assert stored is not None
        log, _ = replay(stored, self.deal)
        assert {tab.version for tab in self.tabs} == {len(log)}


class BadNetworkOfOne(BadNetwork):
    """The same with programs on the other seats: decisions can be taken back."""

    others = "plain"


TestBadNetwork = BadNetwork.TestCase
TestBadNetworkOfOne = BadNetworkOfOne.TestCase
TestBadNetworkOfOne.settings = settings(
    max_examples=min(150, max(10, settings().max_examples // 8)), stateful_step_count=40
)
TestBadNetwork.settings = settings(max_examples=min(300, max(20, settings().max_examples // 4)), stateful_step_count=40)
