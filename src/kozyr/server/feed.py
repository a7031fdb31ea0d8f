"""What one seat has been told: its projected events, and its view after each of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from kozyr.rules import Rules
from kozyr.rules.events import Dealt, Event
from kozyr.server import wire
from kozyr.server.sights import event_message, sight
from kozyr.view import View, first_view, fold, project

_encode = msgspec.json.Encoder().encode


class Feed:
    """Grows with the table's log. Events are projected as they come in, so that it never holds what its seat may not
    know. Number n of a frame is the n-th event, from 1."""

    def __init__(self, rules: Rules, seat: int, log: Iterable[Event]) -> None:
        self.seat = seat
        self._rules = rules
        self._events: list[Event] = []
        self._views: list[View] = []
        self.extend(log)

    def extend(self, log: Iterable[Event]) -> None:
        """Take in the table's next events, as the referee has them."""
        for event in log:
            seen = project(event, self.seat)
            if isinstance(seen, Dealt):
                self._views.append(first_view(self._rules, self.seat, seen))
            else:
                self._views.append(fold(self._views[-1], seen))
            self._events.append(seen)

    @property
    def version(self) -> int:
        """The number of the last event."""
        return len(self._events)

    @property
    def view(self) -> View:
        """The view now."""
        return self._views[-1]

    @property
    def history(self) -> Sequence[Event]:
        """Every event so far, as the seat saw it."""
        return tuple(self._events)

    def sight(self) -> wire.Sight:
        """The view now, as a message."""
        return sight(self.view)

    def frame(self, number: int) -> wire.Frame:
        """The frame of event `number`, 1 to `version`."""
        at = number - 1
        return wire.Frame(number=number, event=event_message(self._events[at]), sight=sight(self._views[at]))

    def frames_after(self, number: int) -> list[bytes]:
        """The encoded frames of the events behind `number`."""
        return [_encode(self.frame(later)) for later in range(number + 1, self.version + 1)]
