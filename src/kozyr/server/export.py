"""All that is kept of a person, as one file for that person."""

from __future__ import annotations

from datetime import UTC, datetime

import kozyr
from kozyr.notation import redact
from kozyr.rules import KozyrError
from kozyr.server import wire
from kozyr.server.failures import Failed
from kozyr.server.outcomes import outcomes_of
from kozyr.server.profile import profile_message
from kozyr.server.records import record_of
from kozyr.server.store import Accounts, Store, StoredGame

FORMAT = 1


async def exported(store: Store, accounts: Accounts, account: str) -> wire.Export:
    """The file. Failed `no_account` for one that is gone meanwhile."""
    row = await accounts.get(account)
    if row is None:
        raise Failed("no_account")
    devices = await accounts.devices_of(account)
    outcomes = await outcomes_of(store, accounts, account)
    games = []
    for table in sorted(await accounts.tables_of(account)):
        stored = await store.load(table)
        seat = None if stored is None else stored.seat_of(account)
        if stored is not None and seat is not None:  # deleted meanwhile, or somebody else's now
            games.append(_game(stored, seat))
    games.sort(key=lambda game: game.began)
    return wire.Export(
        format=FORMAT,
        kozyr=kozyr.__version__,
        profile=profile_message(row, len(devices), outcomes),
        devices=[_moment(created_ms) for created_ms in devices],
        games=games,
    )


def _game(stored: StoredGame, seat: int) -> wire.ExportedGame:
    """One table. Of a running game the record as its seat knows it: the talon is nobody's yet."""
    try:
        record = record_of(stored)
        text = str(record if stored.game.result is not None else redact(record, seat))
    except KozyrError as damaged:
        text = f"({damaged.code})"
    return wire.ExportedGame(
        table=stored.game.id,
        began=_moment(stored.game.created_ms),
        seat=seat,
        players=[other.player for other in stored.seats],
        names=[other.name for other in stored.seats],
        lesson=stored.game.lesson,
        today=stored.game.today,
        record=text,
    )


def _moment(milliseconds: int) -> str:
    return datetime.fromtimestamp(milliseconds / 1000, UTC).isoformat(timespec="seconds")
