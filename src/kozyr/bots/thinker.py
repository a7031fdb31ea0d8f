"""The programs that think ahead: a level is what it remembers, how far it looks, and how surely it picks the best."""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from math import exp

from kozyr.belief import PERFECT, Memory, believe
from kozyr.bots.sense import sensible
from kozyr.rules.actions import Action
from kozyr.rules.events import Event
from kozyr.search import Budget, Move, Settings, Stop, Thoughts, think
from kozyr.view.view import View

SEEDS = 1 << 64


@dataclass(frozen=True, slots=True)
class Level:
    """How strong a thinking program is, by the causes that make people weaker or stronger."""

    settings: Settings
    budget: Budget
    memory: Memory = PERFECT
    solving: int = 0
    """Decisions looked at to solve an endgame exactly; 0: none is."""
    solved_cards: int = 52
    """Endgames of more cards are not solved."""
    weighs: bool = False
    """Whether it draws conclusions from what the others did."""
    indifference: float = 0.0
    """Moves this near the best, as a share of games, are as good: of these it plays one that nobody would laugh at."""
    softness: float = 0.0
    """How freely it picks among moves of nearly equal value: a difference of this much is chosen 2.7 times less often.
    0: always the best.
    """
    slip: float = 0.0
    """The most that a pick may be worse than the best, as a share of games."""
    threads: int = 1


class Thinker:
    """A program of some level at one seat of one game. `seed` makes its chance: what it forgets, which worlds it tries.

    It holds nothing between moves: the same view, history and seed give the same action where the budget is
    iterations.
    """

    def __init__(self, level: Level, seed: int) -> None:
        self.level = level
        self._seed = seed % SEEDS

    def choose(self, view: View, history: Sequence[Event], stop: Stop | None = None) -> Action:
        """One of the legal actions; without a choice at once."""
        if len(view.legal) == 1:
            return view.legal[0]
        return self._pick(view, history, self.consider(view, history, stop))

    def consider(self, view: View, history: Sequence[Event], stop: Stop | None = None) -> Thoughts:
        """What it thinks of every legal action. ValueError if the view's seat is not to act."""
        level = self.level
        belief = believe(view, history, level.memory, self._seed, weighs=level.weighs)
        in_play = sum(hand.size for hand in view.hands) + view.talon + len(view.bout.cards)
        solving = level.solving if in_play <= level.solved_cards else 0
        seed = self._chance(history, 0)
        return think(belief, level.settings, level.budget, seed, solving=solving, threads=level.threads, stop=stop)

    def preferred(self, view: View, thoughts: Thoughts) -> Move:
        """The best move; if that is laughable, of the moves hardly worse the best that is not.

        Where values lie nearer each other than a search can tell, people expect the move that everybody would play.
        """
        best, kept = thoughts.best, sensible(view)
        least = best.value - self.level.indifference
        near = [move for move in thoughts.candidates if move.action in kept and move.visits and move.value >= least]
        return best if best.action in kept or not near else max(near, key=lambda move: move.value)

    def _pick(self, view: View, history: Sequence[Event], thoughts: Thoughts) -> Action:
        if self.level.softness == 0:
            return self.preferred(view, thoughts).action
        kept = sensible(view)
        moves = [move for move in thoughts.candidates if move.action in kept] or list(thoughts.candidates)
        best = max(move.value for move in moves)
        near = [move for move in moves if best - move.value <= self.level.slip]
        weights = [exp((move.value - best) / self.level.softness) for move in near]
        return random.Random(self._chance(history, 1)).choices(near, weights)[0].action

    def _chance(self, history: Sequence[Event], use: int) -> int:
        """A seed for this decision: the history's length tells decisions apart."""
        return random.Random(self._seed * 4096 + len(history) * 2 + use).getrandbits(64)
