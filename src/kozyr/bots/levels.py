"""The levels people play against, and the flat search they are measured against."""

from __future__ import annotations

from dataclasses import replace

from kozyr.belief import Memory
from kozyr.bots.options import SEED, Option, Whole
from kozyr.bots.thinker import Level, Thinker
from kozyr.search import Budget, Settings

HARD = Level(
    settings=Settings(),
    budget=Budget(seconds=0.25),
    solving=3_000_000,
    weighs=True,
    indifference=0.02,
)
"""Counts every card, draws conclusions, thinks a quarter of a second, plays endgames of two exactly."""
MEDIUM = Level(
    settings=Settings(is_flat=True),
    budget=Budget(iterations=150),
    memory=Memory(trumps=0.95, high=0.8, low=0.4, fade=0.85),
    solving=20_000,
    solved_cards=8,
    softness=0.015,
    slip=0.1,
)
"""Remembers trumps and aces better than small cards, looks at a few deals, sees the end of a game late."""
EASY = Level(
    settings=Settings(is_flat=True, noise=52, solved_cards=0),
    budget=Budget(iterations=14),
    memory=Memory(trumps=0.0, high=0.0, low=0.0),
    softness=0.06,
    slip=0.3,
)
"""Knows the last bouts only, has a vague idea of what follows, and plays what comes to mind."""

DAILY = replace(HARD, budget=Budget(iterations=2_600), solving=100_000)
"""Hard with an end to its thinking that no clock decides: the same seed, view and history give the same move. Short
enough for the uncompiled core."""

OPTIONS: tuple[Option, ...] = (
    Whole("sims", "thinks so many iterations instead of a time", 1, 50_000_000),
    Whole("ms", "thinks so many milliseconds", 1, 3_600_000),
    Whole("threads", "thinks in so many threads", 1, 64, 1),
    SEED,
)
FLAT_OPTIONS: tuple[Option, ...] = (Whole("deals", "compares the moves in so many deals", 1, 1_000_000, 300), SEED)


def daily(seed: int) -> Thinker:
    """A program for one seat of the deal of the day."""
    return Thinker(DAILY, seed)


def flat(level: Level, *, deals: int, seed: int) -> Thinker:
    """The determinised search without a tree, with a level's play-outs, memory and endgames: a yardstick."""
    return Thinker(
        replace(level, settings=replace(level.settings, is_flat=True), budget=Budget(iterations=deals)), seed
    )


def thinker(level: Level, *, sims: int | None, ms: int | None, threads: int, seed: int) -> Thinker:
    """A program of a level, with another budget if one is named: iterations, time, or whichever ends first."""
    budget = level.budget
    if sims is not None or ms is not None:
        budget = Budget(iterations=sims, seconds=None if ms is None else ms / 1000)
    return Thinker(replace(level, budget=budget, threads=threads), seed)
