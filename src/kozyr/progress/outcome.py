"""A finished game as progress sees it: one person's part in it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum

from kozyr.progress.deeds import Deeds
from kozyr.rules.events import Event, WentOut
from kozyr.rules.result import Ending, Result


class Standing(StrEnum):
    """How a game ended for a seat."""

    WON = "won"
    """It finished, and another seat is the durak."""
    DRAW = "draw"
    """Nobody is the durak, also by repetition; who was out already has not won either (rules.md §5.2)."""
    DURAK = "durak"
    RESIGNED = "resigned"
    """The durak by its own word."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Outcome:
    """One person's finished game. Public to that person."""

    game: str
    """The table's id: the same game twice is one game."""
    finished_ms: int
    """Milliseconds since 1970 (UTC)."""
    preset: str
    deck: int
    """24, 36 or 52 cards."""
    seats: int
    """2 to 6."""
    opponents: tuple[str, ...]
    """Who sat elsewhere: names of programs, `person` for people."""
    standing: Standing
    place: int | None
    """1 for the first to leave the game with no cards; None for who did not leave it."""
    undone: bool = False
    """A decision was taken back: the game gives no experience."""
    deeds: Deeds


def standing_of(result: Result, seat: int) -> Standing:
    """How a finished game ended for a seat."""
    if result.durak is None:
        return Standing.DRAW
    if result.durak != seat:
        return Standing.WON
    return Standing.RESIGNED if result.ending is Ending.RESIGNED else Standing.DURAK


def place_of(events: Sequence[Event], seat: int) -> int | None:
    """Whether and as which one a seat has left the game: 1 for the first."""
    left = [event.seat for event in events if isinstance(event, WentOut)]
    return left.index(seat) + 1 if seat in left else None
