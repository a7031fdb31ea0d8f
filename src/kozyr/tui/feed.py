"""What one seat has been told: its projected events, and its view after each of them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from kozyr.rules import Rules
from kozyr.rules.events import Dealt, Event, WentOut
from kozyr.view import View, first_view, fold, project


@dataclass(frozen=True, slots=True)
class Moment:
    """An event as the seat saw it, and its view right after."""

    event: Event
    view: View


@dataclass(frozen=True, slots=True)
class Out:
    """Somebody who has left the game, and in which bout."""

    seat: int
    bout: int


class Feed:
    """Grows with the table's log. Events are projected as they come in: it never holds what its seat may not know."""

    def __init__(self, rules: Rules, seat: int) -> None:
        self.seat = seat
        self.outs: tuple[Out, ...] = ()
        """In the order in which they left."""
        self._rules = rules
        self._history: tuple[Event, ...] = ()
        self._view: View | None = None

    def extend(self, log: Iterable[Event]) -> list[Moment]:
        """Take in the table's next events, as the referee has them; they come back as the seat sees them."""
        moments = []
        for event in log:
            seen = project(event, self.seat)
            view = first_view(self._rules, self.seat, seen) if isinstance(seen, Dealt) else fold(self.view, seen)
            if isinstance(seen, WentOut):
                self.outs = (*self.outs, Out(seen.seat, view.bout.number))
            self._view = view
            moments.append(Moment(seen, view))
        self._history = (*self._history, *(moment.event for moment in moments))
        return moments

    @property
    def view(self) -> View:
        """The view now. ValueError before the deal."""
        if self._view is None:
            raise ValueError("nothing has been dealt yet")
        return self._view

    @property
    def history(self) -> tuple[Event, ...]:
        """Every event so far, as the seat saw it."""
        return self._history
