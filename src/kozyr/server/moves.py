"""An accepted command as it is stored."""

from __future__ import annotations

from kozyr.server.store import MoveRow
from kozyr.table import Accepted, events_text


def move_row(game: str, number: int, accepted: Accepted, at_ms: int) -> MoveRow:
    """The row of a game's `number`-th command, from 1. `at_ms`: milliseconds since 1970 (UTC)."""
    return MoveRow(
        game=game,
        number=number,
        seat=accepted.seat,
        command_id=accepted.command_id,
        base=accepted.base,
        action=str(accepted.action),
        first=accepted.first,
        last=accepted.version,
        events=events_text(accepted.events),
        at_ms=at_ms,
    )
