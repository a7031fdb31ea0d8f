"""What a player remembers: everything, or what a person would."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from hashlib import blake2b

from kozyr.cards import NO_CARDS, Card, CardSet, Rank, Suit
from kozyr.rules.events import BoutBegan, Discarded, Drew, Event, PickedUp


@dataclass(frozen=True, slots=True)
class Memory:
    """How well a card is remembered that was seen to go, or to be taken. Each share is a probability, 0 to 1.

    The last bouts are always remembered. An older card is forgotten for good once its share, which fades bout by
    bout, falls below the card's own luck, which `seed` decides: the same cards in the same game every time.
    """

    trumps: float = 1.0
    high: float = 1.0
    """Plain aces and kings."""
    low: float = 1.0
    fade: float = 1.0
    """The share of a share that is left after each bout more."""
    fresh_bouts: int = 2
    """How many bouts back everything is remembered."""

    def keeps(self, card: Card, trump: Suit, bouts_ago: int, seed: int) -> bool:
        """Whether a card seen to go so many bouts ago is still remembered."""
        if bouts_ago <= self.fresh_bouts:
            return True
        share = self.trumps if card.suit == trump else self.high if card.rank >= Rank.KING else self.low
        return share * self.fade ** (bouts_ago - self.fresh_bouts) >= _luck(card, seed)


PERFECT = Memory()


@dataclass(frozen=True, slots=True)
class Remembered:
    """What a history comes to in a memory."""

    gone: CardSet
    """Cards in the discard pile."""
    forgotten: CardSet
    """Cards seen to go into hands, of which it is no longer known."""


def remember(history: Sequence[Event], trump: Suit, memory: Memory, seed: int) -> Remembered:
    """The cards that a seat with this history remembers to be gone, and those it no longer knows to be held."""
    now = sum(isinstance(event, BoutBegan) for event in history)
    gone, forgotten = NO_CARDS, NO_CARDS
    for event, bout in _with_bouts(history):
        match event:
            case Discarded(cards):
                kept = (card for card in cards if memory.keeps(card, trump, now - bout, seed))
                gone |= CardSet.of(kept)
            case PickedUp(_, cards):
                lost = CardSet.of(card for card in cards if not memory.keeps(card, trump, now - bout, seed))
                forgotten = (forgotten - CardSet.of(cards)) | lost
            case Drew(_, cards, True) if cards[-1] is not None and not memory.keeps(cards[-1], trump, now - bout, seed):
                forgotten |= CardSet.of([cards[-1]])
            case _:
                pass
    return Remembered(gone, forgotten)


def _with_bouts(history: Sequence[Event]) -> Iterator[tuple[Event, int]]:
    """Each event and the number of bouts begun before it."""
    bout = 0
    for event in history:
        bout += isinstance(event, BoutBegan)
        yield event, bout


def _luck(card: Card, seed: int) -> float:
    """The card's luck in this game, 0 to 1."""
    digest = blake2b(f"{seed} {card}".encode(), digest_size=4).digest()
    return int.from_bytes(digest, "big") / 2**32
