"""Thinking about a move: worlds are dealt from a belief, a tree is grown over them, endgames are solved."""

from __future__ import annotations

import random
import threading
from dataclasses import replace
from time import perf_counter

from kozyr.belief import Belief
from kozyr.core import IS_COMPILED, UNCOMPILED, Position, Solved, Solver, Unsolvable
from kozyr.core.constants import WON
from kozyr.core.solver import MOST_NODES as MOST_SOLVED
from kozyr.search.begun import bouts_begun
from kozyr.search.settings import Budget, Settings, Stop
from kozyr.search.thoughts import Move, Thoughts

NODES_AN_ITERATION = 5
MOST_THREADS = 64
MOST_NODES = 1 << 20
"""32 MB."""
MOST_NODES_UNCOMPILED = 1 << 14
"""Where only time ends the search: memory that is made node by node must not cost more than the search."""
TABLE_BYTES = 8 << 14
ROOM_BYTES = 24 << 10
UNCOMPILED_PACE = 100
"""How much slower the solver is where the core was not compiled."""
LOOKS_S = 0.005
"""How often the clock and the stop are looked at."""
FASTER = 4
"""A chunk of iterations is at most so many times the one before it, the first being one."""
FIRST_SOLVING = 2_000
LONGER = 3
"""An endgame is solved in tries, each looking at so many times as many decisions."""
SOLVING_TIMES = 3
"""No try is begun that would end later than so many times the budget's seconds, if it has any."""
SEEDS = 1 << 64


def think(
    belief: Belief,
    settings: Settings,
    budget: Budget,
    seed: int,
    *,
    solving: int = 0,
    threads: int = 1,
    stop: Stop | None = None,
) -> Thoughts:
    """What the seat to act may do and what that is worth. The same for the same seed where the budget is iterations.

    `solving`: endgames without hidden cards are solved exactly, with so many decisions looked at, at most; their best
    moves are then told apart by a search that plays on without solving, so that a lost game is lost as late and with
    as many traps as may be. `threads` grow a tree each, and share the iterations. `stop`: what is known by then is
    answered. ValueError if the view's seat is not to act, and for a seed (0 to 2^64 - 1), `solving` (0 to 2^62) or
    `threads` (1 to 64) out of range.
    """
    _check(belief, seed, solving, threads)
    start = Position(belief.view.rules, belief.words())
    began = perf_counter()
    worlds = belief.count()
    longest = None if budget.seconds is None else SOLVING_TIMES * budget.seconds
    solved = solve(belief, solving, seconds=longest, stop=stop) if solving and worlds == 1 else None
    if solved is not None:
        settings = _without_solving(settings)
    trees = [_Tree(start, belief, settings, budget, _tree_seed(seed, place)) for place in range(threads)]
    shares = [None if budget.iterations is None else _share(budget.iterations, threads, at) for at in range(threads)]
    helpers = [
        threading.Thread(target=tree.grow, args=(share, budget.seconds, stop, began))
        for tree, share in zip(trees[1:], shares[1:], strict=True)
    ]
    for helper in helpers:
        helper.start()
    trees[0].grow(shares[0], budget.seconds, stop, began)
    for helper in helpers:
        helper.join()
    return _thoughts(belief, trees, solved, worlds, perf_counter() - began)


def solve(belief: Belief, most_nodes: int, *, seconds: float | None = None, stop: Stop | None = None) -> Solved | None:
    """The exact values where nothing is hidden; None if something is, if such endgames are not solved, or in time.

    `most_nodes`: decisions looked at, at most; uncompiled a hundredth of that, so that it takes no longer. With
    `seconds` it gives up in about that time, by the wall clock; with `stop`, soon after that is set.
    """
    if belief.count() > 1:
        return None
    position, _ = belief.sample(0)
    begun = bouts_begun(position, belief.history) if belief.view.rules.transfer else []
    most_nodes = most_nodes if IS_COMPILED else max(1, most_nodes // UNCOMPILED_PACE)
    solver, began, nodes = Solver(), perf_counter(), min(FIRST_SOLVING, most_nodes)
    try:
        while (solved := solver.solve(position, nodes, begun)) is None:
            spent = perf_counter() - began
            if nodes == most_nodes or (stop is not None and stop.is_set()):
                return None
            if seconds is not None and spent * (1 + LONGER) > seconds:
                return None
            nodes = min(nodes * LONGER, most_nodes)
    except Unsolvable:
        return None
    return solved


def _tree_seed(seed: int, place: int) -> int:
    """A tree's seed. The core's generator walks one long circle, so the places where trees begin must lie far apart."""
    return seed if place == 0 else random.Random(seed * MOST_THREADS + place).getrandbits(64)


def _check(belief: Belief, seed: int, solving: int, threads: int) -> None:
    if belief.view.actor != belief.view.seat or belief.view.seat is None:
        raise ValueError(f"seat {belief.view.seat} is not to act")
    if not 0 <= seed < SEEDS:
        raise ValueError(f"seed {seed}: expected 0 to 2^64 - 1")
    if not 0 <= solving <= MOST_SOLVED:
        raise ValueError(f"solving with {solving} decisions: expected 0 to {MOST_SOLVED}")
    if not 1 <= threads <= MOST_THREADS:
        raise ValueError(f"{threads} threads: expected 1 to {MOST_THREADS}")


def _without_solving(settings: Settings) -> Settings:
    return replace(settings, solved_cards=0)


def _share(iterations: int, threads: int, at: int) -> int:
    return iterations // threads + (at < iterations % threads)


class _Tree:
    """One thread's tree."""

    def __init__(self, start: Position, belief: Belief, settings: Settings, budget: Budget, seed: int) -> None:
        self.kernel = start.kernel
        self.words, self.unseen = start.words, belief.unseen_words()
        self.flat = int(settings.is_flat)
        nodes = _room(budget, is_compiled=self.kernel is not UNCOMPILED)
        self.settings = _settings_words(settings, nodes)
        self.memory = self.kernel.empty_tree(nodes)
        self.table = bytearray(TABLE_BYTES)
        self.room = bytearray(ROOM_BYTES if belief.view.rules.transfer else 24)
        self.used, self.seed, self.done = 0, seed, 0
        self.counts: list[tuple[int, int, int]] = []

    def grow(self, iterations: int | None, seconds: float | None, stop: Stop | None, began: float) -> None:
        """Iterate until the budget is used up or `stop` is set; at least once."""
        chunk = 1
        while True:
            wanted = chunk if iterations is None else min(chunk, iterations - self.done)
            before = perf_counter()
            self.counts, self.used, self.seed = self.kernel.search(
                *(self.words, self.unseen, self.settings, self.memory, self.table, self.room),
                *(self.used, self.seed, self.flat, wanted),
            )
            self.done += wanted
            now = perf_counter()
            if self.done == iterations or (stop is not None and stop.is_set()):
                return
            if seconds is not None and now - began >= seconds:
                return
            pace = (now - before) / wanted
            left = LOOKS_S if seconds is None else min(LOOKS_S, max(0.0, seconds - (now - began)))
            chunk = max(1, min(chunk * FASTER, int(left / pace) if pace else chunk * FASTER))


def _room(budget: Budget, *, is_compiled: bool) -> int:
    """How many nodes a tree has room for; what does not fit into it is played on without a tree."""
    if budget.iterations is not None:
        return min(budget.iterations * NODES_AN_ITERATION + 64, MOST_NODES)
    return MOST_NODES if is_compiled else MOST_NODES_UNCOMPILED


def _settings_words(settings: Settings, nodes: int) -> list[int]:
    chosen = [settings.policy, settings.noise, settings.longest]
    weights = [round(settings.boldness * 1000), round(settings.trust * 1000)]
    return [nodes, *map(int, chosen), *weights, settings.solved_cards, settings.solved_nodes]


def _thoughts(belief: Belief, trees: list[_Tree], solved: Solved | None, worlds: int, seconds: float) -> Thoughts:
    moves = []
    for place, action in enumerate(belief.view.legal):
        visits = sum(tree.counts[place][0] for tree in trees)
        total = sum(tree.counts[place][2] for tree in trees)
        exact = None if solved is None else solved.values[action]
        moves.append(Move(action, visits, total / (visits * WON) if visits else 0.0, exact))
    return Thoughts(tuple(moves), sum(tree.done for tree in trees), seconds, worlds)
