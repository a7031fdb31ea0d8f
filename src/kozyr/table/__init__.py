"""A live game without I/O: seats, log, submit(), undo(), clocks as numbers. One door for every move."""

from kozyr.table.answers import Accepted, DamagedLog, Recorded, events_text
from kozyr.table.live import OWN_ID_MARK, Table
from kozyr.table.taking_back import UNDO, LogEvent, TakenBack

__all__ = [
    "OWN_ID_MARK",
    "UNDO",
    "Accepted",
    "DamagedLog",
    "LogEvent",
    "Recorded",
    "Table",
    "TakenBack",
    "events_text",
]
