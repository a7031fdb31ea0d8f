"""How a game is walked through, so that odd corners are reached too: each walker prefers some of the legal actions."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

from kozyr.rules import Action, State, Verb

Walker = Callable[[State, Sequence[Action], random.Random], Action]


def uniform(state: State, actions: Sequence[Action], chance: random.Random) -> Action:
    """Anything."""
    del state
    return chance.choice(actions)


def never_takes(state: State, actions: Sequence[Action], chance: random.Random) -> Action:
    """Answers every attack that can be answered."""
    del state
    return chance.choice([action for action in actions if action.verb is not Verb.TAKE] or actions)


def always_throws_in(state: State, actions: Sequence[Action], chance: random.Random) -> Action:
    """Never passes while a card fits, and takes often, so that tables and hands grow."""
    del state
    if actions[-1].verb is Verb.TAKE and chance.random() < 0.4:
        return actions[-1]
    return chance.choice([action for action in actions if action.verb is not Verb.PASS] or actions)


def hoards_trumps(state: State, actions: Sequence[Action], chance: random.Random) -> Action:
    """Plays a trump only where nothing else is to be played: the talon runs out with the trumps held."""
    kept = [action for action in actions if action.card is None or action.card.suit != state.trump]
    return chance.choice(kept or actions)


def always_transfers(state: State, actions: Sequence[Action], chance: random.Random) -> Action:
    """Passes attacks on, leads ranks it holds twice, and otherwise keeps cards going round."""
    passing_on = [action for action in actions if action.verb is Verb.TRANSFER]
    if passing_on:
        return chance.choice(passing_on)
    if not state.bout.table and state.actor is not None:
        ranks = [card.rank for card in state.hands[state.actor]]
        pairs = [action for action in actions if action.card is not None and ranks.count(action.card.rank) > 1]
        return chance.choice(pairs or actions)
    return actions[-1] if chance.random() < 0.3 else chance.choice(actions)


def ends_bouts_early(state: State, actions: Sequence[Action], chance: random.Random) -> Action:
    """Takes or passes nearly always: many short bouts, hands that grow and go round."""
    del state
    return actions[-1] if chance.random() < 0.85 else chance.choice(actions)


WALKERS: dict[str, Walker] = {
    walker.__name__: walker
    for walker in (uniform, never_takes, always_throws_in, hoards_trumps, always_transfers, ends_bouts_early)
}
