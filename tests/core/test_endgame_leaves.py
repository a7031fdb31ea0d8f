"""The solver as a search asks it at a leaf: any position, few decisions, one table for everything."""

from __future__ import annotations

import random

import pytest

from kozyr.core import IS_COMPILED, UNCOMPILED, Position
from kozyr.core.games import random_position
from kozyr.core.position import words_of
from kozyr.core.solver import Solver, Value
from kozyr.notation import read_position, write_position
from kozyr.rules import PRESETS
from tests.core.oracle import small_position, value_for

RULES = ["classic", "atlasnye", "custom+bout_limit=3+first_bout_limit=2+first_limit_until=discard"]


def check(solver: Solver, position: Position, most: int) -> bool:
    """Compare what a leaf gives with plain minimax; returns whether it gave anything."""
    value, nodes = solver.leaf(position, most)
    assert nodes <= most + 100, "decisions beyond the last one allowed are only those on the way back"
    assert value is None or value == value_for(position.words[9], tuple(position.words), {}), str(position)
    return value is not None


@pytest.mark.slow
@pytest.mark.parametrize("words", [1, 1 << 4, 1 << 12])
def test_giving_up_does_not_spoil_the_table(words: int) -> None:
    """Thousands of positions of three rules, most of them broken off somewhere, by one table."""
    chance, solver, solved, asked = random.Random(words), Solver(words), 0, 0
    for _ in range(300):
        position = Position.of(small_position(chance.choice(RULES), chance.randint(3, 7), chance))
        for most in (1, chance.randint(2, 40), 1 << 20):
            solved += check(solver, position, most)
            asked += 1
    assert asked // 3 < solved < asked


def test_two_left_of_more() -> None:
    """Who may throw in is then the same by every rule: the attacker alone."""
    chance, solver = random.Random(6), Solver()
    for _ in range(120):
        two = small_position("classic", chance.randint(3, 7), chance)
        fields = write_position(two).split(" ")
        seats, rules = chance.choice([(3, "club"), (5, "custom+throw_in=neighbours"), (6, "club")])
        places = sorted(chance.sample(range(seats), 2))
        hands = ["x"] * seats
        for place, hand in zip(places, fields[2].split("/"), strict=True):
            hands[place] = hand
        roles = ">".join(str(places[int(seat)]) for seat in fields[5].split(">"))
        acting = f"{places[int(fields[6][0])]}{fields[6][1]}"
        line = " ".join([rules, fields[1], "/".join(hands), fields[3], fields[4], roles, acting, "9"])
        assert check(solver, Position.of(read_position(line, repetition=False)), 1 << 20)


@pytest.mark.parametrize(
    "line",
    [
        "classic s 6c9cTh/Qc9d9h/7c7d - - 0>1 0a 9",
        "classic s 6c9cTh/Qc9d9h 7h7s - 0>1 0a 9",
        "club s 6c9cTh/Qc9d9h/7c7d 7s - 0>1 0a 9",
    ],
)
def test_what_it_cannot_know_it_does_not_answer(line: str) -> None:
    assert Solver().leaf(Position.of(read_position(line))) == (None, 0)


def test_games_that_are_over() -> None:
    for line, value in [
        ("club s x/6c - - - #1 9", {Value.WIN, Value.LOSS}),
        ("club s x/x/x - - - #- 9", {Value.DRAW}),
        ("club s 6c/x/x - - - #0 9", {Value.WIN, Value.LOSS}),
    ]:
        assert Solver().leaf(Position.of(read_position(line)))[0] in value


@pytest.mark.skipif(not IS_COMPILED, reason="there is no compiled core to compare with")
def test_uncompiled_it_looks_at_the_same_decisions() -> None:
    chance, compiled, plain = random.Random(4), Solver(1 << 6), Solver(1 << 6)
    for _ in range(40):
        position = Position.of(small_position("classic", 7, chance))
        most = chance.choice([5, 50, 5_000])
        twin = Position(position.rules, position.words, UNCOMPILED)
        assert compiled.leaf(position, most) == plain.leaf(twin, most)


@pytest.mark.skipif(not IS_COMPILED, reason="too slow uncompiled")
def test_along_real_games_a_leaf_is_what_solving_says() -> None:
    leaves, whole, seed, met = Solver(1 << 12), Solver(1 << 18), 3, 0
    for _ in range(40):
        position, seed = random_position(PRESETS["classic"], 2, seed)
        while not position.is_over:
            if position.words[24] < 2:
                value, _ = leaves.leaf(position, 2_000)
                solved = whole.solve(position, 2_000_000)
                if solved is not None and solved.value is not None:
                    attacks = position.words[11] == position.words[9]
                    assert value in (None, solved.value if attacks else -solved.value)
                    met += value is not None
            position = position.after(position.kernel.plain(position.words))
    assert met > 100


def test_the_number_of_decisions_is_checked() -> None:
    position = Position.of(read_position("classic s 6c/7c - - 0>1 0a 9"))
    for most in (0, 1 << 63):
        with pytest.raises(ValueError, match="nodes at most"):
            Solver().leaf(position, most)
    assert words_of(position.state()) == position.words
