"""How a request arrives: uvicorn's HTTP/1.1 with a time in which it must be there, and refusals in the one shape."""

from __future__ import annotations

import asyncio

import h11
from starlette.responses import Response
from uvicorn.protocols.http.h11_impl import STATUS_PHRASES, H11Protocol

from kozyr.server.failures import failure
from kozyr.server.guard import HEADERS

REQUEST_WITHIN_S = 30.0
"""From the moment a connection is ready for a request until its last byte is there."""

_LINGER_S = 5.0
"""How long what still comes is dropped after a refusal: a line that is cut while it is sent on loses the answer."""

_ARRIVING = {h11.IDLE, h11.SEND_BODY}


class HttpProtocol(H11Protocol):
    """One connection. What the application answers is uvicorn's business; what never gets to it is answered here."""

    _late: asyncio.TimerHandle | None = None
    _lingering: asyncio.TimerHandle | None = None
    _is_socket = False
    _is_over = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as its parent
        """A connection: the first request is awaited."""
        super().connection_made(transport)
        self._watch()

    def data_received(self, data: bytes) -> None:
        """More of a request; after a refusal it is dropped."""
        if self._is_over:
            return
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        """An answer is sent: the next request is awaited, or what is left of this one."""
        super().on_response_complete()
        self._watch()

    def connection_lost(self, exc: Exception | None) -> None:
        """The end."""
        self._stop_watching()
        if self._lingering is not None:
            self._lingering.cancel()
        super().connection_lost(exc)

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        """From here on it is a socket, and another protocol's."""
        self._is_socket = True
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        """What came is no HTTP."""
        self._refuse(failure("bad_message", {"where": f"HTTP: {msg}"}))

    def shutdown(self) -> None:
        """The server stops."""
        if self._is_over:
            self.transport.close()
        else:
            super().shutdown()

    def _watch(self) -> None:
        if self._is_over or self._is_socket or self.conn.their_state not in _ARRIVING or self.transport.is_closing():
            self._stop_watching()
        elif self._late is None:
            self._late = self.loop.call_later(REQUEST_WITHIN_S, self._on_late)

    def _stop_watching(self) -> None:
        if self._late is not None:
            self._late.cancel()
            self._late = None

    def _on_late(self) -> None:
        self._late = None
        begun = self.conn.their_state is h11.SEND_BODY or bool(self.conn.trailing_data[0])
        if begun:
            self._refuse(failure("too_slow", {"seconds": int(REQUEST_WITHIN_S)}))
        else:
            self.transport.close()

    def _refuse(self, answer: Response) -> None:
        """Answer, if no answer has begun, and close. Nothing that comes later is read."""
        if self.conn.our_state in {h11.IDLE, h11.SEND_RESPONSE} and not self.transport.is_closing():
            asked_head = self.conn.our_state is h11.SEND_RESPONSE and self.scope["method"] == "HEAD"
            guarding = [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
            headers = [*answer.raw_headers, *guarding, (b"connection", b"close")]
            status = answer.status_code
            for event in (
                h11.Response(status_code=status, headers=headers, reason=STATUS_PHRASES[status]),
                h11.Data(data=b"" if asked_head else bytes(answer.body)),
                h11.EndOfMessage(),
            ):
                self.transport.write(self.conn.send(event) or b"")
        if self.cycle is not None:  # the application may wait for the rest of the body still
            self.cycle.disconnected = True
            self.cycle.message_event.set()
        self._is_over = True
        self._stop_watching()
        if self.transport.can_write_eof():
            self.transport.write_eof()
        self._lingering = self.loop.call_later(_LINGER_S, self.transport.close)
