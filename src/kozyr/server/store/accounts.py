"""People in the store: their accounts, devices, codes, and what their finished games came to."""

from __future__ import annotations

from dataclasses import dataclass, field

from sqlalchemy import Connection, delete, func, insert, select, update

from kozyr.server.store import people, schema
from kozyr.server.store.errors import NoAccount
from kozyr.server.store.rows import AccountRow
from kozyr.server.store.store import Store

_WIPES = 3
"""So often the files are tried to be wiped at once; each try waits for those who read. Later the next start does."""


@dataclass(frozen=True, kw_only=True)
class KeptOutcome:
    """What a finished game came to for somebody, as text; None where nobody has worked it out yet.

    `version`: of the program that worked it out.
    """

    game: str
    version: int | None
    outcome: str | None = field(repr=False)


@dataclass(frozen=True, kw_only=True)
class Whose:
    """What a code opens, without using it up."""

    account: AccountRow
    games: int
    """Finished ones."""


class Accounts:
    """All of it raises StorageFailed when the file fails; what changes an account, NoAccount if it is gone.

    Hashes are SHA-256 (hex), moments milliseconds since 1970.
    """

    def __init__(self, store: Store) -> None:
        self._store = store

    async def of_device(self, token_hash: str) -> str | None:
        """The account to which a device belongs, None for a device that this store does not know."""
        devices = schema.devices.c
        query = select(devices.account).where(devices.token_hash == token_hash)
        return await self._store.read(lambda connection: connection.execute(query).scalar_one_or_none())

    async def get(self, account: str) -> AccountRow | None:
        """An account, None if it has been deleted meanwhile."""
        return await self._store.read(lambda connection: people.account_row(connection, account))

    async def devices_of(self, account: str) -> tuple[int, ...]:
        """When each device came to an account, the oldest first."""
        devices = schema.devices.c
        query = select(devices.created_ms).where(devices.account == account).order_by(devices.created_ms)
        return await self._store.read(lambda connection: tuple(connection.execute(query).scalars()))

    async def tables_of(self, account: str) -> tuple[str, ...]:
        """Every table at which a person sits, running, finished and lessons."""
        return await self._store.read(lambda connection: people.tables_of(connection, account))

    async def finished(self, account: str) -> int:
        """How many finished games a person has."""
        return await self._store.read(lambda connection: people.finished(connection, account))

    async def change_face(self, account: str, name: str | None, avatar: str | None) -> None:
        """A person is called otherwise."""
        await self._change(account, name=name, avatar=avatar)

    async def set_recovery(self, account: str, code_hash: str) -> None:
        """A recovery code takes the place of the one before."""
        await self._change(account, recovery_hash=code_hash)

    async def add_link(self, account: str, code_hash: str, *, now_ms: int, expires_ms: int) -> None:
        """Keep a code for another device; the account's earlier ones are void."""
        links = schema.links.c

        def work(connection: Connection) -> bool:
            if people.account_row(connection, account) is None:
                return False
            connection.execute(delete(schema.links).where((links.account == account) | (links.expires_ms <= now_ms)))
            row = {"code_hash": code_hash, "account": account, "expires_ms": expires_ms}
            connection.execute(insert(schema.links).values(**row))
            return True

        if not await self._store.write(work):
            raise NoAccount

    async def whose(self, code_hash: str, now_ms: int) -> Whose | None:
        """What a code opens, None for one that opens nothing."""

        def work(connection: Connection) -> Whose | None:
            account = people.whose_code(connection, code_hash, now_ms)
            row = None if account is None else people.account_row(connection, account)
            return None if row is None else Whose(account=row, games=people.finished(connection, row.id))

        return await self._store.read(work)

    async def join(self, code_hash: str, token_hash: str, now_ms: int) -> str | None:
        """A device joins the account that a code opens, and brings along what it had; that account, or None.

        A device that this store does not know comes with nothing.
        """
        devices = schema.devices.c

        def work(connection: Connection) -> str | None:
            account = people.whose_code(connection, code_hash, now_ms)
            if account is None:
                return None
            people.use_up_link(connection, code_hash, now_ms)
            query = select(devices.account).where(devices.token_hash == token_hash)
            former = connection.execute(query).scalar_one_or_none()
            if former is None:
                people.add_device(connection, account, token_hash, now_ms)
            elif former != account:
                people.merge(connection, former, account)
            return account

        return await self._store.write(work)

    async def sign_off_others(self, account: str, token_hash: str) -> None:
        """Every other device of an account belongs to it no more; its links and its recovery code are void."""
        devices = schema.devices.c

        def work(connection: Connection) -> None:
            others = (devices.account == account) & (devices.token_hash != token_hash)
            connection.execute(delete(schema.devices).where(others))
            connection.execute(delete(schema.links).where(schema.links.c.account == account))
            own = schema.accounts.c.id == account
            connection.execute(update(schema.accounts).where(own).values(recovery_hash=None))

        await self._store.write(work)

    async def forget(self, account: str) -> None:
        """Delete a person and all that is only theirs, from the file too: nothing of it is left there."""
        await self._store.write(lambda connection: people.forget(connection, account))
        for _ in range(_WIPES):
            if await self._store.wipe():
                return

    async def outcomes_of(self, account: str) -> tuple[KeptOutcome, ...]:
        """Every finished game of a person, and what it came to if that has been worked out. Lessons are no games."""
        games, seats, kept = schema.games.c, schema.seats.c, schema.outcomes.c
        query = (
            select(games.id, kept.version, kept.outcome)
            .join(schema.seats, seats.game == games.id)
            .outerjoin(schema.outcomes, (kept.game == games.id) & (kept.account == account))
            .where(seats.account == account, games.result.is_not(None), games.lesson.is_(None))
            .order_by(games.id)
        )

        def work(connection: Connection) -> tuple[KeptOutcome, ...]:
            rows = connection.execute(query).all()
            return tuple(KeptOutcome(game=game, version=version, outcome=outcome) for game, version, outcome in rows)

        return await self._store.read(work)

    async def keep_outcomes(self, account: str, version: int, outcomes: dict[str, str]) -> None:
        """Keep what games came to, by game. Kept twice, it is one; nothing is kept of who is gone meanwhile."""
        kept = schema.outcomes.c

        def work(connection: Connection) -> None:
            theirs = set(people.tables_of(connection, account))
            for game in theirs & outcomes.keys():
                connection.execute(delete(schema.outcomes).where(kept.account == account, kept.game == game))
                row = {"account": account, "game": game, "version": version, "outcome": outcomes[game]}
                connection.execute(insert(schema.outcomes).values(**row))

        await self._store.write(work)

    async def count(self) -> int:
        """How many accounts there are."""
        query = select(func.count(schema.accounts.c.id))
        return await self._store.read(lambda connection: connection.execute(query).scalar_one())

    async def _change(self, account: str, **values: str | None) -> None:
        change = update(schema.accounts).where(schema.accounts.c.id == account).values(**values)
        if await self._store.write(lambda connection: connection.execute(change).rowcount) == 0:
            raise NoAccount
