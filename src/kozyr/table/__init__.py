"""A live game without I/O: seats, log, submit(), clocks as numbers. One door for every move."""

from kozyr.table.answers import Accepted, DamagedLog, Recorded, events_text
from kozyr.table.live import OWN_ID_MARK, Table

__all__ = ["OWN_ID_MARK", "Accepted", "DamagedLog", "Recorded", "Table", "events_text"]
