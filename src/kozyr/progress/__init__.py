"""Experience, levels, goals, unlocks: formulas over finished games, without storage (docs/progress.md).

Nothing here is counted up: all figures are folds over a person's finished games, so that nothing can count twice.
"""

from kozyr.progress.deeds import Deeds, deeds_of
from kozyr.progress.experience import experience, level_of, threshold
from kozyr.progress.figures import Figures, Tally, figures_of
from kozyr.progress.goals import GOALS, Goal, reached
from kozyr.progress.outcome import Outcome, Standing, standing_of
from kozyr.progress.unlocks import FREE_BACKS, UNLOCKS, Unlock, unlocked

__all__ = [
    "FREE_BACKS",
    "GOALS",
    "UNLOCKS",
    "Deeds",
    "Figures",
    "Goal",
    "Outcome",
    "Standing",
    "Tally",
    "Unlock",
    "deeds_of",
    "experience",
    "figures_of",
    "level_of",
    "reached",
    "standing_of",
    "threshold",
    "unlocked",
]
