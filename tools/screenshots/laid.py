"""Games laid beforehand: a data folder in which a device sits at tables that are in the middle of something."""

from __future__ import annotations

import asyncio
import contextlib
import random
import sqlite3
import tempfile
import threading
from collections.abc import Callable, Coroutine, Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import TypeVar

from playwright.sync_api import BrowserContext

from kozyr.bots import by_name
from kozyr.cards import cards_text, deck_cards
from kozyr.rules import Deal, Refused, Rules, State, first_seats
from kozyr.server.store import AccountRow, GameRow, MoveRow, Newcomer, SeatRow, Store
from kozyr.server.store.opening import DATABASE
from kozyr.server.tokens import new_account_id, new_table_id, new_token, token_hash
from kozyr.table import Accepted, Table, events_text
from kozyr.view import observe

T = TypeVar("T")
PERSON_SEAT = 0
_BEGAN_MS = 1_760_000_000_000
_DAY_MS = 86_400_000
_MOST_SEEDS = 20_000
_PATIENCE_S = 20.0


@dataclass(frozen=True)
class Moment:
    """A game in which something holds: the first seed whose game comes to it, every seat played by `plain`."""

    rules: str
    seats: int
    holds: Callable[[State], bool]
    """Asked after every action; the person sits on seat 0."""
    player: str = "plain"
    pace: str = "instant"
    opponents: str = "plain"
    """Who is said to have sat there; the moves are `player`'s."""


@dataclass(frozen=True)
class LaidGame:
    """A game up to its moment, with all its moves."""

    moment: Moment
    deal: Deal
    opening: str
    moves: tuple[Accepted, ...]


@dataclass(frozen=True)
class Device:
    """The browser that sits at the laid tables: its cookie, and the tables by name."""

    cookie: str
    token: str
    tables: Mapping[str, str]

    def give_cookie(self, context: BrowserContext, address: str) -> None:
        """Let a browser profile be this device at a server's address."""
        context.add_cookies(
            [{"name": self.cookie, "value": self.token, "url": address, "httpOnly": True, "sameSite": "Strict"}]
        )


class NoSuchMoment(Exception):
    """No seed comes to the moment."""


@cache
def lay(moment: Moment) -> LaidGame:
    """Find the moment. The same moment gives the same game, always. NoSuchMoment if no seed has it."""
    for seed in range(_MOST_SEEDS):
        game = _play(moment, seed)
        if game is not None:
            return game
    raise NoSuchMoment(f"{moment.rules}, {moment.seats} seats: none of {_MOST_SEEDS} seeds comes to it")


@dataclass(frozen=True)
class Person:
    """Who sits at the laid tables, and what they played before: finished games, oldest first."""

    name: str | None = None
    avatar: str | None = None
    past: tuple[LaidGame, ...] = ()


def prepare(folder: Path, moments: Mapping[str, Moment], person: Person = Person()) -> Device:
    """Make the data folder with one running game a moment. The person has seat 0 of each."""
    games = {name: lay(moment) for name, moment in moments.items()}
    return _in_own_loop(lambda: _store(folder, games, person))


def prepare_beside(folder: Path, moments: Mapping[str, Moment]) -> Device:
    """The same for a folder that a running server has: the tables are there when they are asked for."""
    with tempfile.TemporaryDirectory() as apart:
        device = prepare(Path(apart), moments)
        with contextlib.closing(sqlite3.connect(folder / DATABASE, timeout=_PATIENCE_S)) as store:
            store.execute("ATTACH ? AS laid", (str(Path(apart) / DATABASE),))
            with store:
                for name in ("accounts", "devices", "games", "seats", "moves"):
                    store.execute(f"INSERT INTO main.{name} SELECT * FROM laid.{name}")  # noqa: S608 - our own names
            (mark,) = store.execute("SELECT value FROM main.meta WHERE key = 'mark'").fetchone()
    return replace(device, cookie=f"kozyr-{mark}")


def finished(moment: Moment, seed: int) -> LaidGame:
    """The game of a seed, played to its end. NoSuchMoment if it does not come there."""
    game = _play(replace(moment, holds=lambda state: state.result is not None), seed)
    if game is None:
        raise NoSuchMoment(f"{moment.rules}, {moment.seats} seats: the game of seed {seed} does not end")
    return game


def _play(moment: Moment, seed: int) -> LaidGame | None:
    chance = random.Random(seed)
    rules = Rules.parse(moment.rules)
    deck = list(deck_cards(rules.deck))
    chance.shuffle(deck)
    dealer = chance.randrange(moment.seats)
    first = chance.choice(first_seats(rules, moment.seats, dealer, tuple(deck)))
    deal = Deal(rules, moment.seats, dealer, first, tuple(deck))
    table = Table(deal)
    opening = events_text(table.events_after(0))
    program = by_name(moment.player, seed)
    moves: list[Accepted] = []
    while not moment.holds(table.state):
        actor = table.actor
        if actor is None:
            return None
        action = program.choose(observe(table.state, actor), ())
        accepted = table.submit(actor, f"laid-{table.version}", table.version, str(action), 0.0)
        assert not isinstance(accepted, Refused)
        table.settle(accepted, 0.0)
        moves.append(accepted)
    return LaidGame(moment, deal, opening, tuple(moves))


async def _store(folder: Path, games: Mapping[str, LaidGame], who: Person) -> Device:
    token = new_token()
    store = Store(folder)
    try:
        cookie = f"kozyr-{store.mark}"
        tables = {}
        device = token_hash(token)
        assert device is not None
        began_ms = _BEGAN_MS - _DAY_MS * len(who.past)
        account = AccountRow(id=new_account_id(), created_ms=began_ms, name=who.name, avatar=who.avatar)
        person = Newcomer(account=account, token_hash=device)
        for number, game in enumerate(who.past):
            await _keep(store, game, person, began_ms + _DAY_MS * number, is_first=number == 0)
        for number, (name, game) in enumerate(games.items()):
            tables[name] = await _keep(store, game, person, _BEGAN_MS + number, is_first=number == 0 and not who.past)
    finally:
        store.close()
    return Device(cookie, token, tables)


async def _keep(store: Store, game: LaidGame, owner: Newcomer, began_ms: int, *, is_first: bool) -> str:
    deal = game.deal
    row = GameRow(
        id=new_table_id(),
        created_ms=began_ms,
        rules=str(deal.rules),
        seats=deal.seats,
        dealer=deal.dealer,
        first=deal.first,
        deck=cards_text(deal.deck),
        opening=game.opening,
        pace=game.moment.pace,
    )
    person = SeatRow(seat=PERSON_SEAT, player="person", name=None, persona=0, account=owner.account.id)
    programs = (
        SeatRow(seat=seat, player=game.moment.opponents, name=None, persona=seat - 1) for seat in range(1, deal.seats)
    )
    await store.create(row, (person, *programs), newcomer=owner if is_first else None)
    for number, move in enumerate(game.moves, start=1):
        result = move.state.result
        kept = MoveRow(
            game=row.id,
            number=number,
            seat=move.seat,
            command_id=move.command_id,
            base=move.base,
            action=str(move.action),
            first=move.first,
            last=move.version,
            events=events_text(move.events),
            at_ms=began_ms + number,
        )
        await store.append(kept, bout=move.state.bout.number, result=None if result is None else str(result))
    return row.id


def _in_own_loop(work: Callable[[], Coroutine[None, None, T]]) -> T:
    """Run a coroutine where no loop runs: Playwright has one in the calling thread."""
    results: list[T] = []
    failures: list[BaseException] = []

    def run() -> None:
        try:
            results.append(asyncio.run(work()))
        except BaseException as error:  # handed on to the caller
            failures.append(error)

    thread = threading.Thread(target=run)
    thread.start()
    thread.join()
    if failures:
        raise failures[0]
    return results[0]
