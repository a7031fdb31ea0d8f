"""How much one connection may ask for."""

from __future__ import annotations

MOST_BYTES = 64 * 1024
"""The largest body and the largest frame."""

MOST_UNFINISHED = 20
"""Unfinished games that wait for one person alone."""

GAMES_AT_ONCE = 120
GAMES_PER_S = 1.0
"""New games from one address."""

CODES_AT_ONCE = 20
CODES_PER_S = 1 / 10
"""Codes tried from one address."""
_ADDRESSES = 1024

CREDITS = 200
CREDITS_PER_S = 50.0


class Credits:
    """A bucket of message credits: each message takes one, time gives them back. `now`: seconds, monotonic."""

    def __init__(self, now: float, *, most: float = CREDITS, per_s: float = CREDITS_PER_S) -> None:
        self._most, self._per_s = most, per_s
        self._left, self._at = most, now

    def take(self, now: float) -> bool:
        """Take one credit; False if none is left."""
        self._left = min(self._most, self._left + (now - self._at) * self._per_s)
        self._at = now
        if self._left < 1:
            return False
        self._left -= 1
        return True

    def is_full(self, now: float) -> bool:
        """Whether nothing is missing: as good as a new one."""
        return self._left + (now - self._at) * self._per_s >= self._most


class Purses:
    """Credits for one kind of thing, by the asker's address."""

    def __init__(self, *, most: float, per_s: float) -> None:
        self._most, self._per_s = most, per_s
        self._purses: dict[str, Credits] = {}

    def take(self, address: str, now: float) -> bool:
        """Take one credit of an address; False if none is left."""
        if address not in self._purses and len(self._purses) >= _ADDRESSES:
            self._forget(now)
        purse = self._purses.setdefault(address, Credits(now, most=self._most, per_s=self._per_s))
        return purse.take(now)

    def _forget(self, now: float) -> None:
        """Make room: purses that are full again, else the one that has been there longest."""
        kept = {address: purse for address, purse in self._purses.items() if not purse.is_full(now)}
        if len(kept) >= _ADDRESSES:
            del kept[next(iter(kept))]
        self._purses = kept
