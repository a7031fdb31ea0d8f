"""How a search is done, and for how long."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum
from typing import Protocol

from kozyr.core.constants import BY_THUMB, PLAINLY


class Policy(IntEnum):
    """Who plays on at a leaf, and whose choice the tree tries first."""

    PLAIN = PLAINLY
    """What the program `plain` does."""
    THUMB = BY_THUMB
    """What the program `expert` does."""


class Stop(Protocol):
    """Says that an answer is wanted at once. A `threading.Event` is one; it may be set from another thread."""

    def is_set(self) -> bool:
        """Whether to stop thinking."""


@dataclass(frozen=True, slots=True)
class Settings:
    """The parts of a search. ValueError for a value out of its range."""

    policy: Policy = Policy.THUMB
    noise: int = 26
    """How often a play-out does anything at all instead, in 256ths, 0 to 255."""
    boldness: float = 1.0
    """The weight of exploring, 0 to 100."""
    trust: float = 0.5
    """The share of exploring that goes to what the policy would do, 0 to 1."""
    solved_cards: int = 8
    """Endgames of up to so many cards are solved at leaves, 0 to 52."""
    solved_nodes: int = 500
    """With so many decisions looked at, at most."""
    longest: int = 400
    """Decisions after which a play-out may be cut short, as a draw."""
    is_flat: bool = False
    """Determinised search without a tree (PIMC): the baseline."""

    def __post_init__(self) -> None:
        for name, low, high in RANGES:
            value = getattr(self, name)
            if not low <= value <= high:
                raise ValueError(f"{name} {value}: expected {low} to {high}")


RANGES = (
    ("noise", 0, 255),
    ("boldness", 0, 100),
    ("trust", 0, 1),
    ("solved_cards", 0, 52),
    ("solved_nodes", 0, 1_000_000),
    ("longest", 1, 100_000),
)


@dataclass(frozen=True, slots=True)
class Budget:
    """When a search ends: after so many iterations, or seconds, whichever comes first. ValueError without either."""

    iterations: int | None = None
    """1 to 50 million; for the flat search, deals."""
    seconds: float | None = None
    """More than 0, up to an hour, by the wall clock."""

    def __post_init__(self) -> None:
        if self.iterations is None and self.seconds is None:
            raise ValueError("a budget without an end: expected iterations or seconds")
        if self.iterations is not None and not 1 <= self.iterations <= 50_000_000:
            raise ValueError(f"{self.iterations} iterations: expected 1 to 50000000")
        if self.seconds is not None and not 0 < self.seconds <= 3600:
            raise ValueError(f"{self.seconds} seconds: expected more than 0, up to 3600")
