"""Outcomes for tests."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

from kozyr.progress import Deeds, Outcome, Standing

BASE = Outcome(
    game="g0",
    finished_ms=0,
    preset="classic",
    deck=36,
    seats=2,
    opponents=("medium",),
    standing=Standing.WON,
    place=1,
    deeds=Deeds(bouts=14, taken=2, most_held=9),
)


def outcome(number: int = 0, **changes: Any) -> Outcome:  # noqa: ANN401 - as `replace`
    """A game; `deeds` may be a Deeds."""
    return replace(BASE, game=f"g{number}", finished_ms=number, **changes)


def games(*standings: Standing) -> list[Outcome]:
    """Games in a row."""
    return [outcome(number, standing=standing) for number, standing in enumerate(standings)]
