"""Games by their number: each number is a case, a walker and a deal, the same on every machine."""

from __future__ import annotations

import random
from collections.abc import Iterable

from tests.kit.games import seeded_deal
from tests.parity.lockstep import Mismatch, compare, walk
from tests.parity.mixes import cases
from tests.parity.walkers import WALKERS

TEXTS = 10
"""Every tenth game compares position lines too."""
FEW_TEXTS = 47
"""Where there is less time: a prime, so that each case meets each walker among the games whose lines are compared."""


def play(number: int, texts: int = TEXTS) -> int:
    """Compare the game of a number; returns its positions. Mismatch, its record written down, if they differ.

    `texts`: one game of so many compares position lines too.
    """
    rules, seats = cases()[number % len(cases())]
    walker = list(WALKERS)[number // len(cases()) % len(WALKERS)]
    walked = walk(seeded_deal(rules, seats, number), walker, random.Random(f"{number} {walker}"))
    try:
        return compare(walked, texts=number % texts == 0)
    except Mismatch as mismatch:
        mismatch.leave(str(number))
        raise


def play_all(numbers: Iterable[int], texts: int = TEXTS) -> int:
    """Compare the games of these numbers; returns their positions."""
    return sum(play(number, texts) for number in numbers)
