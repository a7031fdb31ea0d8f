"""`kozyr bench` and the plain C loop say what is; how fast it is, is never asserted."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bench.core_games import RULES, compile_c, play_core
from kozyr.core import IS_COMPILED, UNCOMPILED
from tests.kit.command import kozyr
from tools.build import compiler


@pytest.mark.slow
def test_the_command_measures() -> None:
    ran = kozyr("bench", "--seconds", "0.1")
    assert ran.status == 0
    first, *lines = ran.out.splitlines()
    assert first == f"core: {'compiled' if IS_COMPILED else 'uncompiled'}"
    rates = [re.fullmatch(r"(.*?) +([\d,]+) (games|positions|decisions|iterations)/s", line) for line in lines]
    assert all(rates)
    assert len(rates) >= 7


def test_a_time_that_is_none_is_refused() -> None:
    assert kozyr("bench", "--seconds", "0").status == 2


@pytest.mark.skipif(compiler.missing() is not None, reason="no C compiler")
@pytest.mark.parametrize("seed", [0, 1, 1 << 63])
def test_the_c_loop_plays_the_same_games(tmp_path: Path, seed: int) -> None:
    play = compile_c(tmp_path)
    assert play(2_000, seed) == play_core(2_000, seed)
    assert play(20, seed) == play_core(20, seed, UNCOMPILED)
    assert str(RULES) == "atlasnye"
