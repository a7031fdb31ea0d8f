"""Makes the store of a schema, with games in every state, as SQL text: `python -m tests.server.make_store [REVISION]`.

Without a revision: of the newest schema. A file that is there stays as it is: the stores of released schemas are what
lies on people's disks. After a migration was added, run it once and commit the new file.
"""

from __future__ import annotations

import sqlite3
import sys
import tempfile
from collections.abc import Iterable
from contextlib import closing
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from alembic import command
from sqlalchemy import MetaData, create_engine, insert

from kozyr.cards import cards_text
from kozyr.fair import Seeds, fair_deal
from kozyr.lessons import LESSONS
from kozyr.rules import Deal, Refused, Rules, begin, legal
from kozyr.server.moves import move_row
from kozyr.server.store import GameRow, MoveRow
from kozyr.server.store.copies import known_revisions
from kozyr.server.store.opening import DATABASE, migrations
from kozyr.server.today import RULES as TODAYS_RULES
from kozyr.server.today import SEATS, todays_deal, todays_seeds
from kozyr.table import Accepted, Table, events_text

STORES = Path(__file__).parent / "stores"
PERSON = "5f" * 32
"""The hash of the device token that sits on seat 0 of every game. No token has it."""
ACCOUNT = "a" * 26
_BEGAN_MS = 1_760_000_000_000
_DATE = "2026-11-30"


@dataclass(frozen=True)
class Made:
    """One game. `since`: the first revision in which there could be such a one."""

    game: GameRow
    moves: tuple[MoveRow, ...]
    since: str


def games() -> Iterable[Made]:
    """Games as people left them: just begun, running, with much taken back, finished, resigned, a lesson, today's."""
    yield _made("just-dealt", "classic", 2, 11, moves=0)
    yield _made("running", "transfer", 4, 12, moves=23)
    yield _made("finished", "club", 3, 13)
    yield _made("after-it", "club", 3, 14, moves=5, follows="finished")
    yield _made("resigned", "classic+deck=24", 2, 15, moves=6, resign=True)
    lesson = LESSONS[0]
    table = Table(lesson.deal)
    for action in lesson.before:
        _play(table, str(action))
    yield _made_of("lesson", lesson.deal, table, since="0002", lesson=lesson.name)
    yield _made("taken-back", "atlasnye", 2, 16, moves=8, undo=2, since="0003")
    table = Table(todays_deal(_DATE))
    for _ in range(7):
        _play_on(table)
    assert (str(table.deal.rules), table.deal.seats) == (TODAYS_RULES, SEATS)
    yield _made_of("todays", table.deal, table, since="0003", today=_DATE, seeds=todays_seeds(_DATE))


def _made(
    name: str,
    rules: str,
    seats: int,
    seed: int,
    *,
    moves: int = 1000,
    resign: bool = False,
    undo: int = 0,
    since: str = "0001",
    follows: str | None = None,
) -> Made:
    seeds = Seeds(bytes([seed]) * 32)
    table = Table(fair_deal(Rules.parse(rules), seats, seeds))
    for number in range(moves):
        if table.result is not None:
            break
        _play_on(table)
        if undo and number % 3 == 2 and isinstance(table.undo(0, f"back{number}", table.version, 0.0), Accepted):
            answer = table.undo(0, f"back{number}", table.version, 0.0)
            assert isinstance(answer, Accepted)
            table.settle(answer, 0.0)
    if resign:
        _play(table, "0r")
    return _made_of(name, table.deal, table, since=since, follows=follows, seeds=seeds)


def _play_on(table: Table) -> None:
    """The seat to act does something else each time."""
    choices = legal(table.state)
    _play(table, str(choices[table.version * 7 % len(choices)]))


def _play(table: Table, action: str) -> None:
    answer = table.submit(int(action[0]), f"c{table.version}", table.version, action, 0.0)
    assert not isinstance(answer, Refused), answer
    table.settle(answer, 0.0)


def _made_of(
    name: str,
    deal: Deal,
    table: Table,
    *,
    since: str,
    seeds: Seeds | None = None,
    follows: str | None = None,
    lesson: str | None = None,
    today: str | None = None,
) -> Made:
    game = GameRow(
        id=_id(name),
        created_ms=_BEGAN_MS,
        rules=str(deal.rules),
        seats=deal.seats,
        dealer=deal.dealer,
        first=deal.first,
        deck=cards_text(deal.deck),
        opening=events_text(begin(deal).events),
        pace="instant",
        bout=table.state.bout.number,
        result=None if table.result is None else str(table.result),
        secret=None if seeds is None else seeds.secret_text,
        nonces=None if seeds is None else seeds.nonces_text,
        follows=None if follows is None else _id(follows),
        lesson=lesson,
        today=today,
    )
    taken = table._accepted.values()
    moves = (move_row(game.id, number, each, _BEGAN_MS + number) for number, each in enumerate(taken, start=1))
    return Made(game, tuple(moves), since)


def _id(name: str) -> str:
    return f"{name:-<20}".replace("-", "x")


def _seats(game: GameRow) -> list[dict[str, object]]:
    """Its seats with every column that ever was; the person's is the first."""
    person: dict[str, object] = {
        "player": "person",
        "name": "Ann",
        "persona": 0,
        "token_hash": PERSON,
        "account": ACCOUNT,
    }
    others: dict[str, object] = {"player": "plain", "name": None, "token_hash": None, "account": None}
    programs: list[dict[str, object]] = [{**others, "persona": seat} for seat in range(1, game.seats)]
    return [{"game": game.id, "seat": seat, **row} for seat, row in enumerate([person, *programs])]


def store_at(revision: str, folder: Path) -> None:
    """A database with the schema of a revision, and all games that could be in it."""
    engine = create_engine(f"sqlite:///{folder / DATABASE}")
    config = migrations()
    with engine.begin() as connection:
        config.attributes["connection"] = connection
        command.upgrade(config, revision)
        tables = MetaData()
        tables.reflect(connection)

        def add(name: str, rows: list[dict[str, Any]]) -> None:
            """Rows with the columns that there are in this schema."""
            if name in tables.tables and rows:
                table = tables.tables[name]
                known = [{key: value for key, value in row.items() if key in table.c} for row in rows]
                connection.execute(insert(table), known)

        add("meta", [{"key": "mark", "value": "c0ffee00"}])
        add("accounts", [{"id": ACCOUNT, "created_ms": _BEGAN_MS, "name": "Ann"}])
        add("devices", [{"token_hash": PERSON, "account": ACCOUNT, "created_ms": _BEGAN_MS}])
        for made in games():
            if made.since <= revision:
                add("games", [asdict(made.game)])
                add("seats", _seats(made.game))
                add("moves", [asdict(move) for move in made.moves])
    engine.dispose()


def main() -> None:
    """Writes the file of a revision, the newest if none is named."""
    revision = sys.argv[1] if len(sys.argv) > 1 else known_revisions()[-1]
    target = STORES / f"{revision}.sql"
    if target.exists():
        sys.exit(f"{target.name} is there already, and stays as it was released")
    with tempfile.TemporaryDirectory() as folder:
        store_at(revision, Path(folder))
        with closing(sqlite3.connect(Path(folder) / DATABASE)) as store:
            STORES.mkdir(exist_ok=True)
            target.write_text("\n".join(store.iterdump()) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
