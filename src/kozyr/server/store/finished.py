"""Asking for a person's finished games."""

from __future__ import annotations

from dataclasses import dataclass, replace

from sqlalchemy import ColumnElement, Connection, Select, String, cast, literal, or_, select, tuple_

from kozyr.server.store import schema
from kozyr.server.store.rows import FinishedGame, SeatRow

STANDINGS = ("won", "draw", "durak", "resigned")
"""How a game can have ended for one seat."""
_DRAWS = ("#-", "#=")

_games, _own = schema.games.c, schema.seats.alias("own")
_mine: ColumnElement[str] = literal("#") + cast(_own.c.seat, String)
"""The result of which the person is the durak."""
_ended = (
    select(schema.moves.c.at_ms)
    .where(schema.moves.c.game == _games.id)
    .order_by(schema.moves.c.number.desc())
    .limit(1)
    .scalar_subquery()
)
_STANDING: dict[str, ColumnElement[bool]] = {
    "draw": _games.result.in_(_DRAWS),
    "durak": _games.result == _mine,
    "resigned": _games.result == _mine + literal("r"),
    "won": _games.result.not_in(_DRAWS) & (_games.result != _mine) & (_games.result != _mine + literal("r")),
}


@dataclass(frozen=True, kw_only=True)
class Wanted:
    """Which games are asked for. `before`: when one ended, and its id: only what ended earlier."""

    standing: str | None = None
    preset: str | None = None
    seats: int | None = None
    before: tuple[int, str] | None = None
    game: str | None = None


def finished(connection: Connection, person: str, wanted: Wanted, most: int) -> tuple[FinishedGame, ...]:
    """The person's finished games that are wanted, newest first, at most so many. Lessons are no games."""
    query = _of(person).order_by(_ended.desc(), _games.id.desc()).limit(most)
    rows = [FinishedGame(**row._asdict()) for row in connection.execute(_narrowed(query, wanted))]
    seats = _seats(connection, [row.id for row in rows])
    return tuple(replace(row, seats=tuple(seats.get(row.id, ()))) for row in rows)


def _of(person: str) -> Select[tuple[object, ...]]:
    """A person is told by what their seats have."""
    return (
        select(
            _games.id,
            _games.rules,
            _games.created_ms,
            _ended.label("ended_ms"),
            _own.c.seat.label("own"),
            _games.result,
            _games.bout,
            _games.today,
        )
        .join(_own, _own.c.game == _games.id)
        .where(_own.c.account == person, _games.result.is_not(None), _games.lesson.is_(None))
    )


def _narrowed(query: Select[tuple[object, ...]], wanted: Wanted) -> Select[tuple[object, ...]]:
    if wanted.standing is not None:
        query = query.where(_STANDING[wanted.standing])
    if wanted.preset is not None:
        query = query.where(or_(_games.rules == wanted.preset, _games.rules.startswith(wanted.preset + "+")))
    if wanted.seats is not None:
        query = query.where(_games.seats == wanted.seats)
    if wanted.before is not None:
        query = query.where(tuple_(_ended, _games.id) < tuple_(*map(literal, wanted.before)))
    if wanted.game is not None:
        query = query.where(_games.id == wanted.game)
    return query


def _seats(connection: Connection, games: list[str]) -> dict[str, list[SeatRow]]:
    """Who sat at these tables, by game, in the order of the seats."""
    query = select(schema.seats).where(schema.seats.c.game.in_(games)).order_by(schema.seats.c.seat)
    found: dict[str, list[SeatRow]] = {}
    for row in connection.execute(query):
        fields = row._asdict()
        found.setdefault(fields.pop("game"), []).append(SeatRow(**fields))
    return found
