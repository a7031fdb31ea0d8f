"""What every request passes: where it comes from, what the answer lets a browser do, and that no fault gets out raw."""

from __future__ import annotations

import contextlib
from collections.abc import Mapping

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from kozyr.quoting import shortened
from kozyr.rules import Fact
from kozyr.server.failures import answer, failure, on_fault
from kozyr.server.hosts import Hosts, split_host
from kozyr.server.log import logger, where

POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
    "connect-src 'self'; worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; "
    "frame-ancestors 'none'; form-action 'self'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Accept-Ranges": "none",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}
_READING = {"GET", "HEAD", "OPTIONS"}
_DEFAULT_PORT = {"http": 80, "ws": 80, "https": 443, "wss": 443}


def same_origin(headers: Headers, scheme: str) -> bool:
    """Whether a request comes from a page of this very host and port, or from no page at all.

    Browsers name the origin on every socket and post; a program that names none has no cookies to abuse.
    """
    origin = headers.get("origin")
    if origin is None:
        return headers.get("sec-fetch-site", "none") in {"none", "same-origin"}
    their_scheme, mark, rest = origin.partition("://")
    theirs, ours = split_host(rest), split_host(headers.get("host", ""))
    if not mark or theirs is None or ours is None:
        return False
    default = _DEFAULT_PORT.get(their_scheme.lower()), _DEFAULT_PORT[scheme]
    return (theirs[0], theirs[1] or default[0]) == (ours[0], ours[1] or default[1])


def _whole(scope: Scope) -> Scope:
    """The request without `Range`: files are small and given whole, as is always allowed."""
    scope["headers"] = [(name, value) for name, value in scope["headers"] if name != b"range"]
    return scope


class Guard:
    """The outermost middleware."""

    def __init__(self, app: ASGIApp, hosts: Hosts) -> None:
        self._app, self._hosts = app, hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:  # noqa: D102 - ASGI
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        elif scope["type"] == "http":
            await self._request(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    def _foreign(self, headers: Headers, scheme: str, *, reading: bool) -> tuple[str, Mapping[str, Fact]] | None:
        """What is foreign about a request, as code and facts; None for one that is meant for this server."""
        host = headers.get("host", "")
        if not self._hosts.accepts(host):
            return "bad_host", {"host": shortened(host)}
        if not reading and not same_origin(headers, scheme):
            return "bad_origin", {}
        return None

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        socket = WebSocket(scope, receive, send)
        refused = self._foreign(socket.headers, scope["scheme"], reading=False)
        if refused is None:
            try:
                await self._app(scope, receive, send)
            except Exception as error:
                logger().error("socket_failed", path=shortened(scope["path"]), error=where(error))
                with contextlib.suppress(RuntimeError):  # it may be closed already
                    await socket.close(1011)
        elif "websocket.http.response" in scope.get("extensions", {}):
            await socket.send_denial_response(failure(*refused))
        else:
            await socket.close()

    async def _request(self, scope: Scope, receive: Receive, send: Send) -> None:
        begun = False

        async def guarded(message: Message) -> None:
            nonlocal begun
            if message["type"] == "http.response.start":
                begun = True
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers[name] = value
            await send(message)

        request = Request(_whole(scope), receive)
        foreign = self._foreign(request.headers, scope["scheme"], reading=request.method in _READING)
        if foreign is not None:
            await answer(request, *foreign)(scope, receive, guarded)
            return
        if "transfer-encoding" in request.headers and "content-length" in request.headers:
            # Two ways to say where the body ends: a proxy may have believed the other one, and have more behind it.
            refused = failure("bad_message", {"where": "content-length beside transfer-encoding"})
            refused.headers["Connection"] = "close"
            await refused(scope, receive, guarded)
            return
        try:
            await self._app(scope, receive, guarded)
        except Exception as error:
            refused = await on_fault(request, error)
            if not begun:
                await refused(scope, receive, guarded)
