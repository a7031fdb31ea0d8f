"""What one seat has been told: its projected events, and its view after each of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import msgspec

from kozyr.rules import Rules
from kozyr.rules.events import Attacked, Beaten, Dealt, Discarded, Event, Passed, TakeSaid, Transferred, WentOut
from kozyr.server import wire
from kozyr.server.sights import log_message, sight
from kozyr.table import LogEvent, TakenBack
from kozyr.view import View, first_view, fold, project

_encode = msgspec.json.Encoder().encode
_DECISIONS = (Attacked, Beaten, Transferred, TakeSaid, Passed)


class Feed:
    """Grows with the table's log. Events are projected as they come in, so that it never holds what its seat may not
    know. Number n of a frame is the n-th event, from 1. `may_undo`: whether this seat may take decisions back."""

    def __init__(self, rules: Rules, seat: int, log: Iterable[LogEvent], *, may_undo: bool = False) -> None:
        self.seat = seat
        self._rules = rules
        self._may_undo = may_undo
        self._log: list[LogEvent] = []
        self._views: list[View] = []
        self._can_undo: list[bool] = []
        self._line: list[int] = []
        """Numbers of the events that hold: without those that were taken back."""
        self._decided: list[int] = []
        """Those among them with which this seat chose something."""
        self.extend(log)

    def extend(self, log: Iterable[LogEvent]) -> None:
        """Take in the table's next events, as the referee has them."""
        for event in log:
            number = len(self._log) + 1
            if isinstance(event, TakenBack):
                self._take_back(event)
            else:
                self._take_in(number, event)
            self._can_undo.append(self._may_undo and bool(self._decided) and self.view.result is None)

    def _take_in(self, number: int, event: Event) -> None:
        seen = project(event, self.seat)
        if isinstance(seen, Dealt):
            view = first_view(self._rules, self.seat, seen)
        else:
            if isinstance(seen, _DECISIONS) and seen.seat == self.seat and len(self.view.legal) > 1:
                self._decided.append(number)
            view = fold(self.view, seen)
        self._log.append(seen)
        self._views.append(view)
        self._line.append(number)

    def _take_back(self, event: TakenBack) -> None:
        self._log.append(event)
        self._views.append(self._views[event.to - 1])
        self._line = [number for number in self._line if number <= event.to]
        self._decided = [number for number in self._decided if number <= event.to]

    @property
    def version(self) -> int:
        """The number of the last event."""
        return len(self._log)

    @property
    def view(self) -> View:
        """The view now."""
        return self._views[-1]

    def outs(self) -> list[wire.Out]:
        """Who has left the game, in that order, and in which bout."""
        left = ((self._log[number - 1], self._views[number - 1].bout.number) for number in self._line)
        return [wire.Out(seat=event.seat, bout=bout) for event, bout in left if isinstance(event, WentOut)]

    @property
    def can_undo(self) -> bool:
        """Whether this seat has a decision to take back now."""
        return self._can_undo[-1]

    @property
    def history(self) -> Sequence[Event]:
        """Every event so far that was not taken back, as the seat saw it."""
        events = (self._log[number - 1] for number in self._line)
        return tuple(event for event in events if not isinstance(event, TakenBack))

    @property
    def discards(self) -> list[list[str]]:
        """The cards in the discard pile, bout by bout: what this seat has seen go."""
        return [[str(card) for card in event.cards] for event in self.history if isinstance(event, Discarded)]

    def sight(self) -> wire.Sight:
        """The view now, as a message."""
        return sight(self.view)

    def frame(self, number: int) -> wire.Frame:
        """The frame of event `number`, 1 to `version`."""
        at = number - 1
        return wire.Frame(
            number=number,
            event=log_message(self._log[at]),
            sight=sight(self._views[at]),
            undo=self._can_undo[at],
        )

    def frames_after(self, number: int) -> list[bytes]:
        """The encoded frames of the events behind `number`."""
        return [_encode(self.frame(later)) for later in range(number + 1, self.version + 1)]
