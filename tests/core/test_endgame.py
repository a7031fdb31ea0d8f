"""The endgame solver against plain minimax, over thousands of small positions."""

from __future__ import annotations

import random

import pytest

from kozyr.core import IS_COMPILED, UNCOMPILED, Position
from kozyr.core.games import random_position
from kozyr.core.position import words_of
from kozyr.core.solver import Solver, Unsolvable, Value
from kozyr.notation import read_position, write_position
from kozyr.rules import PRESETS, Action, apply
from tests.core.oracle import action_values, reference_values, small_position
from tests.kit.command import kozyr
from tests.kit.sizes import FULL

RULES = [
    "atlasnye",
    "classic",
    "custom+deck=24",
    "custom+deck=52+bout_limit=2+first_bout_limit=2",
    "custom+bout_limit=3+first_bout_limit=2+first_limit_until=discard",
    "custom+bout_limit=1+first_bout_limit=1",
]
GROUPS = 40 if FULL else 2
IN_GROUP = 100
FEW = 3 if FULL else 1
"""What the other tests try is three times as much at full size."""


def compare(solver: Solver, rules: str, cards: int, chance: random.Random, *, under: bool = False) -> list[int]:
    """Solve one small position by both; returns the values."""
    state = small_position(rules, cards, chance, under=under)
    expected = action_values(words_of(state))
    solved = solver.solve(Position.of(state))
    assert solved is not None
    assert list(solved.values.values()) == expected, write_position(state)
    return expected


@pytest.mark.slow
@pytest.mark.parametrize("group", range(GROUPS))
@pytest.mark.parametrize("rules", RULES)
def test_values_are_those_of_plain_minimax(rules: str, group: int) -> None:
    """1,200 positions of three to eight cards, 24,000 at full size; one table for a group."""
    chance = random.Random(f"{rules} {group}")
    solver = Solver()
    met = [value for _ in range(IN_GROUP) for value in compare(solver, rules, chance.randint(3, 8), chance)]
    assert {-1, 1} <= set(met)


@pytest.mark.slow
@pytest.mark.parametrize("rules", RULES)
def test_with_the_trump_card_in_the_talon(rules: str) -> None:
    chance = random.Random(rules)
    solver = Solver()
    for _ in range(34 * FEW):
        compare(solver, rules, chance.randint(3, 7), chance, under=True)


@pytest.mark.parametrize("until", ["bout", "discard"])
def test_while_the_first_limit_is_in_force(until: str) -> None:
    """No line says so of few cards, as the others would have to be discarded: the numbers are set by hand."""
    rules = f"custom+bout_limit=3+first_bout_limit=1{'+first_limit_until=discard' if until == 'discard' else ''}"
    chance, solver, differ = random.Random(until), Solver(), 0
    for _ in range(100 * FEW):
        state = small_position(rules, chance.randint(4, 7), chance)
        if state.bout.table:
            continue
        later, words = words_of(state), words_of(state)
        words[8], words[12], words[13], words[18] = 1, 1, 1, 0
        expected = action_values(words)
        solved = solver.solve(Position(state.rules, words))
        assert solved is not None
        assert list(solved.values.values()) == expected, words
        differ += expected != action_values(later)
    assert differ, "positions in which the limit decides"


def test_a_table_of_one_word_and_none_remembered_give_the_same() -> None:
    """Entries overwritten all the time must not be taken for others."""
    chance = random.Random(1)
    solver = Solver(1)
    for _ in range(60):
        compare(solver, "classic", 6, chance)
    with pytest.raises(ValueError, match="power of two"):
        Solver(3)


def test_one_table_serves_several_rules() -> None:
    solver = Solver(1 << 10)
    for seed in range(60):
        for rules in RULES:
            compare(solver, rules, 5, random.Random(seed))


@pytest.mark.slow
def test_values_are_those_of_the_reference_rules() -> None:
    chance = random.Random("reference")
    for _ in range(30):
        state = small_position("classic", chance.randint(3, 5), chance)
        solved = Solver().solve(Position.of(state))
        assert solved is not None
        assert solved.values == reference_values(state), write_position(state)


def test_two_left_of_four_are_two() -> None:
    state = read_position("classic s x/6c9cTh/x/Qc9d9h - - 1>3 1a 20", repetition=False)
    solved = Solver().solve(Position.of(state))
    assert solved is not None
    assert solved.values == reference_values(state)


def entries(games: int) -> list[Position]:
    """Positions in which the talon runs out, of games between two plain players."""
    found, seed = [], 5
    for _ in range(games):
        position, seed = random_position(PRESETS["classic"], 2, seed)
        while not position.is_over and position.words[24] > 0:
            position = position.after(position.kernel.plain(position.words))
        if not position.is_over:
            found.append(position)
    return found


@pytest.mark.slow
@pytest.mark.skipif(not IS_COMPILED, reason="too slow uncompiled")
def test_values_hold_along_real_games() -> None:
    """What an action leads to has its value, turned round where the other seat is then to act."""
    solver = Solver(1 << 18)
    for position in entries(60):
        here = position
        while not here.is_over:
            solved = solver.solve(here)
            assert solved is not None
            for number, value in zip(here.actions, solved.values.values(), strict=True):
                after = here.after(number)
                if after.is_over:
                    continue
                reached = solver.solve(after)
                assert reached is not None
                assert reached.value is not None
                assert value == (reached.value if after.words[11] == here.words[11] else -reached.value)
            here = here.after(random.Random(str(here)).choice(here.actions))


@pytest.mark.skipif(not IS_COMPILED, reason="there is no compiled core to compare with")
def test_uncompiled_it_looks_at_the_same_decisions() -> None:
    chance = random.Random(9)
    for _ in range(40):
        position = Position.of(small_position("classic", 7, chance))
        twin = Position(position.rules, position.words, UNCOMPILED)
        assert Solver().solve(position) == Solver().solve(twin)


def test_it_gives_up_where_it_is_told_to() -> None:
    state = read_position("classic s 6c9c7dTd8hJhQs/8cJc6d9d7hThKs - - 0>1 0a 20")
    solver = Solver()
    assert solver.solve(Position.of(state), 100) is None
    whole = solver.solve(Position.of(state))
    assert whole is not None
    again = Solver().solve(Position.of(state))
    assert again is not None
    assert again.values == whole.values
    for most in (0, 1 << 63):
        with pytest.raises(ValueError, match="nodes at most"):
            solver.solve(Position.of(state), most)


@pytest.mark.parametrize(
    ("line", "fault"),
    [
        ("classic s 6c9cTh/Qc9d9h/7c7d - - 0>1 0a 9", "3 seats are in the game"),
        ("classic s 6c9cTh/Qc9d9h 7h7s - 0>1 0a 9", "2 cards are in the talon"),
    ],
)
def test_what_is_no_endgame_of_two_is_refused(line: str, fault: str) -> None:
    with pytest.raises(Unsolvable, match=fault):
        Solver().solve(Position.of(read_position(line)))
    ran = kozyr("solve", line)
    assert (ran.status, ran.out) == (1, "")
    assert fault in ran.err


def test_a_game_that_is_over_has_no_actions() -> None:
    solved = Solver().solve(Position.of(read_position("club s x/6c - - - #1 9")))
    assert solved is not None
    assert (solved.values, solved.value) == ({}, None)


def test_the_command_prints_every_action() -> None:
    """Rules.md §7, 5 and 6: the last card beaten by the last is a draw; taken, it wins."""
    ran = kozyr("solve", "classic s -/7c - 6c 0>1 1d 9")
    assert (ran.status, ran.out, ran.err) == (0, "1d6c7c draw\n1k loss\n", "")
    assert kozyr("solve", "classic s 6c/7c8d - - 0>1 0a 9").out == "0a6c win\n"
    assert kozyr("solve", "nonsense").status == 1


def test_values_are_named() -> None:
    state = read_position("classic s 6c/7c - - 0>1 0a 9")
    solved = Solver().solve(Position.of(state))
    assert solved is not None
    assert solved.values == {Action.parse("0a6c"): Value.DRAW}
    assert apply(state, Action.parse("0a6c")).state.actor == 1
