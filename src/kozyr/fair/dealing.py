"""The deal that seeds make: the deck's order, the dealer, and who begins where chance decides that."""

from __future__ import annotations

from kozyr.cards import deck_cards
from kozyr.fair.chance import Chance
from kozyr.fair.seeds import Seeds
from kozyr.rules.deal import Deal, first_seats
from kozyr.rules.options import Rules

DEALS = "kozyr-deal-1"


def fair_deal(rules: Rules, seats: int, seeds: Seeds) -> Deal:
    """The one deal of these rules, seats and seeds. Private like the seeds. BadRules `bad_seats`.

    Fisher-Yates (Durstenfeld 1964, algorithm 235) from the canonical order, then the dealer, then the seat that attacks
    first if the rules leave that open.
    """
    rules.check_seats(seats)
    chance = Chance(seeds.secret, f"{DEALS}|{rules}|{seats}|{seeds.nonces_text}")
    deck = list(deck_cards(rules.deck))
    for last in range(len(deck) - 1, 0, -1):
        other = chance.below(last + 1)
        deck[last], deck[other] = deck[other], deck[last]
    dealer = chance.below(seats)
    allowed = first_seats(rules, seats, dealer, tuple(deck))
    first = allowed[0] if len(allowed) == 1 else allowed[chance.below(len(allowed))]
    return Deal(rules, seats, dealer, first, tuple(deck))
