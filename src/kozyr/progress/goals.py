"""Small goals: each is a condition on finished games, exact, and once reached it stays so."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from kozyr.progress.figures import figures_of, in_order
from kozyr.progress.outcome import Outcome, Standing

Reached = Callable[[Sequence[Outcome]], bool]


@dataclass(frozen=True, slots=True)
class Goal:
    """A goal, and when it is reached: by the games finished so far, in their order, none with a decision taken back."""

    name: str
    """Stable; its sentences are `goal-<name>` in the locales."""
    is_reached: Reached


def _won(outcome: Outcome) -> bool:
    return outcome.standing is Standing.WON


def _once(deed: Callable[[Outcome], bool]) -> Reached:
    """In one game."""
    return lambda outcomes: any(map(deed, outcomes))


def _won_once(deed: Callable[[Outcome], bool] = lambda _: True) -> Reached:
    """In one game that was won."""
    return _once(lambda outcome: _won(outcome) and deed(outcome))


def _times(count: int, deed: Callable[[Outcome], bool] = lambda _: True) -> Reached:
    """In so many games."""
    return lambda outcomes: sum(map(deed, outcomes)) >= count


def _each(kinds: Iterable[object], kind: Callable[[Outcome], object]) -> Reached:
    """A game won of each kind."""
    wanted = frozenset(kinds)
    return lambda outcomes: wanted <= {kind(outcome) for outcome in outcomes if _won(outcome)}


def _against(level: str) -> Reached:
    """A game won where every opponent is a program of this level."""
    return _won_once(lambda outcome: all(name.partition(":")[0] == level for name in outcome.opponents))


GOALS: tuple[Goal, ...] = (
    Goal("first-game", _times(1)),
    Goal("first-win", _won_once()),
    Goal("beat-easy", _against("easy")),
    Goal("beat-medium", _against("medium")),
    Goal("beat-hard", _against("hard")),
    Goal("ten-wins", _times(10, _won)),
    Goal("hundred-games", _times(100)),
    Goal("three-in-a-row", lambda outcomes: figures_of(outcomes).longest_streak >= 3),
    Goal("seven-in-a-row", lambda outcomes: figures_of(outcomes).longest_streak >= 7),
    Goal("every-rules", _each(("atlasnye", "classic", "club", "transfer"), lambda outcome: outcome.preset)),
    Goal("every-table", _each(range(2, 7), lambda outcome: outcome.seats)),
    Goal("first-out", _won_once(lambda outcome: outcome.seats >= 4 and outcome.place == 1)),
    Goal("full-table", _won_once(lambda outcome: outcome.seats == 6)),
    Goal("club-regular", lambda outcomes: figures_of(outcomes).club_wins >= 25),
    Goal("big-pack", _won_once(lambda outcome: outcome.deck == 52)),
    Goal("nothing-taken", _won_once(lambda outcome: outcome.deeds.taken == 0)),
    Goal("comeback", _won_once(lambda outcome: outcome.deeds.most_held >= 14)),
    Goal("six-beaten", _once(lambda outcome: outcome.deeds.most_beaten >= 6)),
    Goal("passed-on", _won_once(lambda outcome: outcome.deeds.transfers >= 2)),
    Goal("generous", _once(lambda outcome: outcome.deeds.thrown >= 10)),
    Goal("small-trump", _once(lambda outcome: outcome.deeds.aces_beaten_low >= 1)),
    Goal("epaulettes", _won_once(lambda outcome: outcome.deeds.last_sixes >= 2)),
    Goal("last-trump", _won_once(lambda outcome: outcome.deeds.last_trump_ace == 1)),
    Goal(
        "quick-win", _won_once(lambda outcome: outcome.deeds.bouts <= 10 and outcome.seats == 2 and outcome.deck == 36)
    ),
    Goal("nobody", _once(lambda outcome: outcome.standing is Standing.DRAW)),
)
"""In the order in which they are shown, easy ones first within their kind."""


def reached(outcomes: Iterable[Outcome]) -> dict[str, str]:
    """The goals that are reached, by name: the id of the game that reached each."""
    counted = [outcome for outcome in in_order(outcomes) if not outcome.undone]
    found: dict[str, str] = {}
    for goal in GOALS:
        if goal.is_reached(counted):
            found[goal.name] = counted[_first(goal, counted)].game
    return found


def _first(goal: Goal, outcomes: Sequence[Outcome]) -> int:
    """The place of the game that reached a goal, by halving: once reached it stays so."""
    low, high = 0, len(outcomes) - 1
    while low < high:
        middle = (low + high) // 2
        low, high = (low, middle) if goal.is_reached(outcomes[: middle + 1]) else (middle + 1, high)
    return low
