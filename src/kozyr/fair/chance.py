"""Even numbers from a secret and a message: HMAC-SHA-256 in counter mode."""

from __future__ import annotations

import hmac
from collections.abc import Iterator

WORD = 1 << 32


class Chance:
    """Numbers that whoever knows the secret can compute again, and nobody else can foresee."""

    def __init__(self, secret: bytes, message: str) -> None:
        self._words = _words(secret, message)

    def below(self, count: int) -> int:
        """A number from 0 to `count` - 1 (`count`: 1 to 2^32), each as likely as any other."""
        most = WORD - WORD % count
        while (word := next(self._words)) >= most:
            pass
        return word % count


def _words(secret: bytes, message: str) -> Iterator[int]:
    """Numbers of 32 bits: block 0, 1, … each gives eight, big-endian."""
    block = 0
    while True:
        digest = hmac.digest(secret, f"{message}|{block}".encode("ascii"), "sha256")
        for at in range(0, len(digest), 4):
            yield int.from_bytes(digest[at : at + 4], "big")
        block += 1
