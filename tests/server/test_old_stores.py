"""The data files of every released schema open in this version, with all their games, and these are played on.

After a migration was added: `python -m tests.server.make_store`, and commit the new file.
"""

from __future__ import annotations

import asyncio
import contextlib
import sqlite3
from pathlib import Path

import pytest

from kozyr.notation import read_record
from kozyr.server import wire
from kozyr.server.programs import Programs
from kozyr.server.records import record_of
from kozyr.server.rooms import Rooms, restored
from kozyr.server.store import Accounts, Store
from kozyr.server.store.backup import restore
from kozyr.server.store.copies import known_revisions
from kozyr.server.store.opening import DATABASE
from kozyr.table import UNDO
from tests.server.help import PATIENCE_S, Ear
from tests.server.make_store import PERSON, STORES, games

REVISIONS = sorted(path.stem for path in STORES.glob("*.sql"))


def laid(revision: str, folder: Path) -> Path:
    """The store as it lay on somebody's disk."""
    folder.mkdir(exist_ok=True)
    with contextlib.closing(sqlite3.connect(folder / DATABASE)) as store:
        store.executescript((STORES / f"{revision}.sql").read_text("utf-8"))
        (found,) = store.execute("select version_num from alembic_version").fetchone()
    assert found == revision
    return folder


def test_there_is_a_store_of_every_schema() -> None:
    assert tuple(REVISIONS) == known_revisions(), "run python -m tests.server.make_store and commit what it makes"


@pytest.mark.parametrize("revision", REVISIONS)
def test_every_game_of_an_old_store_comes_back_and_can_be_played_on(tmp_path: Path, revision: str) -> None:
    folder = laid(revision, tmp_path / "data")

    async def look() -> None:
        store = Store(folder)
        programs = Programs()
        rooms = Rooms(store, programs)
        try:
            for made in games():
                stored = await store.load(made.game.id)
                if made.since > revision:
                    assert stored is None
                    continue
                assert stored is not None
                assert stored.moves == made.moves
                table = restored(stored, 0.0)
                assert (None if table.result is None else str(table.result)) == made.game.result
                assert (stored.game.lesson, stored.game.today) == (made.game.lesson, made.game.today)
                if made.game.result is not None:
                    record = record_of(stored)
                    assert read_record(str(record)).result == table.result
                    assert (stored.game.secret is not None) == (revision >= "0004")
                else:
                    await play_on(rooms, made.game.id)
            assert store.mark == "c0ffee00", "the cookies that people hold are still its own"
            accounts = Accounts(store)
            person = await accounts.of_device(PERSON)
            assert person is not None
            own = {made.game.id for made in games() if made.since <= revision}
            assert set(await accounts.tables_of(person)) == own, "whoever had the cookie sits there still"
        finally:
            await rooms.close()
            programs.close()
            store.close()

    asyncio.run(asyncio.wait_for(look(), PATIENCE_S))


async def play_on(rooms: Rooms, game: str) -> None:
    """One more move of the person, which is kept."""
    room = await rooms.get(game)
    assert room is not None
    ear = Ear(0)
    room.join(ear, 0)
    await ear.wait_for("welcome")
    while True:
        sights = [message["sight"] for message, _ in ear.heard if message.get("sight")]
        if sights[-1]["choices"] or sights[-1]["result"]:
            break
        await ear.more(len(ear.heard))
    if sights[-1]["result"] is None:
        room.act(ear, wire.Act(id="later", base=room._table.version, action=sights[-1]["choices"][0]["action"]))
        answer = await ear.answer("later", after=0)
        assert answer["type"] == "ack", answer
        assert answer["kept"]


def test_the_games_are_in_every_state() -> None:
    made = {each.game.id.rstrip("x"): each for each in games()}
    assert not made["justxdealt"].moves
    assert made["running"].game.result is None
    assert made["finished"].game.result is not None
    assert (made["resigned"].game.result or "").endswith("r")
    assert [move.action for move in made["takenxback"].moves].count(UNDO) == 2
    assert made["lesson"].game.lesson
    assert made["todays"].game.today


@pytest.mark.parametrize("revision", REVISIONS)
def test_a_backup_of_an_old_store_is_restored_as_one_of_this_version(tmp_path: Path, revision: str) -> None:
    folder = laid(revision, tmp_path / "old")
    restored_one = restore(folder / DATABASE, tmp_path / "data", progress=lambda _done, _total: None)
    assert restored_one.contents.revision == revision
    with contextlib.closing(sqlite3.connect(tmp_path / "data" / DATABASE)) as store:
        assert store.execute("select version_num from alembic_version").fetchone() == (known_revisions()[-1],)
