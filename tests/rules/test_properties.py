"""What holds in every game, whatever the options."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kozyr.cards import CardSet
from kozyr.rules import (
    DRAW,
    REPETITION,
    Action,
    Deal,
    Ending,
    Phase,
    Refused,
    Result,
    State,
    Verb,
    apply,
    begin,
    legal,
    phase,
    refusal,
    unplayable,
)
from tests.kit import strategies as some
from tests.kit.games import Game
from tests.kit.sizes import tries


def in_dpn_order(actions: tuple[Action, ...]) -> list[Action]:
    """Return actions as DPN lists them: cards, then transfers, each canonically, then take or pass."""
    places = {Verb.ATTACK: 0, Verb.BEAT: 0, Verb.TRANSFER: 1, Verb.TAKE: 2, Verb.PASS: 2}
    return sorted(actions, key=lambda action: (places[action.verb], -1 if action.card is None else action.card))


def every_action(state: State) -> set[Action]:
    """Return all that a seat of the table could say, sensible or not, but resign."""
    cards = [card for hand in state.hands for card in hand] + [*state.talon, *state.bout.cards]
    attacks = [pair.attack for pair in state.bout.table][:3] or cards[:1]
    said = {Action(seat, verb) for seat in range(6) for verb in (Verb.TAKE, Verb.PASS)}
    for seat in range(state.seats):
        for card in cards:
            said |= {Action(seat, Verb.ATTACK, card), Action(seat, Verb.TRANSFER, card)}
            said |= {Action(seat, Verb.BEAT, card, attack) for attack in attacks}
    return said


@given(some.games())
def test_somebody_always_has_a_legal_action_while_the_game_runs(game: Game) -> None:
    for state in game.states:
        actions = legal(state)
        if state.result is None:
            assert state.actor is not None
            assert actions
            assert {action.seat for action in actions} == {state.actor}
            assert phase(state) not in (Phase.OVER, Phase.BETWEEN)
        else:
            assert (state.actor, actions, phase(state)) == (None, (), Phase.OVER)


@given(some.games())
def test_legal_actions_are_in_dpn_order_once_each(game: Game) -> None:
    for state in game.states:
        actions = legal(state)
        assert list(actions) == in_dpn_order(actions)
        assert len(set(actions)) == len(actions)
        assert len({str(action) for action in actions}) == len(actions)


@tries(30)
@given(some.games(), st.data())
def test_exactly_the_legal_actions_are_applied(game: Game, data: st.DataObject) -> None:
    """`apply` and `refusal` agree with `legal` on every action there is; a refusal changes nothing."""
    state = data.draw(st.sampled_from([step.state for step in game.steps]))
    allowed = set(legal(state))
    for action in every_action(state) | allowed:
        reason = refusal(state, action)
        if action in allowed:
            assert reason is None
            apply(state, action)
            continue
        assert reason is not None
        assert "{" not in str(reason), "every fact of its sentence is there"
        with pytest.raises(Refused) as refused:
            apply(state, action)
        assert (refused.value.code, refused.value.facts) == (reason.code, reason.facts)


@given(some.games(), some.actions())
def test_malformed_actions_are_refused(game: Game, action: Action) -> None:
    state = game.last
    spoilt = [
        action._replace(seat=-1),
        action._replace(seat=state.seats),
        action._replace(card=None, attack=action.card),
        action._replace(card=None, attack=None),
        action._replace(card=state.bout.cards[0] if state.bout.cards else None, attack=None),
    ]
    for one in spoilt:
        if one in legal(state) or one.verb is Verb.RESIGN:
            continue
        assert refusal(state, one) is not None
    assert refusal(state, Action(-1, Verb.RESIGN)) is not None
    assert refusal(state, Action(state.seats, Verb.RESIGN)) is not None


@given(some.games())
def test_a_state_is_a_frozen_value(game: Game) -> None:
    again = [begin(game.deal)]
    for move in game.moves:
        before = again[-1].state
        copied = hash(before)
        again.append(apply(before, move))
        assert hash(before) == copied
    assert again == list(game.steps)


@given(some.games())
def test_the_cards_of_a_hand_change_as_the_events_say(game: Game) -> None:
    for state in game.states:
        assert all(isinstance(hand, CardSet) for hand in (*state.hands, *state.known))
        for seat in range(state.seats):
            assert not state.known[seat] - state.hands[seat], "known cards are in the hand"
            assert state.hand_size(seat) == len(state.hand(seat))


@given(some.games())
def test_unplayable_cards_have_reasons_and_only_they(game: Game) -> None:
    state = game.last
    for seat in range(state.seats):
        reasons = unplayable(state, seat)
        playable = {action.card for action in legal(state) if action.seat == seat} - {None}
        assert playable | set(reasons) == set(state.hands[seat])
        assert playable.isdisjoint(reasons)


@given(some.deals(), st.data())
def test_a_whole_game_ends(deal: Deal, data: st.DataObject) -> None:
    chance = data.draw(some.chances)
    state = begin(deal).state
    for _ in range(5000):
        if state.result is not None:
            break
        state = apply(state, chance.choice(legal(state))).state
    assert state.result is not None
    assert state.result.ending is not Ending.RESIGNED
    if state.result.ending is Ending.REPETITION:
        assert deal.seats > 2 or deal.rules.transfer
    else:
        assert not state.talon
        assert [seat for seat in range(deal.seats) if state.hands[seat]] == (
            [] if state.result.durak is None else [state.result.durak]
        )


@given(some.actions())
def test_an_action_has_one_text(action: Action) -> None:
    assert Action.parse(str(action)) == action
    assert eval(repr(action)) == action
    assert action.is_whole


@given(some.results)
def test_a_result_has_one_text(result: Result) -> None:
    assert Result.parse(str(result)) == result
    assert eval(repr(result)) == result
    assert (result in (DRAW, REPETITION)) is (result.durak is None)


@given(st.one_of(st.text(alphabet="0123456789adtkprcdhsTJQKA#-=x* ", max_size=7), st.text(max_size=8)))
def test_other_texts_are_no_action_and_no_result(text: str) -> None:
    for read in (Action.parse, Result.parse):
        try:
            found = read(text)
        except ValueError:
            continue
        assert str(found) == text
