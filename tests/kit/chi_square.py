"""Whether counts are what equal, or given, chances make: Pearson's chi-square test."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import sqrt
from typing import TypeVar

Outcome = TypeVar("Outcome")

DEVIATIONS = 4.7534
"""A standard normal variable is greater once in a million times."""


def bound(freedom: int) -> float:
    """What chi-square exceeds at most once in a million times, by Wilson and Hilferty; from ten degrees on."""
    step = 2 / (9 * freedom)
    return float(freedom * (1 - step + DEVIATIONS * sqrt(step)) ** 3)


def chi_square(counts: Mapping[Outcome, int], outcomes: Sequence[Outcome]) -> float:
    """How far the counts are from all outcomes being equally likely. ValueError for an outcome that cannot be."""
    strange = set(counts) - set(outcomes)
    if strange:
        raise ValueError(f"no such outcome: {min(map(str, strange))}")
    expected = sum(counts.values()) / len(outcomes)
    return sum((counts.get(outcome, 0) - expected) ** 2 for outcome in outcomes) / expected


def is_even(counts: Mapping[Outcome, int], outcomes: Sequence[Outcome]) -> bool:
    """Whether nothing speaks against equal chances, at a significance of one in a million."""
    return chi_square(counts, outcomes) <= bound(len(outcomes) - 1)
