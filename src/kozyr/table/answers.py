"""What a table answers to a command, and the form in which its moves are kept."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from kozyr.rules.actions import Action
from kozyr.rules.errors import KozyrError
from kozyr.rules.events import Event
from kozyr.rules.state import State
from kozyr.table.taking_back import LogEvent, TakeBack, TakenBack, log_text


@dataclass(frozen=True, slots=True, kw_only=True)
class Accepted:
    """A command that the rules allow. It holds once `Table.settle()` has taken it in; until then nothing has changed.

    Private as a whole: events and state hold every card.
    """

    seat: int
    command_id: str
    base: int
    action: Action | TakeBack
    first: int
    """Number of its first event."""
    events: tuple[LogEvent, ...] = field(repr=False)
    state: State = field(repr=False)

    @property
    def rule_events(self) -> tuple[Event, ...]:
        """Its events, if it is none that takes back."""
        return tuple(event for event in self.events if not isinstance(event, TakenBack))

    @property
    def version(self) -> int:
        """Number of its last event: the table's version once settled."""
        return self.first + len(self.events) - 1


@dataclass(frozen=True, slots=True, kw_only=True)
class Recorded:
    """An accepted command as it was stored. `events`: their text (`events_text`), private."""

    seat: int
    command_id: str
    base: int
    action: str
    first: int
    last: int
    events: str = field(repr=False)


def events_text(events: Iterable[LogEvent]) -> str:
    """The text of events as it is stored beside a move, so that a replay can be compared with it. Private."""
    return " ".join(map(log_text, events))


class DamagedLog(KozyrError):
    """Stored moves do not replay to what was stored (`damaged_log`). `move` counts from 1; 0 is the deal."""

    def __init__(self, move: int, reason: str) -> None:
        super().__init__("damaged_log", {"move": move, "reason": reason}, f"move {move} does not replay: {reason}")
