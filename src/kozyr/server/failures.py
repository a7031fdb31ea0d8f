"""Every HTTP error in one shape (wire.Failure); to a browser that asks for a page, a page that says the same."""

from __future__ import annotations

from collections.abc import Mapping

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from kozyr.quoting import shortened
from kozyr.rules import Fact, KozyrError
from kozyr.server import wire
from kozyr.server.log import logger, where
from kozyr.server.notices import failure_notice

STATUS = {
    "bad_message": 400,
    "bad_rules": 400,
    "bad_seats": 400,
    "bad_opponent": 400,
    "not_told": 409,
    "bad_origin": 403,
    "bad_host": 421,
    "not_at_this_table": 403,
    "unknown_table": 404,
    "unknown_lesson": 404,
    "no_account": 404,
    "unknown_code": 404,
    "not_found": 404,
    "not_allowed": 405,
    "not_over": 409,
    "unknown_promise": 409,
    "too_large": 413,
    "too_slow": 408,
    "too_many_games": 409,
    "played_today": 409,
    "too_fast": 429,
    "internal": 500,
    "damaged_game": 500,
    "storage": 503,
}

_SENTENCES = {
    "bad_message": "The request could not be understood: {where}.",
    "bad_opponent": "There is no program called {name}; there are {expected}.",
    "bad_host": 'This server does not answer to the name "{host}": use its address, or start it with --allow-host.',
    "bad_origin": "The request comes from another site.",
    "not_at_this_table": "This browser sits at no seat of table {table}.",
    "unknown_table": "There is no table {table}.",
    "not_over": "The game at table {table} is not over: its cards are not told yet.",
    "unknown_promise": "The promised deal {commitment} is not there any more: ask for another.",
    "unknown_lesson": "There is no lesson {lesson}.",
    "no_account": "Nobody has played here with this browser yet.",
    "unknown_code": "This code opens no profile: it is mistyped, used up or out of date.",
    "not_found": "There is nothing at {path}.",
    "not_allowed": "This address does not take {method}.",
    "too_large": "That was too large: at most {most} bytes are taken.",
    "too_slow": "The request was not complete within {seconds} seconds.",
    "too_many_games": "You have {most} unfinished games already: finish one, or resign it.",
    "played_today": "Today's deal has been dealt to you already, at table {table}.",
    "too_fast": "Too much at once. Wait a moment and try again.",
    "internal": "The server made a mistake. Nothing that was acknowledged is lost.",
    "damaged_game": "The stored game {table} cannot be read.",
    "storage": "The store cannot be read or written now. Nothing that was acknowledged is lost.",
}


class Failed(KozyrError):
    """A request that gets a Failure: code and facts as in docs/errors.md."""


def failure(code: str, facts: Mapping[str, Fact], message: str | None = None) -> Response:
    """The answer for a code, as JSON."""
    body = wire.Failure(code=code, facts=dict(facts), message=message or sentence(code, facts))
    return Response(
        msgspec.json.encode(body),
        status_code=STATUS.get(code, 400),
        media_type="application/json",
        headers={"Cache-Control": "no-store"},
    )


def sentence(code: str, facts: Mapping[str, Fact]) -> str:
    """A code of the server in English."""
    return _SENTENCES.get(code, code).format_map({name: str(value) for name, value in facts.items()})


def wants_page(request: Request) -> bool:
    """Whether a browser navigates here, rather than a program asking."""
    return request.method in {"GET", "HEAD"} and "text/html" in request.headers.get("accept", "")


def answer(request: Request, code: str, facts: Mapping[str, Fact], message: str | None = None) -> Response:
    """The failure as the asker can read it: JSON, or a page for a browser outside /api."""
    if wants_page(request) and not request.scope["path"].startswith("/api/"):
        return failure_notice(request, code, facts, STATUS.get(code, 400))
    return failure(code, facts, message)


async def on_kozyr_error(request: Request, error: Exception) -> Response:
    """A refusal of any floor below."""
    if not isinstance(error, KozyrError):
        raise error
    return answer(request, error.code, error.facts, None if error.code in _SENTENCES else str(error))


async def on_http_error(request: Request, error: Exception) -> Response:
    """What the router refuses."""
    if not isinstance(error, HTTPException):
        raise error
    if error.status_code == 404:
        return answer(request, "not_found", {"path": shortened(request.scope["path"])})
    if error.status_code == 405:
        refused = answer(request, "not_allowed", {"method": shortened(request.method)})
        refused.headers["Allow"] = (error.headers or {}).get("Allow", "GET")
        return refused
    return failure("bad_message", {"where": "the request"})


async def on_fault(request: Request, error: Exception) -> Response:
    """A fault of the program: told to the log by class and place, to a person by one sentence."""
    logger().error("request_failed", path=shortened(request.scope["path"]), error=where(error))
    return answer(request, "internal", {})
