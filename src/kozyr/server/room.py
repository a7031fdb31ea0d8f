"""A room: one task owns one table. Everything that happens to the table goes through its inbox, one thing at a time."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from dataclasses import dataclass

import msgspec

from kozyr.bots import Bot
from kozyr.rules import Action, Refused, Verb
from kozyr.server import wire
from kozyr.server.audience import Audience, Listener
from kozyr.server.fault import FaultPoint
from kozyr.server.feed import Feed
from kozyr.server.hints import Hints
from kozyr.server.lessons import partner
from kozyr.server.log import logger, where
from kozyr.server.moves import Moves
from kozyr.server.pace import Pace
from kozyr.server.programs import PERSON, Programs, fallback
from kozyr.server.setting import RoomSetting
from kozyr.server.store import SeatRow, Store
from kozyr.table import OWN_ID_MARK, Accepted, Table, TakenBack

IDLE_S = 60.0
"""A room that nobody watches and in which no program is to act leaves the memory after this time."""
RETRY_S = 1.0
"""After this time a program tries again what could not be stored."""

_encode = msgspec.json.Encoder().encode


@dataclass(frozen=True)
class _Join:
    listener: Listener
    last: int


@dataclass(frozen=True)
class _Leave:
    listener: Listener


@dataclass(frozen=True)
class _Command:
    listener: Listener
    act: wire.Act | wire.Undo


@dataclass(frozen=True)
class _AskHint:
    listener: Listener
    ask: wire.AskHint


@dataclass(frozen=True)
class _AskDiscards:
    listener: Listener
    ask: wire.AskDiscards


@dataclass(frozen=True)
class _Decision:
    version: int
    action: Action
    thought: object
    """Which thinking came to it: one that was given up meanwhile does not count."""


@dataclass(frozen=True)
class _Mended:
    """All that was played is on the disk again."""


_Item = _Join | _Leave | _Command | _AskHint | _AskDiscards | _Decision | _Mended


class Room:
    """Runs in its own task (`start()`). The public methods only put something into the inbox."""

    def __init__(
        self,
        setting: RoomSetting,
        table: Table,
        store: Store,
        programs: Programs,
        *,
        fault: FaultPoint,
        on_close: Callable[[Room], None],
        idle_s: float = IDLE_S,
    ) -> None:
        self.id = setting.id
        self.closed = False
        self._setting = setting
        self._table = table
        self._programs = programs
        self._fault = fault
        self._on_close = on_close
        self._idle_s = idle_s
        self._pace = Pace(setting.pace)
        self._bots: dict[int, Bot] = {seat.seat: self._program(seat) for seat in setting.seats if seat.player != PERSON}
        self._audience = Audience(table, setting)
        none = setting.closed("hint_among_people")
        self._hints = Hints(setting.id, table, programs, self._audience, none=none)
        self._inbox: asyncio.Queue[_Item] = asyncio.Queue()
        self._moves = Moves(store, setting.id, setting.moves, on_mended=lambda: self._inbox.put_nowait(_Mended()))
        self._retry_at = 0.0
        self._idle_since: float | None = None
        self._thinking: asyncio.Task[None] | None = None
        self._task: asyncio.Task[None] | None = None

    def _program(self, seat: SeatRow) -> Bot:
        """Who plays a seat: in today's deal, and in a lesson, it has its part to play."""
        setting, programs = self._setting, self._programs
        program = programs.todays(setting.today, seat.seat) if setting.today else programs.seat(seat.player)
        return partner(setting.lesson, program)

    @property
    def is_kept(self) -> bool:
        """Whether all that was played here is on the disk."""
        return self._moves.is_kept

    @property
    def seats(self) -> tuple[SeatRow, ...]:
        """Who sits here."""
        return self._setting.seats

    def start(self) -> None:
        """Begin to live, in the running event loop."""
        self._task = asyncio.create_task(self._run(), name=f"room {self.id}")

    def join(self, listener: Listener, last: int) -> None:
        """A connection watches from now on; it has shown event `last`. A room that has just closed turns it away."""
        self._inbox.put_nowait(_Join(listener, last))
        if self.closed:
            self._turn_away()

    def leave(self, listener: Listener) -> None:
        """A connection is gone."""
        self._inbox.put_nowait(_Leave(listener))

    def act(self, listener: Listener, act: wire.Act) -> None:
        """A person's command."""
        self._inbox.put_nowait(_Command(listener, act))
        if self.closed:
            self._turn_away()

    def hint(self, listener: Listener, ask: wire.AskHint) -> None:
        """A person asks what to play."""
        self._inbox.put_nowait(_AskHint(listener, ask))
        if self.closed:
            self._turn_away()

    def undo(self, listener: Listener, undo: wire.Undo) -> None:
        """A person takes the last decision back."""
        self._inbox.put_nowait(_Command(listener, undo))
        if self.closed:
            self._turn_away()

    def discards(self, listener: Listener, ask: wire.AskDiscards) -> None:
        """A person asks what has been discarded."""
        self._inbox.put_nowait(_AskDiscards(listener, ask))
        if self.closed:
            self._turn_away()

    def drop_others(self, account: str, device: str) -> None:
        """A person's other devices sit here no more."""
        seats = {seat.seat for seat in self._setting.seats if seat.account == account}
        self._audience.drop_others(device, seats)

    async def close(self, code: str | None = None) -> int:
        """Stop; how many moves are lost because the disk fails. Used when the server stops, and, with a code for those
        who watch, when the table is deleted."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        if code is not None:
            self._audience.drop(code)
            self._moves.forget()
        return await self._moves.close()

    # --- the task -------------------------------------------------------------------------------------------------

    async def _run(self) -> None:
        try:
            self._idle_since = self._now()
            self._ask_program()
            while not self._may_rest():
                await self._step()
        except asyncio.CancelledError:
            raise
        except Exception as error:
            logger().error("room_failed", table=self.id, error=where(error))
            self._audience.drop("internal")
            lost = await self._moves.close()
            if lost:
                logger().error("moves_lost", table=self.id, moves=lost)
        finally:
            self.closed = True
            if self._thinking is not None:
                self._thinking.cancel()
            self._hints.drop()
            self._on_close(self)
            self._turn_away()

    def _turn_away(self) -> None:
        """Whoever came in the very last moment comes again and finds a new room."""
        while not self._inbox.empty():
            item = self._inbox.get_nowait()
            if isinstance(item, _Join | _Command | _AskHint | _AskDiscards):
                item.listener.drop("internal")

    def _may_rest(self) -> bool:
        rests_at = self._rests_at()
        idle = not self._audience and self._inbox.empty() and self._thinking is None
        return idle and rests_at is not None and self._now() >= rests_at

    def _rests_at(self) -> float | None:
        """When an idle room leaves the memory. Not while its game is nowhere else."""
        return None if self._idle_since is None or not self._moves.is_kept else self._idle_since + self._idle_s

    async def _step(self) -> None:
        """Wait for the next thing to happen, and deal with it."""
        try:
            async with asyncio.timeout_at(self._wake_at()):
                item = await self._inbox.get()
        except TimeoutError:
            await self._on_time()
        else:
            if self._table.is_late(self._now()):
                await self._on_time()
            await self._handle(item)
        if self._audience or self._thinking is not None:
            self._idle_since = None
        elif self._idle_since is None:
            self._idle_since = self._now()

    def _wake_at(self) -> float | None:
        rests_at = self._rests_at()
        moments = [] if rests_at is None else [rests_at]
        if self._table.deadline is not None:
            moments.append(max(self._table.deadline, self._retry_at))
        return min(moments, default=None)

    @staticmethod
    def _now() -> float:
        return asyncio.get_running_loop().time()

    async def _on_time(self) -> None:
        """A clock may have run out."""
        await self._resolve_doubt()
        timed_out = self._table.tick(self._now())
        if timed_out is not None and not await self._commit(timed_out):
            self._retry_at = self._now() + RETRY_S

    async def _handle(self, item: _Item) -> None:
        match item:
            case _Join(listener, last):
                await self._resolve_doubt()
                self._audience.welcome(listener, last)
            case _Leave(listener):
                self._audience.leave(listener)
            case _Command(listener, act):
                await self._take_command(listener, act)
            case _AskHint(listener, ask):
                await self._resolve_doubt()
                self._hints.ask(listener, ask)
            case _AskDiscards(listener, ask):
                self._tell_discards(listener, ask)
            case _Decision(version, action, thought):
                if thought is self._thinking:
                    await self._take_decision(version, action)
            case _Mended():
                await self._resolve_doubt()

    # --- people ---------------------------------------------------------------------------------------------------

    async def _take_command(self, listener: Listener, act: wire.Act | wire.Undo) -> None:
        await self._resolve_doubt()
        answer = self._answer(listener.seat, act)
        if isinstance(answer, Refused):
            self._refuse(listener, act, answer)
            return
        if answer.version <= self._table.version:  # the first answer, again
            self._acknowledge(listener, answer)
        elif not await self._commit(answer, by_person=listener):
            self._refuse(listener, act, Refused("storage"))

    def _answer(self, seat: int, act: wire.Act | wire.Undo) -> Accepted | Refused:
        if isinstance(act, wire.Act):
            return self._table.submit(seat, act.id, act.base, act.action, self._now())
        closed = self._setting.closed("undo_among_people")
        if closed is not None:
            return Refused(closed)
        return self._table.undo(seat, act.id, act.base, self._now())

    def _tell_discards(self, listener: Listener, ask: wire.AskDiscards) -> None:
        """What went to the discard pile went openly; but at a table of people everybody remembers it alone."""
        feed = self._audience.feed(listener.seat)
        if self._setting.people > 1:
            self._refuse(listener, ask, Refused("discards_among_people"))
        elif ask.base != feed.version:
            code = "stale" if ask.base < feed.version else "ahead"
            self._refuse(listener, ask, Refused(code, {"base": ask.base, "version": feed.version}))
        else:
            listener.send(_encode(wire.Discards(id=ask.id, base=ask.base, bouts=feed.discards)))

    def _refuse(self, listener: Listener, act: wire.Act | wire.Undo | wire.AskDiscards, refused: Refused) -> None:
        listener.send(
            _encode(wire.Refused(id=act.id, code=refused.code, facts=refused.facts, version=self._table.version))
        )

    # --- programs -------------------------------------------------------------------------------------------------

    def _ask_program(self, *, after_s: float = 0.0) -> None:
        """Let the program that is to act think, if one is."""
        actor = self._table.actor
        if actor in self._bots and self._thinking is None:
            self._thinking = asyncio.create_task(self._think(self._bots[actor], self._audience.feed(actor), after_s))

    async def _think(self, bot: Bot, feed: Feed, after_s: float) -> None:
        if after_s:
            await asyncio.sleep(after_s)
        version, began = feed.version, self._now()
        action = await self._programs.decide(bot, feed.view, feed.history, table=self.id)
        await self._pace.before(passing=action.verb is Verb.PASS, spent_s=self._now() - began)
        self._inbox.put_nowait(_Decision(version, action, asyncio.current_task()))

    async def _take_decision(self, version: int, action: Action) -> None:
        self._thinking = None
        await self._resolve_doubt()
        actor = self._table.actor
        if version != self._table.version or actor is None:
            self._ask_program()  # somebody resigned, or a clock ran out, while it thought
            return
        answer = self._submit_decision(actor, version, action)
        if await self._commit(answer):
            return
        self._ask_program(after_s=RETRY_S)

    def _submit_decision(self, actor: int, version: int, action: Action) -> Accepted:
        """The program's action by the same door as everybody's; the fallback move if the door refuses it."""
        answer = self._table.submit(actor, f"{OWN_ID_MARK}program-{version}", version, str(action), self._now())
        if isinstance(answer, Refused):
            player = self._setting.seats[actor].player
            logger().error("program_refused", table=self.id, program=player, code=answer.code)
            feed = self._audience.feed(actor)
            action = fallback(feed.view, feed.history)
            answer = self._table.submit(actor, f"{OWN_ID_MARK}instead-{version}", version, str(action), self._now())
        if isinstance(answer, Refused):
            raise RuntimeError("a legal action was refused")
        return answer

    # --- the commit -----------------------------------------------------------------------------------------------

    async def _commit(self, accepted: Accepted, *, by_person: Listener | None = None) -> bool:
        """Store first, then let it hold and tell everybody. False, and nothing has changed, if it cannot be stored."""
        if not await self._moves.keep(accepted):
            return False
        self._audience.tell_kept(kept=self._moves.is_kept)
        if by_person is not None:
            if self._moves.is_kept:
                self._fault.committed()
            self._pace.interrupt()
            self._acknowledge(by_person, accepted)
        self._hold(accepted)
        return True

    def _acknowledge(self, listener: Listener, accepted: Accepted) -> None:
        version = accepted.version
        kept = self._moves.is_on_disk(version)
        listener.send(_encode(wire.Ack(id=accepted.command_id, version=version, kept=kept)))

    def _hold(self, accepted: Accepted) -> None:
        """A stored move holds: the table changes, every seat is told, and the next program thinks."""
        self._table.settle(accepted, self._now())
        self._hints.drop()
        if isinstance(accepted.events[0], TakenBack) and self._thinking is not None:
            self._thinking.cancel()  # what it thinks about is gone
            self._thinking = None
        self._audience.tell(accepted.events)
        self._ask_program()

    async def _resolve_doubt(self) -> None:
        """A failed commit may be on the disk all the same: look before anything else is decided."""
        accepted = await self._moves.settle_doubt()
        self._audience.tell_kept(kept=self._moves.is_kept)
        if accepted is not None:
            self._hold(accepted)
