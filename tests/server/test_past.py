"""The list of a person's finished games: whose they are, what is left out, filters, pages, and who is refused."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from kozyr.cards import cards_text
from kozyr.rules import begin
from kozyr.server.app import create_app
from kozyr.server.store import AccountRow, GameRow, MoveRow, Newcomer, SeatRow, Store
from kozyr.server.store.people import add_newcomer
from kozyr.server.tokens import new_account_id, new_table_id, new_token, token_hash
from kozyr.table import events_text
from tests.kit.games import seeded_deal
from tests.server.test_http import GAME, Client, served, static

__all__ = ["static"]


class House:
    """A store and its server, and games put there as if they had been played."""

    def __init__(self, store: Store, client: Client) -> None:
        self.store, self.client = store, client
        self.cookie = f"kozyr-{store.mark}"

    def somebody(self) -> str:
        """A person comes: who they are in the store; the client is theirs from now on."""
        token = new_token()
        self.client.cookies.clear()
        self.client.cookies.set(self.cookie, token)
        device = token_hash(token)
        assert device is not None
        person = AccountRow(id=new_account_id(), created_ms=0)
        newcomer = Newcomer(account=person, token_hash=device)
        asyncio.run(self.store.write(lambda connection: add_newcomer(connection, newcomer)))
        return person.id

    def finished(self, person: str, ended: int, result: str | None, *, seat: int = 0, **more: Any) -> str:  # noqa: ANN401
        """A game with one move, which came at `ended`. `more`: fields of its row."""
        deal = seeded_deal(more.pop("rules", "classic"), more.pop("seats", 2), 1)
        game = GameRow(
            id=new_table_id(),
            created_ms=ended - 60_000,
            rules=str(deal.rules),
            seats=deal.seats,
            dealer=deal.dealer,
            first=deal.first,
            deck=cards_text(deal.deck),
            opening=events_text(begin(deal).events),
            pace="instant",
            bout=7,
            result=result,
            **more,
        )
        seats = tuple(
            SeatRow(seat=at, player="person", name="Ann", persona=0, account=person)
            if at == seat
            else SeatRow(seat=at, player="hard", name=None, persona=at)
            for at in range(deal.seats)
        )
        move = MoveRow(
            game=game.id,
            number=1,
            seat=0,
            command_id=secrets.token_hex(4),
            base=2,
            action="0r",
            first=3,
            last=4,
            events="0r #0r",
            at_ms=ended,
        )
        assert asyncio.run(self.store.create(game, seats, (move,)))
        return game.id

    def tables(self, query: str = "") -> list[str]:
        answer = self.client.get(f"/api/games{query}")
        assert answer.status_code == 200, answer.text
        return [game["table"] for game in answer.json()["games"]]


@pytest.fixture
def house(tmp_path: Path, static: Path) -> Iterator[House]:
    with closing(Store(tmp_path / "data")) as store, served(create_app(store, static=static)) as client:
        yield House(store, client)


def test_who_has_played_nothing_has_no_games(house: House) -> None:
    assert house.client.get("/api/games").json() == {"games": [], "next": None}
    house.somebody()
    assert house.client.get("/api/games").json() == {"games": [], "next": None}


def test_the_own_finished_games_newest_first_and_nothing_else(house: House) -> None:
    other = house.somebody()
    foreign = house.finished(other, 9_000_000, "#0")
    person = house.somebody()
    later, sooner = house.finished(person, 8_000_000, "#1"), house.finished(person, 7_000_000, "#0")
    house.finished(person, 9_500_000, None)
    house.finished(person, 9_600_000, "#0", lesson="lead")
    assert house.tables() == [later, sooner]
    assert foreign not in house.tables()
    assert house.client.get("/api/games").headers["cache-control"] == "no-store"


def test_a_line_says_what_was_played_with_whom_and_how_it_ended(house: House) -> None:
    person = house.somebody()
    table = house.finished(person, 8_000_000, "#1", rules="club+deck=52", seats=3, seat=1, today="2026-11-30")
    line = house.client.get(f"/api/games/{table}").json()
    assert line == house.client.get("/api/games").json()["games"][0]
    assert line == {
        "table": table,
        "began": 7_940_000,
        "ended": 8_000_000,
        "rules": "club+deck=52",
        "preset": "club",
        "seats": [
            {"player": "hard", "name": None, "persona": 0},
            {"player": "person", "name": "Ann", "persona": 0},
            {"player": "hard", "name": None, "persona": 2},
        ],
        "you": 1,
        "standing": "durak",
        "result": {"text": "#1", "kind": "durak", "seat": 1},
        "bouts": 7,
        "today": "2026-11-30",
    }


def test_filters(house: House) -> None:
    person = house.somebody()
    won = house.finished(person, 1_000, "#1")
    durak = house.finished(person, 2_000, "#0", rules="club", seats=4)
    gave_up = house.finished(person, 3_000, "#0r", rules="club+deck=52", seats=3)
    drawn = house.finished(person, 4_000, "#-", rules="transfer", seats=2)
    repeated = house.finished(person, 5_000, "#=")
    other_gave_up = house.finished(person, 6_000, "#1r")
    assert house.tables("?result=won") == [other_gave_up, won]
    assert house.tables("?result=draw") == [repeated, drawn]
    assert house.tables("?result=durak") == [durak]
    assert house.tables("?result=resigned") == [gave_up]
    assert house.tables("?preset=club") == [gave_up, durak]
    assert house.tables("?seats=3") == [gave_up]
    assert house.tables("?seats=2&result=draw&preset=transfer") == [drawn]
    assert house.tables("?preset=atlasnye") == []


def test_pages_meet_without_a_gap_also_where_games_end_together(house: House) -> None:
    person = house.somebody()
    expected = {house.finished(person, 1_000 * (number // 3), "#1") for number in range(10)}
    found: list[str] = []
    before = ""
    answer: dict[str, Any] = {}
    for _ in range(4):
        answer = house.client.get(f"/api/games?most=3{before}").json()
        found += [game["table"] for game in answer["games"]]
        before = f"&before={answer['next']}"
    assert answer.get("next") is None
    assert len(found) == 10
    assert set(found) == expected
    assert house.tables() == found


@pytest.mark.parametrize(
    "query",
    [
        *("result=lost", "preset=bridge", "seats=1", "seats=7", "seats=two", "most=0", "most=101", "most=-1"),
        *("before=x", "before=1", "before=1.no", "before=.aaaaaaaaaaaaaaaaaaaa", "person=x"),
    ],
)
def test_what_a_query_cannot_ask(house: House, query: str) -> None:
    house.somebody()
    answer = house.client.get(f"/api/games?{query}")
    assert (answer.status_code, answer.json()["code"]) == (400, "bad_message")


def test_somebody_else_s_finished_game_is_refused(house: House) -> None:
    table = house.finished(house.somebody(), 1_000, "#0")
    house.somebody()
    for path in (f"/api/games/{table}", f"/api/games/{table}/record"):
        refused = house.client.get(path)
        assert (refused.status_code, refused.json()["code"]) == (403, "not_at_this_table")
        assert "deck" not in refused.text
    house.client.cookies.clear()
    assert house.client.get(f"/api/games/{table}").status_code == 403


def test_what_is_no_finished_game_is_refused(house: House) -> None:
    person = house.somebody()
    running, lesson = house.finished(person, 1_000, None), house.finished(person, 1_000, "#0", lesson="lead")
    unknown = "0" * 20
    assert house.client.get(f"/api/games/{running}").json()["code"] == "not_over"
    for table in (lesson, unknown, "x"):
        assert house.client.get(f"/api/games/{table}").json()["code"] == "unknown_table"


def test_the_page_s_addresses(house: House) -> None:
    table = house.client.post("/api/games", json=GAME).json()["table"]
    assert house.tables() == []
    assert house.client.get(f"/review/{table}").headers["x-robots-tag"] == "noindex"
    for path in ("/review", "/games", f"/review/{table}"):
        assert house.client.get(path).status_code == 200
    assert house.client.get("/review/aaaaaaaaaaaaaaaaaaaa").status_code == 404
