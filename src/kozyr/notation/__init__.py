"""DPN, the notation: position line, view line, game record; strict readers, canonical writers."""

from kozyr.notation.errors import BadPosition, BadRecord, BadView
from kozyr.notation.event import event_text
from kozyr.notation.position import read_position, write_position
from kozyr.notation.record import Record, RecordReader, read_record
from kozyr.notation.redacted import RedactedRecord, read_redacted, redact
from kozyr.notation.viewline import read_view, write_view

__all__ = [
    "BadPosition",
    "BadRecord",
    "BadView",
    "Record",
    "RecordReader",
    "RedactedRecord",
    "event_text",
    "read_position",
    "read_record",
    "read_redacted",
    "read_view",
    "redact",
    "write_position",
    "write_view",
]
