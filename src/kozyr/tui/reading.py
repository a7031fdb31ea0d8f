"""Cards as people type them."""

from __future__ import annotations

from kozyr.cards import Card
from kozyr.text.words import SUIT_SIGNS

_SUITS = {sign: letter for letter, sign in SUIT_SIGNS.items()}


def card_of(text: str) -> Card | None:
    """The card of `9h`, `qS`, `10d`, `T♦` and the like; None for any other text."""
    if len(text) not in (2, 3):
        return None
    rank, suit = text[:-1].upper(), text[-1].lower()
    try:
        return Card.parse(("T" if rank == "10" else rank) + _SUITS.get(suit, suit))
    except ValueError:
        return None
