"""Beat or take (rules.md §4.2)."""

from __future__ import annotations

import pytest
from hypothesis import given

from kozyr.cards import BEATERS, Card, Suit
from kozyr.rules import Action, Refused, apply
from tests.kit import strategies as some
from tests.kit.games import after, legal_texts


@given(some.cards, some.cards)
def test_4_2_higher_of_the_suit_or_a_trump_on_a_plain_card(card: Card, attack: Card) -> None:
    for trump in Suit:
        higher = card.suit == attack.suit and card.rank > attack.rank
        trumped = card.suit == trump and attack.suit != trump
        assert card.beats(attack, trump) is (higher or trumped)
        assert (card in BEATERS[trump][attack]) is (higher or trumped)


def test_4_2_the_defender_may_take_although_it_can_beat() -> None:
    state = after("club s 6d/7c8cAs - 6c 0>1 1d 4")
    assert legal_texts(state) == ["1d6c7c", "1d6c8c", "1d6cAs", "1k"]


def test_4_2_nobody_must_follow_suit() -> None:
    assert "1d6c6s" in legal_texts(after("club s 6d/7c6s - 6c 0>1 1d 4"))


def test_4_2_nobody_else_acts_while_an_attack_is_open() -> None:
    state = after("custom+throw_in=all s 6d6h/7c8c/Td6s - 6c 0>1 1d 4")
    for text in ("0a6d", "2a6s", "0p", "2p", "2k"):
        with pytest.raises(Refused) as refused:
            apply(state, Action.parse(text))
        assert (refused.value.code, refused.value.facts) == ("not_your_turn", {"actor": 1, "phase": "defend"})


@pytest.mark.parametrize(
    ("action", "code"),
    [
        ("1d9cTd", "does_not_beat"),
        ("1d9dTd", "not_the_oldest_attack"),
        ("1d8cTd", "attack_not_open"),
        ("1d9cAs", "card_not_held"),
        ("1p", "must_beat_or_take"),
        ("1aTd", "must_beat_or_take"),
        ("1tTd", "transfer_rank"),
    ],
)
def test_4_2_what_a_defender_cannot_do_is_refused_by_name(action: str, code: str) -> None:
    state = after("transfer s 6d7d/TcTd6h - 9c,9d 0>1 1d 4")
    with pytest.raises(Refused) as refused:
        apply(state, Action.parse(action))
    assert refused.value.code == code


def test_4_2_open_attacks_are_answered_oldest_first() -> None:
    state = after("transfer s 6d7d/TcTd6h - 9c,9d 0>1 1d 4", "1d9cTc")
    assert legal_texts(state) == ["1d9dTd", "1k"]
    beaten = after("transfer s 6d7d/TcTd6h - 9c,9d 0>1 1d 4", "1d9cTc", "1d9dTd")
    assert beaten.actor == 0


def test_4_2_take_after_a_beat_takes_everything() -> None:
    state = after("transfer s 6d7d/TcTd6h - 9c,9d 0>1 1d 4", "1d9cTc", "1k", "0p")
    assert str(state.hands[1]) == "9cTc9dTd6h"
