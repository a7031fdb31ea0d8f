"""`kozyr perft` on bad input."""

from __future__ import annotations

import pytest

from tests.kit.command import kozyr, kozyr_inside

LINE = "club s 6c9cTh/Qc9d9h - 8c 0>1 1d 4"


@pytest.mark.parametrize(
    "depth", ["0", "-1", "1000000000", "65", "99999999999999999999999", "x", "", "1.5", "٣a", "1e3"]
)
def test_an_absurd_depth_is_refused_in_words(depth: str) -> None:
    ran = kozyr_inside("perft", LINE, "--", depth)
    assert (ran.status, ran.out) == (2, "")
    assert "DEPTH" in ran.err
    assert len(ran.err) < 1500


def test_a_depth_out_of_range_says_the_range() -> None:
    assert "expected 1 to 64" in kozyr_inside("perft", LINE, "1000000000").err


@pytest.mark.parametrize(
    "line", ["", "x", "club", LINE + " ", LINE.replace("6c9c", "9c6c"), LINE + "\n" + LINE, "клуб s", "9" * 100_000]
)
def test_a_bad_position_is_refused_in_words(line: str) -> None:
    ran = kozyr_inside("perft", line, "2")
    assert (ran.status, ran.out) == (1, "")
    assert ran.err.startswith("bad position: ")
    assert len(ran.err) < 1000


def test_bytes_that_are_no_text_are_refused() -> None:
    ran = kozyr("perft", b"club \xff\xfe", "2")
    assert (ran.status, ran.out) == (1, "")
    assert ran.err.startswith("bad position: ")


@pytest.mark.parametrize(
    "arguments", [[], [LINE], [LINE, "2", "3"], [LINE, "2", "--engine", "core2"], [LINE, "2", "--deep"]]
)
def test_wrong_arguments_are_refused(arguments: list[str]) -> None:
    ran = kozyr_inside("perft", *arguments)
    assert (ran.status, ran.out) == (2, "")
    assert "Usage" in ran.err


def test_a_finished_game_counts_nothing() -> None:
    assert kozyr_inside("perft", "club s x/8d/x - - - #1 12", "3").out == "1 0\n2 0\n3 0\n"
    assert kozyr_inside("perft", "club s x/8d/x - - - #1 12", "3", "--divide").out == ""


def test_a_forced_pass_is_a_decision_and_resigning_is_none() -> None:
    ran = kozyr_inside("perft", "club s JdTh/8cTd - 6c7c 0>1 0a 9", "1")
    assert ran.out == "1 1\n"


def test_the_repetition_rule_is_left_out() -> None:
    line = "transfer s 6c7c8c/9c8d9d6h7h - - 0>1 0a 20"
    assert kozyr_inside("perft", line, "4").status == 0
