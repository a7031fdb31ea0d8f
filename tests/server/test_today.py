"""Today's deal: the same for everybody, once, without help, and the same answers to the same moves."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

import pytest

from kozyr.cards import cards_text
from kozyr.rules import legal
from kozyr.server import lobby as lobby_module
from kozyr.server import today, wire
from kozyr.server.lobby import lobby, play_again, start_today
from kozyr.server.programs import Programs
from kozyr.server.promises import Promises
from kozyr.server.rooms import Rooms
from kozyr.server.store import PlayedToday, Store
from kozyr.server.tally import tally
from kozyr.table import Table
from kozyr.view import fold_all, project
from tests.server.help import PATIENCE_S, Ear

ANN, BEN = "a" * 64, "b" * 64
DATE = "2026-11-30"


def run(work: Coroutine[Any, Any, None]) -> None:
    asyncio.run(asyncio.wait_for(work, PATIENCE_S))


@pytest.fixture(autouse=True)
def the_day(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(today, "today", lambda: DATE)


def test_a_date_is_a_deal() -> None:
    deal = today.todays_deal(DATE)
    assert deal == today.todays_deal(DATE)
    assert cards_text(deal.deck).startswith(FIRST), "another deal than this date has had before"
    assert len({cards_text(today.todays_deal(f"2026-11-{day:02}").deck) for day in range(1, 31)}) == 30


FIRST = "JcTc8h7hTd9s9hJsQc9c6d6s"


def test_the_same_moves_meet_the_same_answers() -> None:
    def played() -> list[str]:
        """Twenty decisions; seat 0 plays the first thing it may."""
        table = Table(today.todays_deal(DATE))
        programs = {seat: today.todays_program(DATE, seat) for seat in range(1, today.SEATS)}
        moves = []
        for number in range(20):
            actor = table.actor
            if actor is None:
                break
            action = legal(table.state)[0]
            if actor:
                seen = [project(event, actor) for event in table.in_force]
                action = programs[actor].choose(fold_all(table.deal.rules, actor, seen), seen)
            accepted = table.submit(actor, f"c{number}", table.version, str(action), 0.0)
            moves.append(str(action))
            table.settle(accepted, 0.0)  # type: ignore[arg-type]
        return moves

    assert played() == played()


def test_one_try_and_what_came_of_it(tmp_path: Path) -> None:
    async def play() -> None:
        store = Store(tmp_path)
        rooms = Rooms(store, Programs())
        assert (await lobby(store, None)).today.table is None
        table = (await start_today(store, ANN, "instant")).table
        with pytest.raises(PlayedToday) as refused:
            await start_today(store, ANN, "instant")
        assert refused.value.facts == {"table": table, "result": "#*"}
        other = (await start_today(store, BEN, "instant")).table
        ann, ben = await store.load(table), await store.load(other)
        assert ann is not None
        assert ben is not None
        assert (ann.game.deck, ann.game.first) == (ben.game.deck, ben.game.first)
        assert [seat.persona for seat in ann.seats] == [seat.persona for seat in ben.seats]
        shown = await lobby(store, ANN)
        assert (shown.today.table, shown.today.result, shown.unfinished) == (table, None, [])

        room = await rooms.get(table)
        assert room is not None
        ear = Ear(0)
        room.join(ear, 0)
        welcome = await ear.wait_for("welcome")
        assert (welcome["today"], welcome["undo"]) == (DATE, False)
        room.hint(ear, wire.AskHint(id="h", base=welcome["version"]))
        assert (await ear.answer("h", after=0))["code"] == "not_in_todays_deal"
        room.undo(ear, wire.Undo(id="u", base=welcome["version"]))
        assert (await ear.answer("u", after=0))["code"] == "not_in_todays_deal"
        room.act(ear, wire.Act(id="r", base=welcome["version"], action="0r"))
        assert (await ear.answer("r", after=0))["type"] == "ack"
        result = (await lobby(store, ANN)).today.result
        assert result is not None
        assert (result.kind, result.seat) == ("resigned", 0)
        with pytest.raises(PlayedToday) as refused:
            await start_today(store, ANN, "instant")
        assert refused.value.facts == {"table": table, "result": "#0r"}
        await rooms.close()
        store.close()

    run(play())


def test_tomorrow_there_is_another(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        store = Store(tmp_path)
        table = await start_today(store, ANN, "instant")
        monkeypatch.setattr(today, "today", lambda: "2026-12-01")
        assert (await lobby(store, ANN)).today.table is None
        assert await start_today(store, ANN, "instant") != table
        store.close()

    run(play())


def test_a_rematch_counts_the_games_before_it_and_the_programs_stay_who_they_are(tmp_path: Path) -> None:
    async def play() -> None:
        store = Store(tmp_path)
        rooms = Rooms(store, Programs())
        wish = wire.NewGame(rules="classic", opponents=["plain", "random"], pace="instant")
        created = await lobby_module.start_game(store, wish, ANN, seeds=lambda: Promises().redeem(None))
        assert created is not None
        table = created.table
        for number in range(3):
            room = await rooms.get(table)
            assert room is not None
            ear = Ear(0)
            room.join(ear, 0)
            welcome = await ear.wait_for("welcome")
            assert welcome["tally"] == {"games": number, "draws": 0, "durak": [number, 0, 0]}
            room.act(ear, wire.Act(id="r", base=welcome["version"], action="0r"))
            await ear.answer("r", after=0)
            before = await store.seats_of(table)
            table = (await play_again(store, table, ANN, seeds=lambda: Promises().redeem(None))).table
            after = await store.seats_of(table)
            assert [seat.persona for seat in before[1:]] == [seat.persona for seat in after[1:]]
        await rooms.close()
        store.close()

    run(play())


def test_a_tally_of_every_kind_of_end() -> None:
    assert tally(["#1", "#-", "#0r", "#=", "#1"], 3) == wire.Tally(games=5, draws=2, durak=[1, 2, 0])
