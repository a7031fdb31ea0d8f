"""The conformance vectors of tests/vectors, read."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

FOLDER = Path(__file__).parents[1] / "vectors"


@cache
def games() -> list[dict[str, Any]]:
    """Complete games: `record`, and `plies` with `line`, `legal`, `limit` and `move`."""
    return _lines("games.jsonl")


@cache
def bad_records() -> list[dict[str, Any]]:
    """Records to be refused: `record`, `code`, `at`."""
    return _lines("bad-records.jsonl")


@cache
def bad_positions() -> list[tuple[str, str]]:
    """Position lines to be refused, and what is wrong with them."""
    text = (FOLDER / "bad-positions.tsv").read_text(encoding="ascii")
    return [(line, fault) for line, _, fault in (entry.partition("\t") for entry in text.splitlines())]


@cache
def counts() -> list[dict[str, Any]]:
    """Positions with their counts: `position`, `perft`."""
    found: list[dict[str, Any]] = json.loads((FOLDER / "perft.json").read_text(encoding="ascii"))
    return found


def _lines(name: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in (FOLDER / name).read_text(encoding="ascii").splitlines()]
