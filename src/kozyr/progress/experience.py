"""Experience for whole games, and the levels it opens. Whole numbers throughout: every machine finds the same."""

from __future__ import annotations

from collections.abc import Sequence
from math import isqrt

from kozyr.progress.outcome import Outcome, Standing

FINISHED = 10
"""For playing a game to its end, whoever is the durak."""
DRAWN = 20
WON = 40
EARLIER = 5
"""A winner gets so much more for every other seat that left the game after it or stayed."""
STRENGTH = {"random": 20, "easy": 60, "plain": 80, "medium": 100, "expert": 100, "hard": 150}
"""What a game is worth by who sat at it, in per cent."""
USUAL = 100
"""People, and programs that are not named here."""
LEVEL = 50
"""Level n needs 50 n (n - 1) points: 0, 100, 300, 600, 1,000, …"""


def experience(outcome: Outcome) -> int:
    """The points of one game, 0 or more.

    A resigned game and one in which a decision was taken back give none. Any other: the result's points times the mean
    strength of the opponents, rounded half up.
    """
    if outcome.undone or outcome.standing is Standing.RESIGNED:
        return 0
    strengths = [STRENGTH.get(name.partition(":")[0], USUAL) for name in outcome.opponents]
    whole, parts = _points(outcome) * sum(strengths), 100 * len(strengths)
    return (2 * whole + parts) // (2 * parts)


def _points(outcome: Outcome) -> int:
    match outcome.standing:
        case Standing.WON:
            place = outcome.place if outcome.place is not None else outcome.seats - 1
            return WON + EARLIER * (outcome.seats - place)
        case Standing.DRAW:
            return DRAWN
        case _:
            return FINISHED


def total(outcomes: Sequence[Outcome]) -> int:
    """The points of many games."""
    return sum(map(experience, outcomes))


def threshold(level: int) -> int:
    """The points with which a level (1 or more) begins."""
    return LEVEL * level * (level - 1)


def level_of(points: int) -> int:
    """The level that so many points (0 or more) have reached; 1 for none."""
    return (1 + isqrt(1 + 4 * points // LEVEL)) // 2
