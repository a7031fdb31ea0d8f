"""Starting games: the checks on what is asked, the deal, and the rows that keep it."""

from __future__ import annotations

import secrets
import time
import unicodedata
from collections.abc import Callable, Sequence

from kozyr import bots
from kozyr.cards import cards_text
from kozyr.fair import Seeds, commitment_of, fair_deal
from kozyr.quoting import shortened
from kozyr.rules import PRESETS, VALUES, Deal, Rules, begin
from kozyr.rules.result import Result
from kozyr.server import today, wire
from kozyr.server.failures import Failed
from kozyr.server.limits import MOST_UNFINISHED
from kozyr.server.pace import PACES
from kozyr.server.programs import PERSON
from kozyr.server.sights import result_message
from kozyr.server.store import GameRow, Newcomer, SeatRow, Store, StoredGame, Wanted
from kozyr.server.tokens import new_table_id
from kozyr.table import events_text

LONGEST_NAME = 32
LONGEST_RULES = 300
_FEWEST_NAMES = 6
"""The house has at least so many names for programs: neighbouring numbers are different names."""


async def lobby(store: Store, account: str | None) -> wire.Lobby:
    """What can be played, and the asker's running games, but for today's deal, which is told apart."""
    running = () if account is None else await store.unfinished_of(account)
    date = today.today()
    todays = None if account is None else await store.todays_of(account, date)
    result = None if todays is None or todays.result is None else result_message(Result.parse(todays.result))
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
            if todays is None or game.id != todays.id
        ],
        past=account is not None and bool(await store.finished_of(account, Wanted(), 1)),
        today=wire.Today(
            date=date,
            preset=today.RULES,
            seats=today.SEATS,
            opponent=today.OPPONENT,
            table=None if todays is None else todays.id,
            result=result,
        ),
    )


async def start_game(
    store: Store,
    asked: wire.NewGame,
    account: str,
    *,
    seeds: Callable[[], Seeds],
    newcomer: Newcomer | None = None,
    after: StoredGame | None = None,
) -> wire.Created | None:
    """Deal and keep a game as asked, the asker on seat 0. `seeds`: what it is dealt from, asked for when all else is in
    order. `newcomer`: the asker's account, to be made with the game. `after`: the game that it is to follow; its
    programs stay who they are.

    KozyrError `bad_rules`, `bad_seats`, `bad_opponent` or `bad_message` for what cannot be played, `too_many_games` for
    one who has too many unfinished games. None if another game follows `after` already.
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
    made_of = seeds()
    deal = fair_deal(rules, len(asked.opponents) + 1, made_of)
    personas = None if after is None else [seat.persona for seat in after.seats]
    game = _game_row(deal, made_of, asked.pace, follows=None if after is None else after.game.id)
    seats = _seats(asked, account, personas)
    kept = await store.create(game, seats, most_alone=MOST_UNFINISHED, newcomer=newcomer)
    return _created(game) if kept else None


async def start_today(store: Store, account: str, pace: str, *, newcomer: Newcomer | None = None) -> wire.Created:
    """Deal today's deal to somebody.

    KozyrError `played_today`, with the table, for one who has been dealt it already; otherwise as `start_game`.
    """
    if pace not in PACES:
        raise Failed("bad_message", {"where": "$.pace"})
    date = today.today()
    asked = wire.NewGame(rules=today.RULES, opponents=[today.OPPONENT] * (today.SEATS - 1), pace=pace)
    game = _game_row(today.todays_deal(date), today.todays_seeds(date), pace, date=date)
    first = today.todays_personas(date)
    seats = _seats(asked, account, range(first, first + today.SEATS))
    await store.create(game, seats, most_alone=MOST_UNFINISHED, newcomer=newcomer)
    return _created(game)


def _game_row(deal: Deal, seeds: Seeds, pace: str, *, follows: str | None = None, date: str | None = None) -> GameRow:
    return GameRow(
        id=new_table_id(),
        created_ms=time.time_ns() // 1_000_000,
        rules=str(deal.rules),
        seats=deal.seats,
        dealer=deal.dealer,
        first=deal.first,
        deck=cards_text(deal.deck),
        opening=events_text(begin(deal).events),
        pace=pace,
        follows=follows,
        secret=seeds.secret_text,
        nonces=seeds.nonces_text,
        today=date,
    )


async def play_again(store: Store, table: str, account: str, *, seeds: Callable[[], Seeds]) -> wire.Created:
    """The game after a finished one: same rules, same seats, a deal from the seeds. Asked twice, it is the same game.

    KozyrError `unknown_table`, also for a lesson's, `not_at_this_table` or `not_over`.
    """
    while True:
        stored = await store.load(table)
        if stored is None or stored.game.lesson is not None:
            raise Failed("unknown_table", {"table": table})
        if all(seat.account != account for seat in stored.seats):
            raise Failed("not_at_this_table", {"table": table})
        if stored.game.result is None:
            raise Failed("not_over", {"table": table})
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
            created = await start_game(store, asked, account, seeds=seeds, after=stored)
            if created is not None:
                return created
        else:
            following = await store.load(later)
            if following is not None and following.game.result is None:
                return _created(following.game)
            table = later


def _created(game: GameRow) -> wire.Created:
    """The answer for a game; the commitment is everybody's, the secret nobody's until the end."""
    commitment = "" if game.secret is None else commitment_of(bytes.fromhex(game.secret))
    return wire.Created(table=game.id, commitment=commitment)


def _seats(asked: wire.NewGame, account: str, personas: Sequence[int] | None = None) -> tuple[SeatRow, ...]:
    """The rows of the seats. `personas`: the house's names by seat, the first one nobody's; by chance if None."""
    first = secrets.randbelow(1000)
    personas = personas or range(first, first + len(asked.opponents) + 1)
    person = SeatRow(seat=0, player=PERSON, name=clean_name(asked.name), persona=0, account=account)
    names = [*map(clean_name, asked.names), *(None for _ in asked.opponents)]
    programs = (
        SeatRow(seat=seat, player=player, name=name, persona=personas[seat])
        for seat, (player, name) in enumerate(zip(asked.opponents, names, strict=False), start=1)
    )
    return (person, *programs)


def clean_name(text: str | None) -> str | None:
    """A name as it is shown: no control characters, spaces folded, at most 32 characters; None for an empty one."""
    if text is None:
        return None
    visible = "".join(" " if unicodedata.category(letter).startswith(("C", "Z")) else letter for letter in text)
    return " ".join(visible.split())[:LONGEST_NAME].strip() or None
