"""All rooms in memory. A room appears when somebody asks for its table and leaves when nobody needs it."""

from __future__ import annotations

import asyncio
from collections.abc import Iterable

from kozyr.cards import parse_cards
from kozyr.rules import Deal, Rules
from kozyr.rules.errors import KozyrError
from kozyr.server.fault import FaultPoint
from kozyr.server.lessons import lesson_of
from kozyr.server.log import logger, where
from kozyr.server.programs import Programs
from kozyr.server.room import IDLE_S, Room
from kozyr.server.setting import RoomSetting
from kozyr.server.store import SeatRow, Store, StoredGame
from kozyr.server.tally import tally
from kozyr.table import Recorded, Table


class DamagedGame(KozyrError):
    """A stored game that cannot be brought back (`damaged_game`)."""

    def __init__(self, table: str) -> None:
        super().__init__("damaged_game", {"table": table}, f"the stored game {table} cannot be read")


class Rooms:
    """The rooms by table id. Two askers at the same moment get the same room."""

    def __init__(self, store: Store, programs: Programs, *, idle_s: float = IDLE_S) -> None:
        self._store = store
        self._programs = programs
        self._idle_s = idle_s
        self._fault = FaultPoint()
        self._open: dict[str, Room] = {}
        self._loading: dict[str, asyncio.Task[Room | None]] = {}

    async def get(self, table: str) -> Room | None:
        """The room of a table, brought back from the store if needed; None if there is no such table.

        StorageFailed if the store cannot be read, DamagedGame if it holds something that does not replay.
        """
        room = self._open.get(table)
        if room is not None and not room.closed:
            return room
        loading = self._loading.get(table)
        if loading is None:
            loading = self._loading[table] = asyncio.create_task(self._load(table))
            loading.add_done_callback(lambda _: self._loading.pop(table, None))
        return await asyncio.shield(loading)

    @property
    def tables(self) -> tuple[str, ...]:
        """The tables whose rooms are in memory."""
        return tuple(self._open)

    def is_kept(self, table: str) -> bool:
        """Whether all that was played at a table is on the disk: false while its game goes on in memory alone."""
        room = self._open.get(table)
        return room is None or room.is_kept

    async def seats_of(self, table: str) -> tuple[SeatRow, ...]:
        """Who sits at a table; empty if there is none. A disk that fails is not asked for a game that is in memory."""
        room = self._open.get(table)
        if room is not None and not room.is_kept:
            return room.seats
        return await self._store.seats_of(table)

    async def close(self) -> tuple[int, ...]:
        """Stop every room. What is committed stays; the numbers of moves, game by game, that the disk did not take."""
        for loading in tuple(self._loading.values()):
            loading.cancel()
        lost = await asyncio.gather(*(room.close() for room in tuple(self._open.values())))
        return tuple(filter(None, lost))

    def drop_others(self, account: str, device: str) -> None:
        """A person's other devices sit at no table any more."""
        for room in tuple(self._open.values()):
            room.drop_others(account, device)

    async def close_tables(self, tables: Iterable[str]) -> None:
        """Stop the rooms of tables that have been deleted; whoever watches is told so."""
        for table in tables:
            loading = self._loading.get(table)
            if loading is not None:
                await asyncio.gather(loading, return_exceptions=True)
            room = self._open.get(table)
            if room is not None:
                await room.close("unknown_table")

    async def _load(self, table: str) -> Room | None:
        stored = await self._store.load(table)
        if stored is None:
            return None
        earlier = await self._store.results_before(table)
        now = asyncio.get_running_loop().time()
        try:
            live = restored(stored, now)
            setting = RoomSetting(
                id=table,
                seats=stored.seats,
                pace=stored.game.pace,
                moves=len(stored.moves),
                lesson=lesson_of(stored),
                today=stored.game.today,
                tally=tally(earlier, stored.game.seats),
            )
            room = Room(
                setting,
                live,
                self._store,
                self._programs,
                fault=self._fault,
                on_close=self._forget,
                idle_s=self._idle_s,
            )
        except ValueError as error:  # whatever in a stored game cannot be read
            logger().error("damaged_game", table=table, error=where(error))
            raise DamagedGame(table) from error
        self._open[table] = room
        room.start()
        return room

    def _forget(self, room: Room) -> None:
        if self._open.get(room.id) is room:
            del self._open[room.id]


def restored(stored: StoredGame, now: float) -> Table:
    """The table of a stored game. ValueError (most often DamagedLog) if it does not replay."""
    game = stored.game
    deal = Deal(Rules.parse(game.rules), game.seats, game.dealer, game.first, parse_cards(game.deck))
    for number, move in enumerate(stored.moves, start=1):
        if move.number != number:
            raise ValueError(f"move {number} is missing")
    moves = (
        Recorded(
            seat=move.seat,
            command_id=move.command_id,
            base=move.base,
            action=move.action,
            first=move.first,
            last=move.last,
            events=move.events,
        )
        for move in stored.moves
    )
    clock = None if game.clock_ms is None else game.clock_ms / 1000
    return Table.restore(deal, game.opening, moves, clock=clock, now=now)
