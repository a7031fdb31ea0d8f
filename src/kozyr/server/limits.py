"""How much one connection may ask for."""

from __future__ import annotations

MOST_BYTES = 64 * 1024
"""The largest body and the largest frame."""

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
