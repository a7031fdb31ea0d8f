"""What a view and its history say of the cards one does not see: facts, counts, worlds to try, doubts."""

from kozyr.belief.belief import Belief, believe
from kozyr.belief.memory import PERFECT, Memory

__all__ = ["PERFECT", "Belief", "Memory", "believe"]
