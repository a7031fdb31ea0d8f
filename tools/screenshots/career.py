"""What a person has played before the pictures: a career of finished games, always the same."""

from __future__ import annotations

from functools import cache
from itertools import cycle, islice

from tools.screenshots.laid import Moment, Person, finished
from tools.screenshots.moments import WON

GAMES = 64
_TABLES = (
    ("atlasnye", 2, "easy"),
    ("classic", 4, "medium"),
    ("club", 5, "medium"),
    ("transfer", 3, "medium"),
    ("classic", 2, "hard"),
    ("club", 6, "easy"),
    ("classic+deck=52", 3, "easy"),
)


@cache
def career() -> Person:
    """Somebody who has come here for two months: every preset, every number of seats."""
    tables = islice(cycle(_TABLES), GAMES)
    games = tuple(
        finished(Moment(rules, seats, WON.holds, opponents=opponents), seed)
        for seed, (rules, seats, opponents) in enumerate(tables)
    )
    return Person("Vera", "fox", games)
