"""Starting games: the checks on what is asked, the deal, and the rows that keep it."""

from __future__ import annotations

import secrets
import time
import unicodedata

from kozyr import bots
from kozyr.cards import cards_text
from kozyr.quoting import shortened
from kozyr.rules import PRESETS, VALUES, Rules, begin
from kozyr.server import wire
from kozyr.server.deals import fresh_deal
from kozyr.server.failures import Failed
from kozyr.server.limits import MOST_UNFINISHED
from kozyr.server.pace import PACES
from kozyr.server.programs import PERSON
from kozyr.server.store import GameRow, SeatRow, Store
from kozyr.server.tokens import new_table_id
from kozyr.table import events_text

LONGEST_NAME = 32
LONGEST_RULES = 300
_FEWEST_NAMES = 6
"""The house has at least so many names for programs: neighbouring numbers are different names."""


async def lobby(store: Store, token_hash: str | None) -> wire.Lobby:
    """What can be played, and the asker's running games, the newest 20 of them."""
    running = () if token_hash is None else await store.unfinished_of(token_hash, MOST_UNFINISHED)
    return wire.Lobby(
        presets=[
            wire.Preset(name=name, seats_min=rules.seats[0], seats_max=rules.seats[-1], options=rules.option_texts())
            for name, rules in PRESETS.items()
        ],
        options={name: list(values) for name, values in VALUES.items()},
        opponents=list(bots.names()),
        unfinished=[
            wire.Unfinished(
                table=game.id,
                preset=game.rules.partition("+")[0],
                seats=game.seats,
                bout=game.bout,
                began=game.created_ms,
            )
            for game in running
        ],
    )


async def start_game(store: Store, asked: wire.NewGame, token_hash: str, *, follows: str | None = None) -> str | None:
    """Deal and keep a game as asked, the asker on seat 0; its table's id.

    KozyrError `bad_rules`, `bad_seats`, `bad_opponent` or `bad_message` for what cannot be played, `too_many_games` for
    one who has too many unfinished games. None if another game follows `follows` already.
    """
    rules = Rules.parse(asked.rules[:LONGEST_RULES])
    rules.check_seats(len(asked.opponents) + 1)
    for opponent in asked.opponents:
        if opponent not in bots.names():
            raise Failed("bad_opponent", {"name": shortened(opponent), "expected": ", ".join(bots.names())})
    if asked.pace not in PACES:
        raise Failed("bad_message", {"where": "$.pace"})
    if len(asked.names) > len(asked.opponents):
        raise Failed("bad_message", {"where": "$.names"})
    deal = fresh_deal(rules, len(asked.opponents) + 1)
    game = GameRow(
        id=new_table_id(),
        created_ms=time.time_ns() // 1_000_000,
        rules=str(rules),
        seats=deal.seats,
        dealer=deal.dealer,
        first=deal.first,
        deck=cards_text(deal.deck),
        opening=events_text(begin(deal).events),
        pace=asked.pace,
        follows=follows,
    )
    kept = await store.create(game, _seats(asked, token_hash), most_alone=MOST_UNFINISHED)
    return game.id if kept else None


async def play_again(store: Store, table: str, token_hash: str) -> str:
    """The game after a finished one: same rules, same seats, new deal. Asked twice, it is the same game.

    KozyrError `unknown_table` or `not_at_this_table`.
    """
    while True:
        stored = await store.load(table)
        if stored is None:
            raise Failed("unknown_table", {"table": table})
        if all(seat.token_hash != token_hash for seat in stored.seats):
            raise Failed("not_at_this_table", {"table": table})
        later = await store.follower(table)
        if later is None:
            programs = [seat for seat in stored.seats if seat.player != PERSON]
            asked = wire.NewGame(
                rules=stored.game.rules,
                opponents=[seat.player for seat in programs],
                names=[seat.name for seat in programs],
                name=stored.seats[0].name,
                pace=stored.game.pace,
            )
            later = await start_game(store, asked, token_hash, follows=table)
            if later is not None:
                return later
        elif await _runs(store, later):
            return later
        else:
            table = later


async def _runs(store: Store, table: str) -> bool:
    stored = await store.load(table)
    return stored is not None and stored.game.result is None


def _seats(asked: wire.NewGame, token_hash: str) -> tuple[SeatRow, ...]:
    first = secrets.randbelow(1000)
    person = SeatRow(seat=0, player=PERSON, name=_name(asked.name), persona=0, token_hash=token_hash)
    names = [*map(_name, asked.names), *(None for _ in asked.opponents)]
    programs = (
        SeatRow(seat=seat, player=player, name=name, persona=first + seat)
        for seat, (player, name) in enumerate(zip(asked.opponents, names, strict=False), start=1)
    )
    return (person, *programs)


def _name(text: str | None) -> str | None:
    """A name as it is shown: no control characters, spaces folded, at most 32 characters; None for an empty one."""
    if text is None:
        return None
    visible = "".join(" " if unicodedata.category(letter).startswith(("C", "Z")) else letter for letter in text)
    return " ".join(visible.split())[:LONGEST_NAME] or None
