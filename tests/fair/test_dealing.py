"""Fair deals: the vectors, a second implementation, evenness, and that every part of the seeds matters."""

from __future__ import annotations

import hashlib
import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from kozyr.cards import cards_text, deck_cards
from kozyr.fair import BadSeeds, Seeds, commitment_of, fair_deal
from kozyr.fair.chance import WORD, Chance
from kozyr.fair.seeds import read_seeds
from kozyr.rules import BadRules, Rules
from tests.fair.help import second_deal
from tests.fair.make_vectors import seeds_of
from tests.kit.chi_square import bound, chi_square
from tests.kit.sizes import FULL

DEALS: list[dict[str, Any]] = [
    json.loads(line)
    for line in (Path(__file__).parents[2] / "conformance/fair/deals.jsonl").read_text("ascii").splitlines()
]
MANY = 100_000 if FULL else 4_000
SMALL_BOUNDS = {2: 27.7, 3: 30.7}
"""What chi-square of so many degrees exceeds once in a million times."""
CLASSIC = Rules.parse("classic")


@pytest.mark.parametrize("entry", DEALS, ids=range(len(DEALS)))
def test_vectors(entry: dict[str, Any]) -> None:
    seeds = read_seeds(entry["secret"], entry["nonces"])
    deal = fair_deal(Rules.parse(entry["rules"]), entry["seats"], seeds)
    assert (cards_text(deal.deck), deal.dealer, deal.first) == (entry["deck"], entry["dealer"], entry["first"])
    assert seeds.commitment == entry["commitment"] == hashlib.sha256(seeds.secret).hexdigest()


@pytest.mark.parametrize("entry", DEALS, ids=range(len(DEALS)))
def test_a_second_implementation_from_the_document_agrees(entry: dict[str, Any]) -> None:
    cards = len(entry["deck"]) // 2
    deck, dealer, _ = second_deal(entry["rules"], cards, entry["seats"], entry["secret"], entry["nonces"])
    assert ("".join(deck), dealer) == (entry["deck"], entry["dealer"])


def test_who_begins_where_nobody_has_a_trump_comes_from_the_seeds_too() -> None:
    """Two seats of a pack of 52: now and then nobody is dealt a trump, and these rules leave open who begins."""
    rules = Rules.parse("custom+deck=52")
    begun: Counter[int] = Counter()
    for number in range(4_000):
        seeds = seeds_of(number, 1)
        deck, dealer, numbers = second_deal(str(rules), 52, 2, seeds.secret_text, seeds.nonces_text)
        trump = deck[12][1]
        if all(card[1] != trump for card in deck[:12]):
            deal = fair_deal(rules, 2, seeds)
            assert deal.dealer == dealer
            assert deal.first == numbers.draw(2)
            begun[deal.first] += 1
    assert min(begun[0], begun[1]) > 20


def test_every_part_of_the_seeds_rules_and_seats_makes_another_deal() -> None:
    seeds = seeds_of(1, 2)
    (_, one), (_, two) = seeds.nonces
    others = [
        Seeds(seeds.secret, ((0, one),)),
        Seeds(seeds.secret, ((0, two), (1, one))),
        Seeds(seeds.secret, ((0, one), (2, two))),
        Seeds(hashlib.sha256(seeds.secret).digest(), seeds.nonces),
    ]
    deals = [fair_deal(CLASSIC, 3, one_of) for one_of in (seeds, *others)]
    deals += [fair_deal(Rules.parse("club"), 3, seeds), fair_deal(CLASSIC, 4, seeds)]
    assert len({deal.deck for deal in deals}) == len(deals)
    assert fair_deal(CLASSIC, 3, seeds) == deals[0]


def test_cards_lie_evenly() -> None:
    """Chi-square at one in a million: each card at each place, each suit as trump, each dealer."""
    places: Counter[tuple[int, str]] = Counter()
    trumps: Counter[str] = Counter()
    dealers: Counter[int] = Counter()
    for number in range(MANY):
        deal = fair_deal(CLASSIC, 3, seeds_of(number, 1))
        places.update((place, str(card)) for place, card in enumerate(deal.deck))
        trumps[deal.trump_card.suit.letter] += 1
        dealers[deal.dealer] += 1
    cells = [(place, str(card)) for place in range(36) for card in deck_cards(36)]
    assert chi_square(places, cells) < bound(35 * 35)
    assert chi_square(trumps, "cdhs") < SMALL_BOUNDS[3]
    assert chi_square(dealers, range(3)) < SMALL_BOUNDS[2]


def test_numbers_are_drawn_without_bias_where_a_plain_remainder_would_lean() -> None:
    """Below three quarters of the range a remainder hits the lower third twice as often."""
    count = WORD // 4 * 3
    chance = Chance(b"k" * 32, "bias")
    low = sum(chance.below(count) < WORD // 4 for _ in range(6_000))
    assert abs(low - 2_000) < 250


def test_one_number_alone_needs_no_choice() -> None:
    assert {Chance(bytes(32), "one").below(1) for _ in range(5)} == {0}


@pytest.mark.parametrize("secret", [b"", bytes(31), bytes(33)])
def test_a_secret_of_another_length_is_none(secret: bytes) -> None:
    with pytest.raises(BadSeeds) as refused:
        Seeds(secret)
    assert refused.value.code == "bad_seed"


@pytest.mark.parametrize(
    "nonces",
    [
        ((0, bytes(15)),),
        ((0, bytes(17)),),
        ((0, b""),),
        ((1, bytes(16)), (0, bytes(16))),
        ((0, bytes(16)), (0, bytes(16))),
        ((6, bytes(16)),),
        ((-1, bytes(16)),),
    ],
)
def test_nonces_that_are_none(nonces: tuple[tuple[int, bytes], ...]) -> None:
    with pytest.raises(BadSeeds) as refused:
        Seeds(bytes(32), nonces)
    assert refused.value.code == "bad_nonces"


def test_the_secret_is_in_no_text_by_accident() -> None:
    seeds = seeds_of(3, 1)
    for text in (repr(seeds), str(seeds)):
        assert seeds.secret_text not in text
        assert repr(seeds.secret) not in text
    assert commitment_of(seeds.secret) == seeds.commitment


def test_seat_counts_are_the_rules() -> None:
    with pytest.raises(BadRules) as refused:
        fair_deal(CLASSIC, 7, seeds_of(1, 1))
    assert refused.value.code == "bad_seats"
