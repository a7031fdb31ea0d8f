"""What a reader of DPN refuses."""

from __future__ import annotations

from kozyr.rules.errors import KozyrError


class BadPosition(KozyrError):
    """A text that is no position line of a game that can be (code `bad_position`)."""

    def __init__(self, message: str, field: int | None = None) -> None:
        where = "" if field is None else f"field {field} ({POSITION_FIELDS[field - 1]}): "
        super().__init__("bad_position", {"where": field or 0, "message": message}, where + message)


class BadView(KozyrError):
    """A text that is no view line (code `bad_view`)."""

    def __init__(self, message: str) -> None:
        super().__init__("bad_view", {"message": message}, message)


class BadRecord(KozyrError):
    """A record that does not replay: a code of the table in docs/notation.md, and the move's index, if it is one."""

    def __init__(self, code: str, message: str, at: int | None = None) -> None:
        self.at = at
        super().__init__(code, {"message": message, **({} if at is None else {"at": at})}, message)


POSITION_FIELDS = ("rules", "trump", "hands", "talon", "table", "roles", "to act", "bout")
