"""The programs at a lesson's table."""

from __future__ import annotations

from collections.abc import Sequence

from kozyr.bots import Bot
from kozyr.lessons.lesson import Lesson, action_of
from kozyr.rules import Action
from kozyr.rules.events import Event
from kozyr.search import Stop
from kozyr.view import View


class Partner:
    """Plays its part in a lesson's script; where the person has left every script, as the program `otherwise` does."""

    def __init__(self, lesson: Lesson, otherwise: Bot) -> None:
        self._lesson = lesson
        self._otherwise = otherwise

    def choose(self, view: View, history: Sequence[Event], stop: Stop | None = None) -> Action:
        """The script's next action if it is this seat's and legal, else the other program's."""
        played = tuple(action for event in history[self._lesson.start :] if (action := action_of(event)) is not None)
        for script in self._lesson.scripts:
            if script[: len(played)] == played and len(script) > len(played) and script[len(played)] in view.legal:
                return script[len(played)]
        return self._otherwise.choose(view, history, stop)
