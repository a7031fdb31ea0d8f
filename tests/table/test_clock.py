"""Clocks as numbers (rules.md §5.5): the moments are the test's, nothing waits."""

from __future__ import annotations

import pytest

from kozyr.rules import legal
from kozyr.table import OWN_ID_MARK, Accepted, Table, events_text
from tests.table.help import code, seeded_deal, table_at


def clocked(line: str) -> Table:
    table = table_at(line, clock=10.0)
    table._start_clock(100.0)
    return table


def test_without_a_clock_there_is_no_deadline() -> None:
    table = table_at("club s 6c9cTh/Qc9d9h - - 0>1 0a 4")
    assert table.deadline is None
    assert table.tick(1e9) is None


def test_the_deadline_is_a_whole_decision_from_the_last_move() -> None:
    table = Table(seeded_deal("club", 2, 3), clock=10.0, now=100.0)
    assert table.deadline == 110.0
    answer = table.submit(table.actor or 0, "a", 2, str(legal(table.state)[0]), 109.5)
    assert isinstance(answer, Accepted)
    assert table.deadline == 110.0
    table.settle(answer, 109.6)
    assert table.deadline == pytest.approx(119.6)


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("club s 6c9cTh/Qc9d9h - - 0>1 0a 4", "0a6c"),
        ("club s 9cTh6s/Qc9d9h - - 0>1 0a 4", "0a9c"),
        ("club s 6s9s/Qc9d9h - - 0>1 0a 4", "0a6s"),
        ("club s 9cTh/Qc9d9h - 6c 0>1 1d 4", "1k"),
        ("club s 6dTh/9d9h - 6cQc 0>1 0a 4", "0p"),
        ("club s 6dTh/Qc9d9h - 6c 0>1 0k 4", "0p"),
    ],
)
def test_b91_what_a_time_out_does_is_the_rules_business(line: str, expected: str) -> None:
    table = clocked(line)
    assert table.tick(109.999) is None
    timed_out = table.tick(110.0)
    assert isinstance(timed_out, Accepted)
    assert str(timed_out.action) == expected
    assert timed_out.command_id.startswith(OWN_ID_MARK)
    assert table.version == 2, "a time-out too is settled only once it is stored"
    table.settle(timed_out, 111.0)
    assert table.deadline is None or table.deadline == 121.0


def test_b91_a_decision_after_the_deadline_is_too_late_and_before_it_is_not() -> None:
    table = clocked("club s 6c9cTh/Qc9d9h - - 0>1 0a 4")
    assert code(table.submit(0, "late", 2, "0a9c", 110.0)) == "stale"
    assert code(table.submit(0, "in time", 2, "0a9c", 109.99)) == "ok"
    assert code(table.submit(1, "resign", 2, "1r", 110.0)) == "ok"


def test_b17_the_attackers_time_out_is_done_never_a_take() -> None:
    table = clocked("club s 7dTh/9d9h - 6c7c 0>1 0a 4")
    timed_out = table.tick(110.0)
    assert isinstance(timed_out, Accepted)
    assert str(timed_out.action) == "0p"
    table.settle(timed_out, 110.0)
    assert [str(card) for card in table.state.last_discard] == ["6c", "7c"]


def test_after_the_end_no_clock_runs() -> None:
    table = clocked("club s 9c/Qc9d9h - - 0>1 0a 4")
    answer = table.submit(1, "r", 2, "1r", 101.0)
    assert isinstance(answer, Accepted)
    table.settle(answer, 101.0)
    assert table.deadline is None
    assert table.tick(1e9) is None


def test_a_restart_gives_the_whole_time_again() -> None:
    deal = seeded_deal("club", 2, 3)
    opening = events_text(Table(deal).events_after(0))
    assert Table.restore(deal, opening, (), clock=10.0, now=500.0).deadline == 510.0
