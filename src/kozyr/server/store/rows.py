"""What the store keeps, as plain values. They hold a game's deck: no row goes to a log or a page."""

from __future__ import annotations

from dataclasses import dataclass, field


@dataclass(frozen=True, kw_only=True)
class SeatRow:
    """Who sits where. `account`: a person's, None for a program and for a person whose account is deleted."""

    seat: int
    player: str
    name: str | None
    persona: int
    account: str | None = field(default=None, repr=False)


@dataclass(frozen=True, kw_only=True)
class GameRow:
    """One game: its deal and where it stands. Times are milliseconds since 1970 (UTC).

    `opening`: the text of the events before the first action. `clock_ms`: time for one decision, None for no clock.
    `follows`: the game that this one was asked for after ("play again"). `today`: the date (ISO, UTC) of whose deal of
    the day it is; None for any other game. `secret` and `nonces`: what the deal was made of, as the record has them;
    None for games dealt before deals could be proved. `lesson`: the lesson that is learned at this table, None at every
    other one.
    """

    id: str
    created_ms: int
    rules: str
    seats: int
    dealer: int
    first: int
    deck: str = field(repr=False)
    opening: str = field(repr=False)
    pace: str
    clock_ms: int | None = None
    follows: str | None = None
    today: str | None = None
    bout: int = 1
    result: str | None = None
    secret: str | None = field(default=None, repr=False)
    nonces: str | None = None
    lesson: str | None = None


@dataclass(frozen=True, kw_only=True)
class MoveRow:
    """One accepted command. `number` counts from 1; `first` and `last` are the numbers of the events it caused."""

    game: str
    number: int
    seat: int
    command_id: str
    base: int
    action: str
    first: int
    last: int
    events: str = field(repr=False)
    at_ms: int


@dataclass(frozen=True, kw_only=True)
class StoredGame:
    """A game as it was left, ready to be replayed."""

    game: GameRow
    seats: tuple[SeatRow, ...]
    moves: tuple[MoveRow, ...]

    def seat_of(self, account: str) -> int | None:
        """Where a person sits, None if they do not."""
        return next((seat.seat for seat in self.seats if seat.account == account), None)


@dataclass(frozen=True, kw_only=True)
class TodaysGame:
    """Somebody's game of a day's deal; `result` is None while it runs."""

    id: str
    result: str | None


@dataclass(frozen=True, kw_only=True)
class RunningGame:
    """A line of the list of unfinished games."""

    id: str
    rules: str
    seats: int
    bout: int
    created_ms: int


@dataclass(frozen=True, kw_only=True)
class FinishedGame:
    """A line of the list of a person's finished games. `own`: the person's seat; `ended_ms`: the last move's time."""

    id: str
    rules: str
    created_ms: int
    ended_ms: int
    own: int
    result: str
    bout: int
    today: str | None
    seats: tuple[SeatRow, ...] = ()


@dataclass(frozen=True, kw_only=True)
class AccountRow:
    """A person, known by nothing but its devices. `recovery_hash`: SHA-256 (hex) of the recovery code.

    Private: no part of it but name and avatar leaves the server, and those only to the person.
    """

    id: str = field(repr=False)
    created_ms: int
    name: str | None = None
    avatar: str | None = None
    recovery_hash: str | None = field(default=None, repr=False)


@dataclass(frozen=True, kw_only=True)
class Newcomer:
    """Somebody who starts a first game: the account to be made, and the device it begins with."""

    account: AccountRow
    token_hash: str = field(repr=False)
