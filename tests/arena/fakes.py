"""Players for the arena's tests, made from a name as the roster's are. Worker processes import them from here."""

from __future__ import annotations

import os
import signal
from collections.abc import Sequence
from pathlib import Path

from kozyr.bots import Bot, Stop, by_name
from kozyr.rules import Action, Verb
from kozyr.rules.events import Event
from kozyr.view import View


class Failing:
    """Raises an exception each time."""

    def choose(self, view: View, history: Sequence[Event], stop: Stop | None = None) -> Action:
        del history, stop
        raise RuntimeError(f"I hold {view.hand(view.seat or 0)}")


class Cheat:
    """Answers with something else than a legal action, each kind in turn."""

    def __init__(self) -> None:
        self.calls = 0

    def choose(self, view: View, history: Sequence[Event], stop: Stop | None = None) -> Action:
        del history, stop
        self.calls += 1
        assert view.seat is not None
        answers: list[object] = [
            Action(view.seat, Verb.RESIGN),
            Action((view.seat + 1) % view.seats, Verb.TAKE),
            Action(view.seat, Verb.ATTACK),
            None,
            "6c",
            (view.seat, "a"),
        ]
        return answers[self.calls % len(answers)]  # type: ignore[return-value]


class First:
    """Plays the first legal action."""

    def choose(self, view: View, history: Sequence[Event], stop: Stop | None = None) -> Action:
        del history, stop
        return view.legal[0]


def sit(name: str, seed: int) -> Bot:
    """`dies PATH`: kills its process, unless PATH is there already, which it makes. `dies`: each time."""
    kind, _, path = name.partition(" ")
    match kind:
        case "failing":
            return Failing()
        case "cheat":
            return Cheat()
        case "first":
            return First()
        case "unmakable":
            raise OSError("no weights")
        case "dies":
            if not path or not Path(path).exists():
                if path:
                    Path(path).touch()
                os.kill(os.getpid(), signal.SIGKILL)
            return First()
        case _:
            return by_name(name, seed)
