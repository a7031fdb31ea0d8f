"""`kozyr perft --engine core` gives every count of the vectors."""

from __future__ import annotations

import pytest
from typer.testing import CliRunner

from kozyr.cli.app import app
from tests.kit.command import kozyr
from tests.kit.vectors import counts


def said(counted: list[int]) -> str:
    return "".join(f"{depth} {count}\n" for depth, count in enumerate(counted, start=1))


@pytest.mark.parametrize("number", range(len(counts())))
def test_every_count(number: int) -> None:
    entry = counts()[number]
    ran = CliRunner().invoke(app, ["perft", entry["position"], str(len(entry["perft"])), "--engine", "core"])
    assert (ran.exit_code, ran.output) == (0, said(entry["perft"]))


def test_both_engines_divide_alike() -> None:
    position = counts()[20]["position"]
    ours, theirs = (kozyr("perft", position, "4", "--divide", "--engine", name) for name in ("core", "reference"))
    assert (ours.status, ours.out) == (0, theirs.out)


@pytest.mark.parametrize("engine", ["core", "reference"])
def test_a_game_that_is_over_counts_nothing(engine: str) -> None:
    ran = kozyr("perft", "transfer s 6c7c8c/9c8d9d6h7h - - - #0r 20", "2", "--engine", engine)
    assert (ran.status, ran.out) == (0, "1 0\n2 0\n")
