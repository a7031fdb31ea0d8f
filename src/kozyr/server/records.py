"""The record of a finished game, with the proof of its deal."""

from __future__ import annotations

from dataclasses import replace
from datetime import UTC, datetime

from kozyr.fair import sealed
from kozyr.fair.seeds import read_seeds
from kozyr.notation import Record
from kozyr.server.failures import Failed
from kozyr.server.log import logger, where
from kozyr.server.rooms import DamagedGame, restored
from kozyr.server.store import Store, StoredGame


async def record_for(store: Store, table: str, account: str | None) -> Record:
    """The whole game, for those who sat at its table, once it is over.

    Failed `unknown_table`, `not_at_this_table`, `not_over`; DamagedGame if it does not replay.
    """
    stored = await store.load(table)
    if stored is None:
        raise Failed("unknown_table", {"table": table})
    if account is None or all(seat.account != account for seat in stored.seats):
        raise Failed("not_at_this_table", {"table": table})
    if stored.game.result is None:
        raise Failed("not_over", {"table": table})
    return record_of(stored)


def record_of(stored: StoredGame) -> Record:
    """A stored game as it stands. DamagedGame if it does not replay."""
    game = stored.game
    try:
        record = restored(stored, 0.0).record
    except ValueError as error:
        logger().error("damaged_game", table=game.id, error=where(error))
        raise DamagedGame(game.id) from error
    date = datetime.fromtimestamp(game.created_ms / 1000, UTC).date().isoformat()
    record = replace(record, extras=(("x-date", date), *record.extras))
    if game.secret is None or game.result is None:
        return record
    return sealed(record, read_seeds(game.secret, game.nonces or ""))
