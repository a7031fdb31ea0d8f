"""Rules to compare under: every preset and seat count, and mixes of options in which every pair of values meets."""

from __future__ import annotations

import random
from functools import cache
from itertools import combinations
from typing import Any

from kozyr.rules import VALUES, BadRules, Rules
from tests.kit.games import PRESETS_AND_SEATS

FACTORS: dict[str, list[Any]] = {
    "seats": [2, 3, 4, 5, 6],
    **{name: list(values.values()) for name, values in VALUES.items()},
}
Pair = tuple[tuple[str, Any], tuple[str, Any]]
TRIES = 60


def possible(mix: dict[str, Any]) -> bool:
    """Whether these options go together."""
    options = {name: value for name, value in mix.items() if name != "seats"}
    try:
        Rules(preset="custom", **options).check_seats(mix["seats"])
    except BadRules:
        return False
    return True


def pairs(mix: dict[str, Any]) -> set[Pair]:
    """Every two values that meet in a mix."""
    return set(combinations(mix.items(), 2))


@cache
def possible_pairs() -> frozenset[Pair]:
    """Every two values that can meet."""
    chance = random.Random("pairs")
    found: set[Pair] = set()
    for _ in range(20_000):
        mix = {name: chance.choice(values) for name, values in FACTORS.items()}
        if possible(mix):
            found |= pairs(mix)
    return frozenset(found)


@cache
def mixes() -> tuple[tuple[str, int], ...]:
    """Rules text and seats of the mixes, chosen greedily until no pair is left."""
    chance = random.Random("mixes")
    left = set(possible_pairs())
    chosen: list[tuple[str, int]] = []
    while left:
        tried = [_around(chance.choice(sorted(left, key=str)), chance) for _ in range(TRIES)]
        best = max((mix for mix in tried if possible(mix)), key=lambda mix: len(pairs(mix) & left), default=None)
        if best is None:
            continue
        left -= pairs(best)
        options = {name: value for name, value in best.items() if name != "seats"}
        chosen.append((str(Rules(preset="custom", **options)), best["seats"]))
    return tuple(chosen)


def _around(pair: Pair, chance: random.Random) -> dict[str, Any]:
    mix = {name: chance.choice(values) for name, values in FACTORS.items()}
    return mix | dict(pair)


@cache
def cases() -> tuple[tuple[str, int], ...]:
    """Rules text and seats of everything compared under."""
    decks = [("custom+deck=24", seats) for seats in (2, 3, 4)] + [("custom+deck=52", seats) for seats in range(2, 7)]
    passing_on = [("transfer+deck=24", 4), ("transfer+deck=52", 6), ("transfer+transfer_first_bout=yes", 2)]
    return (*PRESETS_AND_SEATS, *decks, *passing_on, *mixes())
