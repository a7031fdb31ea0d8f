"""Whole games between programs, without a table."""

from __future__ import annotations

from kozyr.bots import Bot
from kozyr.rules import Action, Deal, apply, begin, legal
from kozyr.view import observe, project
from tests.kit.games import Game

MOST = 3000
"""Decisions; a game that goes round for ever ends by repetition long before."""


def played_by(deal: Deal, bots: list[Bot]) -> Game:
    """Return the game that these programs play, each on its view and its history; every choice must be legal."""
    steps = [begin(deal)]
    moves: list[Action] = []
    while steps[-1].state.result is None:
        state = steps[-1].state
        seat = state.actor
        assert seat is not None
        history = [project(event, seat) for step in steps for event in step.events]
        action = bots[seat].choose(observe(state, seat), history)
        assert action in legal(state)
        moves.append(action)
        steps.append(apply(state, action))
        assert len(moves) < MOST
    return Game(deal, tuple(moves), tuple(steps))
