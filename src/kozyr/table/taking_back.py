"""Taking a decision back: what stands in a table's log for it, and how it is named where commands are kept."""

from __future__ import annotations

from typing import NamedTuple

from kozyr.notation import event_text
from kozyr.rules.events import Event

UNDO = "undo"
"""Stands for a taken-back decision where commands have an action's text. No action of DPN is written so."""


class TakeBack(NamedTuple):
    """What a seat decides that takes its last decision back."""

    seat: int

    def __str__(self) -> str:
        return UNDO


class TakenBack(NamedTuple):
    """A seat has taken a decision back: the table is again as it was after event `to`. Public.

    It is an event of the log like any other and has a number of its own; what it takes back stays in the log.
    """

    seat: int
    to: int


LogEvent = Event | TakenBack
"""What a table's log holds."""


def log_text(event: LogEvent) -> str:
    """The one way to write an event of the log. As private as the event."""
    return f"{event.seat}u{event.to}" if isinstance(event, TakenBack) else event_text(event)
