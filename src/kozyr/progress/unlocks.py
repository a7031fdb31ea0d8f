"""What experience and deeds open: backs of cards. Faces are everybody's from the first game, and nothing is sold."""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass

FREE_BACKS: tuple[str, ...] = ("rosettes", "weave")


@dataclass(frozen=True, slots=True)
class Unlock:
    """A back, and what opens it: a level, or a goal."""

    back: str
    level: int | None = None
    goal: str | None = None


UNLOCKS: tuple[Unlock, ...] = (
    Unlock("scales", level=2),
    Unlock("quilt", level=3),
    Unlock("stars", level=4),
    Unlock("moire", level=6),
    Unlock("honeycomb", level=8),
    Unlock("ripples", level=10),
    Unlock("plait", goal="three-in-a-row"),
    Unlock("sunburst", goal="beat-hard"),
    Unlock("scrolls", goal="every-rules"),
    Unlock("harlequin", goal="epaulettes"),
    Unlock("night", goal="every-table"),
)
"""Every back that is not free, in the order in which they are shown."""


def unlocked(level: int, goals: Collection[str]) -> tuple[str, ...]:
    """The backs that are open at a level with these goals reached, the free ones first."""
    opened = (
        unlock.back
        for unlock in UNLOCKS
        if (unlock.level is not None and unlock.level <= level) or unlock.goal in goals
    )
    return (*FREE_BACKS, *opened)
