"""What is known of a table beside its game: who sits there, how it plays, and what it is for."""

from __future__ import annotations

from dataclasses import dataclass

from kozyr.lessons import Lesson
from kozyr.server import wire
from kozyr.server.programs import PERSON
from kozyr.server.store import SeatRow


@dataclass(frozen=True, kw_only=True)
class RoomSetting:
    """Who sits in a room and how it plays."""

    id: str
    seats: tuple[SeatRow, ...]
    pace: str
    moves: int
    """Commands stored so far."""
    today: str | None
    """The date of today's deal, if this is one."""
    tally: wire.Tally
    lesson: Lesson | None = None
    """What is learned at this table."""

    @property
    def people(self) -> int:
        """How many seats are people's."""
        return sum(seat.player == PERSON for seat in self.seats)

    @property
    def may_undo(self) -> bool:
        """Whether decisions may be taken back."""
        return self.people == 1 and self.today is None and self.lesson is None

    def closed(self, among_people: str) -> str | None:
        """The code of why hints or undo are refused at this table; None if they are not."""
        if self.people > 1:
            return among_people
        if self.lesson is not None:
            return "not_in_a_lesson"
        return None if self.today is None else "not_in_todays_deal"
