"""How long a player thought: counts of times in narrow bins, so that millions fit in a line."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import Annotated

import msgspec

_FINE = 5
"""A bin is at most 1 / 2 ** _FINE of its time wide."""
_MOST_BIN = 64 << _FINE
"""Beyond the bin of any time of 64 bits."""
Count = Annotated[int, msgspec.Meta(ge=0)]
"""What is counted; a file that says less than nothing is damaged."""
Bin = Annotated[int, msgspec.Meta(ge=0, le=_MOST_BIN)]


class Times(msgspec.Struct):
    """The times of many decisions of one player, in nanoseconds."""

    bins: dict[Bin, Count] = msgspec.field(default_factory=dict)
    """By bin, how many."""
    total: Count = 0
    worst: Count = 0

    @classmethod
    def of(cls, spent: Iterable[int]) -> Times:
        """Of these times."""
        spent = list(spent)
        return cls(dict(Counter(map(_bin, spent))), sum(spent), max(spent, default=0))

    def add(self, other: Times) -> None:
        """Take in another's."""
        for key, count in other.bins.items():
            self.bins[key] = self.bins.get(key, 0) + count
        self.total += other.total
        self.worst = max(self.worst, other.worst)

    @property
    def count(self) -> int:
        """How many decisions."""
        return sum(self.bins.values())

    @property
    def mean(self) -> float:
        """Nanoseconds; 0 without a decision."""
        return self.total / self.count if self.bins else 0.0

    def quantile(self, share: float) -> float:
        """Nanoseconds that this share of the decisions, above 0 to 1, kept within, to 2 %; 0 without a decision."""
        wanted = share * self.count
        for key in sorted(self.bins):
            wanted -= self.bins[key]
            if wanted <= 0:
                return min(_middle(key), float(self.worst))
        return float(self.worst)


def _bin(time: int) -> int:
    shift = max(0, time.bit_length() - _FINE - 1)
    return (shift << _FINE) + (time >> shift)


def _middle(key: int) -> float:
    """The middle of a bin."""
    shift = max(0, (key >> _FINE) - 1)
    return ((key - (shift << _FINE)) + 0.5 * (shift > 0)) * (1 << shift)
