"""Transfer, perevodnoy (rules.md §4)."""

from __future__ import annotations

import pytest

from kozyr.rules import Action, Refused, apply
from tests.kit.games import after, legal_texts, whole_line

LINE = "transfer s 8c9c6h7h/8dTdJh/8hQhKh - - 0>1 0a 9"


def refused(line: str, *actions: str) -> tuple[str, dict[str, str | int]]:
    *before, last = actions
    with pytest.raises(Refused) as found:
        apply(after(line, *before), Action.parse(last))
    return found.value.code, found.value.facts


def test_4_transfer_is_listed_after_the_beats() -> None:
    state = after("transfer s 9c6h/8d9dTd7s8s/8hQhKh - 8c 0>1 1d 9")
    assert legal_texts(state) == ["1d8c7s", "1d8c8s", "1t8d", "1t8s", "1k"]


def test_4_transfer_makes_the_seat_the_attacker_and_takes_the_limit_anew() -> None:
    state = after(LINE, "0a8c", "1t8d")
    assert (state.bout.attacker, state.bout.defender, state.actor, state.bout.limit) == (1, 2, 2, 3)
    assert "8d" not in str(state.hands[1])
    assert [str(pair.attack) for pair in state.bout.table] == ["8c", "8d"]
    assert state.bout.number == 9


def test_4_transfer_may_go_on_and_comes_back_with_two_seats() -> None:
    again = after(LINE, "0a8c", "1t8d", "2t8h")
    assert (again.bout.attacker, again.bout.defender, again.bout.limit) == (2, 0, 3)
    assert legal_texts(again) == ["0d8c9c", "0k"]
    back = after("transfer s 8c9c6h/8dTdJh - - 0>1 0a 9", "0a8c", "1t8d")
    assert (back.bout.attacker, back.bout.defender, back.bout.limit) == (1, 0, 2)


def test_4_transfer_needs_the_rank() -> None:
    assert refused(LINE, "0a8c", "1tTd") == ("transfer_rank", {"card": "Td", "rank": "8"})


def test_4_transfer_is_over_once_a_card_is_beaten() -> None:
    line = "transfer s 7c6h/9dJh8s/8hQhKh - 8c9c,9h 0>1 1d 9"
    assert not any("t" in text for text in legal_texts(after(line)))
    assert refused(line, "1t9d") == ("transfer_after_beat", {})


def test_4_transfer_is_over_once_the_defender_takes() -> None:
    assert refused(LINE, "0a8c", "1k", "1t8d")[0] == "not_your_turn"


def test_4_transfer_not_beyond_the_new_defenders_hand() -> None:
    line = LINE.replace("8hQhKh", "8h")
    assert refused(line, "0a8c", "1t8d") == ("transfer_too_many", {"attacks": 2, "limit": 1, "seat": 2})
    assert legal_texts(after(line, "0a8c")) == ["1k"]


def test_4_transfer_not_beyond_the_limit_option() -> None:
    line = LINE.replace("transfer", "transfer+bout_limit=1+first_bout_limit=1")
    assert refused(line, "0a8c", "1t8d") == ("transfer_too_many", {"attacks": 2, "limit": 1, "seat": 2})


def test_4_transfer_limit_is_not_the_old_defenders() -> None:
    # Seat 1 holds one card: the limit is 1 until the attack is passed on to seat 2, which holds three.
    line = LINE.replace("8dTdJh", "8d")
    state = after(line, "0a8c", "1t8d")
    assert (state.bout.limit, state.hand_size(1)) == (3, 0)
    assert after(line, "0a8c", "1t8d", "2k").actor == 0, "the new attacker has no cards and is passed over"


def test_4_transfer_skips_seats_that_are_out() -> None:
    state = after("transfer s 8c9c6h/8dTdJh/x/8hQhKh - - 0>1 0a 9", "0a8c", "1t8d")
    assert state.bout.defender == 3


def test_4_transfer_not_to_a_seat_without_cards_in_mid_bout() -> None:
    # Seat 0 led its last card; it is still in the bout, so seat 2 cannot pass the attack on to seat 1 over it.
    line = "transfer s 8c/8dTdJh/8hKh - - 0>1 0a 9"
    assert legal_texts(after(line, "0a8c", "1t8d")) == ["2k"]
    assert refused(line, "0a8c", "1t8d", "2t8h") == ("transfer_too_many", {"attacks": 3, "limit": 0, "seat": 0})


def test_4_transfer_off() -> None:
    assert refused(LINE.replace("transfer", "club"), "0a8c", "1t8d") == ("transfer_off", {})
    assert legal_texts(after(LINE.replace("transfer", "club"), "0a8c")) == ["1k"]


FIRST = whole_line("transfer", "s", "7c9c6h/8d9d/ThQhKh", "8c", "0>1 1d 1")


def test_4_transfer_in_the_first_bout_is_an_option() -> None:
    assert refused(FIRST, "1t8d") == ("transfer_first_bout", {})
    assert "1t8d" in legal_texts(after(FIRST.replace("transfer", "transfer+transfer_first_bout=yes")))


def test_4_transfer_first_bout_is_bout_1_whatever_the_first_limit_says() -> None:
    rules = "transfer+first_bout_limit=5+first_limit_until=discard"
    second = whole_line(rules, "s", "7c9c6h/8d9d/ThQhKh", "8c", "0>1 1d 2")
    assert "1t8d" in legal_texts(after(second)), "nothing is discarded, yet bout 2 is not the first"


def test_4_transfer_the_first_limit_counts_for_it() -> None:
    rules = "transfer+bout_limit=3+first_bout_limit=1+transfer_first_bout=yes"
    assert refused(FIRST.replace("transfer", rules), "1t8d")[0] == "transfer_too_many"


def test_4_transfer_and_take_the_new_defender_holds_all() -> None:
    state = after(LINE, "0a8c", "1t8d", "2k", "1p", "0p")
    assert str(state.hands[2]) == "8c8d8hQhKh"
    assert (state.bout.attacker, state.bout.defender) == (0, 1)
