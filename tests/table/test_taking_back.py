"""Taking decisions back: what comes back, what stays in the log, who is refused, and what a restart makes of it."""

from __future__ import annotations

import dataclasses
import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kozyr.notation import read_record
from kozyr.rules import Refused, State, apply, begin, legal
from kozyr.rules.events import Event
from kozyr.table import UNDO, Accepted, DamagedLog, Table, TakenBack, events_text
from tests.table.help import Desk, code, restored, seeded_deal


def desk(rules: str = "club", seats: int = 3, seed: int = 5) -> Desk:
    return Desk(Table(seeded_deal(rules, seats, seed)))


def undo(at: Desk, seat: int, *, base: int | None = None, command_id: str = "u") -> Accepted | Refused:
    table = at.table
    answer = table.undo(seat, command_id, table.version if base is None else base, 0.0)
    if isinstance(answer, Accepted) and answer.version > table.version:
        at.keep(answer)
    return answer


def play_on(at: Desk, chance: random.Random, steps: int) -> None:
    for _ in range(steps):
        if at.table.result is None:
            at.play(str(chance.choice(legal(at.table.state))))


def decide(at: Desk, seat: int, chance: random.Random) -> State:
    """Play until the seat has chosen something; the position before that."""
    while True:
        before = at.table.state
        choices = legal(before)
        at.play(str(chance.choice(choices)))
        if before.actor == seat and len(choices) > 1:
            return before


def test_the_position_before_the_last_decision_comes_back_with_a_number_of_its_own() -> None:
    at, chance = desk(), random.Random(1)
    before = decide(at, 0, chance)
    while at.table.actor != 0:
        play_on(at, chance, 1)
    log = at.table.events_after(0)
    answer = undo(at, 0)
    assert isinstance(answer, Accepted)
    assert at.table.state == before
    assert at.table.events_after(0)[:-1] == log, "what was taken back stays in the log"
    taken = at.table.events_after(0)[-1]
    assert isinstance(taken, TakenBack)
    assert at.table.version == len(log) + 1 == answer.version
    assert events_text([taken]) == f"0u{taken.to}"
    assert at.rows[-1].action == UNDO


def test_a_pass_without_a_choice_is_no_decision() -> None:
    for seed in range(200):
        at, chance = desk("club", 4, seed), random.Random(seed)
        before = decide(at, 0, chance)
        while at.table.result is None:
            choices = legal(at.table.state)
            if at.table.actor == 0:
                if len(choices) > 1:
                    break
                at.play(str(choices[0]))
                undo(at, 0)
                assert at.table.state == before
                return
            at.play(str(chance.choice(choices)))
    raise AssertionError("no seed has a pass without a choice")


def test_taken_back_again_it_goes_further() -> None:
    at, chance = desk(), random.Random(2)
    one = decide(at, 0, chance)
    two = decide(at, 0, chance)
    undo(at, 0, command_id="first")
    assert at.table.state == two
    undo(at, 0, command_id="second")
    assert at.table.state == one
    assert dict(at.table.record.extras) == {"x-undo": "2"}


def test_only_the_first_answer_counts() -> None:
    at, chance = desk(), random.Random(3)
    decide(at, 0, chance)
    first = undo(at, 0)
    version = at.table.version
    assert undo(at, 0, base=2) is first
    assert at.table.version == version
    assert code(at.table.submit(0, "u", version, "0k", 0.0)) == "command_id_reused"
    at.send(str(legal(at.table.state)[0]), command_id="a")
    seat = at.rows[-1].seat
    assert code(at.table.undo(seat, "a", at.table.version, 0.0)) == "command_id_reused"
    assert code(undo(at, 2, base=10**6, command_id="b")) == "ahead"
    assert code(undo(at, 2, command_id="b")) == "ahead", "a refusal too"


def test_who_has_seen_less_than_is_to_be_taken_back_is_refused() -> None:
    at, chance = desk(), random.Random(4)
    assert code(undo(at, 0, command_id="nothing")) == "nothing_to_undo"
    decide(at, 0, chance)
    decide(at, 0, chance)
    made = at.rows[-1]
    assert code(undo(at, 0, base=made.first - 1, command_id="early")) == "stale"
    seen = at.table.version
    assert code(undo(at, 0, base=seen, command_id="one tab")) == "ok"
    assert code(undo(at, 0, base=seen, command_id="another tab")) == "stale", "two tabs at once take one decision back"


def test_after_the_end_nothing_is_taken_back() -> None:
    at, chance = desk(), random.Random(5)
    decide(at, 0, chance)
    at.play("0r")
    assert code(undo(at, 0)) == "game_over"


def test_a_late_decision_is_not_taken_back() -> None:
    table = Table(seeded_deal("club", 2, 5), clock=10.0)
    seat = table.actor or 0
    answer = table.submit(seat, "a", table.version, str(legal(table.state)[0]), 0.0)
    assert isinstance(answer, Accepted)
    table.settle(answer, 0.0)
    assert code(table.undo(seat, "u", table.version, 10.0)) == "stale"
    assert code(table.undo(seat, "v", table.version, 9.0)) == "ok"


def test_rows_that_cannot_have_been_are_refused() -> None:
    at, chance = desk(), random.Random(6)
    decide(at, 0, chance)
    undo(at, 0)
    good = at.rows
    with pytest.raises(DamagedLog, match="other events"):
        restored(at.table, [*good[:-1], dataclasses.replace(good[-1], events="0u1")])
    with pytest.raises(DamagedLog, match="nothing to take back"):
        restored(at.table, [dataclasses.replace(good[-1], first=3, last=3)])


@given(seed=st.integers(0, 10_000), seats=st.integers(2, 4), steps=st.lists(st.integers(0, 9), max_size=60))
def test_whatever_is_played_and_taken_back_a_restart_and_the_record_say_the_same(
    seed: int, seats: int, steps: list[int]
) -> None:
    at, chance = desk("transfer", seats, seed), random.Random(seed)
    for number, step in enumerate(steps):
        if step < 3:
            before = at.table.version
            answer = undo(at, step % seats, command_id=f"u{number}")
            assert at.table.version == before + isinstance(answer, Accepted)
        else:
            play_on(at, chance, 1)
    back = restored(at.table, at.rows)
    assert back.state == at.table.state
    assert back.events_after(0) == at.table.events_after(0)
    assert back.record == at.table.record
    assert str(read_record(str(back.record))) == str(back.record)
    step_ = begin(back.deal)
    events: list[Event] = list(step_.events)
    for move in back.record.moves:
        step_ = apply(step_.state, move)
        events += step_.events
    assert (step_.state, tuple(events)) == (back.state, back.in_force)
    for row in at.rows:
        if row.action == UNDO:
            first = back.undo(row.seat, row.command_id, 0, 0.0)
            assert isinstance(first, Accepted)
            assert first.version == row.last
