"""The core's rules of thumb against the program `expert`, which says the same on views."""

from __future__ import annotations

import random

import pytest

from kozyr.bots.expert import ExpertBot
from kozyr.cards import CardSet, deck_cards
from kozyr.core import UNCOMPILED, Position
from kozyr.notation import write_position
from kozyr.rules.events import Discarded
from kozyr.rules.state import State
from kozyr.view import observe
from tests.kit.games import seeded_deal
from tests.parity.lockstep import walk
from tests.parity.mixes import cases
from tests.parity.walkers import WALKERS


def gone(state: State) -> Discarded:
    """The cards in play no longer, as one who has seen every bout knows them."""
    held = CardSet.of([*state.talon, *state.bout.cards, *(card for hand in state.hands for card in hand)])
    return Discarded(tuple(deck_cards(state.rules.deck) - held))


@pytest.mark.parametrize("number", range(len(cases())))
def test_the_policy_is_the_program_expert(number: int) -> None:
    rules, seats = cases()[number]
    walker = list(WALKERS)[number % len(WALKERS)]
    for state in walk(seeded_deal(rules, seats, number), walker, random.Random(number)).states:
        if state.actor is not None:
            position = Position.of(state)
            chosen = ExpertBot().choose(observe(state, state.actor), (gone(state),))
            assert position.action(position.kernel.by_thumb(position.words)) == chosen, write_position(state)
            assert position.action(UNCOMPILED.by_thumb(position.words)) == chosen
