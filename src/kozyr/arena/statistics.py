"""What the deals of a match say, and how sure one may be of it."""

from __future__ import annotations

import math
from collections.abc import Mapping
from typing import NamedTuple

Z = 1.959964
"""The normal distribution's 97.5 % point: 95 % lie between it and its negative."""


class Estimate(NamedTuple):
    """A share, 0 to 1, with the ends of its 95 % interval."""

    mean: float
    low: float
    high: float


def estimate(counts: Mapping[int, int], most: int) -> Estimate:
    """The mean of independent values with the interval of their mean. ValueError without a value.

    `counts`: how often each value, 0 to `most`, was found; `most` is a share of 1. The interval is Student's, cut at 0
    and 1. Values that are all equal have no spread to reckon with: then it is Wilson's for so many yes-or-no trials.
    """
    number = sum(counts.values())
    if number == 0:
        raise ValueError("no value to estimate from")
    total = sum(value * count for value, count in counts.items())
    squares = sum(value * value * count for value, count in counts.items())
    mean = total / (number * most)
    spread = number * squares - total * total  # exact: number squared times the variance
    if spread == 0:
        return wilson(mean, number)
    deviation = math.sqrt(spread / (number * (number - 1))) / most
    half = student(number - 1) * deviation / math.sqrt(number)
    return Estimate(mean, max(0.0, mean - half), min(1.0, mean + half))


def wilson(share: float, trials: int) -> Estimate:
    """Wilson's interval of a share found in so many independent trials, at least one."""
    weight = Z * Z / trials
    middle = (share + weight / 2) / (1 + weight)
    half = Z * math.sqrt(share * (1 - share) / trials + weight / (4 * trials)) / (1 + weight)
    low = middle - half if share > 0 else 0.0  # what it is but for rounding
    high = middle + half if share < 1 else 1.0
    return Estimate(share, low, high)


def student(freedom: int) -> float:
    """The 97.5 % point of Student's distribution, for one degree of freedom and more."""
    if freedom <= len(_STUDENT):
        return _STUDENT[freedom - 1]
    # The expansion in powers of 1/freedom (Abramowitz and Stegun 26.7.5), good to four places from here on.
    second = (Z**3 + Z) / 4
    third = (5 * Z**5 + 16 * Z**3 + 3 * Z) / 96
    fourth = (3 * Z**7 + 19 * Z**5 + 17 * Z**3 - 15 * Z) / 384
    return Z + second / freedom + third / freedom**2 + fourth / freedom**3


_STUDENT = (12.7062, 4.3027, 3.1824, 2.7764, 2.5706, 2.4469, 2.3646, 2.3060, 2.2622, 2.2281)


def elo(score: float) -> float:
    """The rating difference at which a score, 0 to 1, is expected; infinite at the ends."""
    if score <= 0 or score >= 1:
        return math.copysign(math.inf, score - 0.5)
    return 400 * math.log10(score / (1 - score))
