"""Where two seats know everything, what is played is optimal, however little was searched."""

from __future__ import annotations

import random
from collections.abc import Iterator

import pytest

from kozyr.core import IS_COMPILED, Position, Solver, Value
from kozyr.core.games import random_position
from kozyr.core.position import number_of
from kozyr.rules import PRESETS
from kozyr.search import Budget, Settings, solve, think
from tests.core.oracle import action_values, small_position
from tests.kit.sizes import FULL
from tests.search.help import belief_at, belief_of

GAMES = 800 if FULL else 40
MOST = 100_000
"""Decisions looked at; harder endgames are left to other tests."""

compiled = pytest.mark.skipif(not IS_COMPILED, reason="too slow uncompiled")


def endgames(rules: str, games: int) -> Iterator[Position]:
    """Positions of two seats with one card in the talon or none, along games in which one move in five is by chance."""
    seed, chance = 11, random.Random(rules)
    for _ in range(games):
        position, seed = random_position(PRESETS[rules], 2, seed)
        while not position.is_over:
            actions = position.actions
            if position.words[24] < 2 and len(actions) > 1:
                yield position
            wise = position.kernel.by_thumb(position.words)
            position = position.after(wise if chance.random() < 0.8 else chance.choice(actions))


@compiled
@pytest.mark.parametrize("rules", ["classic", "atlasnye", "club"])
@pytest.mark.parametrize("is_flat", [False, True])
def test_the_move_is_optimal_after_one_iteration_or_three(rules: str, is_flat: bool) -> None:
    solver, checked, critical = Solver(1 << 18), 0, 0
    settings = Settings(is_flat=is_flat)
    for number, position in enumerate(endgames(rules, GAMES)):
        solved = solver.solve(position, MOST)
        if solved is None:
            continue
        thoughts = think(belief_at(position.state()), settings, Budget(iterations=1 + number % 3), number, solving=MOST)
        if thoughts.best.exact is None:
            continue  # its own table is empty each time, and so it may need more decisions
        assert thoughts.worlds == 1
        assert {move.action: move.exact for move in thoughts.moves} == solved.values, str(position)
        assert solved.values[thoughts.best.action] == solved.value, str(position)
        checked += 1
        critical += len(set(solved.values.values())) > 1
    assert checked > 7 * GAMES
    assert critical > GAMES


def test_and_by_plain_minimax() -> None:
    """Small endgames against a program too simple to be wrong."""
    chance, critical = random.Random(8), 0
    for number in range(250):
        state = small_position(
            chance.choice(["classic", "atlasnye"]), chance.randint(3, 6), chance, under=number % 3 == 0
        )
        belief = belief_at(state)
        if len(belief.view.legal) < 2:
            continue
        position = Position.of(state)
        values = dict(zip(position.legal, action_values(position.words), strict=True))
        best = think(belief, Settings(), Budget(iterations=1), number, solving=1 << 20).best
        assert best.exact is not None
        assert values[best.action] == best.exact == max(values.values()), str(position)
        critical += len(set(values.values())) > 1
    assert critical > 30


@compiled
def test_the_value_of_a_won_endgame_is_seen() -> None:
    """By the tree alone, which solves at its leaves, nothing being solved at the root; and so are lost ones."""
    chance, met = random.Random(5), {Value.WIN: 0, Value.LOSS: 0}
    while min(met.values()) < 25:
        state = small_position("classic", chance.randint(4, 8), chance)
        solved = Solver().solve(Position.of(state))
        if solved is None or solved.value in (None, Value.DRAW) or len(solved.values) < 2:
            continue
        thoughts = think(belief_at(state), Settings(), Budget(iterations=3_000), 1)
        assert thoughts.best.exact is None
        assert solved.values[thoughts.best.action] == solved.value, str(Position.of(state))
        assert thoughts.best.value > 0.9 if solved.value == Value.WIN else thoughts.best.value < 0.1
        met[solved.value] += 1


def test_a_lost_endgame_is_still_searched_for_traps() -> None:
    """Of moves of one value the search chooses, which then does not solve at its leaves: visits differ."""
    belief = belief_of("classic s 6c7d8h/AdQsKsAs - - 0>1 0a 9")
    thoughts = think(belief, Settings(), Budget(iterations=500), 1, solving=1 << 20)
    assert {move.exact for move in thoughts.moves} == {Value.LOSS}
    assert thoughts.candidates == thoughts.moves
    assert thoughts.best.visits == max(move.visits for move in thoughts.moves)
    assert thoughts.best.value > 0, "somebody who errs now and then may still lose it"


@pytest.mark.parametrize(
    "line",
    [
        "classic s 6c9cTh/Qc9d9h 8h7s - 0>1 0a 9",
        "club s 6c9cTh/Qc9d9h/7c7d - - 0>1 0a 9",
    ],
)
def test_what_is_hidden_is_not_solved(line: str) -> None:
    belief = belief_of(line)
    assert solve(belief, 1 << 20) is None
    thoughts = think(belief, Settings(), Budget(iterations=50), 1, solving=1 << 20)
    assert {move.exact for move in thoughts.moves} == {None}


def test_an_endgame_too_large_for_its_decisions_is_searched() -> None:
    belief = belief_of("classic s 6c9cThQhKh/TcQcAc9d9h - - 0>1 0a 9")
    assert solve(belief, 5) is None
    thoughts = think(belief, Settings(), Budget(iterations=50), 1, solving=5)
    assert {move.exact for move in thoughts.moves} == {None}
    assert sum(move.visits for move in thoughts.moves) == 50


def test_two_cards_unknown_are_not_certain_but_a_choice_of_worlds() -> None:
    belief = belief_of("classic s 6c9cTh/Qc9d9h 8h7s - 0>1 0a 9")
    assert belief.count() == 4
    assert number_of(belief.view.legal[0], belief.view.trump) in next(belief.worlds()).actions
