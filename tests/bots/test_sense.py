"""Moves that a beginner would be laughed at for: each rule by positions of its own, and along whole games."""

from __future__ import annotations

import pytest

from kozyr.bots.sense import EARLY, is_laughable, sensible
from kozyr.notation import read_position
from kozyr.rules import Verb
from kozyr.view import observe
from tests.kit.games import MIXES, PRESETS_AND_SEATS, whole_line
from tests.kit.moments import chance_game, decisions

KINDS = [*PRESETS_AND_SEATS, *((rules, 2) for rules in MIXES)]


def laughed_at(line: str) -> set[str]:
    """The legal actions of a position that are laughable, as DPN."""
    state = read_position(line)
    assert state.actor is not None
    view = observe(state, state.actor)
    found = {str(action) for action in view.legal if is_laughable(view, action)}
    assert {str(action) for action in sensible(view)} == {str(action) for action in view.legal} - found
    return found


def early(hands: str, table: str, tail: str) -> str:
    """A position early in a game of classic, spades trump: the talon holds the rest of the deck."""
    return whole_line("classic", "s", hands, table, tail)


def late(hands: str, talon: str, table: str, tail: str) -> str:
    return f"classic s {hands} {talon} {table} {tail}"


MANY, FEW = "QcKcAcQdKd7s", "QcKcAcQd7s"
"""Talons that still are, and no longer are, many cards."""


def test_the_talons_are_many_and_few() -> None:
    assert len(MANY) // 2 == EARLY == len(FEW) // 2 + 1


def test_to_lead_a_trump_with_plain_cards_in_hand() -> None:
    hand, other = "6c7d8h9hThAs", "6d8d9dTdJd7h"
    assert laughed_at(early(f"{hand}/{other}", "-", "0>1 0a 2")) == {"0aAs"}
    assert laughed_at(late(f"{hand}/{other}", MANY, "-", "0>1 0a 2")) == {"0aAs"}
    assert laughed_at(late(f"{hand}/{other}", FEW, "-", "0>1 0a 2")) == set()
    assert laughed_at(late(f"{hand}/{other}", "-", "-", "0>1 0a 2")) == set()


def test_but_not_with_trumps_alone() -> None:
    assert laughed_at(early("6s8s9sTsJsQs/6d8d9dTdJd7h", "-", "0>1 0a 2")) == set()


def test_to_throw_a_trump_in() -> None:
    hand, other = "6c7d8h9h8sAs", "6d9dTdJd"
    table = "7c8c"
    assert laughed_at(late(f"{hand}/{other}", MANY, table, "0>1 0a 2")) == {"0a8s"}
    assert laughed_at(late(f"{hand}/{other}", FEW, table, "0>1 0a 2")) == set()


def test_also_after_a_take_and_also_with_trumps_alone() -> None:
    assert laughed_at(late("8s9s/6d9dTdJd", MANY, "8c", "0>1 0k 2")) == {"0a8s"}


def test_to_beat_with_a_trump_where_a_plain_card_does() -> None:
    assert laughed_at(late("6c8h9h/9cTd6sKs", MANY, "7c", "0>1 1d 2")) == {"1d7c6s", "1d7cKs", "1k"}
    assert laughed_at(late("6c8h9h/9cTd6sKs", "7s", "7c", "0>1 1d 2")) == {"1d7c6s", "1d7cKs", "1k"}
    assert laughed_at(late("6c8h9h/9cTd6sKs", "-", "7c", "0>1 1d 2")) == set()


@pytest.mark.parametrize("high", ["Kh", "Ah"])
def test_a_king_or_ace_may_be_kept(high: str) -> None:
    """Then the lower trump is as good, and so is taking; the higher trump is not."""
    assert laughed_at(late(f"6c9d8h/Td{high}6s8s", MANY, "7h", "0>1 1d 2")) == {"1d7h8s"}
    assert laughed_at(late("6c9d8h/TdQh6s8s", MANY, "7h", "0>1 1d 2")) == {"1d7h6s", "1d7h8s", "1k"}


def test_to_beat_with_a_high_trump_where_a_lower_one_does() -> None:
    assert laughed_at(late("6c8h/Td6s8sAs", MANY, "9c", "0>1 1d 2")) == {"1d9c8s", "1d9cAs"}
    assert laughed_at(late("6c8h/Td8sTsAs", MANY, "9s", "0>1 1d 2")) == {"1d9sAs"}


def test_but_not_one_whose_rank_lies_there() -> None:
    assert laughed_at(late("6c8h/Td6s8sAs", MANY, "8d9d,9c", "0>1 1d 2")) == {"1d9cAs"}


def test_to_take_a_single_card_that_a_plain_one_beats() -> None:
    assert laughed_at(late("6c8h/9cTdJd", MANY, "7c", "0>1 1d 2")) == {"1k"}
    assert laughed_at(late("6c8h/9cTdJd", "7s", "7c", "0>1 1d 2")) == {"1k"}
    assert laughed_at(late("6c8h/9cTdJd", "-", "7c", "0>1 1d 2")) == set()
    assert laughed_at(late("6c8h/AcTdJd", "QcKcQdKdAd7s", "7c", "0>1 1d 2")) == set(), "an ace may be kept"
    assert laughed_at(late("6c8h/8cTdJd", MANY, "8d9d,9h", "0>1 1d 2")) == set()


def test_not_to_take_several() -> None:
    assert laughed_at(late("6c8h/TcTdJd", MANY, "8d9d,9c", "0>1 1d 2")) == set()


def test_to_keep_the_last_card_back_that_would_end_the_game() -> None:
    assert laughed_at(late("8h/TcTdJd", "-", "8d9d", "0>1 0a 9")) == {"0p"}
    assert laughed_at(late("Ad8h/TcTdJd", "-", "8d9d", "0>1 0a 9")) == set()
    assert laughed_at(late("Ad/TcTdJd", "-", "8d9d", "0>1 0a 9")) == set(), "the last card does not fit"
    assert laughed_at(late("8h/TcTdJd", "7s", "8d9d", "0>1 0a 9")) == set(), "there is one to draw"


@pytest.mark.parametrize(("rules", "seats"), KINDS)
def test_something_sensible_is_always_left(rules: str, seats: int) -> None:
    for number in range(2):
        for moment in decisions(chance_game(rules, seats, 40 + number)):
            view = moment.view
            kept = [action for action in view.legal if not is_laughable(view, action)]
            assert kept
            assert sensible(view) == tuple(kept)
            assert all(action.verb is not Verb.TRANSFER for action in view.legal if action not in kept)
