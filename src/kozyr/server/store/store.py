"""The store: games, seats and moves in one SQLite file. Reads may run in any thread; writes go through the writer."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable
from dataclasses import asdict
from pathlib import Path
from typing import Any, TypeVar

from sqlalchemy import Connection, Row, delete, exists, func, insert, literal, select, update
from sqlalchemy.exc import SQLAlchemyError

from kozyr.server.log import logger, where
from kozyr.server.store import schema
from kozyr.server.store.errors import PlayedToday, StorageFailed, TooManyGames
from kozyr.server.store.finished import Wanted, finished
from kozyr.server.store.keeper import Keeper
from kozyr.server.store.opening import DATABASE, lock_folder, open_engines, wiped
from kozyr.server.store.people import add_newcomer
from kozyr.server.store.rows import (
    FinishedGame,
    GameRow,
    MoveRow,
    Newcomer,
    RunningGame,
    SeatRow,
    StoredGame,
    TodaysGame,
)
from kozyr.server.store.writer import Writer

T = TypeVar("T")


class Store:
    """Opened on a folder that belongs to this process until `close()`. StoreUnusable if it cannot be.

    Every method that touches the file raises StorageFailed when the file fails. `busy_ms`: how long to wait for a
    lock that another program holds on the file. `mark`: eight hex digits that belong to this store for good; servers
    on other folders have other cookies.
    """

    def __init__(self, folder: Path, *, busy_ms: int = 2000) -> None:
        self.folder = folder
        self._lock = lock_folder(folder)
        try:
            self._writing, self._reading, self.mark = open_engines(folder, busy_ms=busy_ms)
        except BaseException:
            self._lock.release()
            raise
        keeper = Keeper(folder / DATABASE, self._writing, self._reading)
        self._writer = Writer(self._writing, keeper)

    def close(self) -> None:
        """Write what is queued and give the folder back. Blocks."""
        self._writer.close()
        self._reading.dispose()
        self._writing.dispose()
        self._lock.release()

    def describe(self, owner: str) -> None:
        """Say who uses the folder, for a second server that asks for it."""
        self._lock.describe(owner)

    async def create(
        self,
        game: GameRow,
        seats: tuple[SeatRow, ...],
        moves: tuple[MoveRow, ...] = (),
        *,
        most_alone: int | None = None,
        newcomer: Newcomer | None = None,
    ) -> bool:
        """Keep a new game; False if another game already follows the one this would follow. `moves`: what has been
        played already, when the game comes to the table in its middle. `newcomer`: whose first one it is, kept with it.

        TooManyGames if one of its people has `most_alone` unfinished games at which nobody else sits, PlayedToday if
        one has a game of the same day's deal.
        """
        people = {seat.account for seat in seats if seat.account is not None}

        def work(connection: Connection) -> bool:
            if game.follows is not None and _follower(connection, game.follows) is not None:
                return False
            for person in people if game.today is not None else ():
                played = _todays(connection, person, game.today)
                if played is not None:
                    raise PlayedToday(played.id, played.result)
            if most_alone is not None and any(_alone(connection, person) >= most_alone for person in people):
                raise TooManyGames(most_alone)
            if newcomer is not None:
                add_newcomer(connection, newcomer)
            connection.execute(insert(schema.games).values(**asdict(game)))
            connection.execute(insert(schema.seats), [{"game": game.id, **asdict(seat)} for seat in seats])
            if moves:
                connection.execute(insert(schema.moves), [asdict(move) for move in moves])
            return True

        return await self.write(work)

    async def append(self, *moves: MoveRow, bout: int, result: str | None, again: bool = False) -> None:
        """Keep one or more moves of a game, in their order, and where the game stands after them. Returns after the
        commit. `again`: they may be on the disk already, or one of which nobody was told: what stands there from the
        first of them on makes way.
        """
        game, first = moves[0].game, moves[0].number

        def work(connection: Connection) -> None:
            if again:
                rows = schema.moves.c
                connection.execute(delete(schema.moves).where(rows.game == game, rows.number >= first))
            connection.execute(insert(schema.moves), [asdict(move) for move in moves])
            standing = update(schema.games).where(schema.games.c.id == game)
            connection.execute(standing.values(bout=bout, result=result))

        await self.write(work)

    async def has_move(self, game: str, number: int) -> bool:
        """Whether a move is on the disk: asked when a commit's outcome is in doubt."""

        def work(connection: Connection) -> bool:
            moves = schema.moves.c
            query = select(moves.number).where(moves.game == game, moves.number == number)
            return connection.execute(query).first() is not None

        return await self.write(work)

    async def load(self, game: str) -> StoredGame | None:
        """A whole game, None if there is none of that id."""
        return await self.read(lambda connection: _load(connection, game))

    async def seats_of(self, game: str) -> tuple[SeatRow, ...]:
        """Who sits at a game's table; empty if there is no such game."""
        return await self.read(lambda connection: _seats(connection, game))

    async def follower(self, game: str) -> str | None:
        """The game that was asked for after this one, if any."""
        return await self.read(lambda connection: _follower(connection, game))

    async def unfinished_of(self, account: str) -> tuple[RunningGame, ...]:
        """The running games of a person, newest first, deals of the day among them. Lessons are no games."""
        return await self.read(lambda connection: _unfinished(connection, account))

    async def finished_of(self, person: str, wanted: Wanted, most: int) -> tuple[FinishedGame, ...]:
        """The finished games of a person that are wanted, newest first, at most so many. Lessons are no games."""
        return await self.read(lambda connection: finished(connection, person, wanted, most))

    async def todays_of(self, account: str, date: str) -> TodaysGame | None:
        """A person's game of a day's deal, if there is one."""
        return await self.read(lambda connection: _todays(connection, account, date))

    async def results_before(self, game: str) -> tuple[str, ...]:
        """How the games ended that led to this one by "play again", the newest first; unfinished ones are left out."""
        return await self.read(lambda connection: _results_before(connection, game))

    async def wipe(self) -> bool:
        """Leave nothing in the files of what has been deleted: neither in SQLite's log nor between what is there still.

        False if it could not be done now: the log is full of what others read, or the disk of something else. A file of
        more than 256 MiB is not written anew: what was deleted from it is zeros, but for what SQLite had moved before.
        """

        def work(connection: sqlite3.Connection) -> bool:
            return wiped(connection, self.folder / DATABASE)

        try:
            return await self._writer.tidy(work)
        except (SQLAlchemyError, sqlite3.Error, OSError) as error:
            logger().error("not_wiped", error=where(error))
            return False

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Do some work on the database, by itself or in a crowd; returns after the commit."""
        try:
            return await self._writer.write(work)
        except SQLAlchemyError as error:
            raise StorageFailed from error

    async def read(self, work: Callable[[Connection], T]) -> T:
        """Look something up, in a thread of its own."""

        def in_thread() -> T:
            with self._reading.connect() as connection:
                return work(connection)

        try:
            return await asyncio.to_thread(in_thread)
        except SQLAlchemyError as error:
            raise StorageFailed from error


def _load(connection: Connection, game: str) -> StoredGame | None:
    row = connection.execute(select(schema.games).where(schema.games.c.id == game)).first()
    if row is None:
        return None
    query = select(schema.moves).where(schema.moves.c.game == game).order_by(schema.moves.c.number)
    moves = tuple(MoveRow(**_fields(move)) for move in connection.execute(query))
    return StoredGame(game=GameRow(**_fields(row)), seats=_seats(connection, game), moves=moves)


def _seats(connection: Connection, game: str) -> tuple[SeatRow, ...]:
    columns = [column for column in schema.seats.c if column.name != "game"]
    query = select(*columns).where(schema.seats.c.game == game).order_by(schema.seats.c.seat)
    return tuple(SeatRow(**_fields(row)) for row in connection.execute(query))


def _follower(connection: Connection, game: str) -> str | None:
    return connection.execute(select(schema.games.c.id).where(schema.games.c.follows == game)).scalar_one_or_none()


def _alone(connection: Connection, account: str) -> int:
    """How many unfinished games there are at which this person sits and no other. Lessons are no games."""
    games, own, other = schema.games.c, schema.seats.alias("own"), schema.seats.alias("other")
    others = exists().where(other.c.game == games.id, other.c.account != account)  # a program's is null
    query = (
        select(func.count(games.id.distinct()))
        .join(own, own.c.game == games.id)
        .where(own.c.account == account, games.result.is_(None), games.lesson.is_(None), ~others)
    )
    return connection.execute(query).scalar_one()


def _unfinished(connection: Connection, account: str) -> tuple[RunningGame, ...]:
    games, seats = schema.games.c, schema.seats.c
    query = (
        select(games.id, games.rules, games.seats, games.bout, games.created_ms)
        .join(schema.seats, seats.game == games.id)
        .where(
            seats.account == account,
            games.result.is_(None),
            games.lesson.is_(None),
        )
        .order_by(games.created_ms.desc(), games.id)
    )
    return tuple(RunningGame(**_fields(row)) for row in connection.execute(query))


def _todays(connection: Connection, account: str, date: str | None) -> TodaysGame | None:
    games, seats = schema.games.c, schema.seats.c
    query = (
        select(games.id, games.result)
        .join(schema.seats, seats.game == games.id)
        .where(games.today == date, seats.account == account)
        .order_by(games.result.is_not(None), games.created_ms, games.id)  # two where two accounts became one
    )
    row = connection.execute(query).first()
    return None if row is None else TodaysGame(**_fields(row))


def _results_before(connection: Connection, game: str) -> tuple[str, ...]:
    games, earlier = schema.games.c, schema.games.alias()
    chain = select(games.id, games.follows, games.result, literal(0).label("back")).where(games.id == game)
    line = chain.cte(recursive=True)
    line = line.union_all(
        select(earlier.c.id, earlier.c.follows, earlier.c.result, line.c.back + 1).where(earlier.c.id == line.c.follows)
    )
    query = select(line.c.result).where(line.c.back > 0, line.c.result.is_not(None)).order_by(line.c.back)
    return tuple(connection.execute(query).scalars())


def _fields(row: Row[*tuple[Any, ...]]) -> dict[str, Any]:
    return row._asdict()
