"""A view is the fold of the projected events, and equals what is observed of the state."""

from __future__ import annotations

import random

import pytest
from hypothesis import given

from kozyr.rules import Action, Phase, Refused, Rules, Verb, legal, phase, refusal
from kozyr.rules.events import Dealt
from kozyr.view import View, fold, fold_all, observe, project
from tests.kit import strategies as some
from tests.kit.games import MIXES, PRESETS_AND_SEATS, Game, played, seeded_deal
from tests.kit.sizes import tries


def check_views(game: Game, seat: int | None, *, show_discards: bool) -> None:
    view: View | None = None
    for step in game.steps:
        seen = [project(event, seat) for event in step.events]
        if view is None:
            view = fold_all(game.deal.rules, seat, seen, show_discards=show_discards)
        else:
            for event in seen:
                view = fold(view, event)
        assert view == observe(step.state, seat, show_discards=show_discards)
        assert view.phase is phase(step.state)
        assert view.phase is not Phase.BETWEEN
        assert view.legal == (legal(step.state) if seat is not None and seat == step.state.actor else ())


@pytest.mark.parametrize(("rules", "seats"), PRESETS_AND_SEATS)
def test_every_preset_and_seat_count(rules: str, seats: int) -> None:
    game = played(seeded_deal(rules, seats, 8), random.Random(8))
    for seat in (*range(seats), None):
        check_views(game, seat, show_discards=seats % 2 == 0)


@pytest.mark.parametrize("rules", MIXES)
def test_every_option(rules: str) -> None:
    for seats in Rules.parse(rules).seats:
        game = played(seeded_deal(rules, seats, 9), random.Random(9), 100, "passes on")
        for seat in (*range(seats), None):
            check_views(game, seat, show_discards=seats % 2 == 1)


@tries(25)
@given(some.games())
def test_any_game(game: Game) -> None:
    for seat in (*range(game.deal.seats), None):
        check_views(game, seat, show_discards=True)


@tries(25)
@given(some.games())
def test_each_card_of_the_viewer_is_playable_or_has_a_reason(game: Game) -> None:
    for state in game.states:
        for seat in range(state.seats):
            view = observe(state, seat)
            playable = {action.card for action in view.legal if action.card is not None}
            assert playable.isdisjoint(view.reasons)
            assert playable | view.reasons.keys() == set(state.hands[seat])
            for reason in view.reasons.values():
                assert isinstance(reason, Refused)
                assert (reason.code == "not_your_turn") is (state.result is None and seat != state.actor)


@tries(25)
@given(some.games(), some.actions())
def test_a_view_refuses_what_the_state_refuses(game: Game, action: Action) -> None:
    for state in game.states:
        if state.actor is None:
            continue
        view = observe(state, state.actor)
        for asked in (action, *legal(state)):
            ours, theirs = refusal(view, asked), refusal(state, asked)
            assert (ours is None) is (theirs is None)
            assert ours is None or theirs is None or (ours.code, ours.facts) == (theirs.code, theirs.facts)


def test_a_history_begins_with_the_deal_and_deals_once() -> None:
    game = played(seeded_deal("club", 2, 1), random.Random(1), 5)
    events = [project(event, 0) for event in game.events]
    with pytest.raises(ValueError, match="begins with the deal"):
        fold_all(game.deal.rules, 0, events[1:])
    view = fold_all(game.deal.rules, 0, events)
    with pytest.raises(ValueError, match="only once"):
        fold(view, next(event for event in events if isinstance(event, Dealt)))


def test_a_view_belongs_to_its_seat() -> None:
    state = played(seeded_deal("club", 3, 1), random.Random(1), 5).last
    for seat in range(3):
        for other in range(3):
            if seat != other:
                with pytest.raises(ValueError, match="does not hold the hand"):
                    observe(state, seat).hand(other)
    assert Verb.RESIGN not in {action.verb for action in legal(state)}
