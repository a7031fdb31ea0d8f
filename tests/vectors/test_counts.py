"""perft: the counts of an independent program."""

from __future__ import annotations

from typing import Any

import pytest

from kozyr.notation import read_position
from kozyr.rules import apply
from kozyr.rules.perft import divide, perft
from tests.kit.command import kozyr
from tests.kit.vectors import counts

ENTRIES = counts()
EVERYDAY = 1_500
"""Counts above this are left to the full size."""


def _said(counted: list[int]) -> str:
    return "".join(f"{depth} {count}\n" for depth, count in enumerate(counted, start=1))


def _small(entry: dict[str, Any]) -> list[int]:
    return [count for count in entry["perft"] if count <= EVERYDAY]


def test_the_counts_are_all_there() -> None:
    assert sum(len(entry["perft"]) for entry in ENTRIES) == 484


@pytest.mark.parametrize("number", range(len(ENTRIES)))
def test_small_counts(number: int) -> None:
    entry = ENTRIES[number]
    state = read_position(entry["position"], repetition=False)
    assert perft(state, 0) == 1
    expected = _small(entry)
    assert [perft(state, depth) for depth in range(1, len(expected) + 1)] == expected


@pytest.mark.parametrize("number", range(0, len(ENTRIES), 12))
def test_the_command_counts(number: int) -> None:
    entry = ENTRIES[number]
    ran = kozyr("perft", entry["position"], str(len(entry["perft"])), "--engine", "reference")
    assert (ran.status, ran.out, ran.err) == (0, _said(entry["perft"]), "")


@pytest.mark.full
@pytest.mark.parametrize("number", range(len(ENTRIES)))
def test_the_command_gives_every_count(number: int) -> None:
    entry = ENTRIES[number]
    assert kozyr("perft", entry["position"], str(len(entry["perft"]))).out == _said(entry["perft"])


def test_the_command_divides_in_legal_order() -> None:
    entry = ENTRIES[0]
    state = read_position(entry["position"], repetition=False)
    ran = kozyr("perft", entry["position"], "3", "--divide")
    assert ran.out == "".join(f"{action} {count}\n" for action, count in divide(state, 3))
    assert sum(int(line.split(" ")[1]) for line in ran.out.splitlines()) == entry["perft"][2]


def test_dividing_counts_what_lies_below_each_action() -> None:
    for entry in ENTRIES[:20]:
        state = read_position(entry["position"], repetition=False)
        for action, count in divide(state, 3):
            assert count == perft(apply(state, action).state, 2)


def test_a_finished_game_counts_nothing_below_depth_0() -> None:
    state = read_position("club s x/6c - - - #1 9")
    assert [perft(state, depth) for depth in range(4)] == [1, 0, 0, 0]
