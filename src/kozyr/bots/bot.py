"""What a player program is: something that answers a view with an action."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from kozyr.rules.actions import Action
from kozyr.rules.errors import KozyrError
from kozyr.rules.events import Event
from kozyr.search import Stop
from kozyr.view.view import View


class Bot(Protocol):
    """A player program at one seat of one game. It is handed what its seat may know, and nothing else."""

    def choose(self, view: View, history: Sequence[Event], stop: Stop | None = None) -> Action:
        """One of `view.legal`, which is not empty.

        `history`: all events so far, the deal first, projected to the seat. `stop`: a program that thinks long looks
        at it, and answers with its best action so far once it is set. None: nobody will interrupt.
        """


class BadOpponent(KozyrError):
    """No program of that name, or none with these options (`bad_opponent`)."""
