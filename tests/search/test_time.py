"""Time and stops: a search looks at them from its first iteration on, without the compiled core too."""

from __future__ import annotations

import threading
from functools import partial
from importlib import import_module

import pytest

from kozyr import bots
from kozyr.belief import Belief, believe
from kozyr.core import UNCOMPILED, Position
from kozyr.rules import apply, begin
from kozyr.search import Budget, Settings, solve, think
from kozyr.view import observe, project
from tests.kit.games import seeded_deal

think_module = import_module("kozyr.search.think")
"""`kozyr.search.think` names the function."""
belief_module = import_module("kozyr.belief.belief")


@pytest.fixture
def uncompiled(monkeypatch: pytest.MonkeyPatch) -> None:
    """The core as it runs where no C compiler was found."""
    for module in (think_module, belief_module):
        monkeypatch.setattr(module, "Position", partial(Position, kernel=UNCOMPILED))


class After:
    """A stop that is set once it has been looked at so many times."""

    def __init__(self, looks: int) -> None:
        self.left = looks

    def is_set(self) -> bool:
        self.left -= 1
        return self.left < 0


def belief_at(seed: int, *, cards: int = 36, certain: bool = False) -> Belief:
    """What a seat believes at its first choice with so many cards in play at most; `certain`: nothing is hidden."""
    step = begin(seeded_deal("atlasnye", 2, seed))
    log, plain = list(step.events), bots.by_name("plain", 0)
    while step.state.actor is not None:
        seat = step.state.actor
        view, history = observe(step.state, seat), [project(event, seat) for event in log]
        believed = believe(view, history)
        in_play = sum(hand.size for hand in view.hands) + view.talon + len(view.bout.cards)
        if len(view.legal) > 1 and in_play <= cards and (not certain or believed.count() == 1):
            return believed
        step = apply(step.state, plain.choose(view, history))
        log += step.events
    pytest.fail("the game never comes to that")


def stopped() -> threading.Event:
    stop = threading.Event()
    stop.set()
    return stop


def test_a_stop_ends_a_search_after_its_first_iteration() -> None:
    thoughts = think(belief_at(1), Settings(), Budget(seconds=3600), 1, stop=stopped())
    assert thoughts.iterations == 1
    assert sum(move.visits for move in thoughts.moves) == 1


@pytest.mark.usefixtures("uncompiled")
@pytest.mark.parametrize("is_flat", [False, True])
def test_it_is_the_same_without_the_compiled_core(is_flat: bool) -> None:
    settings = Settings(is_flat=is_flat)
    assert think(belief_at(1), settings, Budget(seconds=3600), 1, stop=stopped()).iterations == 1
    some = think(belief_at(1), settings, Budget(iterations=3), 1, stop=After(1))
    assert 1 < some.iterations <= 1 + think_module.FASTER


@pytest.mark.usefixtures("uncompiled")
@pytest.mark.parametrize("level", ["easy", "medium", "hard"])
def test_every_level_answers_without_the_compiled_core(level: str) -> None:
    believed = belief_at(2, cards=14)
    step = begin(seeded_deal("atlasnye", 2, 2))
    actor = step.state.actor
    assert actor is not None
    view, history = observe(step.state, actor), [project(event, actor) for event in step.events]
    assert bots.by_name(level, 1).choose(view, history, stopped()) in view.legal
    assert think(believed, Settings(), Budget(seconds=0.01), 1).iterations >= 1


def test_how_a_search_is_cut_into_chunks_changes_nothing() -> None:
    believed, budget = belief_at(3), Budget(iterations=500)
    whole = think(believed, Settings(), budget, 7)
    again = think(believed, Settings(), Budget(iterations=500, seconds=3600), 7, stop=threading.Event())
    assert [(move.visits, move.value) for move in again.moves] == [(move.visits, move.value) for move in whole.moves]


def hard_endgame() -> tuple[Belief, int]:
    """An endgame that the first try does not solve, and the decisions that solving it takes."""
    for seed in range(200):
        believed = belief_at(seed, certain=True)
        solved = solve(believed, 10_000_000)
        if solved is not None and solved.nodes > think_module.FIRST_SOLVING:
            return believed, solved.nodes
    pytest.fail("no endgame is hard")


def test_an_endgame_is_solved_in_tries_and_given_up_between_them() -> None:
    believed, nodes = hard_endgame()
    solved = solve(believed, 10_000_000, stop=threading.Event())
    assert solved is not None
    assert set(solved.values) == set(believed.view.legal)
    assert solve(believed, 10_000_000, stop=stopped()) is None
    assert solve(believed, 10_000_000, seconds=1e-9) is None
    assert solve(believed, think_module.FIRST_SOLVING) is None
    assert nodes > think_module.FIRST_SOLVING
