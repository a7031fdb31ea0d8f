"""The record of a finished game, with the proof of its deal."""

from __future__ import annotations

from datetime import UTC, datetime

from kozyr.cards import parse_cards
from kozyr.fair import sealed
from kozyr.fair.seeds import read_seeds
from kozyr.notation import Record
from kozyr.rules import Action, Deal, Result, Rules
from kozyr.server.failures import Failed
from kozyr.server.store import Store, StoredGame


async def record_of(store: Store, table: str, device: str | None) -> Record:
    """The whole game, for those who sat at its table, once it is over.

    Failed `unknown_table`, `not_at_this_table`, `not_over`.
    """
    stored = await store.load(table)
    if stored is None:
        raise Failed("unknown_table", {"table": table})
    if device is None or all(seat.token_hash != device for seat in stored.seats):
        raise Failed("not_at_this_table", {"table": table})
    if stored.game.result is None:
        raise Failed("not_over", {"table": table})
    return _record(stored)


def _record(stored: StoredGame) -> Record:
    game = stored.game
    deal = Deal(Rules.parse(game.rules), game.seats, game.dealer, game.first, parse_cards(game.deck))
    moves = tuple(Action.parse(move.action) for move in stored.moves)
    date = datetime.fromtimestamp(game.created_ms / 1000, UTC).date()
    result = None if game.result is None else Result.parse(game.result)
    record = Record(deal, moves, result, (("x-date", date.isoformat()),))
    if game.secret is None:
        return record
    return sealed(record, read_seeds(game.secret, game.nonces or ""))
