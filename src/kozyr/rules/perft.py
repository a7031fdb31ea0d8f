"""perft: the number of sequences of exactly d decisions (docs/notation.md).

It locates faults: two referees must agree.
"""

from __future__ import annotations

from collections.abc import Iterator

from kozyr.rules.actions import Action
from kozyr.rules.legality import legal
from kozyr.rules.referee import apply
from kozyr.rules.state import State


def perft(state: State, depth: int) -> int:
    """The count from a fully known position, `depth` >= 0. A finished game contributes nothing below depth 0.

    Counting leaves the repetition rule out: read the position with `repetition=False`.
    """
    if depth == 0:
        return 1
    actions = legal(state)
    if depth == 1:
        return len(actions)
    return sum(perft(apply(state, action).state, depth - 1) for action in actions)


def divide(state: State, depth: int) -> Iterator[tuple[Action, int]]:
    """The count below each first action, in legal order; `depth` >= 1."""
    for action in legal(state):
        yield action, perft(apply(state, action).state, depth - 1)
