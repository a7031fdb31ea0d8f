"""perft by the core: the counts of `rules/perft.py`, faster."""

from __future__ import annotations

from collections.abc import Iterator

from kozyr.core.position import Position
from kozyr.rules.actions import Action

IN_ONE_CALL = 8
"""Decisions counted without coming back to Python, where a person's interruption is heard."""


def perft(position: Position, depth: int) -> int:
    """The number of sequences of exactly `depth` decisions, from 0."""
    if depth <= IN_ONE_CALL:
        return position.kernel.perft(position.words, depth)
    return sum(perft(position.after(number), depth - 1) for number in position.actions)


def divide(position: Position, depth: int) -> Iterator[tuple[Action, int]]:
    """The count below each first action, in legal order; `depth` >= 1."""
    for number in position.actions:
        yield position.action(number), perft(position.after(number), depth - 1)
