"""How frames arrive: uvicorn's WebSocket, where every frame has its price, and the end is said before the close.

What a page sends as whole messages of a fitting size is the business of `connection`; here is the rest of the line.
"""

from __future__ import annotations

import asyncio
from typing import Any

import msgspec
from uvicorn.config import Config
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.datastructures import Headers
from websockets.exceptions import PayloadTooBig
from websockets.frames import Frame, Opcode
from websockets.http11 import Response
from websockets.server import ServerProtocol

from kozyr.quoting import shortened
from kozyr.rules import Fact
from kozyr.server import wire
from kozyr.server.failures import failure
from kozyr.server.guard import HEADERS
from kozyr.server.limits import MOST_BYTES, Credits

_TOO_BIG, _POLICY = 1009, 1008
_PREFIX = "Failed to open a WebSocket connection: "
_SERVER_FAULT = 500


class _Handshake(ServerProtocol):
    """The handshake, refused in the one shape."""

    def reject(self, status: Any, text: str) -> Response:  # noqa: ANN401 - whatever names a status
        """The answer to a handshake that fails."""
        response = super().reject(status, text)
        said = text.removeprefix(_PREFIX).partition("\n")[0]
        fault = response.status_code >= _SERVER_FAULT
        refused = failure("internal", {}) if fault else failure("bad_message", {"where": shortened(said)})
        response.body = bytes(refused.body)
        response.headers = Headers([
            *((name, value) for name, value in response.headers.raw_items() if not name.startswith("Content-")),
            *refused.headers.items(),
            *HEADERS.items(),
        ])  # fmt: skip
        return response


class SocketProtocol(WebSocketsSansIOProtocol):
    """One socket. Control frames and fragments take credits of their own, as messages do in `connection`."""

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.conn = _Handshake(max_size=config.ws_max_size, logger=self.logger)
        self._credits = Credits(self.loop.time())
        self._over = False

    def data_received(self, data: bytes) -> None:
        """More of the handshake or of the frames; after the end it is dropped."""
        if self._over:
            return
        super().data_received(data)
        if not self.handshake_initiated:  # it came through HTTP as a whole, and is no handshake all the same
            self._refuse_handshake()

    def handle_ping(self) -> None:
        """A ping costs a credit."""
        if self._pays():
            super().handle_ping()

    def handle_pong(self, event: Frame) -> None:
        """A pong, asked for or not, costs a credit."""
        if self._pays():
            super().handle_pong(event)

    def handle_text(self, event: Frame) -> None:
        """The first fragment of several costs a credit."""
        if event.fin or self._pays():
            super().handle_text(event)

    def handle_bytes(self, event: Frame) -> None:
        """The same for bytes."""
        if event.fin or self._pays():
            super().handle_bytes(event)

    def handle_cont(self, event: Frame) -> None:
        """A further fragment costs a credit, however empty it is."""
        if self._pays():
            super().handle_cont(event)

    def handle_parser_exception(self) -> None:
        """What came is no frame, or one over the limit: that is said first."""
        error = self.conn.parser_exc
        if isinstance(error, PayloadTooBig):
            size = (error.size or 0) + (error.current_size or 0)
            self._end("too_large", {"bytes": size, "most": MOST_BYTES}, _TOO_BIG)
        else:
            super().handle_parser_exception()

    def _pays(self) -> bool:
        if self._over:
            return False
        if self._credits.take(self.loop.time()):
            return True
        self._end("too_fast", {}, _POLICY)
        return False

    def _end(self, code: str, facts: dict[str, Fact], close_code: int) -> None:
        """Say why, close, and let the other side read it: a line that is cut while it still sends loses the words."""
        self._over = True
        self.stop_keepalive()
        problem = msgspec.json.encode(wire.Problem(code=code, facts=facts, fatal=True))
        if self.conn.close_sent is None:
            self.conn.send_close(close_code)
        said = Frame(Opcode.TEXT, problem).serialize(mask=False, extensions=[])
        self.transport.write(said + b"".join(self.conn.data_to_send()))
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self.close_sent = True
        self.close_timer = self.loop.call_later(self.close_timeout, self.transport.close)
        self.queue.put_nowait({"type": "websocket.disconnect", "code": close_code})
        if self.read_paused:
            self.read_paused = False
            self.transport.resume_reading()

    def _refuse_handshake(self) -> None:
        self._over = self.handshake_complete = self.close_sent = True
        answer = b"".join(self.conn.data_to_send())
        self.transport.write(answer or self.conn.reject(400, f"{_PREFIX}no valid handshake").serialize())
        self.transport.close()
