"""Faults that other programs have had at the table's door (known-faults.md), by their names."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from kozyr.cards import deck_cards
from kozyr.rules import legal
from kozyr.rules.events import Attacked, PickedUp, Resigned
from kozyr.table import Accepted, Table
from tests.table.help import Desk, cards_of, code, restored, seeded_deal, table_at


def test_b04_a_late_throw_in_does_not_become_the_next_lead() -> None:
    at = Desk(table_at("club d 6c6d6h6s/8s9s - - 0>1 0a 9"))
    at.play("0a6c", "1k")
    late_base = at.table.version
    at.play("0a6h")
    assert at.table.state.bout.number == 10, "two cards are the limit, take or not: the bout ended by itself"
    before = at.table.state
    late = at.send("0a6s", base=late_base)
    assert code(late) == "stale"
    assert at.table.state == before
    assert at.table.actor == 0, "who may lead the very card that came too late"
    assert str(before.hands[1]) == "6c6h8s9s"


def test_b17_take_is_refused_when_everything_is_beaten() -> None:
    at = Desk(table_at("club s 7dTh/9d9h - 6c7c 0>1 0a 4"))
    before = at.table.state
    assert code(at.send("1k")) == "not_your_turn"
    assert code(at.send("0k")) == "nothing_to_take"
    assert at.table.state == before


@pytest.mark.parametrize(("resigned", "end"), [("0r", "#0r"), ("1r", "#1r")])
def test_b20_b70_leaving_in_mid_bout_ends_the_game_and_moves_no_card(resigned: str, end: str) -> None:
    at = Desk(table_at("club s 9c9dTh/Qc9h/8c8d - 6c7c,7d 0>1 1d 4"))
    before = Counter(cards_of(at.table.state))
    answer = at.send(resigned)
    assert isinstance(answer, Accepted)
    assert answer.events[0] == Resigned(int(resigned[0]))
    assert str(at.table.result) == end
    assert Counter(cards_of(at.table.state)) == before


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_b37_every_card_is_in_exactly_one_place_and_the_log_reproduces_it(seats: int) -> None:
    for seed in range(12):
        chance = random.Random(seed)
        at = Desk(Table(seeded_deal("transfer", seats, seed)))
        discarded = 0
        while at.table.result is None:
            answer = at.send(str(chance.choice(legal(at.table.state))))
            assert isinstance(answer, Accepted)
            places = Counter(cards_of(at.table.state))
            assert max(places.values()) == 1
            assert len(places) + at.table.state.discard_size == 36
            assert at.table.state.discard_size >= discarded
            discarded = at.table.state.discard_size
            if isinstance(answer.events[0], Attacked) and len(answer.events) == 1:
                assert str(answer.events[0].card) in {str(pair.attack) for pair in at.table.state.bout.table}
        assert restored(at.table, at.rows).state == at.table.state


def test_b38_nothing_is_accepted_after_the_end() -> None:
    at = Desk(table_at("club h 9c/Tc - - 0>1 0a 9"))
    at.play("0a9c", "1d9cTc")
    assert str(at.table.result) == "#-"
    before, version = at.table.state, at.table.version
    for action in ("0p", "1k", "0a9c", "0r"):
        assert code(at.send(action)) == "game_over"
    assert (at.table.state, at.table.version) == (before, version)


def test_b53_one_card_is_played_once() -> None:
    at = Desk(table_at("club s 6c9cTh/Qc9d9h - - 0>1 0a 4"))
    assert code(at.send("0a6c6c")) == "bad_action", "an action names one card"
    at.play("0a6c", "1k")
    before = at.table.state
    assert code(at.send("0a6c")) == "card_not_held"
    assert at.table.state == before


def test_b54_an_attack_that_is_not_there_is_refused() -> None:
    at = Desk(table_at("club s 9c6d/Qc9d9h - 6c 0>1 1d 4"))
    before = at.table.state
    assert code(at.send("1d7cQc")) == "attack_not_open"
    assert code(at.send("1d5Qc")) == "bad_action"
    assert at.table.state == before


def test_b55_two_throwers_at_once_are_both_told() -> None:
    at = Desk(table_at("custom+throw_in=all s 8c9c/Qc9d9h/7d/7h - 7c 0>1 1d 4"))
    base = at.table.version
    before = at.table.state
    assert code(at.send("2a7d", base=base)) == "not_your_turn"
    assert code(at.send("3a7h", base=base)) == "not_your_turn"
    assert at.table.state == before
    at.play("1k")
    assert at.table.actor == 0, "after the take the attacker is asked first"
    early = at.send("2a7d")
    assert code(early) == "not_your_turn"
    at.play("0p")
    assert at.table.actor == 2
    at.play("2a7d")
    assert at.table.actor == 0, "every new card gives the attacker the first say again"
    at.play("0p")
    assert at.table.actor == 3, "seat 2 has no card left and is passed over"


def test_b57_a_throw_in_that_crosses_a_take_is_refused_by_name() -> None:
    at = Desk(table_at("club s 9c9d/Qc9h - 9s 0>1 1d 4"))
    base = at.table.version
    assert code(at.send("0a9c")) == "not_your_turn"
    at.play("1k")
    assert code(at.send("0a9c", base=base)) == "stale"
    assert at.table.actor == 0, "after the take the attacker is asked again"
    at.play("0a9c")


def test_b60_a_second_action_sent_blindly_is_refused() -> None:
    at = Desk(table_at("club s 6c7c/Qc9d - - 0>1 0a 4"))
    base = at.table.version
    at.play("0a6c")
    before = at.table.state
    assert code(at.send("0a7c", base=base)) == "stale"
    assert at.table.state == before


def test_b62_a_double_click_on_done_acts_once() -> None:
    at = Desk(table_at("club s 7dTh/9d9h - 6c7c 0>1 0a 4"))
    base = at.table.version
    at.play("0p")
    version = at.table.version
    assert code(at.send("0p", base=base)) == "stale"
    assert at.table.version == version
    assert at.table.state.bout.attacker == 1


def test_b65_the_same_card_covers_once() -> None:
    at = Desk(table_at("transfer s 6d7d/TcTd6h - 9c,9d 0>1 1d 4"))
    base = at.table.version
    at.play("1d9cTc")
    before = at.table.state
    assert code(at.send("1d9cTc", base=base)) == "stale"
    assert code(at.send("1d9dTc")) == "card_not_held"
    assert at.table.state == before
    at.play("1d9dTd")


def test_b75_a_card_that_is_not_held_is_refused() -> None:
    at = Desk(table_at("club s 9c6s/Qc9d - - 0>1 0a 4"))
    before = at.table.state
    assert code(at.send("0aAs")) == "card_not_held"
    assert code(at.send("0aQc")) == "card_not_held", "the other hand's card is no more known than any"
    assert at.table.state == before


def test_b14_b57_the_taken_cards_are_all_of_the_table() -> None:
    at = Desk(table_at("club s 9c6d/Qc9d9h - 6c 0>1 1d 4"))
    at.play("1k")
    answer = at.send("0a6d")
    assert isinstance(answer, Accepted)
    at.play("0p")
    picked = [event for event in at.table.events_after(0) if isinstance(event, PickedUp)]
    assert [list(map(str, event.cards)) for event in picked] == [["6c", "6d"]]


def test_b40_six_seats_hold_the_whole_pack() -> None:
    table = Table(seeded_deal("club", 6, 4))
    assert table.state.talon == ()
    assert sorted(cards_of(table.state)) == sorted(map(str, deck_cards(36)))
    assert legal(table.state)
