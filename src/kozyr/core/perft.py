"""perft by the core: the counts of `rules/perft.py`, faster."""

from __future__ import annotations

from collections.abc import Iterator

from kozyr.core.position import Position
from kozyr.rules.actions import Action


def perft(position: Position, depth: int) -> int:
    """The number of sequences of exactly `depth` decisions, from 0."""
    return position.kernel.perft(position.words, depth)


def divide(position: Position, depth: int) -> Iterator[tuple[Action, int]]:
    """The count below each first action, in legal order; `depth` >= 1."""
    for number in position.actions:
        yield position.action(number), perft(position.after(number), depth - 1)
