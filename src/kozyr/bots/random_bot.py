"""The program that plays any legal action: the floor of every comparison."""

from __future__ import annotations

import random
from collections.abc import Sequence

from kozyr.rules.actions import Action
from kozyr.rules.events import Event
from kozyr.search import Stop
from kozyr.view.view import View


class RandomBot:
    """Every legal action is equally likely. The same seed makes the same choices."""

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)

    def choose(self, view: View, history: Sequence[Event], stop: Stop | None = None) -> Action:
        """Any legal action."""
        del history, stop
        return self._chance.choice(view.legal)
