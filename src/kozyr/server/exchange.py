"""What the JSON routes share: reading a path or a body, writing an answer."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response

from kozyr.quoting import shortened
from kozyr.server.connection import where_of
from kozyr.server.failures import Failed
from kozyr.server.limits import MOST_BYTES
from kozyr.server.tokens import is_table_id

T = TypeVar("T")


def table_of(request: Request) -> str:
    """The table of the path. Failed `unknown_table` for what cannot be one."""
    table: str = request.path_params["table"]
    if not is_table_id(table):
        raise Failed("unknown_table", {"table": shortened(table)})
    return table


async def body_of(request: Request, kind: type[T], *, empty: T | None = None) -> T:
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


def json_answer(value: object, status: int = 200) -> Response:
    """A message as the answer; no cache keeps it."""
    return Response(
        msgspec.json.encode(value),
        status_code=status,
        media_type="application/json",
        headers={"Cache-Control": "no-store"},
    )
