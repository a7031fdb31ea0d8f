"""How long programs take: a person's time, or none."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Awaitable, Callable

PACES = ("person", "instant")
SHORTEST_S, LONGEST_S = 0.4, 1.5

Sleep = Callable[[float], Awaitable[None]]


class Pace:
    """The pauses of one table's programs. Consecutive passes share one: at six seats a third of all decisions is a pass
    with nothing to choose. `sleep`: how to wait.
    """

    def __init__(self, name: str, *, sleep: Sleep = asyncio.sleep) -> None:
        self._waits = name == "person"
        self._sleep = sleep
        self._passed_last = False
        self._chance = random.Random()

    def interrupt(self) -> None:
        """A person has acted: the next pass of a program has its own pause again."""
        self._passed_last = False

    async def before(self, *, passing: bool, spent_s: float) -> None:
        """Wait before a program's decision is played; `spent_s` seconds of thinking count."""
        shares = passing and self._passed_last
        self._passed_last = passing
        if not self._waits or shares:
            return
        rest = self._chance.uniform(SHORTEST_S, LONGEST_S) - spent_s
        if rest > 0:
            await self._sleep(rest)
