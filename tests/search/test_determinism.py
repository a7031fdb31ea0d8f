"""With a budget of iterations the same seed gives the same thoughts: whatever the pace, the chunks, the threads."""

from __future__ import annotations

import importlib
import threading

import pytest

from kozyr.search import Budget, Settings, think
from tests.kit.games import MIXES, PRESETS_AND_SEATS
from tests.search.help import beliefs, untimed

KINDS = [*PRESETS_AND_SEATS, *((rules, 2) for rules in MIXES)]
thinking = importlib.import_module("kozyr.search.think")
TREE, FLAT = Settings(), Settings(is_flat=True)


@pytest.mark.parametrize(("rules", "seats"), KINDS)
def test_the_same_for_the_same_seed(rules: str, seats: int) -> None:
    for number, belief in enumerate(beliefs(rules, seats, 31, 9)):
        for settings, iterations in ((TREE, 150), (FLAT, 12)):
            budget = Budget(iterations=iterations)
            first = think(belief, settings, budget, number, solving=2_000)
            again = think(belief, settings, budget, number, solving=2_000)
            assert untimed(first) == untimed(again)
            assert first.iterations == iterations
            assert tuple(move.action for move in first.moves) == belief.view.legal
            assert first.worlds == belief.count()
            visits = sum(move.visits for move in first.moves)
            assert visits == (iterations * len(first.moves) if settings.is_flat else iterations)
            assert all(0 <= move.value <= 1 for move in first.moves)


@pytest.mark.parametrize("settings", [TREE, FLAT])
@pytest.mark.parametrize("threads", [1, 3])
def test_chunks_do_not_matter(settings: Settings, threads: int, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor does a stop that is never set, nor time that never runs out."""
    belief = beliefs("club", 3, 8, 10)[0]
    once = untimed(think(belief, settings, Budget(iterations=500), 5, threads=threads))
    watched = think(belief, settings, Budget(500, seconds=3600), 5, threads=threads, stop=threading.Event())
    assert untimed(watched) == once
    for faster, looks in ((1, 0.0), (4, 0.0), (1000, 0.005), (7, 100.0)):
        monkeypatch.setattr(thinking, "FASTER", faster)
        monkeypatch.setattr(thinking, "LOOKS_S", looks)
        assert untimed(think(belief, settings, Budget(iterations=500), 5, threads=threads)) == once


@pytest.mark.parametrize("threads", [2, 3, 5, 64])
def test_threads_share_the_iterations_and_agree_with_themselves(threads: int) -> None:
    for belief in beliefs("transfer", 4, 9, 12)[:4]:
        for iterations in (1, threads - 1, threads, 333):
            found = [think(belief, TREE, Budget(iterations=iterations), 6, threads=threads) for _ in range(2)]
            assert untimed(found[0]) == untimed(found[1])
            assert found[0].iterations == iterations == sum(move.visits for move in found[0].moves)


def test_another_seed_looks_at_other_worlds() -> None:
    belief = beliefs("classic", 2, 4, 10)[1]
    found = {untimed(think(belief, TREE, Budget(iterations=200), seed)) for seed in range(10)}
    assert len(found) > 5


def test_threads_do_not_go_the_same_ways() -> None:
    """The trees of several threads must differ as much as those of other seeds, or threads would be for nothing.

    Seeds that lie a step of the generator apart would give the same chance, a word later.
    """
    seeds = {thinking._tree_seed(seed, place) for seed in range(100) for place in range(64)}
    assert len(seeds) == 6400
    step = 0x9E3779B97F4A7C15
    for seed in range(100):
        own = [thinking._tree_seed(seed, place) for place in range(64)]
        assert own[0] == seed
        near = {(start + steps * step) % (1 << 64) for start in own for steps in range(1, 1000)}
        assert not near & set(own)


def test_thoughts_are_their_own_explanation() -> None:
    belief = beliefs("classic", 3, 2, 10)[1]
    thoughts = think(belief, TREE, Budget(iterations=400), 1)
    assert sum(thoughts.share(move) for move in thoughts.moves) == pytest.approx(1)
    assert thoughts.best in thoughts.moves
    assert thoughts.share(thoughts.best) == max(map(thoughts.share, thoughts.moves))
    assert thoughts.seconds > 0
