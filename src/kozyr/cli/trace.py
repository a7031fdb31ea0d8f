"""kozyr trace: game records in, one line of JSON for each out (docs/notation.md, Machine output)."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from typing import Any

import typer

from kozyr.notation import BadRecord, RecordReader, read_redacted, write_position, write_view
from kozyr.review import is_redacted
from kozyr.rules import Action, legal


def trace() -> None:
    """Replay game records from standard input, a line each; print every position, its legal actions and its limit.

    A redacted record is traced as its viewer saw it. The exit status is 1 if any record was refused.
    """
    refused = False
    for line in record_lines():
        answer = trace_record(line)
        refused |= "error" in answer
        sys.stdout.write(json.dumps(answer, separators=(",", ":")) + "\n")
        sys.stdout.flush()
    if refused:
        raise typer.Exit(1)


def record_lines() -> Iterator[str]:
    """The lines of standard input; bytes that are no ASCII stay visible as such, for the reader to refuse."""
    for line in sys.stdin.buffer:
        yield line.decode("utf-8", "replace").removesuffix("\n").removesuffix("\r")


def trace_record(text: str) -> dict[str, Any]:
    """What `kozyr trace` says of one record."""
    try:
        plies = _redacted_plies(text) if is_redacted(text) else _plies(text)
    except BadRecord as error:
        return {"record": text, "error": {"code": error.code, "at": error.at, "message": str(error)}}
    return {"record": text, "plies": plies}


def _plies(text: str) -> list[dict[str, Any]]:
    reader = RecordReader(text)
    states = [step.state for step in reader.steps()]
    lines = [_ply(write_position(state), legal(state), state.bout.limit) for state in states]
    return _with_moves(lines, reader.record().moves)


def _redacted_plies(text: str) -> list[dict[str, Any]]:
    record = read_redacted(text)
    lines = [_ply(write_view(view), view.legal, view.bout.limit, view.result is not None) for view in record.views()]
    return _with_moves(lines, record.filled.moves)


def _ply(line: str, actions: tuple[Action, ...], limit: int, over: bool | None = None) -> dict[str, Any]:
    over = not actions if over is None else over
    return {"line": line, "legal": [str(action) for action in actions], "limit": None if over else limit}


def _with_moves(plies: list[dict[str, Any]], moves: tuple[Action, ...]) -> list[dict[str, Any]]:
    for ply, move in zip(plies, moves, strict=False):
        ply["move"] = str(move)
    return plies
