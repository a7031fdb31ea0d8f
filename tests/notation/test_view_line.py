"""The view line."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kozyr.notation import BadPosition, BadView, read_view, write_view
from kozyr.rules import KozyrError
from kozyr.view import View, observe
from tests.kit import strategies as some
from tests.kit.games import Game
from tests.kit.mutations import mutated
from tests.kit.reading import read_or_refused
from tests.kit.sizes import tries


@tries(30)
@given(some.games(), st.booleans())
def test_a_view_line_gives_the_view_back(game: Game, show_discards: bool) -> None:
    for state in game.states:
        for seat in (*range(state.seats), None):
            view = observe(state, seat, show_discards=show_discards)
            line = write_view(view)
            read = read_view(line)
            assert write_view(read) == line
            assert read.legal == view.legal
            assert read.hands == view.hands
            assert (read.talon, read.trump_card, read.discard) == (view.talon, view.trump_card, view.discard)
            assert sorted(read.last_discard or ()) == sorted(view.last_discard or ())
            if state.result is None:
                assert read.option_limit == view.option_limit
                assert read.bout.throwers == view.bout.throwers


def drawn_view(data: st.DataObject, game: Game) -> View:
    state = data.draw(st.sampled_from([step.state for step in game.steps]))
    seat = data.draw(st.sampled_from([*range(state.seats), None]))
    return observe(state, seat, show_discards=data.draw(st.booleans()))


@given(some.games(), st.data())
def test_a_changed_line_is_another_view_or_refused(game: Game, data: st.DataObject) -> None:
    changed = data.draw(mutated(write_view(drawn_view(data, game))))
    found = read_or_refused(read_view, changed)
    if isinstance(found, KozyrError):
        assert isinstance(found, BadView | BadPosition)
        assert str(found)
    else:
        assert write_view(found) == changed


@given(st.text())
def test_any_text_is_refused_in_words(text: str) -> None:
    for line in (text, f"view=0 {text}"):
        with pytest.raises((BadView, BadPosition)):
            read_view(line)


@pytest.mark.parametrize(
    ("line", "telling"),
    [
        ("club s 3?/7d - - 0>1 0a 5", "expected view="),
        ("view=6 club s 3?/7d - - 0>1 0a 5", "expected view="),
        ("view=2 club s 3?/7d - - 0>1 0a 5", "no seat 2"),
        ("view=0 club s 3?/7d - - 0>1 0a 5", "a viewer knows its own hand"),
        ("view=1 club s 0?/7d - - 0>1 0a 5", "no card: '0?'"),
        ("view=1 club s 03?/7d - - 0>1 0a 5", "half a card"),
        ("view=1 club s 3?6c/7d - - 0>1 0a 5", "no card: '3?'"),
        ("view=1 club s 40?/7d - - 0>1 0a 5", "more cards than the deck's 36"),
        ("view=1 club s 3?/7d 2? - 0>1 0a 5", "no card: '2?'"),
        ("view=1 club s 3?/7d 2?Ah - 0>1 0a 5", "the turned trump card, a s"),
        ("view=1 club s 3?/7d 0?As - 0>1 0a 5", "such as 17?Ah"),
        ("view=1 club s 3?/7d KsAs - 0>1 0a 5", "such as 17?Ah"),
        ("view=1 club s 6c2?/6c - - 0>1 0a 5", "6c is there twice"),
        ("view=1 club s 3?/7d - - 0>1 0a 5 x:6c6c", "6c is there twice"),
        ("view=1 club s 3?/7d - - 0>1 0a 5 x:9c6c", "canonical order"),
        ("view=1 club s 3?/7d - - 0>1 0a 5 x:", "written x:-"),
        ("view=1 club s 3?/7d - - 0>1 0a 5 x:7d8d", "7d cannot have been discarded"),
        ("view=1 club s 3?/7d 1?As - 0>1 0a 5 x:8sAs", "As cannot have been discarded"),
        ("view=1 club s 3?/7d - - 0>1 0a 5 x:2c3c", "2c cannot have been discarded"),
        ("view=1 club s 20?/7d 14?As - 0>1 0a 1 x:6c7c", "with 0 cards in the discard pile"),
        ("view=1 club s 3?/7d - - 0>1 0a 5 x:6c x:7c", "half a card"),
        ("view=1  club s 3?/7d - - 0>1 0a 5", "an empty field"),
    ],
)
def test_what_is_no_view_is_refused(line: str, telling: str) -> None:
    with pytest.raises((BadView, BadPosition)) as refused:
        read_view(line)
    assert telling in str(refused.value)


def test_the_examples_of_the_notation() -> None:
    view = read_view("view=1 club h 6c4?/6h9h 17?Ah - 0>1 0a 2")
    assert (view.talon, str(view.trump_card), view.hands[0].size, str(view.hands[0].known)) == (18, "Ah", 5, "6c")
    assert view.legal == ()
