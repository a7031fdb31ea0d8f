"""B76: deals that nobody can foresee."""

from __future__ import annotations

import random
from collections import Counter
from itertools import permutations

import pytest

from kozyr.cards import CARDS, deck_cards
from kozyr.rules import PRESETS, BadRules, first_seats
from kozyr.server import deals
from kozyr.server.deals import fresh_deal, shuffled


def test_b76_the_source_is_the_systems() -> None:
    assert isinstance(deals._CHANCE, random.SystemRandom)
    random.seed(1)
    one = fresh_deal(PRESETS["club"], 2).deck
    random.seed(1)
    assert fresh_deal(PRESETS["club"], 2).deck != one


def test_b76_every_order_is_as_likely_as_any_other() -> None:
    four = list(CARDS[:4])
    seen = Counter(tuple(shuffled(four)) for _ in range(24_000))
    assert set(seen) == set(permutations(four))
    chi_square = sum((count - 1000) ** 2 / 1000 for count in seen.values())
    assert chi_square < 80, "23 degrees of freedom: above 80 once in some ten million runs"
    assert four == list(CARDS[:4]), "the deck handed in is not touched"


@pytest.mark.parametrize("name", PRESETS)
def test_every_deal_is_one_that_the_rules_allow(name: str) -> None:
    rules = PRESETS[name]
    dealers: Counter[int] = Counter()
    for seats in rules.seats:
        for _ in range(60):
            deal = fresh_deal(rules, seats)
            assert set(deal.deck) == set(deck_cards(rules.deck))
            assert deal.first in first_seats(rules, seats, deal.dealer, deal.deck)
            dealers[deal.dealer] += 1
    assert set(dealers) == set(range(rules.seats[-1]))
    with pytest.raises(BadRules):
        fresh_deal(rules, rules.seats[-1] + 1)
