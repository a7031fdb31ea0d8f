"""Faults that other programs' search had (docs/known-faults.md)."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from kozyr.bots import Bot, by_name
from kozyr.core import Value
from kozyr.notation import read_position
from kozyr.rules import Action, State, apply
from kozyr.rules.events import Event
from kozyr.search import Budget, Settings, think
from kozyr.view import observe, project
from tests.search.help import belief_of, gone

MOST = 2_000
"""Decisions; the repetition rule ends a game that goes round long before."""


def played_from(line: str, bots: list[Bot], other: Callable[[State], Action] | None = None) -> State:
    """The end of a game from a position; `other` plays for seat 1 if it is given."""
    state = read_position(line)
    events: list[Event] = [gone(state)]
    for _ in range(MOST):
        seat = state.actor
        if seat is None:
            return state
        told = [project(event, seat) for event in events]
        view = observe(state, seat)
        step = apply(state, other(state) if other is not None and seat == 1 else bots[seat].choose(view, told))
        state, events = step.state, [*events, *step.events]
    raise AssertionError("the game does not end")


def test_b78_the_only_beat_by_the_trump_ace_is_a_candidate() -> None:
    thoughts = think(belief_of("club s 7c8c/6cAs - Ks 0>1 1d 9"), Settings(), Budget(iterations=100), 1, solving=1000)
    beat = next(move for move in thoughts.moves if str(move.action) == "1dKsAs")
    assert beat in thoughts.candidates
    assert beat.exact == Value.WIN
    assert beat.visits > 10


CYCLIC = "8c9cQcTd8hQhKhTsKs/TcThJh - - 0>1 0a 9"


@pytest.mark.parametrize("is_flat", [False, True])
def test_b78_a_tree_with_cycles_is_searched_to_an_end(is_flat: bool) -> None:
    """With transfer cards can go round for ever. Seat 0 is lost, and what goes round does not hide it as a draw."""
    settings = Settings(is_flat=is_flat)
    searched = think(belief_of(f"transfer h {CYCLIC}"), settings, Budget(iterations=1_000), 1)
    assert searched.iterations == 1_000
    assert searched.best.value < 0.3
    for rules in ("transfer", "classic"):
        solved = think(belief_of(f"{rules} h {CYCLIC}"), settings, Budget(iterations=10), 1, solving=10_000_000)
        assert {move.exact for move in solved.moves} == {Value.LOSS}


@pytest.mark.parametrize("rules", ["classic", "transfer"])
def test_b78_programs_alone_come_to_an_end(rules: str) -> None:
    bots = [by_name("hard:sims=100", 1), by_name("medium", 2)]
    assert played_from(f"{rules} h {CYCLIC}", bots).result is not None


WON = "QcAc9dTdKdAdKhAhTsKs"
OTHERS = ["8h9h7sQs", "6cJdJh7s", "Kc6h7h8s", "6d8hThQs", "Qd9hJhQh", "8cJcJhQhAs", "6c7cKcJhQh", "7cJc8h9sJs"]
"""Hands that the other side may have had, of the cards that the report does not name."""


@pytest.mark.parametrize("other", OTHERS)
@pytest.mark.parametrize("against", ["plain", "expert", "chance"])
def test_b80_a_won_duel_is_not_thrown_away(other: str, against: str) -> None:
    """All cards are known by counting, and seat 0 can win: it does, however little it searches, whoever sits there."""
    chance = random.Random(other)
    bots = [by_name("hard:sims=2", 1), by_name("plain" if against == "chance" else against, 1)]

    def anything(state: State) -> Action:
        return chance.choice(observe(state, 1).legal)

    end = played_from(f"classic d {WON}/{other} - - 0>1 0a 9", bots, anything if against == "chance" else None)
    assert end.result is not None
    assert end.result.durak == 1


def test_b80_it_can_be_thrown_away() -> None:
    """Guard: by moves at random it is, now and then."""
    lost = 0
    for seed in range(10):
        end = played_from(f"classic d {WON}/{OTHERS[0]} - - 0>1 0a 9", [by_name("random", seed), by_name("expert", 1)])
        lost += end.result is not None and end.result.durak == 0
    assert lost > 3
