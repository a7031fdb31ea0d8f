"""The deal of docs/fair-deals.md written a second time, from the text alone: no code is shared with `kozyr.fair`."""

from __future__ import annotations

import hashlib
import hmac

RANKS = {24: "9TJQKA", 36: "6789TJQKA", 52: "23456789TJQKA"}


def second_deal(rules: str, cards: int, seats: int, secret: str, nonces: str) -> tuple[list[str], int, Numbers]:
    """Deck, dealer, and the numbers that are left for the first seat."""
    numbers = Numbers(bytes.fromhex(secret), f"kozyr-deal-1|{rules}|{seats}|{nonces}")
    deck = [rank + suit for suit in "cdhs" for rank in RANKS[cards]]
    for i in reversed(range(1, cards)):
        j = numbers.draw(i + 1)
        deck[i], deck[j] = deck[j], deck[i]
    return deck, numbers.draw(seats), numbers


class Numbers:
    """Words of HMAC blocks, drawn without bias."""

    def __init__(self, key: bytes, message: str) -> None:
        self.key, self.message, self.words, self.block = key, message, bytearray(), 0

    def draw(self, n: int) -> int:
        while True:
            if not self.words:
                text = self.message + "|" + str(self.block)
                self.words += hmac.new(self.key, text.encode(), hashlib.sha256).digest()
                self.block += 1
            word, self.words = int.from_bytes(self.words[:4], "big"), self.words[4:]
            if word < 2**32 // n * n:
                return word % n
