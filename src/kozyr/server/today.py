"""The deal of the day: everybody who plays on one date (UTC) has the same cards and the same opponents, once.

All chance comes from the date: the deal, and what the programs draw when they think. They think for a number of
iterations instead of a time, so the same moves meet the same answers, on any machine that thinks fast enough.
"""

from __future__ import annotations

import hashlib
from datetime import UTC, datetime

from kozyr.bots import Bot, daily
from kozyr.fair import Seeds, fair_deal
from kozyr.rules import Deal, Rules

RULES = "classic"
SEATS = 4
OPPONENT = "hard"
"""The level that the opponents are shown as."""


def today() -> str:
    """The date that it is now (UTC), as 2026-11-30."""
    return datetime.now(UTC).date().isoformat()


def todays_deal(date: str) -> Deal:
    """The deal of a date. The one who plays it sits on seat 0."""
    return fair_deal(Rules.parse(RULES), SEATS, todays_seeds(date))


def todays_seeds(date: str) -> Seeds:
    """What a date's deal is made of: nothing but the date, so nobody is promised a secret."""
    return Seeds(hashlib.sha256(f"kozyr {date} deal".encode()).digest())


def todays_program(date: str, seat: int) -> Bot:
    """The program on a seat of a date's deal."""
    return daily(_seed(date, f"seat {seat}"))


def todays_personas(date: str) -> int:
    """Which of the house's names the first opponent bears."""
    return _seed(date, "names") % 1000


def _seed(date: str, use: str) -> int:
    """64 bits, the same everywhere."""
    return int.from_bytes(hashlib.sha256(f"kozyr {date} {use}".encode()).digest()[:8])
