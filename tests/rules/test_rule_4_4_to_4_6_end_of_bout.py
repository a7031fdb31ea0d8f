"""The end of a bout, refilling, going out (rules.md §4.4 to §4.6)."""

from __future__ import annotations

import pytest

from kozyr.rules.events import BoutBegan, Discarded, Drew, Event, PickedUp, WentOut
from tests.kit.games import after, steps_after


def last_events(line: str, *actions: str) -> tuple[Event, ...]:
    return steps_after(line, *actions)[-1].events


def drawn(line: str, *actions: str) -> list[tuple[int, str]]:
    """Who drew what, in the order of drawing."""
    return [
        (event.seat, "".join(map(str, event.cards))) for event in last_events(line, *actions) if isinstance(event, Drew)
    ]


def test_4_4_at_the_limit_nobody_is_asked() -> None:
    actions = ("0a6c", "1d6c7c", "0a6d", "1d6d7d")
    state = after("club s 6c6d6h/7c7dTh - 6s7s 0>1 0a 9", *actions)
    assert state.actor == 0, "three beaten of four: seat 1 began with four"
    ended = after("club s 6c6d6h/7c7d - 6s7s 0>1 0a 9", *actions)
    assert (ended.bout.number, str(ended.result)) == (9, "#0")


def test_4_4_when_no_thrower_has_cards_it_ends() -> None:
    taken = after("club s 6c/7c7dTh - - 0>1 0a 9", "0a6c", "1k")
    assert str(taken.result) == "#1"
    beaten = after("club s 6c/7c7dTh Kd9s - 0>1 0a 9", "0a6c", "1d6c7c")
    assert beaten.bout.number == 10, "the bout ended although the limit was not reached"


def test_4_4_when_all_have_passed_it_ends() -> None:
    state = after("custom+throw_in=all s 6c8c/7c7dTh/6d9h - - 0>1 0a 9", "0a6c", "1d6c7c", "0p", "2p")
    assert state.bout.number == 10


def test_4_4_beaten_the_table_is_discarded_and_the_defender_attacks() -> None:
    events = last_events("club s 6c8c/7c7dTh - - 0>1 0a 9", "0a6c", "1d6c7c", "0p")
    assert [str(card) for event in events if isinstance(event, Discarded) for card in event.cards] == ["6c", "7c"]
    assert events[-1] == BoutBegan(10, 1, 0, 1)


def test_4_4_taken_every_card_goes_to_the_defender_and_it_loses_its_attack() -> None:
    line = "club s 6c8c/7c7dTh/9cTd - - 0>1 0a 9"
    state = after(line, "0a6c", "1k", "0p", "2p")
    assert str(state.hands[1]) == "6c7c7dTh"
    assert (state.bout.attacker, state.bout.defender) == (2, 0)


def test_4_4_taken_attacks_and_beats_alike() -> None:
    line = "club s 6cJc6d/7c9dTh - - 0>1 0a 9"
    events = last_events(line, "0a6c", "1d6c7c", "0a6d", "1k", "0p")
    assert [(event.seat, "".join(map(str, event.cards))) for event in events if isinstance(event, PickedUp)] == [
        (1, "6c7c6d")
    ]


def test_4_4_with_two_seats_the_same_attacker_attacks_again_after_a_take() -> None:
    state = after("club s 6c8c/7c7dTh - - 0>1 0a 9", "0a6c", "1k", "0p")
    assert (state.bout.attacker, state.bout.defender, state.bout.number) == (0, 1, 10)


def test_4_4_after_a_take_seats_that_are_out_are_skipped() -> None:
    state = after("custom+throw_in=all s 6c8c/7c7dTh/x/9cTd - - 0>1 0a 9", "0a6c", "1k", "0p", "3p")
    assert (state.bout.attacker, state.bout.defender) == (3, 0)


def test_4_4_the_next_attacker_is_found_after_going_out() -> None:
    # Seat 2 throws in its last card, so it is out when roles are given.
    state = after("custom+throw_in=all s 6c8c/7c7dTh/6d/9cTd - - 0>1 0a 9", "0a6c", "1k", "0p", "2a6d", "0p", "3p")
    assert state.out == {2}
    assert (state.bout.attacker, state.bout.defender) == (3, 0)


@pytest.mark.parametrize(
    ("talon", "expected"),
    [
        ("JdQd6s", [(0, "Jd"), (2, "Qd"), (1, "6s")]),
        ("JdQdTs7s6s", [(0, "Jd"), (2, "Qd"), (1, "Ts7s")]),
        ("Qd6s", [(0, "Qd"), (2, "6s")]),
        ("6s", [(0, "6s")]),
    ],
)
def test_4_5_attacker_first_then_clockwise_the_defender_last(talon: str, expected: list[tuple[int, str]]) -> None:
    line = f"club s 9cTcJcQcKc/9dTdKdAd6h/9hThJhQhKh {talon} 7c8c,7d 0>1 1d 3"
    assert drawn(line, "1d7d9d", "0p", "2p") == expected


def test_4_5_each_seat_finishes_before_the_next_draws() -> None:
    line = "club s 9cTc/9dTdKd/9hThJhQhKhAh AcJdQd8h7s6s 7c8c 0>1 0a 3"
    assert drawn(line, "0p", "2p") == [(0, "AcJdQd8h"), (1, "7s6s")]


def test_4_5_a_defender_without_cards_still_draws_last() -> None:
    line = "club s 9cTcJcQcKc/9d/9hThJhQhKh JdQd6s 7c8c,7d 0>1 1d 3"
    assert drawn(line, "1d7d9d") == [(0, "Jd"), (2, "Qd"), (1, "6s")]


def test_4_5_after_a_transfer_the_seat_that_transferred_last_draws_first() -> None:
    line = "transfer s 6cTcJcQcKcAc/6dTdJdQdKdAd/6hThJhQhKhAh/7cTsJsQsKsAs 9c9d9h9s8s7s - 0>1 0a 3"
    # Seat 3 defends and is asked last; the order goes round from seat 2.
    assert drawn(line, "0a6c", "1t6d", "2t6h", "3k", "2p", "0p", "1p") == [(2, "9c"), (0, "9d"), (1, "9h")]


def test_4_5_nobody_with_six_or_more_draws() -> None:
    line = "club s 9cTcJcQcKcAc/9dTdKdAd/9hThJhQhKhAh8s 8h6s 7c8c,7d 0>1 1d 3"
    assert drawn(line, "1k", "0p", "2p") == [], "seat 1 took and holds seven"


def test_4_5_the_trump_card_is_the_talons_last_and_its_drawing_is_said() -> None:
    events = last_events("club s 9cTc/8c7d Kd6s 7c 0>1 1d 9", "1d7c8c", "0p")
    draws = [event for event in events if isinstance(event, Drew)]
    assert [(event.seat, list(map(str, event.cards)), event.trump_card) for event in draws] == [(0, ["Kd", "6s"], True)]
    more = last_events("club s 9cTc/8c7d KdJdQdAd6s 7c 0>1 1d 9", "1d7c8c", "0p")
    assert [event.trump_card for event in more if isinstance(event, Drew)] == [False, True]


def test_4_6_a_seat_without_cards_stays_while_the_talon_lasts() -> None:
    line = "club s 6c/7c7dTh JdQdKdAdJhQhKhAh8s9s - 0>1 0a 9"
    state = after(line, "0a6c", "1d6c7c")
    assert state.out == frozenset()
    assert state.hand_size(0) == 6


def test_4_6_a_seat_that_plays_its_last_card_in_mid_bout_stays_in_it() -> None:
    state = after("club s 6c/7c7dTh/6d8s - - 0>1 0a 9", "0a6c", "1d6c7c", "2a6d")
    assert state.out == frozenset()
    assert state.bout.attacker == 0


def test_4_6_going_out_is_said_in_the_order_of_seats() -> None:
    events = last_events("custom+throw_in=all s 6c/7c/6d8s - - 0>1 0a 9", "0a6c", "1d6c7c")
    assert [event.seat for event in events if isinstance(event, WentOut)] == [0, 1]


def test_4_6_drawing_comes_before_going_out() -> None:
    state = after("club s 6c/7c7dTh 8s - 0>1 0a 9", "0a6c", "1d6c7c")
    assert state.out == frozenset()
    assert str(state.hands[0]) == "8s"


def test_4_6_all_but_one_out_at_once() -> None:
    state = after("custom+throw_in=all s 6c/7c7dTh/6d/6h - - 0>1 0a 9", "0a6c", "1k", "2a6d", "3a6h")
    assert str(state.result) == "#1"
    assert state.out == {0, 2, 3}
