"""Every decision of the conformance games: position, ordered legal actions, limit, move."""

from __future__ import annotations

import json
from typing import Any

import pytest

from kozyr.notation import RecordReader, read_position, read_record, write_position
from kozyr.rules import Action, apply, legal
from tests.kit.command import kozyr
from tests.kit.vectors import games

GAMES = games()


def test_the_command_reproduces_every_ply() -> None:
    ran = kozyr("trace", given="".join(f"{game['record']}\n" for game in GAMES).encode())
    assert (ran.status, ran.err) == (0, "")
    answers = [json.loads(line) for line in ran.out.splitlines()]
    assert len(answers) == len(GAMES)
    for answer, game in zip(answers, GAMES, strict=True):
        assert answer == game


def test_the_games_are_all_there() -> None:
    assert sum(len(game["plies"]) for game in GAMES) == 25_734


def _name(game: dict[str, Any]) -> str:
    _, rules, seats, *_ = game["record"].split(" ")
    return f"{rules.removeprefix('rules=')}-{seats.removeprefix('seats=')}"


@pytest.mark.parametrize("name", sorted({_name(game) for game in GAMES}))
def test_replaying_gives_every_ply(name: str) -> None:
    for game in (game for game in GAMES if _name(game) == name):
        reader = RecordReader(game["record"])
        for step, ply in zip(reader.steps(), game["plies"], strict=True):
            state = step.state
            assert write_position(state) == ply["line"]
            assert [str(action) for action in legal(state)] == ply["legal"]
            assert (None if state.result else state.bout.limit) == ply["limit"]
        moves = [ply["move"] for ply in game["plies"] if "move" in ply]
        assert [str(move) for move in reader.record().moves] == moves


@pytest.mark.parametrize("name", sorted({_name(game) for game in GAMES}))
def test_every_line_reads_back_and_plays_on(name: str) -> None:
    for game in (game for game in GAMES if _name(game) == name):
        plies = game["plies"]
        for ply, following in zip(plies, [*plies[1:], None], strict=True):
            state = read_position(ply["line"])
            assert write_position(state) == ply["line"]
            assert [str(action) for action in legal(state)] == ply["legal"]
            if following is None or following["line"].split(" ")[6] == "#=":
                continue  # the repetition rule has no part in a line
            assert state.bout.limit == ply["limit"]
            assert write_position(apply(state, Action.parse(ply["move"])).state) == following["line"]


def test_every_record_reads_back() -> None:
    for game in GAMES:
        record = read_record(game["record"])
        assert str(record) == game["record"]
        assert read_record(str(record)) == record
