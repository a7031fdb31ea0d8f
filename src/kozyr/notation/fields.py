"""The eight fields that position lines and view lines share."""

from __future__ import annotations

from dataclasses import dataclass

from kozyr.notation.board import Board, read_board
from kozyr.notation.errors import POSITION_FIELDS, BadPosition
from kozyr.notation.turn import read_result, read_turn
from kozyr.rules.result import Result
from kozyr.rules.state import Bout


@dataclass(frozen=True, slots=True)
class Fields:
    """A line, read and found possible."""

    board: Board
    bout: Bout
    actor: int | None
    result: Result | None


def read_fields(text: str, *, hidden: bool) -> Fields:
    """Reads the eight fields. `hidden`: whether `n?` may stand for cards. BadPosition names the field and the fault."""
    if not text.isascii() or not text.isprintable():
        raise BadPosition("a line is printable ASCII")
    parts = text.split(" ")
    if "" in parts:
        raise BadPosition("an empty field: fields have one space between, not two, and none before or after")
    if len(parts) != len(POSITION_FIELDS):
        raise BadPosition(f"{len(parts)} fields, expected {len(POSITION_FIELDS)}: {', '.join(POSITION_FIELDS)}")
    board = read_board(parts, hidden=hidden)
    roles, to_act = parts[5], parts[6]
    if to_act.startswith("#"):
        bout = Bout(board.bout, attacker=0, defender=0, limit=0, throwers=(), table=board.table)
        return Fields(board, bout, None, read_result(board, roles, to_act))
    bout, actor = read_turn(board, roles, to_act)
    return Fields(board, bout, actor, None)
