"""The order of the hand."""

from __future__ import annotations

from collections.abc import Iterable

from kozyr.cards import Card, Suit

SORTINGS = ("suit", "rank")
"""`suit`: suit by suit, trumps last; `rank`: low to high, trumps last."""


def sorted_hand(cards: Iterable[Card], trump: Suit, sorting: str) -> tuple[Card, ...]:
    """The cards in the order of a sorting."""
    if sorting == "rank":
        return tuple(sorted(cards, key=lambda card: (card.suit == trump, card.rank, card.suit)))
    return tuple(sorted(cards, key=lambda card: (card.suit == trump, card.suit, card.rank)))
