"""Cards, sets of cards, and decks.

A card is a small number, `suit * 13 + rank - 2`, so that the order of the numbers is DPN's canonical order: by suit
c, d, h, s, then by rank from low to high. A set of cards is a number too, one bit a card.

>>> Card.parse("Th").rank.letter
'T'
>>> print(CardSet.parse("6c9cTh") - CardSet.parse("9c"))
6cTh
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from enum import IntEnum
from functools import cache
from itertools import pairwise

from kozyr.quoting import quoted

SUIT_LETTERS = "cdhs"
RANK_LETTERS = "23456789TJQKA"
RANKS_IN_SUIT = len(RANK_LETTERS)


class Suit(IntEnum):
    """A suit, in canonical order."""

    CLUBS = 0
    DIAMONDS = 1
    HEARTS = 2
    SPADES = 3

    @property
    def letter(self) -> str:
        """`c`, `d`, `h` or `s`."""
        return SUIT_LETTERS[self]

    @classmethod
    def parse(cls, text: str) -> Suit:
        """The suit of a DPN letter; ValueError for anything else."""
        if len(text) != 1 or text not in SUIT_LETTERS:
            raise ValueError(f"no suit: {quoted(text)}, expected one of c, d, h, s")
        return cls(SUIT_LETTERS.index(text))


class Rank(IntEnum):
    """A rank; its number is the one on the card, jack 11 to ace 14."""

    TWO = 2
    THREE = 3
    FOUR = 4
    FIVE = 5
    SIX = 6
    SEVEN = 7
    EIGHT = 8
    NINE = 9
    TEN = 10
    JACK = 11
    QUEEN = 12
    KING = 13
    ACE = 14

    @property
    def letter(self) -> str:
        """`2` to `9`, `T`, `J`, `Q`, `K` or `A`."""
        return RANK_LETTERS[self - 2]


_RANKS = tuple(Rank)
_SUITS = tuple(Suit)


class Card(int):
    """One card, 0 to 51."""

    __slots__ = ()

    @classmethod
    def of(cls, rank: Rank, suit: Suit) -> Card:
        """The card of that rank and suit."""
        return CARDS[suit * RANKS_IN_SUIT + rank - 2]

    @classmethod
    def parse(cls, text: str) -> Card:
        """The card of a DPN text such as `6c`; ValueError for anything else."""
        try:
            return _CARD_OF_TEXT[text]
        except KeyError:
            raise ValueError(
                f"no card: {quoted(text)}, expected a rank {RANK_LETTERS} and a suit {SUIT_LETTERS}"
            ) from None

    @property
    def rank(self) -> Rank:
        """The card's rank."""
        return _RANKS[self % RANKS_IN_SUIT]

    @property
    def suit(self) -> Suit:
        """The card's suit."""
        return _SUITS[self // RANKS_IN_SUIT]

    def beats(self, attack: Card, trump: Suit) -> bool:
        """Whether this card beats `attack`: a higher card of its suit, or a trump on a plain card."""
        if self // RANKS_IN_SUIT == attack // RANKS_IN_SUIT:
            return self > attack
        return self // RANKS_IN_SUIT == trump

    def __str__(self) -> str:
        return _TEXT_OF_CARD[self]

    def __repr__(self) -> str:
        return f"Card.parse({_TEXT_OF_CARD[self]!r})"


_TEXT_OF_CARD = tuple(rank + suit for suit in SUIT_LETTERS for rank in RANK_LETTERS)
CARDS: tuple[Card, ...] = tuple(Card(number) for number in range(len(_TEXT_OF_CARD)))
"""All 52 cards in canonical order."""
_CARD_OF_TEXT = dict(zip(_TEXT_OF_CARD, CARDS, strict=True))


class CardSet(int):
    """A set of cards: bit n stands for card n. Iterates in canonical order; prints as DPN without separators."""

    __slots__ = ()

    @classmethod
    def of(cls, cards: Iterable[Card]) -> CardSet:
        """The set of these cards."""
        mask = 0
        for card in cards:
            mask |= 1 << card
        return cls(mask)

    @classmethod
    def parse(cls, text: str) -> CardSet:
        """The set of a DPN text in canonical order (`6c9cTh`, empty for none); ValueError for anything else."""
        cards = parse_cards(text)
        for card in cards:
            if cards.count(card) > 1:
                raise ValueError(f"{card} is there twice")
        if any(a > b for a, b in pairwise(cards)):
            raise ValueError(
                f"cards not in canonical order (suits c, d, h, s, then ranks from low to high): {quoted(text)}"
            )
        return cls.of(cards)

    def __iter__(self) -> Iterator[Card]:
        return iter(cards_of(int(self)))

    def __len__(self) -> int:
        return self.bit_count()

    def __contains__(self, card: Card) -> bool:
        return bool(self >> card & 1)

    def __and__(self, other: int) -> CardSet:
        return CardSet(int.__and__(self, other))

    def __or__(self, other: int) -> CardSet:
        return CardSet(int.__or__(self, other))

    def __sub__(self, other: int) -> CardSet:
        return CardSet(int.__and__(self, ~other))

    def with_card(self, card: Card) -> CardSet:
        """This set and `card`."""
        return CardSet(int.__or__(self, 1 << card))

    def without(self, card: Card) -> CardSet:
        """This set without `card`."""
        return CardSet(int.__and__(self, ~(1 << card)))

    def __str__(self) -> str:
        return "".join(map(str, self))

    def __repr__(self) -> str:
        return f"CardSet.parse({str(self)!r})"


def cards_of(mask: int) -> list[Card]:
    """The cards of a set's bits, in canonical order."""
    cards = []
    while mask:
        low = mask & -mask
        cards.append(CARDS[low.bit_length() - 1])
        mask ^= low
    return cards


NO_CARDS = CardSet(0)

_SUIT_MASK = (1 << RANKS_IN_SUIT) - 1
OF_SUIT: tuple[CardSet, ...] = tuple(CardSet(_SUIT_MASK << suit * RANKS_IN_SUIT) for suit in _SUITS)
"""All cards of a suit, by suit."""
SAME_RANK: tuple[CardSet, ...] = tuple(
    CardSet.of(other for other in CARDS if other.rank == card.rank) for card in CARDS
)
"""All cards of a card's rank, by card."""
BEATERS: tuple[tuple[CardSet, ...], ...] = tuple(
    tuple(CardSet.of(card for card in CARDS if card.beats(attack, trump)) for attack in CARDS) for trump in _SUITS
)
"""The cards that beat a card, by trump suit and attack card."""

DECK_SIZES = (24, 36, 52)


@cache
def deck_cards(size: int) -> CardSet:
    """The cards of a deck of 24 (9 to ace), 36 (6 to ace) or 52 cards (2 to ace)."""
    lowest = 15 - size // 4
    return CardSet.of(card for card in CARDS if card.rank >= lowest)


def parse_cards(text: str) -> tuple[Card, ...]:
    """The cards of a DPN text in the order written; ValueError where it is no list of cards."""
    if len(text) % 2:
        raise ValueError(f"half a card at the end: {quoted(text)}")
    return tuple(Card.parse(text[at : at + 2]) for at in range(0, len(text), 2))


def cards_text(cards: Iterable[Card]) -> str:
    """The DPN text of cards in their order."""
    return "".join(map(str, cards))
