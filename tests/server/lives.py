"""Finished games of a person, put into a store as a server would have kept them."""

from __future__ import annotations

import random
from dataclasses import dataclass

from kozyr.cards import cards_text
from kozyr.fair import Seeds, fair_deal
from kozyr.rules import Refused, Rules, legal
from kozyr.server.moves import move_row
from kozyr.server.store import GameRow, SeatRow, Store
from kozyr.server.tokens import new_table_id
from kozyr.table import Accepted, Table, events_text

BEGAN_MS = 1_760_000_000_000


@dataclass(frozen=True, kw_only=True)
class Life:
    """One game: how it is played, all by chance. The person sits on seat 0."""

    rules: str = "classic"
    opponents: tuple[str, ...] = ("plain",)
    seed: int = 0
    resigns_at: int | None = None
    """The person gives up at so many events."""
    takes_back: bool = False
    is_finished: bool = True


async def lived(store: Store, account: str, life: Life) -> str:
    """Keep such a game of an account that exists; its id. Games are a minute apart, by their seeds."""
    seats = len(life.opponents) + 1
    seeds = Seeds(random.Random(life.seed).randbytes(32), ())
    deal = fair_deal(Rules.parse(life.rules), seats, seeds)
    table = Table(deal)
    began_ms = BEGAN_MS + 60_000 * life.seed
    row = GameRow(
        id=new_table_id(),
        created_ms=began_ms,
        rules=str(deal.rules),
        seats=seats,
        dealer=deal.dealer,
        first=deal.first,
        deck=cards_text(deal.deck),
        opening=events_text(table.events_after(0)),
        pace="instant",
        secret=seeds.secret_text,
        nonces=seeds.nonces_text,
    )
    rows = [SeatRow(seat=0, player="person", name="Ann", persona=0, account=account)]
    rows += [
        SeatRow(seat=seat, player=player, name=None, persona=seat)
        for seat, player in enumerate(life.opponents, start=1)
    ]
    await store.create(row, tuple(rows))
    for number, accepted in enumerate(_played(table, life), start=1):
        result = accepted.state.result
        await store.append(
            move_row(row.id, number, accepted, began_ms + number),
            bout=accepted.state.bout.number,
            result=None if result is None else str(result),
        )
    return row.id


def _played(table: Table, life: Life) -> list[Accepted]:
    chance = random.Random(life.seed)
    made: list[Accepted] = []

    def take(answer: Accepted | Refused) -> bool:
        if isinstance(answer, Refused):
            return False
        table.settle(answer, 0.0)
        made.append(answer)
        return True

    is_taken_back = not life.takes_back
    while table.result is None and (life.is_finished or len(made) < 6):
        actor, name = table.actor, f"c{len(made)}"
        assert actor is not None
        if life.resigns_at is not None and table.version >= life.resigns_at:
            assert take(table.submit(0, name, table.version, "0r", 0.0))
        elif not is_taken_back and take(table.undo(0, f"u{table.version}", table.version, 0.0)):
            is_taken_back = True
        else:
            assert take(table.submit(actor, name, table.version, str(chance.choice(legal(table.state))), 0.0))
    return made
