"""The worked cases of the rules (rules.md §7), by their numbers."""

from __future__ import annotations

import pytest

from kozyr.cards import Card, Suit
from tests.kit.games import after, legal_texts, steps_after, whole_line


@pytest.mark.parametrize(
    ("card", "attack", "beats"),
    [("Jh", "9h", True), ("6s", "9h", True), ("6s", "9s", False), ("Ts", "9s", True), ("Jd", "9h", False)],
)
def test_what_beats_what_with_spades_trump(card: str, attack: str, beats: bool) -> None:
    assert Card.parse(card).beats(Card.parse(attack), Suit.SPADES) is beats
    state = after(f"club s 6c6d/{card} - {attack} 0>1 1d 9")
    assert legal_texts(state) == ([f"1d{attack}{card}"] if beats else []) + ["1k"]


def test_case_1_three_cards_at_the_start_are_three_attacks() -> None:
    state = after("club s 6c6d6h7s/7c7dTh - - 0>1 0a 9", "0a6c", "1d6c7c", "0a6d", "1d6d7d")
    assert state.bout.limit == 3
    assert legal_texts(state) == ["0a6h", "0a7s", "0p"]
    last = after("club s 6c6d6h7s/7c7dTh - - 0>1 0a 9", "0a6c", "1d6c7c", "0a6d", "1d6d7d", "0a6h", "1d6hTh")
    assert (last.bout.number, str(last.result)) == (9, "#0"), "three beaten: the bout was over, and the game"


def test_case_2_five_end_the_first_bout_of_classic() -> None:
    line = whole_line("classic", "s", "8d9d/9cAd", "6c7c,6d7d,6h7h,7s8s,8c", "0>1 1d 1")
    ended = after(line, "1d8c9c")
    assert (ended.bout.number, ended.bout.attacker) == (2, 1)
    assert ended.bout.limit == 6


def test_case_3_five_held_two_on_the_table_three_more_after_the_take() -> None:
    line = "club s 6d6h7h8h6s/9dTdJdQd - 6c7c,7d 0>1 1d 9"
    taking = after(line, "1k")
    assert taking.bout.limit == 5
    thrown = after(line, "1k", "0a6d", "0a6h")
    assert legal_texts(thrown) == ["0a7h", "0a6s", "0p"]
    ended = after(line, "1k", "0a6d", "0a6h", "0a7h")
    assert ended.bout.number == 10, "the fifth ends it"
    assert ended.hand_size(1) == 4 + 3 + 3


def test_case_4_the_attacker_draws_all_three() -> None:
    steps = steps_after("club s 9cTc/8c7d KcKd6s 7c 0>1 1d 9", "1d7c8c", "0p")
    texts = [type(event).__name__ for event in steps[-1].events]
    assert texts == ["Passed", "Discarded", "Drew", "BoutBegan"]
    assert str(steps[-1].state.hands[0]) == "9cTcKcKd6s"
    assert str(steps[-1].state.hands[1]) == "7d"
    assert steps[-1].state.bout.attacker == 1


def test_case_5_last_card_beaten_by_last_card_is_a_draw() -> None:
    assert str(after("club h 9c/Tc - - 0>1 0a 9", "0a9c", "1d9cTc").result) == "#-"


def test_case_6_last_card_taken_makes_the_defender_durak() -> None:
    assert str(after("club h 9c/Tc - - 0>1 0a 9", "0a9c", "1k").result) == "#1"


def test_case_7_who_beats_with_its_last_card_is_out_and_the_next_attacks() -> None:
    state = after("club h 9c9dKs/Tc/8cQd - - 0>1 0a 9", "0a9c", "1d9cTc")
    assert state.result is None
    assert state.out == {1}
    assert (state.bout.attacker, state.bout.defender) == (2, 0)


def test_case_8_two_before_the_defender_may_not_throw_in_under_club() -> None:
    line = "club s 6c8c/9d9h/7d7h/6h7s/6dTs - - 0>1 0a 9"
    state = after(line, "0a6c", "1k")
    assert state.bout.throwers == (0, 2)
    ended = after(line, "0a6c", "1k", "0p", "2p")
    assert ended.bout.number == 10, "neither seat 3 nor seat 4, which holds a six, was asked"


def test_case_9_after_the_new_card_is_beaten_the_attacker_is_asked_again() -> None:
    line = "club h 9c9d/9h8sTs/8d7s - 7d7h 0>1 0a 9"
    state = after(line, "0p", "2a7s", "1d7s8s")
    assert state.actor == 0
    assert state.bout.passed == ()
    assert legal_texts(state) == ["0p"]


def test_case_10_no_transfer_of_two_attacks_to_one_card() -> None:
    state = after("transfer s 9c9d/8dTh/Jc - 8c 0>1 1d 9")
    assert legal_texts(state) == ["1k"]
    assert "1t8d" in legal_texts(after("transfer s 9c9d/8dTh/JcQc - 8c 0>1 1d 9"))
