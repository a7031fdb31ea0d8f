"""Which deals are still to be played, cut into orders that keep a worker busy for a moment."""

from __future__ import annotations

from collections import deque
from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from itertools import islice
from typing import NamedTuple

from kozyr.arena.series import Batch

MOMENT_S = 0.5
"""How long an order should take: long enough to cost nothing, short enough to lose nothing."""
MOST_DEALS = 500


class Order(NamedTuple):
    """Some deals of one match, for one worker."""

    match: int
    numbers: tuple[int, ...]


@dataclass
class _Left:
    count: int
    numbers: Iterator[int]


class Orders:
    """Hands out the deals of several matches, one match after the other."""

    def __init__(self, left: Sequence[Collection[int]], workers: int) -> None:
        """`left`: by match, the deals to be played. `workers`: how many will ask."""
        self._left = [_Left(len(numbers), iter(numbers)) for numbers in left]
        self._workers = workers
        self._pace: dict[int, float] = {}
        """By match, seconds a deal."""
        self._returned: deque[Order] = deque()

    def next(self) -> Order | None:
        """The next order; None if there is none now."""
        if self._returned:
            return self._returned.popleft()
        for match, left in enumerate(self._left):
            if left.count:
                size = min(self._size(match), left.count)
                left.count -= size
                return Order(match, tuple(islice(left.numbers, size)))
        return None

    def put_back(self, order: Order, *, apart: bool = False) -> None:
        """An order that was not played is handed out again. `apart`: each of its deals by itself."""
        self._returned.extend([Order(order.match, (number,)) for number in order.numbers] if apart else [order])

    def learn(self, match: int, batch: Batch) -> None:
        """How long a batch took: the next orders are cut by it."""
        self._pace[match] = batch.seconds / max(1, len(batch.deals))

    def _size(self, match: int) -> int:
        pace = self._pace.get(match)
        if pace is None:
            return 1
        # Towards the end the orders get small, so that no worker waits long for another.
        share = self._left[match].count // (2 * self._workers)
        return max(1, min(MOST_DEALS, share, int(MOMENT_S / max(pace, 1e-6))))
