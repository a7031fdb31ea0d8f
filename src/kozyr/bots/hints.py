"""Hints: what the level `hard` would play in a person's place, and what every other move is worth."""

from __future__ import annotations

from collections.abc import Sequence

from kozyr.bots.levels import HARD
from kozyr.bots.thinker import Thinker
from kozyr.rules.events import Event
from kozyr.search import Move, Stop, Thoughts
from kozyr.view.view import View


def hint(view: View, history: Sequence[Event], seed: int, stop: Stop | None = None) -> Thoughts:
    """What Hard thinks of every legal action of the view's seat; `advised` says which it would play.

    `history`: all events so far, the deal first, projected to the seat. `seed` chooses the deals that are looked at.
    ValueError if the view's seat is not to act.
    """
    return Thinker(HARD, seed).consider(view, history, stop)


def advised(view: View, thoughts: Thoughts) -> Move:
    """What Hard would play after such thoughts."""
    return Thinker(HARD, 0).preferred(view, thoughts)


def chance(move: Move) -> float:
    """The chance that the seat is not the durak after a move, 0 to 1; a draw counts half where it was foreseen exactly.

    Where the endgame was solved, that is 1, 0.5 or 0; elsewhere what the search came to on average.
    """
    return move.value if move.exact is None else (1 + move.exact) / 2
