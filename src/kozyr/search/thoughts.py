"""What a search has found, and can say of it."""

from __future__ import annotations

from dataclasses import dataclass

from kozyr.core import Value
from kozyr.rules.actions import Action


@dataclass(frozen=True, slots=True)
class Move:
    """One legal action as the search sees it. Belongs to the seat that thinks."""

    action: Action
    visits: int
    """Iterations that went this way."""
    value: float
    """What they came to on average, 0 to 1: the share of games in which the seat is not the durak, a draw counting as
    a durak chosen by lot. 0 without visits.
    """
    exact: Value | None = None
    """What it is worth with best play, where both sides know everything and that was solved."""


@dataclass(frozen=True, slots=True)
class Thoughts:
    """The moves in DPN order, and what was done to judge them."""

    moves: tuple[Move, ...]
    iterations: int
    seconds: float
    worlds: int
    """How many deals were possible; 1 where nothing is hidden."""

    @property
    def candidates(self) -> tuple[Move, ...]:
        """The moves of the best exact value; all where nothing was solved."""
        best = max((move.exact for move in self.moves if move.exact is not None), default=None)
        return self.moves if best is None else tuple(move for move in self.moves if move.exact == best)

    @property
    def best(self) -> Move:
        """The move to play: of the candidates the one most visited, then the one of more value, then the first."""
        return max(self.candidates, key=lambda move: (move.visits, move.value))

    def share(self, move: Move) -> float:
        """The share of all visits that went a way, 0 to 1."""
        whole = sum(other.visits for other in self.moves)
        return move.visits / whole if whole else 0.0
