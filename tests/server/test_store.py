"""The store: what is committed stays, what fails is said, and nothing half is kept."""

from __future__ import annotations

import asyncio
import contextlib
import errno
import itertools
import os
import sqlite3
import stat
import threading
from collections.abc import Coroutine, Iterator
from dataclasses import replace
from pathlib import Path
from typing import Any, TypeVar

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import Connection, create_engine, inspect, text

from kozyr.rules import begin, legal
from kozyr.server.store import MoveRow, SeatRow, StorageFailed, Store, StoreUnusable, TooManyGames, opening, schema
from kozyr.server.store.opening import DATABASE
from kozyr.table import Table
from tests.server.help import people_game
from tests.table.help import Desk, seeded_deal

T = TypeVar("T")
DEAL = seeded_deal("club", 2, 1)


def run(work: Coroutine[Any, Any, T]) -> T:
    return asyncio.run(work)


@contextlib.contextmanager
def store_in(folder: Path, busy_ms: int = 2000) -> Iterator[Store]:
    store = Store(folder, busy_ms=busy_ms)
    try:
        yield store
    finally:
        store.close()


def moves_of(game: str, most: int = 50) -> list[MoveRow]:
    """The first moves of the deal, as rows."""
    desk = Desk(Table(DEAL))
    while desk.table.result is None and len(desk.rows) < most:
        desk.play(str(legal(desk.table.state)[-1]))
    return [
        MoveRow(
            game=game,
            number=number,
            seat=row.seat,
            command_id=row.command_id,
            base=row.base,
            action=row.action,
            first=row.first,
            last=row.last,
            events=row.events,
            at_ms=number,
        )
        for number, row in enumerate(desk.rows, start=1)
    ]


def test_the_migrations_make_the_tables_that_the_code_knows(tmp_path: Path) -> None:
    with store_in(tmp_path):
        pass
    engine = create_engine(f"sqlite:///{tmp_path / DATABASE}")
    with engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, schema.metadata) == []
    engine.dispose()


def test_a_store_from_before_the_lessons_keeps_its_games(tmp_path: Path) -> None:
    with store_in(tmp_path) as store:
        game = run(people_game(store, DEAL))
    engine = create_engine(f"sqlite:///{tmp_path / DATABASE}")
    config = opening.migrations()
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.downgrade(config, "0001")
        columns = [column["name"] for column in inspect(connection).get_columns("games")]
    engine.dispose()
    assert "lesson" not in columns
    with store_in(tmp_path) as store:
        stored = run(store.load(game))
        assert stored is not None
        assert stored.game.lesson is None


def test_it_is_durable_and_private(tmp_path: Path) -> None:
    with store_in(tmp_path / "new" / "folder") as store:

        def pragmas(connection: Connection) -> tuple[object, object]:
            names = ("journal_mode", "synchronous")
            mode, synchronous = (connection.execute(text(f"PRAGMA {name}")).scalar_one() for name in names)
            return mode, synchronous

        assert run(store.write(pragmas)) == ("wal", 2)
        if os.name == "posix":
            assert stat.S_IMODE((store.folder / DATABASE).stat().st_mode) == 0o600
            assert stat.S_IMODE(store.folder.stat().st_mode) == 0o700


def test_games_and_moves_come_back_as_they_were_kept(tmp_path: Path) -> None:
    with store_in(tmp_path) as store:
        game = run(people_game(store, DEAL))
        rows = moves_of(game)

        async def play() -> None:
            for row in rows:
                await store.append(row, bout=2, result=None)

        run(play())
    with store_in(tmp_path) as store:
        stored = run(store.load(game))
        assert stored is not None
        assert list(stored.moves) == rows
        assert stored.game.bout == 2
        assert [seat.player for seat in stored.seats] == ["person", "person"]
        assert run(store.load("nothing")) is None
        assert run(store.seats_of("nothing")) == ()


def test_one_bad_row_in_a_crowd_fails_alone(tmp_path: Path) -> None:
    async def crowd(store: Store) -> list[BaseException | None]:
        games = [await people_game(store, DEAL) for _ in range(20)]
        rows = [moves_of(game, 1)[0] for game in games]
        gate = threading.Event()
        hold = store._writer.write(lambda _: gate.wait(10))  # so that the others pile up behind it
        waiting = [asyncio.ensure_future(store.append(row, bout=1, result=None)) for row in [*rows, rows[3]]]
        await asyncio.sleep(0)
        gate.set()
        await hold
        outcomes = await asyncio.gather(*waiting, return_exceptions=True)
        assert all([await store.has_move(row.game, 1) for row in rows])
        return outcomes

    with store_in(tmp_path) as store:
        *good, bad = run(crowd(store))
    assert good == [None] * 20
    assert isinstance(bad, StorageFailed)


def test_group_commit_takes_one_transaction_for_what_piled_up(tmp_path: Path) -> None:
    async def crowd(store: Store) -> list[int]:
        seen: list[int] = []
        gate = threading.Event()
        hold = store._writer.write(lambda _: gate.wait(10))

        def work(connection: Connection) -> None:
            seen.append(id(connection.get_transaction()))

        waiting = [store._writer.write(work) for _ in range(50)]
        gate.set()
        await asyncio.gather(hold, *waiting)
        return seen

    with store_in(tmp_path) as store:
        seen = run(crowd(store))
    assert len(seen) == 50
    assert len(set(seen)) == 1


def test_a_command_is_kept_once(tmp_path: Path) -> None:
    with store_in(tmp_path) as store:
        game = run(people_game(store, DEAL))
        row = moves_of(game, 1)[0]
        run(store.append(row, bout=1, result=None))
        with pytest.raises(StorageFailed):
            run(store.append(row, bout=1, result=None))


def test_games_at_which_somebody_else_sits_do_not_count_as_one_s_own(tmp_path: Path) -> None:
    def seats(*tokens: str | None) -> tuple[SeatRow, ...]:
        return tuple(
            SeatRow(seat=seat, player="person" if token else "plain", name=None, persona=0, account=token)
            for seat, token in enumerate(tokens)
        )

    with store_in(tmp_path) as store:
        game = run(store.load(run(people_game(store, DEAL))))
        assert game is not None
        template, numbers = game.game, itertools.count()

        def create(*tokens: str | None, most_alone: int | None = 2, result: str | None = None) -> bool:
            row = replace(template, id=f"game {next(numbers)}", result=result)
            return run(store.create(row, seats(*tokens), most_alone=most_alone))

        for _ in range(5):
            assert create("ann", "bob")
            assert create("ann", None, result="#1")
        for _ in range(2):
            assert create("ann", None)
        for _ in range(2):
            with pytest.raises(TooManyGames):
                create("ann", None)
        with pytest.raises(TooManyGames):
            create("bob", "ann")
        assert create("bob", None)
        assert create("ann", None, most_alone=3)
        assert create("ann", None, most_alone=None)
        assert len(run(store.unfinished_of("ben"))) == 0
        assert len(run(store.unfinished_of("ann"))) == 9


def test_a_failure_names_no_card(tmp_path: Path) -> None:
    with store_in(tmp_path) as store:
        game = run(people_game(store, DEAL))
        row = moves_of(game, 1)[0]
        run(store.append(row, bout=1, result=None))
        with pytest.raises(StorageFailed) as failed:
            run(store.append(row, bout=1, result=None))
        said = f"{failed.value!r} {failed.value.__cause__}"
        assert row.events not in said
        assert row.action not in said
        assert str(begin(DEAL).state.hands[0]) not in repr(run(store.load(game)))


def test_a_locked_file_fails_and_then_works_again(tmp_path: Path) -> None:
    with store_in(tmp_path, busy_ms=20) as store:
        game = run(people_game(store, DEAL))
        row = moves_of(game, 1)[0]
        with contextlib.closing(sqlite3.connect(tmp_path / DATABASE, isolation_level=None)) as blocker:
            blocker.execute("BEGIN IMMEDIATE")
            with pytest.raises(StorageFailed):
                run(store.append(row, bout=1, result=None))
        assert not run(store.has_move(game, 1))
        run(store.append(row, bout=1, result=None))


def test_a_full_disk_fails_and_loses_nothing(tmp_path: Path) -> None:
    with store_in(tmp_path) as store:
        game = run(people_game(store, DEAL))
        rows = moves_of(game, 2)
        run(store.append(rows[0], bout=1, result=None))

        def fill(connection: Connection) -> None:
            pages = connection.execute(text("PRAGMA page_count")).scalar_one()
            connection.execute(text(f"PRAGMA max_page_count = {pages}"))
            connection.execute(text("CREATE TABLE much (x)"))
            connection.execute(text("INSERT INTO much VALUES (randomblob(100000))"))

        with pytest.raises(StorageFailed):
            run(store.write(fill))
        run(store.append(rows[1], bout=1, result=None))
        stored = run(store.load(game))
        assert stored is not None
        assert len(stored.moves) == 2


def unusable(folder: Path) -> StoreUnusable:
    with pytest.raises(StoreUnusable) as caught:
        Store(folder, busy_ms=20)
    return caught.value


def test_a_second_store_on_one_folder_is_refused_until_the_first_is_closed(tmp_path: Path) -> None:
    with store_in(tmp_path) as store:
        store.describe("http://here/")
        error = unusable(tmp_path)
        assert error.code == "store_in_use"
        assert "http://here/" in str(error)
        assert "--data" in str(error)
    with store_in(tmp_path):
        pass


def test_a_damaged_file_is_said(tmp_path: Path) -> None:
    (tmp_path / DATABASE).write_bytes(b"this is no database" * 1000)
    assert unusable(tmp_path).code == "store_corrupt"
    (tmp_path / DATABASE).unlink()
    with store_in(tmp_path) as store:
        game = run(people_game(store, DEAL))
        run(_keep(store, moves_of(game)))
    size = (tmp_path / DATABASE).stat().st_size
    with (tmp_path / DATABASE).open("r+b") as file:
        file.seek(4096)
        file.write(b"\xee" * (size - 8192))
    assert unusable(tmp_path).code == "store_corrupt"
    (tmp_path / DATABASE).unlink()
    with store_in(tmp_path):
        pass


async def _keep(store: Store, rows: list[MoveRow]) -> None:
    for row in rows:
        await store.append(row, bout=1, result=None)


def test_a_locked_file_at_the_start_is_said(tmp_path: Path) -> None:
    with store_in(tmp_path):
        pass
    with contextlib.closing(sqlite3.connect(tmp_path / DATABASE, isolation_level=None)) as blocker:
        blocker.execute("BEGIN IMMEDIATE")
        assert unusable(tmp_path).code == "store_locked"


def test_a_folder_that_cannot_be_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder")
    assert unusable(tmp_path / "file" / "data").code == "store_not_writable"
    (tmp_path / DATABASE).mkdir()
    assert unusable(tmp_path).code == "store_not_writable"


def test_a_store_keeps_its_mark(tmp_path: Path) -> None:
    with store_in(tmp_path / "one") as one, store_in(tmp_path / "two") as two:
        marks = one.mark, two.mark
    assert marks[0] != marks[1]
    with store_in(tmp_path / "one") as again:
        assert again.mark == marks[0]


@pytest.mark.parametrize("damage", ["drop table meta", "delete from alembic_version", "drop table alembic_version"])
def test_a_file_without_what_it_needs_is_said_before_anything_is_served(tmp_path: Path, damage: str) -> None:
    with store_in(tmp_path):
        pass
    with contextlib.closing(sqlite3.connect(tmp_path / DATABASE)) as other, other:
        other.execute(damage)
    error = unusable(tmp_path)
    assert error.code == "store_unusable"
    assert "--data" in str(error)
    assert ("does not say which Kozyr wrote it" in str(error)) == ("alembic_version" in damage)


def test_no_room_for_the_first_row_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with store_in(tmp_path):
        pass
    with contextlib.closing(sqlite3.connect(tmp_path / DATABASE)) as other, other:
        other.execute("delete from meta")
    # A file that may not grow, and a mark that needs more than the room left in it.
    monkeypatch.setattr(opening, "_WRITING", ("max_page_count=1", *opening._WRITING))
    monkeypatch.setattr("kozyr.server.store.opening.secrets.token_hex", lambda _: "0" * 100_000)
    error = unusable(tmp_path)
    assert error.code == "store_full"
    assert "--data" in str(error)


def test_a_folder_whose_lock_cannot_be_described_is_still_locked(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> int:
        raise OSError(errno.ENOSPC, "No space left on device")

    monkeypatch.setattr("kozyr.server.store.lock.os.write", full)
    with store_in(tmp_path) as store:
        store.describe("http://here/")
        assert unusable(tmp_path).code == "store_in_use"


def test_a_store_of_a_newer_kozyr_is_said(tmp_path: Path) -> None:
    with store_in(tmp_path):
        pass
    with contextlib.closing(sqlite3.connect(tmp_path / DATABASE)) as other, other:
        other.execute("update alembic_version set version_num = '9999'")
    assert unusable(tmp_path).code == "store_too_new"
