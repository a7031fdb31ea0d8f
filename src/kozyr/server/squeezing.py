"""Text goes out compressed where the browser takes that."""

from __future__ import annotations

import gzip

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

_LEAST = 600
"""Bytes; less is not worth it."""
_LEVEL = 6
_KINDS = ("text/", "application/json", "application/manifest+json", "application/javascript", "image/svg+xml")


class Squeeze:
    """A middleware for answers that are given whole. Pictures and fonts are compressed already and go as they are."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:  # noqa: D102 - ASGI
        if scope["type"] == "http" and scope["method"] in {"GET", "POST"} and _takes_gzip(Headers(scope=scope)):
            await self._app(scope, receive, _Squeezed(send))
        else:
            await self._app(scope, receive, send)


class _Squeezed:
    """One answer on its way: held back until it is whole."""

    def __init__(self, send: Send) -> None:
        self._send = send
        self._start: Message | None = None
        self._body = bytearray()

    async def __call__(self, message: Message) -> None:
        if message["type"] == "http.response.start" and _is_text(Headers(raw=message["headers"])):
            self._start = message
        elif self._start is None or message["type"] != "http.response.body":
            await self._send(message)
        else:
            self._body += message.get("body", b"")
            if not message.get("more_body", False):
                await self._send_whole(self._start)

    async def _send_whole(self, start: Message) -> None:
        headers = MutableHeaders(raw=start["headers"])
        headers.add_vary_header("Accept-Encoding")
        body = bytes(self._body)
        if len(body) >= _LEAST:
            body = gzip.compress(body, _LEVEL, mtime=0)
            headers["Content-Encoding"] = "gzip"
            headers["Content-Length"] = str(len(body))
            mark = headers.get("etag")
            if mark is not None and not mark.startswith("W/"):
                headers["ETag"] = f"W/{mark}"  # the same text, other bytes
        await self._send({**start, "headers": headers.raw})
        await self._send({"type": "http.response.body", "body": body})


def _takes_gzip(headers: Headers) -> bool:
    offers = (offer.partition(";") for offer in headers.get("accept-encoding", "").lower().split(","))
    return any(name.strip() == "gzip" and weight.replace(" ", "") not in {"q=0", "q=0.0"} for name, _, weight in offers)


def _is_text(headers: Headers) -> bool:
    return headers.get("content-type", "").startswith(_KINDS) and "content-encoding" not in headers
