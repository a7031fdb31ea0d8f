"""A person's finished games: the list, page by page, and each of them by its table."""

from __future__ import annotations

import re
from collections.abc import Mapping

from kozyr.progress import standing_of
from kozyr.rules import PRESETS, Rules
from kozyr.rules.result import Result
from kozyr.server import wire
from kozyr.server.failures import Failed
from kozyr.server.sights import result_message
from kozyr.server.store import STANDINGS, FinishedGame, Store, Wanted
from kozyr.server.tokens import is_table_id

USUAL, MOST = 20, 100
"""Games in one answer."""
_ASKED = frozenset({"result", "preset", "seats", "before", "most"})
_CURSOR = re.compile(r"(\d{1,15})\.([0-9a-z]+)", re.ASCII)


async def past_games(store: Store, account: str | None, query: Mapping[str, str]) -> wire.PastGames:
    """The asker's finished games that a query wants: `result`, `preset`, `seats`, `before` and `most`, all optional.

    Failed `bad_message` for a query that names anything else, or a value that there is not.
    """
    wanted, most = _wanted(query)
    games = () if account is None else await store.finished_of(account, wanted, most + 1)
    shown = games[:most]
    cursor = f"{shown[-1].ended_ms}.{shown[-1].id}" if len(games) > most else None
    return wire.PastGames(games=[past_message(game) for game in shown], next=cursor)


async def past_game(store: Store, account: str | None, table: str) -> wire.Past:
    """One finished game of the asker's. Failed `unknown_table` (also a lesson's), `not_at_this_table`, `not_over`."""
    games = () if account is None else await store.finished_of(account, Wanted(game=table), 1)
    if games:
        return past_message(games[0])
    stored = await store.load(table)
    if stored is None or stored.game.lesson is not None:
        raise Failed("unknown_table", {"table": table})
    if stored.game.result is None and any(seat.account == account for seat in stored.seats if account is not None):
        raise Failed("not_over", {"table": table})
    raise Failed("not_at_this_table", {"table": table})


def past_message(game: FinishedGame) -> wire.Past:
    """A finished game as its message. Of the rows of the seats only what everybody at the table saw."""
    result = Result.parse(game.result)
    return wire.Past(
        table=game.id,
        began=game.created_ms,
        ended=game.ended_ms,
        rules=game.rules,
        preset=Rules.parse(game.rules).preset,
        seats=[wire.Seat(player=seat.player, name=seat.name, persona=seat.persona) for seat in game.seats],
        you=game.own,
        standing=str(standing_of(result, game.own)),
        result=result_message(result),
        bouts=game.bout,
        today=game.today,
    )


def _wanted(query: Mapping[str, str]) -> tuple[Wanted, int]:
    for name in query:
        if name not in _ASKED:
            raise Failed("bad_message", {"where": "the query"})
    wanted = Wanted(
        standing=_one_of(query, "result", STANDINGS),
        preset=_one_of(query, "preset", tuple(PRESETS)),
        seats=_number(query, "seats", 2, 6),
        before=_before(query),
    )
    return wanted, _number(query, "most", 1, MOST) or USUAL


def _one_of(query: Mapping[str, str], name: str, values: tuple[str, ...]) -> str | None:
    value = query.get(name)
    if value is not None and value not in values:
        raise Failed("bad_message", {"where": f"?{name}"})
    return value


def _number(query: Mapping[str, str], name: str, least: int, most: int) -> int | None:
    text = query.get(name)
    if text is None:
        return None
    if re.fullmatch(r"[1-9]\d{0,3}", text, re.ASCII) is None or not least <= int(text) <= most:
        raise Failed("bad_message", {"where": f"?{name}"})
    return int(text)


def _before(query: Mapping[str, str]) -> tuple[int, str] | None:
    text = query.get("before")
    if text is None:
        return None
    match = _CURSOR.fullmatch(text)
    if match is None or not is_table_id(match[2]):
        raise Failed("bad_message", {"where": "?before"})
    return int(match[1]), match[2]
