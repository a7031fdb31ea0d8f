"""A person's finished games as progress sees them: worked out once from the stored moves, and kept beside them.

What is kept is only a shortened way: a game without a kept outcome, because the server was killed at its end or was
older then, gets one when somebody asks. So nothing is lost, and nothing can count twice.
"""

from __future__ import annotations

import msgspec

from kozyr.progress import Outcome, deeds_of, standing_of
from kozyr.progress.outcome import place_of
from kozyr.rules import PRESETS
from kozyr.server.log import logger, where
from kozyr.server.rooms import restored
from kozyr.server.store import Accounts, KeptOutcome, Store, StoredGame

VERSION = 1
"""Raised when outcomes come to say more: older ones are worked out anew."""
OWN_RULES = "custom"


async def outcomes_of(store: Store, accounts: Accounts, account: str) -> list[Outcome]:
    """All finished games of a person, in no order. A stored game that does not replay is left out, and logged."""
    known: list[Outcome] = []
    fresh: dict[str, str] = {}
    for kept in await accounts.outcomes_of(account):
        outcome = _read(kept)
        if outcome is None:
            outcome = await _worked_out(store, kept.game, account)
            if outcome is None:
                continue
            fresh[kept.game] = msgspec.json.encode(outcome).decode()
        known.append(outcome)
    if fresh:
        await accounts.keep_outcomes(account, VERSION, fresh)
    return known


def outcome_of(stored: StoredGame, seat: int) -> Outcome:
    """What a finished game came to for a seat. ValueError for one that does not replay or is not over."""
    table = restored(stored, 0.0)
    result = table.result
    if result is None:
        raise ValueError("the game is not over")
    events, rules = table.in_force, table.deal.rules
    return Outcome(
        game=stored.game.id,
        finished_ms=stored.moves[-1].at_ms,
        preset=rules.preset if PRESETS[rules.preset] == rules else OWN_RULES,
        deck=rules.deck,
        seats=table.deal.seats,
        opponents=tuple(other.player for other in stored.seats if other.seat != seat),
        standing=standing_of(result, seat),
        place=place_of(events, seat),
        undone=any(key == "x-undo" for key, _ in table.record.extras),
        deeds=deeds_of(events, seat, rules.deck),
    )


def _read(kept: KeptOutcome) -> Outcome | None:
    """A kept outcome; None where there is none that can be used."""
    if kept.outcome is None or kept.version != VERSION:
        return None
    try:
        return msgspec.json.decode(kept.outcome, type=Outcome)
    except msgspec.DecodeError as error:
        logger().error("outcome_unreadable", table=kept.game, error=where(error))
        return None


async def _worked_out(store: Store, game: str, account: str) -> Outcome | None:
    stored = await store.load(game)
    if stored is None:
        return None
    seat = stored.seat_of(account)
    if seat is None:
        return None
    try:
        return outcome_of(stored, seat)
    except ValueError as error:
        logger().error("damaged_game", table=game, error=where(error))
        return None
