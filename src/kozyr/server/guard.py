"""What every request passes: where it comes from, what the answer lets a browser do, and that no fault gets out raw."""

from __future__ import annotations

import contextlib
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocket

from kozyr.quoting import shortened
from kozyr.server.failures import failure, on_fault
from kozyr.server.log import logger, where

POLICY = (
    "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
    "connect-src 'self'; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
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
    try:
        theirs, ours = urlsplit(origin), urlsplit(f"//{headers.get('host', '')}")
        ports = theirs.port or _DEFAULT_PORT.get(theirs.scheme), ours.port or _DEFAULT_PORT[scheme]
    except ValueError:
        return False
    return bool(theirs.hostname) and theirs.hostname == ours.hostname and ports[0] == ports[1]


class Guard:
    """The outermost middleware."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:  # noqa: D102 - ASGI
        if scope["type"] == "websocket":
            await self._socket(scope, receive, send)
        elif scope["type"] == "http":
            await self._request(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _socket(self, scope: Scope, receive: Receive, send: Send) -> None:
        socket = WebSocket(scope, receive, send)
        if same_origin(socket.headers, scope["scheme"]):
            try:
                await self._app(scope, receive, send)
            except Exception as error:
                logger().error("socket_failed", path=shortened(scope["path"]), error=where(error))
                with contextlib.suppress(RuntimeError):  # it may be closed already
                    await socket.close(1011)
        elif "websocket.http.response" in scope.get("extensions", {}):
            await socket.send_denial_response(failure("bad_origin", {}))
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

        request = Request(scope, receive)
        if request.method not in _READING and not same_origin(request.headers, scope["scheme"]):
            await failure("bad_origin", {})(scope, receive, guarded)
            return
        try:
            await self._app(scope, receive, guarded)
        except Exception as error:
            refused = await on_fault(request, error)
            if not begun:
                await refused(scope, receive, guarded)
