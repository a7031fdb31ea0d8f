"""The JSON routes."""

from __future__ import annotations

import asyncio

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from kozyr import __version__
from kozyr.server import wire
from kozyr.server.context import Asker, Context, context_of
from kozyr.server.exchange import body_of, json_answer, table_of
from kozyr.server.failures import Failed
from kozyr.server.judging import judge
from kozyr.server.lessons import lessons, start_lesson
from kozyr.server.lobby import LONGEST_RULES, lobby, play_again, start_game, start_today
from kozyr.server.past import past_game, past_games
from kozyr.server.records import record_for
from kozyr.server.replays import replay
from kozyr.server.store import StorageFailed


async def get_lobby(request: Request) -> Response:
    """GET /api/lobby: what can be played."""
    context = context_of(request)
    return json_answer(await lobby(context.store, await context.account(request)))


async def post_game(request: Request) -> Response:
    """POST /api/games: a new game; sets the cookie of a device that had none."""
    context = context_of(request)
    asked = await body_of(request, wire.NewGame)
    context.charge_game(request)
    asker = await context.asker(request)
    created = await start_game(
        context.store,
        asked,
        asker.account,
        newcomer=asker.newcomer,
        seeds=lambda: context.promises.redeem(asked.pledge),
    )
    if created is None:
        raise RuntimeError("a game that follows none was refused")
    return _seated(request, context, asker, created)


async def get_games(request: Request) -> Response:
    """GET /api/games: the asker's finished games."""
    context = context_of(request)
    return json_answer(await past_games(context.store, await context.account(request), request.query_params))


async def games(request: Request) -> Response:
    """/api/games, by what is to be done."""
    return await (post_game if request.method == "POST" else get_games)(request)


async def get_game(request: Request) -> Response:
    """GET /api/games/{table}: one finished game of the asker's."""
    context = context_of(request)
    return json_answer(await past_game(context.store, await context.account(request), table_of(request)))


async def post_replay(request: Request) -> Response:
    """POST /api/replay: the game of a record, for its frames. Nothing is kept of it."""
    context_of(request).charge_replay(request)
    asked = await body_of(request, wire.AskReplay)
    return json_answer(await asyncio.to_thread(replay, asked))


async def post_promise(request: Request) -> Response:
    """POST /api/promises: the commitment of a deal to come."""
    return json_answer(wire.Promise(commitment=context_of(request).promises.make()), 201)


async def post_rules(request: Request) -> Response:
    """POST /api/rules: can this be played?"""
    wish = await body_of(request, wire.Wish)
    return json_answer(judge(msgspec.structs.replace(wish, rules=wish.rules[:LONGEST_RULES])))


async def post_again(request: Request) -> Response:
    """POST /api/games/{table}/again: the game after this one."""
    context = context_of(request)
    table = table_of(request)
    account = await context.account(request)
    if account is None:
        raise Failed("not_at_this_table", {"table": table})
    asked = await body_of(request, wire.Again, empty=wire.Again())
    _only_kept(context, table)
    context.charge_game(request)
    created = await play_again(context.store, table, account, seeds=lambda: context.promises.redeem(asked.pledge))
    return json_answer(created, 201)


async def get_lessons(_request: Request) -> Response:
    """GET /api/lessons: what can be learned."""
    return json_answer(lessons())


async def post_lesson(request: Request) -> Response:
    """POST /api/lessons/{lesson}: a table for one lesson; sets the cookie of a device that had none."""
    context = context_of(request)
    asked = await body_of(request, wire.NewLesson)
    context.charge_game(request)
    asker = await context.asker(request)
    lesson = request.path_params["lesson"]
    table = await start_lesson(context.store, lesson, asked, asker.account, newcomer=asker.newcomer)
    return _seated(request, context, asker, wire.Created(table=table, commitment=""))


async def post_today(request: Request) -> Response:
    """POST /api/today: sit down to today's deal, once; sets the cookie as POST /api/games does."""
    context = context_of(request)
    asked = await body_of(request, wire.TodaysGame)
    context.charge_game(request)
    asker = await context.asker(request)
    created = await start_today(context.store, asker.account, asked.pace, newcomer=asker.newcomer)
    return _seated(request, context, asker, created)


async def get_record(request: Request) -> Response:
    """GET /api/games/{table}/record: a finished game in DPN with the proof of its deal, for those who sat there."""
    context = context_of(request)
    table = table_of(request)
    _only_kept(context, table)
    record = await record_for(context.store, table, await context.account(request))
    return PlainTextResponse(f"{record}\n", headers={"Cache-Control": "no-store"})


async def get_health(_request: Request) -> Response:
    """GET /healthz: this is Kozyr, and it answers."""
    return json_answer({"kozyr": __version__})


ROUTES = [
    Route("/api/lobby", get_lobby),
    Route("/api/promises", post_promise, methods=["POST"]),
    Route("/api/rules", post_rules, methods=["POST"]),
    Route("/api/games", games, methods=["GET", "POST"]),
    Route("/api/games/{table}", get_game),
    Route("/api/games/{table}/again", post_again, methods=["POST"]),
    Route("/api/games/{table}/record", get_record),
    Route("/api/replay", post_replay, methods=["POST"]),
    Route("/api/lessons", get_lessons),
    Route("/api/lessons/{lesson}", post_lesson, methods=["POST"]),
    Route("/api/today", post_today, methods=["POST"]),
    Route("/healthz", get_health),
]


def _seated(request: Request, context: Context, asker: Asker, created: wire.Created) -> Response:
    """The answer to somebody who sits down; whoever is new is given the cookie."""
    response = json_answer(created, 201)
    if asker.token is not None:
        context.give_token(response, asker.token, secure=request.url.scheme == "https")
    return response


def _only_kept(context: Context, table: str) -> None:
    """StorageFailed for a game that goes on in memory alone: what the disk says of it is out of date."""
    if not context.rooms.is_kept(table):
        raise StorageFailed
