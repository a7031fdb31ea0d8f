"""When a search ends, and what it refuses to begin."""

from __future__ import annotations

import importlib
import threading
from dataclasses import replace
from typing import Any

import pytest

from kozyr.belief import believe
from kozyr.notation import read_position
from kozyr.rules import Action
from kozyr.rules.events import Event
from kozyr.search import Budget, Settings, think
from kozyr.view import observe
from tests.kit.games import after
from tests.search.help import belief_at, belief_of, beliefs, untimed

thinking = importlib.import_module("kozyr.search.think")
LONG = Budget(iterations=50_000_000)
WITHIN_S = 60
"""Only a search that does not end at all takes so long."""


class SetAfter:
    """A stop that is set once it was looked at so often."""

    def __init__(self, looks: int) -> None:
        self.looks = looks

    def is_set(self) -> bool:
        self.looks -= 1
        return self.looks < 0


@pytest.mark.parametrize("settings", [Settings(), Settings(is_flat=True)])
@pytest.mark.parametrize("threads", [1, 3])
def test_an_event_set_by_another_thread_ends_a_long_search(settings: Settings, threads: int) -> None:
    belief, stop = beliefs("classic", 3, 1, 10)[1], threading.Event()
    found: list[Action] = []

    def search() -> None:
        found.append(think(belief, settings, LONG, 1, threads=threads, stop=stop).best.action)

    thread = threading.Thread(target=search)
    thread.start()
    stop.set()
    thread.join(WITHIN_S)
    assert not thread.is_alive()
    assert found[0] in belief.view.legal


def test_a_stop_is_looked_at_again_and_again() -> None:
    belief = beliefs("classic", 2, 1, 10)[1]
    fewer = think(belief, Settings(), LONG, 1, stop=SetAfter(1))
    more = think(belief, Settings(), LONG, 1, stop=SetAfter(12))
    assert 0 < fewer.iterations < more.iterations < 50_000_000
    assert untimed(fewer) == untimed(think(belief, Settings(), Budget(iterations=fewer.iterations), 1))


def test_a_stop_that_is_set_already_still_gets_a_move() -> None:
    stop = threading.Event()
    stop.set()
    for belief in beliefs("club", 6, 1, 20):
        for threads in (1, 2):
            thoughts = think(belief, Settings(), LONG, 1, stop=stop, threads=threads)
            assert thoughts.iterations >= 1
            assert thoughts.best.action in belief.view.legal


@pytest.mark.parametrize("settings", [Settings(), Settings(is_flat=True)])
@pytest.mark.parametrize("threads", [1, 2])
@pytest.mark.parametrize("seconds", [1e-9, 0.001, 0.05])
def test_time_runs_out(settings: Settings, threads: int, seconds: float) -> None:
    for belief in beliefs("transfer", 3, 1, 25):
        thoughts = think(belief, settings, Budget(seconds=seconds), 1, threads=threads)
        assert thoughts.iterations >= 1
        assert thoughts.seconds >= seconds
        assert thoughts.best.action in belief.view.legal


def test_whichever_comes_first() -> None:
    belief = beliefs("classic", 2, 1, 10)[0]
    assert think(belief, Settings(), Budget(iterations=10, seconds=3600), 1).iterations == 10
    assert think(belief, Settings(), Budget(50_000_000, seconds=0.01), 1).iterations < 50_000_000


@pytest.mark.parametrize(
    "given",
    [
        {"iterations": 0},
        {"iterations": -1},
        {"iterations": 50_000_001},
        {"seconds": 0.0},
        {"seconds": -0.5},
        {"seconds": 3600.1},
        {"seconds": float("nan")},
        {"seconds": float("inf")},
        {"iterations": 10, "seconds": 0.0},
        {"iterations": 0, "seconds": 1.0},
    ],
)
def test_budgets_that_make_no_sense_are_refused(given: dict[str, float]) -> None:
    with pytest.raises(ValueError, match="expected"):
        Budget(**given)  # type: ignore[arg-type]


def test_a_budget_needs_an_end() -> None:
    with pytest.raises(ValueError, match="without an end: expected iterations or seconds"):
        Budget()


@pytest.mark.parametrize(
    ("name", "low", "high"),
    [
        ("noise", 0, 255),
        ("boldness", 0, 100),
        ("trust", 0, 1),
        ("solved_cards", 0, 52),
        ("solved_nodes", 0, 1_000_000),
        ("longest", 1, 100_000),
    ],
)
def test_settings_out_of_range_are_refused(name: str, low: float, high: float) -> None:
    for wrong in (low - 1, high + 1, float("nan"), float("inf")):
        changed: dict[str, Any] = {name: wrong}
        with pytest.raises(ValueError, match=f"{name} .*: expected {low} to {high}"):
            replace(Settings(), **changed)
    belief = beliefs("club", 3, 1, 10)[1]
    for value in (low, high):
        changed = {name: value}
        settings = replace(Settings(), **changed)
        assert think(belief, settings, Budget(iterations=20), 1).iterations == 20


@pytest.mark.parametrize(
    ("given", "message"),
    [
        ({"seed": -1}, "seed -1: expected 0 to"),
        ({"seed": 1 << 64}, "seed 18446744073709551616: expected 0 to"),
        ({"solving": -1}, "-1 decisions: expected 0 to"),
        ({"solving": 1 << 63}, "decisions: expected 0 to"),
        ({"threads": 0}, "0 threads: expected 1 to 64"),
        ({"threads": -2}, "-2 threads: expected 1 to 64"),
        ({"threads": 65}, "65 threads: expected 1 to 64"),
    ],
)
def test_a_search_refuses_numbers_out_of_range(given: dict[str, Any], message: str) -> None:
    for line in ("classic s 6c9cTh/Qc9d9h - - 0>1 0a 9", "club s 6c9cTh/Qc9d9h/7c7d - - 0>1 0a 9"):
        with pytest.raises(ValueError, match=message):
            think(belief_of(line), Settings(), Budget(iterations=5), **({"seed": 1} | given))


def test_the_largest_seed_goes() -> None:
    belief = belief_of("club s 6c9cTh/Qc9d9h/7c7d - - 0>1 0a 9")
    assert think(belief, Settings(), Budget(iterations=5), (1 << 64) - 1, threads=2).iterations == 5


def test_only_the_seat_to_act_thinks() -> None:
    state = read_position("club s 6c9cTh/Qc9d9h/7c7d - - 0>1 0a 9")
    events: list[Event] = []
    with pytest.raises(ValueError, match="seat 1 is not to act"):
        think(believe(observe(state, 1), events), Settings(), Budget(iterations=5), 1)
    with pytest.raises(ValueError, match="a spectator has no hand"):
        believe(observe(state, None), events)
    over = after("classic s 6c/7d - - 0>1 0a 9", "0a6c", "1k")
    assert over.result is not None
    for seat in (0, 1):
        with pytest.raises(ValueError, match=f"seat {seat} is not to act"):
            think(believe(observe(over, seat), events), Settings(), Budget(iterations=5), 1)


def test_a_full_tree_goes_on_without_growing(monkeypatch: pytest.MonkeyPatch) -> None:
    """With room for little more than the root's moves it still looks at every move, and picks a legal one."""
    for belief in beliefs("club", 4, 1, 12):
        monkeypatch.setattr(thinking, "MOST_NODES", 60)
        small = think(belief, Settings(), Budget(iterations=2_000), 1)
        monkeypatch.undo()
        large = think(belief, Settings(), Budget(iterations=2_000), 1)
        assert small.iterations == large.iterations == sum(move.visits for move in small.moves)
        assert small.best.action in belief.view.legal
        assert untimed(small) != untimed(large), "the larger tree has grown further"


def test_one_legal_action_is_thought_about_too() -> None:
    state = after("classic s 6c9cTh/Qc9d9h - - 0>1 0a 9", "0aTh")
    belief = belief_at(state)
    assert len(belief.view.legal) == 1
    assert think(belief, Settings(), Budget(iterations=3), 1, solving=100).best.action == belief.view.legal[0]
