"""A finished game looked at again, move by move: from a seat that it may be seen from, or with every hand open."""

from kozyr.review.errors import BadReview
from kozyr.review.reading import is_redacted, records_of
from kozyr.review.replay import MOST_MOVES, Moment, Replay, replayed
from kozyr.review.steps import Step, bout_before, bout_of, next_bout, steps_of

__all__ = [
    "MOST_MOVES",
    "BadReview",
    "Moment",
    "Replay",
    "Step",
    "bout_before",
    "bout_of",
    "is_redacted",
    "next_bout",
    "records_of",
    "replayed",
    "steps_of",
]
