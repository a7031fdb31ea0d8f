"""A live game without I/O: seats, log, submit(), clocks as numbers. One door for every move."""

from kozyr.table.answers import Accepted, DamagedLog, Recorded
from kozyr.table.event_text import events_text
from kozyr.table.live import Table

__all__ = ["Accepted", "DamagedLog", "Recorded", "Table", "events_text"]
