"""Bouts told backwards from an endgame: the same that began, by the referee's own account."""

from __future__ import annotations

import pytest

from kozyr.core import Position
from kozyr.rules import State
from kozyr.search.begun import bouts_begun
from kozyr.view import project
from tests.kit.moments import chance_game


def opened(states: list[State]) -> list[str]:
    """The bouts about to be led, the last first, as far as the endgame of two goes back; without what a line adds."""
    found = []
    for state in reversed(states):
        if len(state.talon) > 1 or state.seats - len(state.out) > 2:
            break
        if not state.bout.table and state.actor is not None:
            found.append(str(Position.of(state)))
    return found


@pytest.mark.parametrize(("rules", "seats"), [("transfer", 2), ("transfer+deck=24", 2), ("transfer", 3), ("club", 2)])
@pytest.mark.parametrize("seed", range(6))
def test_what_began_is_told_from_either_seat(rules: str, seats: int, seed: int) -> None:
    steps = chance_game(rules, seats, seed).steps
    told = 0
    for number, step in enumerate(steps):
        state = step.state
        left = [seat for seat in range(seats) if seat not in state.out]
        if state.result is not None or len(left) > 2 or len(state.talon) > 1:
            continue
        for seat in left:
            history = [project(event, seat) for step in steps[: number + 1] for event in step.events]
            found = [str(bout) for bout in bouts_begun(Position.of(state), history)]
            expected = opened([step.state for step in steps[: number + 1]])
            assert found == expected
            told += len(found)
    assert told or seats > 2, "no endgame was met"
