"""What the tests of search start from."""

from __future__ import annotations

from dataclasses import replace

from kozyr.belief import Belief, believe
from kozyr.cards import CardSet, deck_cards
from kozyr.notation import read_position
from kozyr.rules import State
from kozyr.rules.events import Discarded
from kozyr.search import Thoughts
from kozyr.view import observe
from tests.kit.moments import chance_game, decisions


def gone(state: State) -> Discarded:
    """The cards in play no longer, as one who has seen every bout knows them."""
    held = CardSet.of([*state.talon, *state.bout.cards, *(card for hand in state.hands for card in hand)])
    return Discarded(tuple(deck_cards(state.rules.deck) - held))


def belief_at(state: State) -> Belief:
    """What the seat to act believes that has counted every card gone, and knows no other hand."""
    assert state.actor is not None
    return believe(observe(state, state.actor), [gone(state)])


def belief_of(line: str) -> Belief:
    """The same of a position line."""
    return belief_at(read_position(line, repetition=False))


def beliefs(rules: str, seats: int, seed: int, step: int) -> list[Belief]:
    """What the seats to act believe along a game by chance, every so many decisions; forced ones are left out."""
    moments = [moment for moment in decisions(chance_game(rules, seats, seed)) if len(moment.view.legal) > 1]
    return [believe(moment.view, moment.history) for moment in moments[::step]]


def untimed(thoughts: Thoughts) -> Thoughts:
    """Thoughts without the time they took."""
    return replace(thoughts, seconds=0.0)
