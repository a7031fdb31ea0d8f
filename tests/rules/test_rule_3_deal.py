"""The deal (rules.md §3)."""

from __future__ import annotations

from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kozyr.cards import CardSet, deck_cards, parse_cards
from kozyr.notation import write_position
from kozyr.rules import BadDeal, BadRules, Deal, Rules, begin, first_seats
from kozyr.rules.events import BoutBegan, Dealt
from tests.kit import strategies as some
from tests.kit.games import seeded_deal

CLUBS = "6c7c8c9cTcJcQcKcAc"
DIAMONDS = "6d7d8d9dTdJdQdKdAd"
HEARTS = "6h7h8h9hThJhQhKhAh"
SPADES = "6s7s8s9sTsJsQsKsAs"


def test_3_1_cards_go_one_at_a_time_from_the_dealers_left() -> None:
    deck = parse_cards(CLUBS + DIAMONDS + HEARTS + SPADES)
    rules = Rules.parse("club")
    # Turned is the nineteenth card, 6h; no heart is dealt.
    deal = Deal(rules, 3, 1, 0, deck)
    assert [str(hand) for hand in deal.hands] == ["7cTcKc7dTdKd", "8cJcAc8dJdAd", "6c9cQc6d9dQd"]
    assert "".join(map(str, deal.talon)) == "7h8h9hThJhQhKhAh" + SPADES + "6h"
    assert deal.trump_card == deal.talon[-1]


def test_3_2_the_next_card_is_turned_and_drawn_last() -> None:
    deal = seeded_deal("club", 2, 1)
    assert deal.trump_card == deal.deck[12]
    assert deal.talon == (*deal.deck[13:], deal.deck[12])
    assert begin(deal).state.trump == deal.trump_card.suit


@pytest.mark.parametrize(
    ("rules", "seats"), [("club", 6), ("transfer", 6), ("classic+deck=24", 4), ("custom+deck=24", 4)]
)
def test_3_3_with_no_card_left_the_dealers_last_card_sets_trump(rules: str, seats: int) -> None:
    for seed in range(20):
        deal = seeded_deal(rules, seats, seed)
        assert deal.talon == ()
        assert deal.trump_card == deal.deck[-1]
        assert deal.trump_card in deal.hands[deal.dealer]
        step = begin(deal)
        assert step.state.trump == deal.trump_card.suit
        assert [str(known) for known in step.state.known] == [
            str(deal.trump_card) if seat == deal.dealer else "" for seat in range(seats)
        ], "everybody has seen it"


def test_3_3_the_last_card_counts_as_a_dealt_card() -> None:
    # Seat 2 deals; its last card, 6s, is the lowest trump of all.
    cards = list(deck_cards(24))
    low = next(card for card in cards if str(card) == "9s")
    cards.remove(low)
    deck = (*cards, low)
    rules = Rules.parse("club+deck=24")
    assert first_seats(rules, 4, 2, deck) == (2,)
    assert begin(Deal(rules, 4, 2, 2, deck)).state.actor == 2


@given(some.deals())
def test_3_4_the_lowest_trump_dealt_attacks_first_and_may_lead_any_card(deal: Deal) -> None:
    trumps = {card: seat for seat, hand in enumerate(deal.hands) for card in hand if card.suit == deal.trump_card.suit}
    state = begin(deal).state
    if trumps:
        assert deal.first == trumps[min(trumps)]
    elif deal.rules.no_trump_starts == "seat0":
        assert deal.first == 0
    assert (state.actor, state.bout.attacker, state.bout.number) == (deal.first, deal.first, 1)
    assert state.bout.defender == (deal.first + 1) % deal.seats


def test_3_4_the_turned_card_does_not_count() -> None:
    # Hearts trump: 6h is turned, seat 1 was dealt 8h, seat 0 9h.
    dealt = parse_cards("8h9h" + "6c7c8c9cTcJcQcKcAc6d")
    rest = [card for card in deck_cards(36) if card not in dealt and str(card) != "6h"]
    deck = (*dealt, *parse_cards("6h"), *rest)
    assert first_seats(Rules.parse("club"), 2, 0, deck) == (1,)


@pytest.mark.parametrize(("rules", "allowed"), [("atlasnye", (0,)), ("club", (0, 1)), ("classic", (0, 1))])
def test_3_4_nobody_was_dealt_a_trump(rules: str, allowed: tuple[int, ...]) -> None:
    deck = parse_cards(CLUBS + "6d7d8d" + "6h" + "9dTdJdQdKdAd" + HEARTS[2:] + SPADES)
    parsed = Rules.parse(rules)
    assert first_seats(parsed, 2, 1, deck) == allowed
    for first in (0, 1):
        if first in allowed:
            assert begin(Deal(parsed, 2, 1, first, deck)).state.actor == first
        else:
            with pytest.raises(BadDeal, match="expected seat 0"):
                Deal(parsed, 2, 1, first, deck)


def test_3_4_nobody_was_dealt_a_trump_at_a_table_of_three() -> None:
    deck = parse_cards(CLUBS + DIAMONDS + HEARTS + SPADES)
    assert first_seats(Rules.parse("custom+no_trump_starts=seat0"), 3, 1, deck) == (0,)
    assert first_seats(Rules.parse("custom"), 3, 1, deck) == (0, 1, 2)


@pytest.mark.parametrize(
    ("rules", "size", "lowest"), [("club+deck=24", 24, "9c"), ("club", 36, "6c"), ("club+deck=52", 52, "2c")]
)
def test_3_decks(rules: str, size: int, lowest: str) -> None:
    deal = seeded_deal(rules, 2, 3)
    assert len(deal.deck) == size
    assert str(min(deal.deck)) == lowest
    assert CardSet.of(deal.deck) == deck_cards(size)
    assert [len(hand) for hand in deal.hands] == [6, 6]
    assert len(deal.talon) == size - 12


@given(some.deals())
def test_3_the_deals_events_say_all_of_it(deal: Deal) -> None:
    state, events = begin(deal)
    dealt, began = events
    assert isinstance(dealt, Dealt)
    assert [list(hand) for hand in dealt.hands] == [list(hand) for hand in deal.hands]
    assert (dealt.dealer, dealt.talon, dealt.trump_card) == (deal.dealer, len(deal.talon), deal.trump_card)
    assert began == BoutBegan(1, deal.first, state.bout.defender, state.bout.limit)
    assert write_position(state).endswith(f" {deal.first}>{state.bout.defender} {deal.first}a 1")


@pytest.mark.parametrize(
    ("changes", "code"),
    [
        ({"seats": 1}, "bad_seats"),
        ({"seats": 7}, "bad_seats"),
        ({"seats": -2}, "bad_seats"),
        ({"dealer": 3}, "bad_seats"),
        ({"dealer": -1}, "bad_seats"),
        ({"first": 3}, "bad_seats"),
        ({"first": -1}, "bad_seats"),
        ({"deck": ()}, "bad_deck"),
    ],
)
def test_3_an_impossible_deal_is_refused(changes: dict[str, object], code: str) -> None:
    with pytest.raises((BadDeal, BadRules)) as refused:
        replace(seeded_deal("club", 3, 2), **changes)  # type: ignore[arg-type]
    assert refused.value.code == code


@given(some.deals(), st.data())
def test_3_another_first_seat_or_deck_is_refused(deal: Deal, data: st.DataObject) -> None:
    allowed = first_seats(deal.rules, deal.seats, deal.dealer, deal.deck)
    for seat in range(deal.seats):
        if seat not in allowed:
            with pytest.raises(BadDeal, match="does not attack first"):
                replace(deal, first=seat)
    at, other = data.draw(st.integers(0, len(deal.deck) - 1)), data.draw(some.cards)
    spoilt = (*deal.deck[:at], other, *deal.deck[at + 1 :])
    if spoilt != deal.deck:
        with pytest.raises(BadDeal, match="each of the deck's"):
            replace(deal, deck=spoilt)
    with pytest.raises(BadDeal, match="each of the deck's"):
        replace(deal, deck=deal.deck[1:])
