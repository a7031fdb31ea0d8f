"""A record as the events of its game, and what a seat saw of them: the same that a live table tells that seat.

A record of a finished game has no secrets left: it can be seen from every seat, and with all hands open. A redacted one
tells what its viewer came to know; nothing else can be seen of it.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import NamedTuple

from kozyr.notation import Record, read_record, read_redacted
from kozyr.review.errors import BadReview
from kozyr.review.reading import is_redacted
from kozyr.rules import Rules
from kozyr.rules.events import Dealt, Event
from kozyr.view import View, first_view, fold, project

MOST_MOVES = 4000
"""A record of more moves is not looked at: a table's games have some hundred, the longest ever seen a thousand."""


class Moment(NamedTuple):
    """An event as it is shown, and the view right after it."""

    event: Event
    view: View


@dataclass(frozen=True, slots=True)
class Replay:
    """A game ready to be looked at. Holds every card that its record does, and where `redacted` also invented ones."""

    record: Record
    redacted: bool
    viewer: int | None
    """The only seat that a redacted record can be seen from; None for a spectator, and for a whole record."""

    @property
    def rules(self) -> Rules:
        """What was played."""
        return self.record.deal.rules

    @property
    def seats(self) -> int:
        """How many played."""
        return self.record.deal.seats

    def allow(self, seat: int | None, *, opened: bool) -> None:
        """BadReview `no_such_seat` or `not_told` if the game cannot be seen from `seat`, or not with all hands open."""
        if seat is not None and not 0 <= seat < self.seats:
            raise BadReview("no_such_seat", {"seat": seat, "seats": self.seats}, f"there is no seat {seat}")
        if self.redacted and (opened or seat != self.viewer):
            viewer = -1 if self.viewer is None else self.viewer
            raise BadReview("not_told", {"viewer": viewer}, "the record tells what one viewer saw, and no more")

    def moments(self, seat: int | None, *, opened: bool = False) -> Iterator[Moment]:
        """Every event as `seat` saw it, None for a spectator, and its view after each. `opened`: nothing is hidden.

        BadReview as `allow`.
        """
        self.allow(seat, opened=opened)
        view: View | None = None
        for step in self.record.steps():
            for event in step.events:
                seen = event if opened else project(event, seat)
                if view is None:
                    assert isinstance(seen, Dealt), "a game begins with the deal"
                    view = first_view(self.rules, seat, seen)
                else:
                    view = fold(view, seen)
                yield Moment(seen, view)


def replayed(text: str) -> Replay:
    """The game of a record, whole or redacted, replayed to its end.

    BadRecord with the code and place of the first fault; BadReview `too_many_moves`, before anything is played.
    """
    moves = text.count(",") + 1
    if moves > MOST_MOVES:
        facts = {"moves": moves, "most": MOST_MOVES}
        raise BadReview("too_many_moves", {**facts}, f"{moves} moves; at most {MOST_MOVES} are looked at")
    if not is_redacted(text):
        return Replay(read_record(text), redacted=False, viewer=None)
    redacted = read_redacted(text)
    return Replay(redacted.filled, redacted=True, viewer=redacted.viewer)
