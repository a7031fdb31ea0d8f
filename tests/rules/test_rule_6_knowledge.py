"""What everybody may know (rules.md §6)."""

from __future__ import annotations

import pytest

from kozyr.notation import event_text, write_view
from kozyr.rules import begin
from kozyr.view import observe, project
from tests.kit.games import after, seeded_deal, steps_after

LINE = "club s 6c9cTh/Qc9d9h/7d8s KdAs - 0>1 0a 4"


def seen(line: str, *actions: str, by: int | None, show_discards: bool = False) -> str:
    return write_view(observe(after(line, *actions), by, show_discards=show_discards))


def test_6_each_sees_its_own_hand_the_counts_and_the_trump_card() -> None:
    assert seen(LINE, by=0) == "view=0 club s 6c9cTh/3?/2? 1?As - 0>1 0a 4"
    assert seen(LINE, by=1) == "view=1 club s 3?/Qc9d9h/2? 1?As - 0>1 0a 4"
    assert seen(LINE, by=2) == "view=2 club s 3?/3?/7d8s 1?As - 0>1 0a 4"
    assert seen(LINE, by=None) == "view=- club s 3?/3?/2? 1?As - 0>1 0a 4"


def test_6_cards_taken_openly_are_known_until_played() -> None:
    line = "club s 6c9cTh/Qc9d9h/7d8s - - 0>1 0a 4"
    taken = seen(line, "0a6c", "1k", "0p", "2p", by=2)
    assert taken == "view=2 club s 2?/6c3?/7d8s - - 2>0 2a 5"
    played = seen(line, "0a6c", "1k", "0p", "2p", "2a7d", "0k", "2p", "1p", "1a6c", by=0)
    assert played == "view=0 club s 9c7dTh/3?/1? - 6c 1>2 2d 6", "played, it is known no more to be in the hand"


def test_6_the_trump_card_is_known_in_the_hand_that_drew_it() -> None:
    line = "club s 9cTc/8c7d Kd6s 7c 0>1 1d 9"
    assert seen(line, "1d7c8c", "0p", by=1) == "view=1 club s 6s3?/7d - - 1>0 1a 10"
    last = steps_after(line, "1d7c8c", "0p")[-1]
    texts = [event_text(project(event, 1)) for event in last.events]
    assert texts == ["0p", "x7c8c", "0+??6s", "10:1>0:4"]
    assert event_text(project(last.events[2], 0)) == "0+Kd6s"
    assert event_text(project(last.events[2], None)) == "0+??6s"


def test_6_a_last_dealt_trump_card_is_known_in_the_dealers_hand() -> None:
    deal = seeded_deal("club", 6, 3)
    state, events = begin(deal)
    for seat in (*range(6), None):
        if seat == deal.dealer:
            continue
        assert write_view(observe(state, seat)).split(" ")[3].split("/")[deal.dealer] == f"{deal.trump_card}5?"
        assert f"{deal.trump_card}??????????" in event_text(project(events[0], seat))


@pytest.mark.parametrize("by", [0, 1, None])
def test_6_the_discard_pile_is_a_number_unless_the_table_shows_it(by: int | None) -> None:
    line = "club s 9cTc/8c7d - 7c 0>1 1d 9"
    hidden = seen(line, "1d7c8c", "0p", by=by)
    assert "x:" not in hidden
    assert seen(line, "1d7c8c", "0p", by=by, show_discards=True) == f"{hidden} x:7c8c"
    assert seen(line, by=by, show_discards=True).endswith(" x:-")


def test_6_the_legal_list_is_private() -> None:
    state = after(LINE, "0a6c")
    assert observe(state, 1).legal
    assert [observe(state, seat).legal for seat in (0, 2, None)] == [(), (), ()]
    assert observe(state, None).reasons == {}
    with pytest.raises(ValueError, match="does not hold the hand of seat 1"):
        observe(state, 0).hand(1)


def test_6_a_seat_that_does_not_exist_has_no_view() -> None:
    for seat in (-1, 3, 6):
        with pytest.raises(IndexError, match="the table has 3"):
            observe(after(LINE), seat)
