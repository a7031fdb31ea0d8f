"""Throwing in: ranks, order, who may (rules.md §4.3)."""

from __future__ import annotations

import pytest

from kozyr.rules import Action, Refused, State, apply
from tests.kit.games import after, legal_texts

FOUR = "custom+throw_in=all s 6c8c6d/7c7d9hTh/6h8h/6s8s - - 0>1 0a 9"


def asked_while_all_pass(state: State) -> list[int]:
    """Return the seats asked, in their order, if nobody adds a card."""
    seats, bout = [], state.bout.number
    while state.result is None and state.bout.number == bout:
        assert state.actor is not None
        seats.append(state.actor)
        state = apply(state, Action.parse(f"{state.actor}p")).state
    return seats


def test_4_3_ranks_of_attacks_and_of_beats_count() -> None:
    state = after("club s Jd7hTh/TcQd - 6c 0>1 1d 9", "1d6cTc")
    assert legal_texts(state) == ["0aTh", "0p"]
    with pytest.raises(Refused) as refused:
        apply(state, Action.parse("0aJd"))
    assert (refused.value.code, refused.value.facts) == ("rank_not_on_table", {"card": "Jd", "rank": "J"})
    assert str(refused.value) == "no J on the table: Jd cannot be thrown in"


def test_4_3_the_attacker_is_asked_first_then_clockwise() -> None:
    assert asked_while_all_pass(after(FOUR, "0a6c", "1d6c7c")) == [0, 2, 3]
    assert asked_while_all_pass(after(FOUR, "0a6c", "1k")) == [0, 2, 3]
    last = "custom+throw_in=all s 7c9d/6h8h/6s8s/6c8c - - 3>0 3a 9"
    assert asked_while_all_pass(after(last, "3a6c", "0d6c7c")) == [3, 1, 2]


def test_4_3_every_new_card_gives_the_first_say_back_to_the_attacker_after_it_is_beaten() -> None:
    state = after(FOUR, "0a6c", "1d6c7c", "0p", "2a6h")
    assert state.actor == 1, "nobody is asked while an attack is open"
    state = after(FOUR, "0a6c", "1d6c7c", "0p", "2a6h", "1d6h9h")
    assert (state.actor, state.bout.passed) == (0, ())
    assert legal_texts(state) == ["0a6d", "0p"]
    assert asked_while_all_pass(state) == [0, 2, 3]


def test_4_3_every_new_card_gives_the_first_say_back_at_once_while_the_defender_takes() -> None:
    state = after(FOUR, "0a6c", "1k", "0p", "2p", "3a6s")
    assert (state.actor, state.bout.passed) == (0, ())
    assert asked_while_all_pass(state) == [0, 2, 3]


def test_4_3_also_the_attackers_own_card_asks_the_attacker_again() -> None:
    state = after(FOUR, "0a6c", "1k", "0a6d")
    assert state.actor == 0
    assert legal_texts(state) == ["0p"]


def test_4_3_who_holds_nothing_fitting_is_asked_and_can_only_pass() -> None:
    state = after("club s JdTh/7cTd - 6c 0>1 1d 9", "1d6c7c")
    assert (state.actor, legal_texts(state)) == (0, ["0p"])


def test_4_3_seats_without_cards_are_passed_over() -> None:
    state = after("custom+throw_in=all s 8c9c/7c7dTh/-/6s8s - 6c 0>1 1d 9", "1d6c7c")
    assert asked_while_all_pass(state) == [0, 3]
    empty_attacker = after("custom+throw_in=all s -/7c7dTh/6h8h/6s8s - 6c 0>1 1d 9", "1d6c7c")
    assert asked_while_all_pass(empty_attacker) == [2, 3]


FIVE = "s 6c8c/9dTd/7d7h/6h7s/6d8s - - 0>1 0a 9"


@pytest.mark.parametrize(
    ("rules", "asked"),
    [
        ("custom+throw_in=all", [0, 2, 3, 4]),
        ("custom+throw_in=neighbours", [0, 2]),
        ("club", [0, 2]),
        ("transfer", [0, 2]),
    ],
)
def test_4_3_who_throws_in_with_five_in_the_game(rules: str, asked: list[int]) -> None:
    assert asked_while_all_pass(after(f"{rules} {FIVE}", "0a6c", "1k")) == asked


@pytest.mark.parametrize(
    ("rules", "asked"),
    [
        ("custom+throw_in=all", [0, 2, 3]),
        ("custom+throw_in=neighbours", [0, 2]),
        ("club", [0, 2, 3]),
        ("transfer", [0, 2, 3]),
    ],
)
def test_4_3_who_throws_in_with_four_of_five_in_the_game(rules: str, asked: list[int]) -> None:
    line = f"{rules} {FIVE.replace('6d8s', 'x')}"
    assert asked_while_all_pass(after(line, "0a6c", "1k")) == asked


def test_4_3_neighbours_skip_seats_that_are_out() -> None:
    line = "custom+throw_in=neighbours s 6c8c/x/9dTd/x/6h7s/6d8s - - 0>2 0a 9"
    state = after(line, "0a6c", "2k")
    assert state.bout.throwers == (0, 4)
    assert asked_while_all_pass(state) == [0, 4]


def test_4_3_a_neighbour_that_played_its_last_card_is_not_replaced() -> None:
    line = "custom+throw_in=neighbours s 6c8c/9dTdJd/6h/6d8s - - 0>1 0a 9"
    state = after(line, "0a6c", "1k", "0p", "2a6h")
    assert state.hand_size(2) == 0
    assert asked_while_all_pass(state) == [0], "seat 3 does not step in for seat 2"


def test_4_3_with_two_seats_the_attacker_is_the_only_neighbour() -> None:
    assert after("custom+throw_in=neighbours s 6c8c/9dTd - - 0>1 0a 9").bout.throwers == (0,)


def test_4_3_after_a_transfer_the_neighbours_are_the_new_defenders() -> None:
    line = "transfer s 6c8c/6d9d/7dTdJd/6hQh/Qd6s - - 0>1 0a 9"
    before = after(line, "0a6c")
    assert before.bout.throwers == (0, 2)
    state = after(line, "0a6c", "1t6d")
    assert state.bout.throwers == (1, 3)
    assert asked_while_all_pass(after(line, "0a6c", "1t6d", "2k")) == [1, 3]


@pytest.mark.parametrize(
    ("line", "action", "code"),
    [
        ("club s Jd7hTh/7cQd - 6cTc 0>1 0a 9", "0k", "nothing_to_take"),
        ("club s Jd7hTh/7cQd - 6cTc 0>1 0a 9", "0d6cJd", "only_throw_in_or_pass"),
        ("club s Jd7hTh/7cQd - 6cTc 0>1 0a 9", "0tJd", "only_throw_in_or_pass"),
        ("club s Jd7hTh/7cQd - 6cTc 0>1 0a 9", "0aQd", "card_not_held"),
        ("club s Jd7hTh/7cQd - - 0>1 0a 9", "0k", "nothing_to_take"),
        ("club s Jd7hTh/7cQd - - 0>1 0a 9", "0tJd", "must_lead"),
        ("club s Jd7hTh/7cQd - 6c 0>1 0k 9", "1d6c7c", "not_your_turn"),
        ("club s Jd7hTh/7cQd - 6c 0>1 0k 9", "5p", "no_such_seat"),
    ],
)
def test_4_3_what_a_thrower_cannot_do_is_refused_by_name(line: str, action: str, code: str) -> None:
    with pytest.raises(Refused) as refused:
        apply(after(line), Action.parse(action))
    assert refused.value.code == code
    assert "{" not in str(refused.value)
