"""The deal (rules.md §3). A deal is data: whoever makes one brings the randomness."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from kozyr.cards import Card, CardSet, Rank, Suit, deck_cards
from kozyr.rules.errors import BadDeal
from kozyr.rules.options import HAND_SIZE, Rules
from kozyr.rules.state import trumps


@dataclass(frozen=True, slots=True)
class Deal:
    """Everything that chance decides. Private as a whole until the game is over.

    BadDeal `bad_seats` for seats, dealer or first seat that do not exist, `bad_deck` for anything but the deck's cards,
    `bad_first` for a first seat that the rules do not let attack first; BadRules `bad_seats` for a count not allowed.
    """

    rules: Rules
    seats: int
    dealer: int
    first: int
    """The seat that attacks first."""
    deck: tuple[Card, ...]
    """All cards, the next to be dealt first."""

    def __post_init__(self) -> None:
        self.rules.check_seats(self.seats)
        for name, seat in (("dealer", self.dealer), ("first", self.first)):
            if not 0 <= seat < self.seats:
                raise BadDeal("bad_seats", {"seats": self.seats, "expected": f"{name} between 0 and {self.seats - 1}"})
        check_deck(self.rules, self.deck)
        allowed = first_seats(self.rules, self.seats, self.dealer, self.deck)
        if self.first not in allowed:
            expected = " or ".join(map(str, allowed))
            raise BadDeal("bad_first", {"seat": self.first, "expected": expected})

    @property
    def trump_card(self) -> Card:
        """The turned card, or the last card dealt if none is left to turn."""
        return _trump_card(self.deck, self.seats)

    @property
    def hands(self) -> tuple[CardSet, ...]:
        """The hands as dealt, by seat."""
        return deal_hands(self.deck, self.seats, self.dealer)

    @property
    def talon(self) -> tuple[Card, ...]:
        """The cards not dealt: next card first, the turned trump card last."""
        left = self.deck[self.seats * HAND_SIZE :]
        return (*left[1:], left[0]) if left else ()


def check_deck(rules: Rules, deck: tuple[Card, ...]) -> None:
    """BadDeal `bad_deck` unless these are exactly the deck's cards."""
    expected = deck_cards(rules.deck)
    if len(deck) != rules.deck or CardSet.of(deck) != expected:
        raise BadDeal("bad_deck", {"cards": len(deck), "expected": f"each of the deck's {rules.deck} cards once"})


def dealt_order(seats: int, dealer: int) -> Iterator[int]:
    """The seat that each dealt card goes to: one at a time, clockwise, from the dealer's left."""
    for number in range(seats * HAND_SIZE):
        yield (dealer + 1 + number) % seats


def deal_hands(deck: tuple[Card, ...], seats: int, dealer: int) -> tuple[CardSet, ...]:
    """The hands that a deck gives, by seat."""
    hands = [CardSet(0)] * seats
    for seat, card in zip(dealt_order(seats, dealer), deck, strict=False):
        hands[seat] = hands[seat].with_card(card)
    return tuple(hands)


def first_seats(rules: Rules, seats: int, dealer: int, deck: tuple[Card, ...]) -> tuple[int, ...]:
    """The seats that may attack first: the one with the lowest trump; if nobody was dealt one, seat 0 or any."""
    trump = _trump_card(deck, seats).suit
    lowest = {seat: lowest_trump(hand, trump) for seat, hand in enumerate(deal_hands(deck, seats, dealer))}
    holders = {seat: rank for seat, rank in lowest.items() if rank is not None}
    if holders:
        return (min(holders, key=lambda seat: holders[seat]),)
    return (0,) if rules.no_trump_starts == "seat0" else tuple(range(seats))


def lowest_trump(hand: CardSet, trump: Suit) -> Rank | None:
    """The rank of a hand's lowest trump, None without trumps."""
    return next((card.rank for card in trumps(hand, trump)), None)


def _trump_card(deck: tuple[Card, ...], seats: int) -> Card:
    dealt = seats * HAND_SIZE
    return deck[dealt] if dealt < len(deck) else deck[dealt - 1]
