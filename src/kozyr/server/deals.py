"""Fresh deals, from the system's randomness unless other chance is given."""

from __future__ import annotations

import random

from kozyr.cards import Card, deck_cards
from kozyr.rules import Deal, Rules
from kozyr.rules.deal import first_seats

_CHANCE = random.SystemRandom()


def shuffled(cards: list[Card], chance: random.Random = _CHANCE) -> list[Card]:
    """The cards in an order that nobody can foresee, every order as likely as any other (Fisher-Yates)."""
    cards = cards.copy()
    for last in range(len(cards) - 1, 0, -1):
        other = chance.randrange(last + 1)
        cards[last], cards[other] = cards[other], cards[last]
    return cards


def fresh_deal(rules: Rules, seats: int, chance: random.Random = _CHANCE) -> Deal:
    """A new deal with a random dealer. BadRules `bad_seats` for a count that the rules do not allow."""
    rules.check_seats(seats)
    deck = tuple(shuffled(list(deck_cards(rules.deck)), chance))
    dealer = chance.randrange(seats)
    first = chance.choice(first_seats(rules, seats, dealer, deck))
    return Deal(rules, seats, dealer, first, deck)
