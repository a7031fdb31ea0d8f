"""The lead, and the limit of a bout (rules.md §4.1)."""

from __future__ import annotations

import pytest

from kozyr.rules import Action, Refused, apply, begin
from tests.kit.games import after, legal_texts, seeded_deal, whole_line


def test_4_1_the_attacker_leads_any_card_and_cannot_pass() -> None:
    state = after("club s 6cTh/Qc9d9h - - 0>1 0a 4")
    assert legal_texts(state) == ["0a6c", "0aTh"]
    with pytest.raises(Refused) as refused:
        apply(state, Action.parse("0p"))
    assert refused.value.code == "must_lead"


@pytest.mark.parametrize(("held", "limit"), [("7d", 1), ("7d8d9d", 3), ("7d8d9dTdJdQd", 6), ("7d8d9dTdJdQdKdAd", 6)])
def test_4_1_the_limit_is_the_defenders_hand_but_at_most_the_option(held: str, limit: int) -> None:
    assert after(f"club s 6c/{held} - - 0>1 0a 4").bout.limit == limit


@pytest.mark.parametrize("option", [1, 2, 3, 4, 5, 6])
def test_4_1_every_limit_option(option: int) -> None:
    rules = f"custom+bout_limit={option}+first_bout_limit=1" if option < 6 else "custom+first_bout_limit=1"
    assert after(f"{rules} s 6c/7d8d9dTdJdQd - - 0>1 0a 4").bout.limit == option
    assert begin(seeded_deal(rules, 2, 4)).state.bout.limit == 1


def test_4_1_cards_used_to_beat_do_not_count_towards_it() -> None:
    state = after("club s 6c6d6h/7c7dTh - - 0>1 0a 9", "0a6c", "1d6c7c", "0a6d", "1d6d7d")
    assert (state.bout.limit, state.hand_size(1), len(state.bout.table)) == (3, 1, 2)
    assert legal_texts(state) == ["0a6h", "0p"]


def test_4_1_it_stays_after_a_take() -> None:
    state = after("club s 6c6d6h6sKs/9h8s - - 0>1 0a 9", "0a6c", "1k")
    assert state.bout.limit == 2
    assert after("club s 6c6d6h6sKs/9h8s - - 0>1 0a 9", "0a6c", "1k", "0a6d").bout.number == 10


FIFTH = whole_line("classic", "s", "8d9d/9cAd", "6c7c,6d7d,6h7h,7s8s,8c", "0>1 1d 1")


def test_4_1_the_first_limit_holds_in_the_first_bout_only() -> None:
    assert after(FIFTH, "1d8c9c").bout.number == 2, "five, though seat 0 holds another eight"
    six = after(FIFTH.replace("classic", "club"), "1d8c9c")
    assert (six.bout.number, six.actor, legal_texts(six)) == (1, 0, ["0a8d", "0a9d", "0p"])


def test_4_1_the_first_limit_after_a_take_in_the_first_bout() -> None:
    ended = after(FIFTH, "1k")
    assert ended.bout.number == 2, "the limit was reached: nobody is asked"
    assert ended.bout.limit == 6, "bout: a take ends the first limit"


def test_4_1_until_discard_the_first_limit_outlives_takes() -> None:
    rules = "custom+first_bout_limit=5+first_limit_until=discard"
    taken = after(FIFTH.replace("classic", rules), "1k")
    assert (taken.bout.number, taken.bout.limit) == (2, 5)
    beaten = after(FIFTH.replace("classic", rules), "1d8c9c")
    assert (beaten.bout.number, beaten.bout.limit) == (2, 6)


def test_4_1_until_discard_reads_the_discard_pile_from_a_line() -> None:
    rules = "custom+first_bout_limit=5+first_limit_until=discard"
    nothing_gone = whole_line(rules, "s", "8d9d/9cAdThJhQhKh", "-", "0>1 0a 7")
    assert after(nothing_gone).bout.limit == 5
    cards_gone = f"{rules} s 8d9d/9cAdThJhQhKh - - 0>1 0a 7"
    assert after(cards_gone).bout.limit == 6
    assert after(nothing_gone.replace("+first_limit_until=discard", "")).bout.limit == 6, "bout 7 is not the first"


def test_4_1_until_discard_lasts_for_a_bout_that_began_before_the_discard() -> None:
    rules = "custom+bout_limit=3+first_bout_limit=2+first_limit_until=discard"
    line = whole_line(rules, "s", "6c6d6h/7c7d7hTh", "-", "0>1 0a 5")
    state = after(line, "0a6c", "1d6c7c", "0a6d", "1d6d7d")
    assert (state.bout.number, state.bout.limit) == (6, 3)
