"""Positions: to the core and back."""

from __future__ import annotations

import pytest
from hypothesis import given

from kozyr.core import Position, divide, perft
from kozyr.core.position import number_of
from kozyr.notation import read_position, write_position
from kozyr.rules import Action, apply, legal
from kozyr.rules.perft import divide as count_each
from tests.kit.games import Game, after
from tests.kit.strategies import games
from tests.kit.vectors import counts


@given(games())
def test_a_state_comes_back_as_it_went(game: Game) -> None:
    for state in game.states:
        if state.result is not None and str(state.result).strip("#0123456789-"):
            with pytest.raises(ValueError, match="the core knows no end but"):
                Position.of(state)
            continue
        again = Position.of(state).state()
        assert write_position(again) == write_position(state)
        assert legal(again) == legal(state)
        if state.result is None:
            assert (again.bout, again.talon, again.hands) == (state.bout, state.talon, state.hands)


def test_positions_are_values() -> None:
    start = Position.of(read_position("club s 6c9cTh/Qc9d9h - 8c 0>1 1d 4"))
    taken = start.after(start.actions[-1])
    assert taken != start
    assert taken == Position.of(after("club s 6c9cTh/Qc9d9h - 8c 0>1 1d 4", "1k"))
    assert len({start, taken, Position.of(start.state())}) == 2
    assert str(start) == "club s 6c9cTh/Qc9d9h - 8c 0>1 1d 4"


def test_hashes_tell_roles_phases_and_talons_apart() -> None:
    lines = [
        "club s 6c9cTh/Qc9d9h - - 0>1 0a 4",
        "club s 6c9cTh/Qc9d9h - - 1>0 1a 4",
        "club s 9cTh/Qc9d9h - 6c 0>1 1d 4",
        "club s 9cTh/9d9h - 6cQc 0>1 0a 4",
        "club s 9c/9d9h - 6cQc,Th 0>1 1d 4",
        "club s 9cTh/Qc9d9h - 6c 0>1 0k 4",
        "club s 6c9cTh/Qc9d9h As - 0>1 0a 4",
        "club s 6c9cTh/Qc9d9h AhAs - 0>1 0a 4",
        "club s 6c9cTh/Qc9d9h KhAs - 0>1 0a 4",
    ]
    possible = []
    for line in lines:
        try:
            possible.append(Position.of(read_position(line)))
        except ValueError:
            continue
    assert len(possible) >= 7
    assert len({hash(position) for position in possible}) == len(possible)


def test_resigning_is_no_number() -> None:
    state = read_position("club s 6c9cTh/Qc9d9h - - 0>1 0a 4")
    with pytest.raises(ValueError, match="no resigning"):
        number_of(Action.parse("0r"), state.trump)


@pytest.mark.parametrize("number", range(len(counts())))
def test_counts_of_an_independent_program(number: int) -> None:
    entry = counts()[number]
    position = Position.of(read_position(entry["position"], repetition=False))
    assert perft(position, 0) == 1
    assert [perft(position, depth) for depth in range(1, len(entry["perft"]) + 1)] == entry["perft"]


@pytest.mark.parametrize("number", range(0, len(counts()), 9))
def test_dividing(number: int) -> None:
    state = read_position(counts()[number]["position"], repetition=False)
    assert list(divide(Position.of(state), 3)) == list(count_each(state, 3))


def test_a_finished_game_counts_nothing() -> None:
    position = Position.of(read_position("club s x/6c - - - #1 9"))
    assert position.is_over
    assert position.legal == ()
    assert [perft(position, depth) for depth in range(4)] == [1, 0, 0, 0]


def test_core_and_reference_agree_after_every_action() -> None:
    state = read_position("transfer s 6c7c8c/9c8d9d6h7h - - 0>1 0a 20", repetition=False)
    position = Position.of(state)
    for text in ("0a8c", "1t8d", "0k", "1a9d", "0k", "1p"):
        action = Action.parse(text)
        state = apply(state, action).state
        position = position.after(number_of(action, state.trump))
        assert str(position) == write_position(state)
