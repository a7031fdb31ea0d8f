"""What a seat knows of hidden cards, against the cards as they really lie, over whole games of every kind."""

from __future__ import annotations

import random

import pytest

from kozyr.belief import Belief, Memory, believe
from kozyr.cards import CardSet, deck_cards
from kozyr.core.position import words_of
from kozyr.notation import read_position
from kozyr.rules import Rules
from kozyr.rules.events import Discarded
from kozyr.view import observe
from tests.kit.games import MIXES, PRESETS_AND_SEATS
from tests.kit.moments import Moment, chance_game
from tests.kit.sizes import FULL

KINDS = [*PRESETS_AND_SEATS, *((rules, max(Rules.parse(rules).seats)) for rules in MIXES)]
GAMES_EACH = 20 if FULL else 1
FORGETFUL = Memory(trumps=0.8, high=0.5, low=0.2, fade=0.7, fresh_bouts=1)


def check(moment: Moment, belief: Belief, *, forgets: bool) -> None:
    """Compare a belief with the true state and with the view it was made from."""
    state, view = moment.state, moment.view
    own = state.hands[moment.seat]
    assert belief.known[moment.seat] == own
    assert belief.hidden[moment.seat] == 0
    for seat, hand in enumerate(state.hands):
        assert belief.known[seat] | hand == hand, "what is sure is true"
        assert len(belief.known[seat]) + belief.hidden[seat] == len(hand)
        assert hand - belief.known[seat] | belief.pool == belief.pool, "what is hidden may be anywhere of the pool"
        if not forgets:
            assert belief.known[seat] == view.hands[seat].known
    assert belief.talon == max(0, len(state.talon) - 1)
    assert CardSet.of(state.talon[:-1]) | belief.pool == belief.pool
    places = sum(belief.hidden) + belief.talon
    gone = [card for event in moment.history if isinstance(event, Discarded) for card in event.cards]
    elsewhere = CardSet.of([*state.bout.cards, *state.talon[-1:], *(card for known in belief.known for card in known)])
    assert belief.pool & elsewhere == CardSet(0)
    if forgets:
        assert places <= len(belief.pool) <= places + len(gone)
    else:
        assert len(belief.pool) == places
        assert belief.pool | elsewhere | CardSet.of(gone) == deck_cards(state.rules.deck)


def check_world(moment: Moment, belief: Belief, seed: int) -> None:
    """A sampled world is a legal position and looks to the seat as the real one does."""
    world, following = belief.sample(seed)
    assert (following != seed) == bool(sum(belief.hidden) + belief.talon), "chance moves on where there is any"
    assert belief.sample(seed) == (world, following)
    seen, view = observe(world.state(), moment.seat), moment.view
    real = view._replace(last_discard=None, show_discards=False)
    assert [hand.size for hand in seen.hands] == [hand.size for hand in real.hands]
    assert seen.hand(moment.seat) == real.hand(moment.seat)
    assert seen._replace(hands=real.hands) == real
    assert seen.legal == real.legal
    if moment.state.actor == moment.seat:
        assert world.legal == real.legal
    for seat, hand in enumerate(world.state().hands):
        assert belief.known[seat] | hand == hand
        assert hand | belief.pool | belief.known[seat] == belief.pool | belief.known[seat]
    assert words_of(read_position(str(world), repetition=False)) == world.words


@pytest.mark.parametrize(("rules", "seats"), KINDS)
def test_over_whole_games(rules: str, seats: int) -> None:
    for number in range(GAMES_EACH):
        game = chance_game(rules, seats, number)
        for at in range(0, len(game.steps), 3):
            if game.steps[at].state.result is None:
                moment = Moment(game, at, at % seats)
                belief = believe(moment.view, moment.history)
                check(moment, belief, forgets=False)
                check_world(moment, belief, at)
                if at % 2:
                    vague = believe(moment.view, moment.history, FORGETFUL, seed=number)
                    check(moment, vague, forgets=True)
                    check_world(moment, vague, at)


@pytest.mark.parametrize(("rules", "seats"), KINDS)
def test_the_real_world_is_among_the_worlds(rules: str, seats: int) -> None:
    """Where they are few they are all listed, each once, as many as counted, and the real one is one of them."""
    few = 0
    game = chance_game(rules, seats, 100)
    for at in range(len(game.steps) - 1, -1, -4):
        moment = Moment(game, at, (at // 4) % seats)
        state = moment.state
        belief = believe(moment.view, moment.history)
        if state.result is None and belief.count() <= 720:
            worlds = [tuple(world.words) for world in belief.worlds()]
            assert len(set(worlds)) == len(worlds) == belief.count()
            assert tuple(words_of(state)) in worlds
            assert belief.is_certain == (len(worlds) == 1)
            few += 1
        if few == 4:
            break


@pytest.mark.parametrize("rules", ["classic", "club", "custom+deck=24", "transfer"])
def test_two_seats_know_all_with_one_card_in_the_talon(rules: str) -> None:
    met = 0
    for number in range(3):
        game = chance_game(rules, 2, number)
        for at, step in enumerate(game.steps):
            if step.state.result is None and len(step.state.talon) <= 1:
                moment = Moment(game, at, at % 2)
                belief = believe(moment.view, moment.history)
                assert belief.is_certain
                assert belief.sample(at)[0].words == words_of(step.state)
                assert next(belief.worlds()).words == words_of(step.state)
                met += 1
    assert met


def test_a_turned_trump_card_that_was_dealt_or_drawn_is_known() -> None:
    """Six seats and 36 cards: the dealer holds it from the start. With a talon whoever drew it, until it is played."""
    game = chance_game("club", 6, 1)
    dealer = game.deal.dealer
    moment = Moment(game, 0, (dealer + 1) % 6)
    assert game.deal.trump_card in believe(moment.view, moment.history).known[dealer]
    game = chance_game("classic", 2, 4)
    drawn = next(at for at, state in enumerate(game.states) if not state.talon)
    holder = next(seat for seat in range(2) if game.deal.trump_card in game.steps[drawn].state.hands[seat])
    moment = Moment(game, drawn, 1 - holder)
    assert game.deal.trump_card in believe(moment.view, moment.history).known[holder]


def test_a_spectator_and_bad_seeds_are_refused() -> None:
    game = chance_game("classic", 2, 1)
    with pytest.raises(ValueError, match="a spectator has no hand"):
        believe(observe(game.steps[0].state, None), game.steps[0].events)
    belief = believe(Moment(game, 0, 0).view, Moment(game, 0, 0).history)
    for seed in (-1, 1 << 64):
        with pytest.raises(ValueError, match="expected 0 to 2"):
            belief.sample(seed)


def test_words_say_nothing_of_hidden_cards() -> None:
    """Two worlds that a seat cannot tell apart give the same words: what the search is handed is honest."""
    chance = random.Random(5)
    for rules, seats in KINDS:
        game = chance_game(rules, seats, 3)
        moment = Moment(game, chance.randrange(len(game.steps) - 1), chance.randrange(seats))
        belief = believe(moment.view, moment.history)
        hidden = {card for seat in range(seats) for card in moment.state.hands[seat] - belief.known[seat]}
        assert not hidden & {card for known in belief.known for card in known}
        if belief.count() > 1:
            worlds = [belief.sample(seed)[0] for seed in range(6)]
            assert len({tuple(world.words) for world in worlds}) > 1
