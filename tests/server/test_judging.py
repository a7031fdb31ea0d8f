"""Rules by one's own choice: what the server says of them, and that a game can be played by them."""

from __future__ import annotations

import contextlib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from sqlalchemy import update

from kozyr.rules import PRESETS, VALUES, BadRules, Rules
from kozyr.server import wire
from kozyr.server.app import create_app
from kozyr.server.judging import SEATS, judge
from kozyr.server.store import Store, schema
from tests.server.test_http import Client, served

VALUE = {name: st.sampled_from(sorted(values)) for name, values in VALUES.items()}
WISHES = st.builds(
    lambda rules, seats, options: wire.Wish(rules=rules, seats=seats, options=options),
    st.sampled_from(sorted(PRESETS)),
    st.integers(2, 6),
    st.fixed_dictionaries({}, optional=VALUE),
)


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with contextlib.closing(Store(tmp_path / "data")) as store:
        yield store


@pytest.fixture
def client(store: Store) -> Iterator[Client]:
    with served(create_app(store)) as client:
        yield client


def possible(preset: str, options: dict[str, str]) -> bool:
    try:
        Rules.of(preset, options)
    except BadRules:
        return False
    return True


@given(WISHES)
def test_it_is_judged_as_the_rules_judge(wish: wire.Wish) -> None:
    judged = judge(wish)
    assert judged.options == {**PRESETS[wish.rules].option_texts(), **wish.options}
    goes = possible(wish.rules, judged.options)
    assert (judged.rules is not None) == goes
    for name, values in VALUES.items():
        fitting = {value for value in values if possible(wish.rules, {**judged.options, name: value})}
        assert set(judged.against[name]) == (set(values) - fitting if fitting else set())
    if judged.rules is not None:
        rules = Rules.parse(judged.rules)
        assert rules.option_texts() == judged.options
        assert set(judged.against_seats) == {str(seats) for seats in SEATS if seats not in rules.seats}
        assert (judged.refusal is not None) == (wish.seats not in rules.seats)
    else:
        assert judged.refusal is not None
        assert judged.refusal.code in {"first_above_limit", "first_transfer_alone"}


def test_what_goes_against_what_is_said_with_its_facts(client: Client) -> None:
    def ask(**options: str) -> dict[str, Any]:
        answer = client.post("/api/rules", json={"rules": "custom", "seats": 6, "options": options})
        assert answer.status_code == 200
        found: dict[str, Any] = answer.json()
        return found

    assert ask(bout_limit="3")["refusal"] == {"code": "first_above_limit", "facts": {"first": 6, "limit": 3}}
    assert set(ask(bout_limit="3")["against"]["first_bout_limit"]) == {"4", "5", "6"}
    assert ask(transfer_first_bout="yes")["refusal"] == {"code": "first_transfer_alone", "facts": {}}
    few = ask(deck="24")
    assert few["rules"] == "custom+deck=24"
    assert few["refusal"]["code"] == "bad_seats"
    facts = few["against_seats"]["5"]["facts"]
    assert (facts["seats"], facts["deck"], facts["least"], facts["most"]) == (5, 24, 2, 4)
    assert ask()["refusal"] is None


def test_rules_text_is_taken_apart(client: Client) -> None:
    answer = client.post("/api/rules", json={"rules": "club+deck=52", "seats": 3}).json()
    assert answer["rules"] == "club+deck=52"
    assert answer["options"] == Rules.parse("club+deck=52").option_texts()


@pytest.mark.parametrize(
    "wish",
    [
        {"rules": "poker", "seats": 3},
        {"rules": "club", "seats": 3, "options": {"jokers": "2"}},
        {"rules": "club", "seats": 3, "options": {"deck": "40"}},
        {"rules": "x" * 5000, "seats": 3},
    ],
)
def test_what_there_is_not_is_refused(client: Client, wish: dict[str, Any]) -> None:
    answer = client.post("/api/rules", json=wish)
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_rules")


@pytest.mark.parametrize(
    "wish", [{}, {"rules": "club"}, {"rules": "club", "seats": "3"}, {"rules": "club", "seats": 3, "x": 1}]
)
def test_what_is_no_wish_is_refused(client: Client, wish: dict[str, Any]) -> None:
    assert client.post("/api/rules", json=wish).json()["code"] == "bad_message"


def test_opponents_bear_the_names_they_are_given(client: Client, store: Store) -> None:
    def names_at(table: str) -> list[str | None]:
        return [seat.name for seat in client._runner.run(store.seats_of(table))]

    game = {
        "rules": "custom+deck=52",
        "opponents": ["easy", "hard", "medium"],
        "names": ["  Ann\u202e\n Lee ", None],
        "pace": "instant",
    }
    table = client.post("/api/games", json=game).json()["table"]
    assert names_at(table) == [None, "Ann Lee", None, None]
    over = update(schema.games).where(schema.games.c.id == table).values(result="#0r")
    client._runner.run(store.write(lambda connection: connection.execute(over)))
    again = client.post(f"/api/games/{table}/again").json()["table"]
    assert names_at(again) == [None, "Ann Lee", None, None]
    long = client.post("/api/games", json={**game, "names": ["<b>" + "x" * 99]}).json()["table"]
    assert names_at(long)[1] == "<b>" + "x" * 29
    refused = client.post("/api/games", json={**game, "names": ["a", "b", "c", "d"]})
    assert (refused.status_code, refused.json()["facts"]) == (400, {"where": "$.names"})
