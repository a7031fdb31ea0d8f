"""What is done with people inside a transaction: accounts, their devices, their games."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import asdict

from sqlalchemy import Connection, delete, exists, func, insert, select, update

from kozyr.server.store import schema
from kozyr.server.store.rows import AccountRow, Newcomer

WIPE_DUE = "wipe"
"""Stands in `meta` from a deletion until nothing of it is left in the files."""


def add_newcomer(connection: Connection, newcomer: Newcomer) -> None:
    """Make an account and its first device."""
    account = newcomer.account
    connection.execute(insert(schema.accounts).values(**asdict(account)))
    add_device(connection, account.id, newcomer.token_hash, account.created_ms)


def add_device(connection: Connection, account: str, token_hash: str, now_ms: int) -> None:
    """Let a new device belong to an account."""
    connection.execute(insert(schema.devices).values(token_hash=token_hash, account=account, created_ms=now_ms))


def account_row(connection: Connection, account: str) -> AccountRow | None:
    """An account, None if it is gone."""
    row = connection.execute(select(schema.accounts).where(schema.accounts.c.id == account)).first()
    return None if row is None else AccountRow(**row._asdict())


def whose_code(connection: Connection, code_hash: str, now_ms: int) -> str | None:
    """The account that a recovery code, or a link that still holds, opens."""
    links, accounts = schema.links.c, schema.accounts.c
    by_link = select(links.account).where(links.code_hash == code_hash, links.expires_ms > now_ms)
    found: str | None = connection.execute(by_link).scalar_one_or_none()
    if found is None:
        found = connection.execute(select(accounts.id).where(accounts.recovery_hash == code_hash)).scalar_one_or_none()
    return found


def use_up_link(connection: Connection, code_hash: str, now_ms: int) -> None:
    """A link is used once; those that hold no more go too."""
    links = schema.links.c
    connection.execute(delete(schema.links).where((links.code_hash == code_hash) | (links.expires_ms <= now_ms)))


def merge(connection: Connection, former: str, account: str) -> None:
    """Everything of one account goes over to another one, its devices too, and the former is no more."""
    for table in (schema.seats, schema.devices, schema.outcomes):
        connection.execute(update(table).where(table.c.account == former).values(account=account))
    connection.execute(delete(schema.links).where(schema.links.c.account == former))
    before, now = account_row(connection, former), account_row(connection, account)
    connection.execute(delete(schema.accounts).where(schema.accounts.c.id == former))
    if before is not None and now is not None:
        kept = {
            "created_ms": min(before.created_ms, now.created_ms),
            "name": now.name or before.name,
            "avatar": now.avatar or before.avatar,
            "recovery_hash": now.recovery_hash or before.recovery_hash,
        }
        connection.execute(update(schema.accounts).where(schema.accounts.c.id == account).values(**kept))


def tables_of(connection: Connection, account: str) -> tuple[str, ...]:
    """Every table at which a person sits, lessons too."""
    query = select(schema.seats.c.game).where(schema.seats.c.account == account)
    return tuple(connection.execute(query).scalars())


def finished(connection: Connection, account: str) -> int:
    """How many finished games a person has. Lessons are no games."""
    games, seats = schema.games.c, schema.seats.c
    query = (
        select(func.count(games.id))
        .join(schema.seats, seats.game == games.id)
        .where(seats.account == account, games.result.is_not(None), games.lesson.is_(None))
    )
    return connection.execute(query).scalar_one()


def forget(connection: Connection, account: str) -> None:
    """Take a person out: tables where nobody else sits go whole, at others the seat becomes nobody's."""
    seats, other = schema.seats.c, schema.seats.alias("other")
    is_shared = exists().where(other.c.game == seats.game, other.c.account != account)
    own = select(seats.game).where(seats.account == account, ~is_shared)
    alone = tuple(connection.execute(own).scalars())
    for table in (schema.outcomes, schema.links, schema.devices):
        connection.execute(delete(table).where(table.c.account == account))
    _forget_games(connection, alone)
    connection.execute(update(schema.seats).where(seats.account == account).values(account=None, name=None))
    connection.execute(delete(schema.accounts).where(schema.accounts.c.id == account))
    connection.execute(delete(schema.meta).where(schema.meta.c.key == WIPE_DUE))
    connection.execute(insert(schema.meta).values(key=WIPE_DUE, value="yes"))


def _forget_games(connection: Connection, games: Iterable[str]) -> None:
    for game in games:
        connection.execute(update(schema.games).where(schema.games.c.follows == game).values(follows=None))
        for table, column in (
            (schema.outcomes, schema.outcomes.c.game),
            (schema.moves, schema.moves.c.game),
            (schema.seats, schema.seats.c.game),
            (schema.games, schema.games.c.id),
        ):
            connection.execute(delete(table).where(column == game))
