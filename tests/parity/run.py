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


def play(number: int) -> int:
    """Compare the game of a number; returns its positions. Mismatch, its record written down, if they differ."""
    rules, seats = cases()[number % len(cases())]
    walker = list(WALKERS)[number // len(cases()) % len(WALKERS)]
    walked = walk(seeded_deal(rules, seats, number), walker, random.Random(f"{number} {walker}"))
    try:
        return compare(walked, texts=number % TEXTS == 0)
    except Mismatch as mismatch:
        mismatch.leave(str(number))
        raise


def play_all(numbers: Iterable[int]) -> int:
    """Compare the games of these numbers; returns their positions."""
    return sum(map(play, numbers))
