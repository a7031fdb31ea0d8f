"""Games that go round for ever, for the repetition rule (rules.md §5.4)."""

from __future__ import annotations

from kozyr.cards import Card
from kozyr.rules import Action, Deal, State, Step, apply, begin, legal
from kozyr.rules.events import PickedUp
from tests.kit.games import Game

TWO_WITH_TRANSFER = (
    "transfer s 6c7c8c/9c8d9d6h7h - - 0>1 0a 20",
    ("0a8c", "1t8d", "0k", "1a9d", "0k", "1p", "1a9c", "0t9d", "1k", "0a8d", "1k", "0p"),
)
"""A line, and the actions after which the same hands, attacker and talon come again."""

THREE_WITH_TALON = (
    # Everybody holds six or more, so nobody draws.
    "classic s 6c7c8c9cTcJcQc/6d7d8d9dTdJdQd/6h7h8h9hThJhQh Ks6s - 0>1 0a 20",
    (
        *("0a6c", "1k", "0p", "2p", "2a6h", "0k", "2p", "1p", "1a6c", "2k", "1p", "0p"),
        *("0a6h", "1k", "0p", "2p", "2a6c", "0k", "2p", "1p", "1a6h", "2k", "1p", "0p"),
    ),
)
"""The same among three seats, who hand two cards round while the talon holds two."""


def taking_turns(deal: Deal, most: int = 400) -> Game:
    """Return a game of three in which everybody takes, nobody throws in, and a taken card is led next."""
    steps = [begin(deal)]
    moves: list[Action] = []
    got: dict[int, Card] = {}
    while steps[-1].state.result is None and len(moves) < most:
        state = steps[-1].state
        action = _taken_card_led(state, got)
        moves.append(action)
        steps.append(apply(state, action))
        for event in steps[-1].events:
            if isinstance(event, PickedUp):
                got[event.seat] = event.cards[0]
    return Game(deal, tuple(moves), tuple(steps))


def _taken_card_led(state: State, got: dict[int, Card]) -> Action:
    actions = legal(state)
    seat = state.actor
    assert seat is not None
    if state.bout.table:
        return actions[-1]
    led = got.get(seat)
    return next((action for action in actions if action.card == led), actions[0])


def openings(steps: tuple[Step, ...]) -> list[tuple[object, ...]]:
    """Return what the repetition rule compares, for every lead that was asked for."""
    return [
        (step.state.hands, step.state.bout.attacker, len(step.state.talon))
        for step in steps
        if step.state.result is None and not step.state.bout.table
    ]
