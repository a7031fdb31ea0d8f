"""The exact endgame of two seats: the value of every action where both know everything."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from enum import IntEnum

from kozyr.core.constants import NO_ROOM, UNSOLVED
from kozyr.core.position import Position
from kozyr.rules.actions import Action

MOST_NODES = 1 << 62
TABLE_WORDS = 1 << 16
LEAST_SLOTS, MOST_SLOTS = 1 << 12, 1 << 22
"""Room for bouts that lead into each other: grown as it is needed."""


class Value(IntEnum):
    """What a seat gets from best play on both sides."""

    LOSS = -1
    """It is the durak."""
    DRAW = 0
    WIN = 1


class Unsolvable(ValueError):
    """The position is no endgame that can be solved; the text says why not."""


@dataclass(frozen=True, slots=True)
class Solved:
    """The actions of the seat to act, and their values for it."""

    values: dict[Action, Value]
    """In DPN order; empty when the game is over."""
    nodes: int
    """Decisions looked at."""

    @property
    def value(self) -> Value | None:
        """The position's value for the seat to act; None when the game is over."""
        return max(self.values.values(), default=None)


class Solver:
    """Solves positions one after another and remembers what it has seen. For one thread at a time.

    `table_words`: how many bouts it remembers, a power of two, 8 bytes each. ValueError for another number.
    """

    def __init__(self, table_words: int = TABLE_WORDS) -> None:
        if table_words < 1 or table_words & (table_words - 1):
            raise ValueError(f"a table of {table_words} words: expected a power of two")
        self._table = bytearray(8 * table_words)
        self._room = bytearray(24 * LEAST_SLOTS)

    def solve(self, position: Position, most_nodes: int = MOST_NODES, begun: Iterable[Position] = ()) -> Solved | None:
        """The value of every action; None if more than `most_nodes` decisions had to be looked at.

        `begun`: the bouts of the deal so far, each as it began, the present one too; needed with transfers only. The
        values are then those of the repetition rule (rules.md §5.4), and who always keeps a win wins; without them no
        bout counts as having begun before. With transfers also None if more than MOST_SLOTS / 2 bouts lead into each
        other. ValueError for a bout that is not about to begin.

        Unsolvable unless two seats are left and the talon holds one card at most.
        """
        check(position)
        check_most(most_nodes)
        closed = _closed(begun) if position.words[6] else bytearray()
        while True:
            values, nodes, stopped = position.kernel.solve(position.words, self._table, self._room, closed, most_nodes)
            if not stopped:
                return Solved(dict(zip(position.legal, map(Value, values), strict=True)), nodes)
            if stopped != NO_ROOM or len(self._room) >= 24 * MOST_SLOTS:
                return None
            self._room = bytearray(4 * len(self._room))

    def leaf(self, position: Position, most_nodes: int = MOST_NODES) -> tuple[Value | None, int]:
        """The value of any position for its bout's attacker, and the decisions looked at, as a search asks for it.

        None where it is not known: it gave up, or `solve` would raise Unsolvable.
        """
        check_most(most_nodes)
        value, nodes = position.kernel.leaf(position.words, self._table, self._room, most_nodes)
        return None if value == UNSOLVED else Value(value), nodes


def _closed(begun: Iterable[Position]) -> bytearray:
    """The bouts that have begun twice, as the kernel reads them, in an order that does not depend on the deal's."""
    times: Counter[tuple[int, int, int]] = Counter()
    for bout in begun:
        attacker, defender, attacks, talon = (bout.words[place] for place in (9, 10, 22, 24))
        if attacks or bout.is_over:
            raise ValueError(f"{bout}: expected a bout about to begin")
        if talon < 2:
            times[bout.words[25 + attacker], bout.words[25 + defender], attacker] += 1
    twice = sorted(bout for bout, count in times.items() if count > 1)
    return bytearray(b"".join(number.to_bytes(8, sys.byteorder) for bout in twice for number in bout))


def check_most(nodes: int) -> None:
    """ValueError for a number of decisions that no run can be given."""
    if not 0 < nodes <= MOST_NODES:
        raise ValueError(f"{nodes} nodes at most: expected 1 to {MOST_NODES}")


def check(position: Position) -> None:
    """Unsolvable unless the position is an endgame of two with nothing hidden."""
    words = position.words
    left = words[0] - words[17].bit_count()
    if left > 2:
        raise Unsolvable(f"{left} seats are in the game: only the endgame of two is solved")
    if words[24] > 1:
        raise Unsolvable(f"{words[24]} cards are in the talon: with more than the trump card something is hidden")
