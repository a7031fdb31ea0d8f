"""Decisions with hidden cards whose answer is beyond doubt: whatever they are, one move wins and all others lose."""

from __future__ import annotations

import pytest

from kozyr.search import Budget, Policy, Settings, think
from tests.core.oracle import action_values
from tests.search.help import belief_of

DECISIONS = [
    # Two cards in the talon, one of them hidden, as is the other hand.
    ("classic d 9cAs/JcKc 9s9d - 0>1 0a 9", "0aAs"),
    ("classic c AcTdQs/JdQd KdJc - 0>1 0a 9", "0aQs"),
    ("classic d QcKcTh/AhAs JhAd - 0>1 0a 9", "0aQc"),
    ("classic c KdTs/QsAs AhTc - 0>1 0a 9", "0aKd"),
    ("classic s JcTh/QdQh KhQs - 0>1 0a 9", "0aJc"),
    ("classic h JcKd/AcJs QcJh - 0>1 0a 9", "0aKd"),
]
decided = pytest.mark.parametrize(("line", "best"), DECISIONS)


@decided
def test_it_is_beyond_doubt(line: str, best: str) -> None:
    """By minimax over every world there may be, each side knowing all; and the rules of thumb play something else."""
    belief = belief_of(line)
    worlds = list(belief.worlds())
    assert len(worlds) == belief.count() > 2
    for world in worlds:
        values = dict(zip(map(str, world.legal), action_values(list(map(int, world.words))), strict=True))
        assert {move for move, value in values.items() if value == 1} == {best}
        assert set(values.values()) == {1, -1}
        assert str(world.action(world.kernel.by_thumb(world.words))) != best


@decided
@pytest.mark.parametrize("policy", Policy)
@pytest.mark.parametrize("seed", range(3))
def test_the_tree_finds_it(line: str, best: str, policy: Policy, seed: int) -> None:
    thoughts = think(belief_of(line), Settings(policy=policy), Budget(iterations=4_000), seed)
    assert str(thoughts.best.action) == best
    assert thoughts.best.exact is None
    assert thoughts.best.value == max(move.value for move in thoughts.moves) > 0.8


@decided
def test_several_threads_find_it(line: str, best: str) -> None:
    assert str(think(belief_of(line), Settings(), Budget(iterations=9_000), 1, threads=3).best.action) == best
