"""Moments of games as a seat meets them: its view and its history, nothing else."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from kozyr.rules import Rules, State
from kozyr.rules.events import Event
from kozyr.view import View, observe, project
from tests.kit.games import STYLES, Game, chance_deal, played


@dataclass(frozen=True)
class Moment:
    """A seat after so many moves of a game."""

    game: Game
    at: int
    seat: int

    @property
    def state(self) -> State:
        """What nobody at the table knows."""
        return self.game.steps[self.at].state

    @property
    def view(self) -> View:
        """What the seat sees."""
        return observe(self.state, self.seat)

    @property
    def history(self) -> tuple[Event, ...]:
        """What the seat has been told."""
        events = (event for step in self.game.steps[: self.at + 1] for event in step.events)
        return tuple(project(event, self.seat) for event in events)


def decisions(game: Game) -> Iterator[Moment]:
    """Every moment at which somebody is to act, as that seat meets it."""
    for at, state in enumerate(game.states):
        if state.actor is not None:
            yield Moment(game, at, state.actor)


def chance_game(rules: str, seats: int, seed: int) -> Game:
    """Return a game by chance, whole but for those that go round for long, in a style that the seed decides."""
    chance = random.Random(f"{rules} {seats} {seed}")
    return played(chance_deal(Rules.parse(rules), seats, chance), chance, 200, chance.choice(sorted(STYLES)))
