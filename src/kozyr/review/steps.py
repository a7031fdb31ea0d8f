"""A game's moments as moves: each decision with what followed from it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from kozyr.review.replay import Moment
from kozyr.rules.events import Attacked, Beaten, Passed, Resigned, TakeSaid, Transferred

DECISIONS = (Attacked, Beaten, Transferred, TakeSaid, Passed, Resigned)
"""Events that are somebody's decision; the others are what follows from one."""

Step = tuple[Moment, ...]


def steps_of(moments: Iterable[Moment]) -> tuple[Step, ...]:
    """The deal and the first bout's beginning, then a step for each decision."""
    steps: list[list[Moment]] = [[]]
    for moment in moments:
        if isinstance(moment.event, DECISIONS):
            steps.append([])
        steps[-1].append(moment)
    return tuple(map(tuple, steps))


def bout_of(step: Step) -> int:
    """The bout that a step's decision belongs to; the first one for the deal."""
    return step[0].view.bout.number or 1


def next_bout(steps: Sequence[Step], at: int) -> int:
    """The first step of a later bout than that of step `at`; the last step if there is none."""
    bout = bout_of(steps[at])
    return next((i for i in range(at + 1, len(steps)) if bout_of(steps[i]) > bout), len(steps) - 1)


def bout_before(steps: Sequence[Step], at: int) -> int:
    """Back to the first step of this bout; from there to that of the one before; to the deal from the first bout's."""
    bout = bout_of(steps[at])
    begin = _first(steps, bout)
    if at > begin:
        return begin
    return _first(steps, bout - 1) if bout > 1 else 0


def _first(steps: Sequence[Step], bout: int) -> int:
    return next((i for i in range(1, len(steps)) if bout_of(steps[i]) >= bout), 0)
