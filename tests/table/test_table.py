"""The table's door: who gets in, who gets told what, and what a restart brings back."""

from __future__ import annotations

import dataclasses

import pytest

from kozyr.rules import Action, Refused, State, legal
from kozyr.rules.events import BoutBegan, Dealt, Resigned
from kozyr.rules.referee import Step
from kozyr.table import Accepted, DamagedLog, Table, events_text, live
from tests.table.help import Desk, code, restored, seeded_deal, table_at

LEADER = "club s 6c9cTh/Qc9d9h - - 0>1 0a 4"


def desk(rules: str = "club", seats: int = 2, seed: int = 5) -> Desk:
    return Desk(Table(seeded_deal(rules, seats, seed)))


def first_action(table: Table) -> str:
    return str(legal(table.state)[0])


def test_the_log_is_numbered_from_1_and_begins_with_the_deal() -> None:
    table = desk().table
    assert table.version == 2
    assert [type(event) for event in table.events_after(0)] == [Dealt, BoutBegan]
    assert table.events_after(2) == ()


def test_an_accepted_command_changes_nothing_until_it_is_settled() -> None:
    table = desk().table
    before = table.state
    answer = table.submit(table.actor or 0, "a", 2, first_action(table), 0.0)
    assert isinstance(answer, Accepted)
    assert (table.version, table.state) == (2, before)
    table.settle(answer, 0.0)
    assert (table.version, table.state) == (answer.version, answer.state)
    assert table.events_after(2) == answer.events


def test_a_command_that_could_not_be_stored_may_be_sent_again() -> None:
    table = desk().table
    seat, action = table.actor or 0, first_action(table)
    lost = table.submit(seat, "a", 2, action, 0.0)
    again = table.submit(seat, "a", 2, action, 0.0)
    assert isinstance(again, Accepted)
    assert again == lost


def test_settling_what_was_decided_on_another_version_is_an_error() -> None:
    table = desk().table
    answer = table.submit(table.actor or 0, "a", 2, first_action(table), 0.0)
    assert isinstance(answer, Accepted)
    table.settle(answer, 0.0)
    with pytest.raises(ValueError, match="decided for event 3"):
        table.settle(answer, 0.0)


def test_a_repeated_command_gets_the_first_answer_again() -> None:
    at = desk()
    action, seat = first_action(at.table), at.table.actor or 0
    first = at.send(action, command_id="a")
    version = at.table.version
    assert at.send(action, command_id="a", base=2) is first
    assert at.table.version == version
    assert len(at.rows) == 1
    refused = at.table.submit(seat, "b", 0, "0k", 0.0)
    assert isinstance(refused, Refused)
    assert at.table.submit(seat, "b", at.table.version, "0k", 0.0) is refused


def test_the_same_id_with_another_action_is_refused() -> None:
    at = desk()
    seat = at.table.actor or 0
    options = list(map(str, legal(at.table.state)))
    at.send(options[0], command_id="a")
    assert code(at.send(options[1], command_id="a")) == "command_id_reused"
    assert code(at.send(f"{seat}k", command_id="b", base=0)) == "stale"
    assert code(at.send(f"{seat}p", command_id="b")) == "command_id_reused"


def test_ids_belong_to_their_seats() -> None:
    at = desk()
    leader = at.table.actor or 0
    at.send(first_action(at.table), command_id="a")
    assert at.table.actor != leader
    assert code(at.send(first_action(at.table), command_id="a")) == "ok"


def test_only_the_latest_refusals_are_remembered() -> None:
    at = desk()
    other = 1 - (at.table.actor or 0)
    for number in range(100):
        assert code(at.send(f"{other}p", command_id=f"x{number}")) == "not_your_turn"
    assert len(at.table._refused[other]) == live._REFUSALS_REMEMBERED


@pytest.mark.parametrize(
    ("seat", "base", "action", "expected"),
    [
        (0, 2, "", "bad_action"),
        (0, 2, "0a", "bad_action"),
        (0, 2, "0a6c7c", "bad_action"),
        (0, 2, "0a1c", "bad_action"),
        (0, 2, "9p", "bad_action"),
        (0, 2, "0a6с", "bad_action"),  # a Cyrillic letter
        (0, 2, "1p", "not_your_seat"),
        (0, 3, "0a6c", "ahead"),
        (0, 1, "0a6c", "stale"),
        (0, 2, "0a7c", "card_not_held"),
        (0, 2, "0p", "must_lead"),
        (0, 2, "0k", "nothing_to_take"),
        (1, 2, "1k", "not_your_turn"),
        (0, 2, "0a6c", "ok"),
    ],
)
def test_every_wrong_command_is_refused_by_name(seat: int, base: int, action: str, expected: str) -> None:
    table = table_at(LEADER)
    before = table.state
    assert code(table.submit(seat, "x", base, action, 0.0)) == expected
    assert (table.version, table.state) == (2, before)


def test_resigning_needs_no_fresh_base_but_not_one_from_the_future() -> None:
    at = desk("transfer", 3)
    at.play(first_action(at.table))
    assert code(at.send("2r", base=at.table.version + 1)) == "ahead"
    answer = at.send("2r", base=1)
    assert isinstance(answer, Accepted)
    assert answer.events[0] == Resigned(2)
    assert str(at.table.result) == "#2r"
    assert at.table.actor is None


def test_after_the_end_everything_is_refused_as_over_whatever_its_base() -> None:
    at = desk()
    at.play("0r")
    for action in ("0p", "1k", "1r"):
        assert code(at.send(action)) == "game_over"
        assert code(at.send(action, base=0)) == "game_over"


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_a_restart_brings_back_the_same_table(seats: int) -> None:
    at = desk("club", seats, seed=seats)
    while at.table.result is None:
        back = restored(at.table, at.rows)
        assert back.state == at.table.state
        assert back.events_after(0) == at.table.events_after(0)
        at.play(str(legal(at.table.state)[-1]))
    assert restored(at.table, at.rows).result == at.table.result


def test_first_answers_outlive_a_restart() -> None:
    at = desk()
    action = first_action(at.table)
    first = at.send(action, command_id="a")
    assert isinstance(first, Accepted)
    back = restored(at.table, at.rows)
    again = back.submit(first.seat, "a", 2, action, 0.0)
    assert isinstance(again, Accepted)
    assert (again.first, again.version) == (first.first, first.version)
    assert code(back.submit(first.seat, "a", 2, f"{first.seat}r", 0.0)) == "command_id_reused"


def test_a_log_that_does_not_replay_is_refused_with_the_move() -> None:
    at = desk()
    at.play(first_action(at.table), f"{1 - at.table.deal.first}k")
    good = at.rows
    bad = [
        (dataclasses.replace(good[1], action="0x"), "no action"),
        (dataclasses.replace(good[1], action=f"{1 - good[1].seat}r"), "another seat's action"),
        (dataclasses.replace(good[1], action=f"{good[1].seat}p"), "must_beat_or_take"),
        (dataclasses.replace(good[1], first=good[1].first + 1), "other event numbers"),
        (dataclasses.replace(good[1], events=good[1].events + " #="), "other events"),
    ]
    for row, reason in bad:
        with pytest.raises(DamagedLog) as caught:
            restored(at.table, [good[0], row])
        assert caught.value.facts == {"move": 2, "reason": reason}
    with pytest.raises(DamagedLog) as caught:
        Table.restore(at.table.deal, "nothing", good)
    assert caught.value.facts["move"] == 0


def test_rows_and_answers_do_not_print_their_events() -> None:
    at = desk()
    answer = at.send(first_action(at.table))
    assert isinstance(answer, Accepted)
    assert at.rows[0].events == events_text(at.table.events_after(2))
    assert "Attacked" not in repr(answer)
    assert "State" not in repr(answer)
    assert "events" not in repr(at.rows[0])


def test_a_running_game_without_a_legal_action_is_never_let_in(monkeypatch: pytest.MonkeyPatch) -> None:
    table = table_at(LEADER)
    monkeypatch.setattr(live, "apply", _stuck)
    with pytest.raises(RuntimeError, match="nobody can act"):
        table.submit(0, "a", 2, "0a6c", 0.0)
    assert table.version == 2


def _stuck(state: State, _action: Action) -> Step:
    return Step(state._replace(actor=None), ())
