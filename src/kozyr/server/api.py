"""The JSON routes."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from kozyr import __version__
from kozyr.quoting import shortened
from kozyr.server import wire
from kozyr.server.connection import where_of
from kozyr.server.context import Context, context_of
from kozyr.server.failures import Failed
from kozyr.server.judging import judge
from kozyr.server.lessons import lessons, start_lesson
from kozyr.server.limits import MOST_BYTES
from kozyr.server.lobby import LONGEST_RULES, lobby, play_again, start_game, start_today
from kozyr.server.records import record_for
from kozyr.server.store import StorageFailed
from kozyr.server.tokens import is_table_id

T = TypeVar("T")


async def get_lobby(request: Request) -> Response:
    """GET /api/lobby: what can be played."""
    context = context_of(request)
    return _json(await lobby(context.store, context.device(request)))


async def post_game(request: Request) -> Response:
    """POST /api/games: a new game; sets the cookie of a device that had none."""
    context = context_of(request)
    asked = await _body(request, wire.NewGame)
    context.charge_game(request)
    device, token = await context.known_device(request)
    created = await start_game(context.store, asked, device, seeds=lambda: context.promises.redeem(asked.pledge))
    if created is None:
        raise RuntimeError("a game that follows none was refused")
    response = _json(created, 201)
    if token is not None:
        context.give_token(response, token, secure=request.url.scheme == "https")
    return response


async def post_promise(request: Request) -> Response:
    """POST /api/promises: the commitment of a deal to come."""
    return _json(wire.Promise(commitment=context_of(request).promises.make()), 201)


async def post_rules(request: Request) -> Response:
    """POST /api/rules: can this be played?"""
    wish = await _body(request, wire.Wish)
    return _json(judge(msgspec.structs.replace(wish, rules=wish.rules[:LONGEST_RULES])))


async def post_again(request: Request) -> Response:
    """POST /api/games/{table}/again: the game after this one."""
    context = context_of(request)
    table = _table(request)
    device = context.device(request)
    if device is None:
        raise Failed("not_at_this_table", {"table": table})
    asked = await _body(request, wire.Again, empty=wire.Again())
    _only_kept(context, table)
    context.charge_game(request)
    created = await play_again(context.store, table, device, seeds=lambda: context.promises.redeem(asked.pledge))
    return _json(created, 201)


async def get_lessons(_request: Request) -> Response:
    """GET /api/lessons: what can be learned."""
    return _json(lessons())


async def post_lesson(request: Request) -> Response:
    """POST /api/lessons/{lesson}: a table for one lesson; sets the cookie of a device that had none."""
    context = context_of(request)
    asked = await _body(request, wire.NewLesson)
    context.charge_game(request)
    device, token = await context.known_device(request)
    table = await start_lesson(context.store, request.path_params["lesson"], asked, device)
    response = _json(wire.Created(table=table, commitment=""), 201)
    if token is not None:
        context.give_token(response, token, secure=request.url.scheme == "https")
    return response


async def post_today(request: Request) -> Response:
    """POST /api/today: sit down to today's deal, once; sets the cookie as POST /api/games does."""
    context = context_of(request)
    asked = await _body(request, wire.TodaysGame)
    context.charge_game(request)
    device, token = await context.known_device(request)
    response = _json(await start_today(context.store, device, asked.pace), 201)
    if token is not None:
        context.give_token(response, token, secure=request.url.scheme == "https")
    return response


async def get_record(request: Request) -> Response:
    """GET /api/games/{table}/record: a finished game in DPN with the proof of its deal, for those who sat there."""
    context = context_of(request)
    table = _table(request)
    _only_kept(context, table)
    record = await record_for(context.store, table, context.device(request))
    return PlainTextResponse(f"{record}\n", headers={"Cache-Control": "no-store"})


async def get_health(_request: Request) -> Response:
    """GET /healthz: this is Kozyr, and it answers."""
    return _json({"kozyr": __version__})


ROUTES = [
    Route("/api/lobby", get_lobby),
    Route("/api/promises", post_promise, methods=["POST"]),
    Route("/api/rules", post_rules, methods=["POST"]),
    Route("/api/games", post_game, methods=["POST"]),
    Route("/api/games/{table}/again", post_again, methods=["POST"]),
    Route("/api/games/{table}/record", get_record),
    Route("/api/lessons", get_lessons),
    Route("/api/lessons/{lesson}", post_lesson, methods=["POST"]),
    Route("/api/today", post_today, methods=["POST"]),
    Route("/healthz", get_health),
]


def _table(request: Request) -> str:
    """The table of the path. Failed `unknown_table` for what cannot be one."""
    table: str = request.path_params["table"]
    if not is_table_id(table):
        raise Failed("unknown_table", {"table": shortened(table)})
    return table


def _only_kept(context: Context, table: str) -> None:
    """StorageFailed for a game that goes on in memory alone: what the disk says of it is out of date."""
    if not context.rooms.is_kept(table):
        raise StorageFailed


async def _body(request: Request, kind: type[T], *, empty: T | None = None) -> T:
    """The body as a message; `empty`, if given, where there is none. Failed `too_large` or `bad_message`."""
    is_json = request.headers.get("content-type", "").partition(";")[0].strip().lower() == "application/json"
    if not is_json and empty is None:
        raise Failed("bad_message", {"where": "content-type: application/json is expected"})
    raw = bytearray()
    try:
        async for chunk in request.stream():
            raw += chunk
            if len(raw) > MOST_BYTES:
                raise Failed("too_large", {"bytes": len(raw), "most": MOST_BYTES})
    except ClientDisconnect as error:
        raise Failed("bad_message", {"where": "the body ends early"}) from error
    if not raw and empty is not None:
        return empty
    if not is_json:
        raise Failed("bad_message", {"where": "content-type: application/json is expected"})
    try:
        return msgspec.json.decode(raw, type=kind)
    except (msgspec.DecodeError, UnicodeError) as error:
        raise Failed("bad_message", {"where": where_of(error)}) from error


def _json(value: object, status: int = 200) -> Response:
    return Response(
        msgspec.json.encode(value),
        status_code=status,
        media_type="application/json",
        headers={"Cache-Control": "no-store"},
    )
