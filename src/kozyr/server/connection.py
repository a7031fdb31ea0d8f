"""One socket: a reader that decodes and passes on, a writer with a bounded queue, and an end that is always said."""

from __future__ import annotations

import asyncio
import re

import msgspec
from starlette.websockets import WebSocket, WebSocketDisconnect

from kozyr.quoting import shortened
from kozyr.rules import Fact
from kozyr.server import wire
from kozyr.server.limits import MOST_BYTES, Credits
from kozyr.server.room import Room
from kozyr.table import OWN_ID_MARK

HELLO_WITHIN_S = 10.0
QUEUE = 256
"""Messages that may wait for a slow reader; one that is slower is dropped and can resume."""
SEND_WITHIN_S = 20.0
LONGEST_ID = 64
LONGEST_ACTION = 64

POLICY, TOO_BIG, SERVER_FAULT, LATER = 1008, 1009, 1011, 1013
_CLOSING = {"too_large": TOO_BIG, "internal": SERVER_FAULT, "storage": LATER, "damaged_game": SERVER_FAULT}

PASSING = {"internal", "storage"}
"""What may be over when the page comes again: it is told, the socket is closed, and it is no final word."""

_Asking = wire.Act | wire.Undo | wire.AskHint | wire.AskDiscards

_decode = msgspec.json.Decoder(wire.ClientMessage).decode
_encode = msgspec.json.Encoder().encode


class _Closing(Exception):
    """The connection ends; the problem, if any, is queued already."""


class Connection:
    """A listener of a room. `run()` lives as long as the socket; the socket must be accepted already."""

    def __init__(self, socket: WebSocket, room: Room, seat: int, device: str | None = None) -> None:
        self.seat = seat
        self.device = device
        self._socket = socket
        self._room = room
        self._queue: asyncio.Queue[bytes | int] = asyncio.Queue()
        self._closing = False
        self._greeted = False
        self._credits = Credits(self._now())
        self._reader: asyncio.Task[None] | None = None

    # --- the listener's side: called by the room, never blocks ------------------------------------------------------

    def send(self, message: bytes) -> None:
        """Queue one message; drops the connection instead if it does not keep up."""
        if self._closing:
            return
        if self._queue.qsize() >= QUEUE:
            while not self._queue.empty():
                self._queue.get_nowait()
            self._finish(LATER)
            return
        self._queue.put_nowait(message)

    def drop(self, code: str) -> None:
        """Say why and close."""
        self._problem(code, fatal=code not in PASSING)
        self._finish(_CLOSING.get(code, POLICY))

    # --- the socket's side ------------------------------------------------------------------------------------------

    async def run(self) -> None:
        """Read and write until either side ends."""
        self._reader = asyncio.create_task(self._read())
        writer = asyncio.create_task(self._write())
        try:
            await asyncio.wait((self._reader, writer), return_when=asyncio.FIRST_COMPLETED)
            if self._closing and not writer.done():
                await writer
        finally:
            if self._greeted:
                self._room.leave(self)
            self._reader.cancel()
            writer.cancel()
            await asyncio.gather(self._reader, writer, return_exceptions=True)

    async def _read(self) -> None:
        try:
            async with asyncio.timeout(HELLO_WITHIN_S):
                while not self._greeted:
                    await self._read_one()
            while True:
                await self._read_one()
        except TimeoutError:
            self._problem("hello_first", fatal=True)
        except (WebSocketDisconnect, _Closing):
            return

    async def _read_one(self) -> None:
        received = await self._socket.receive()
        if received["type"] == "websocket.disconnect":
            raise WebSocketDisconnect
        if not self._credits.take(self._now()):
            self._fail("too_fast")
        text = received.get("text")
        if text is None:
            self._problem("bad_message", {"where": "a text frame is expected"})
            return
        try:
            raw = text.encode()
            if len(raw) > MOST_BYTES:
                self._fail("too_large", {"bytes": len(raw), "most": MOST_BYTES})
            message = _decode(raw)
        except (msgspec.DecodeError, UnicodeError) as error:
            self._problem("bad_message", {"where": where_of(error)})
            return
        self._take(message)

    def _take(self, message: wire.ClientMessage) -> None:
        match message:
            case wire.Hello(protocol=protocol, last=last):
                self._hello(protocol, last)
            case wire.Ping(n=n):
                self.send(_encode(wire.Pong(n=n)))
            case _ if not self._greeted:
                self._fail("hello_first")
            case wire.Act():
                self._act(message)
            case wire.Undo():
                if self._is_sound(message, own_id=False):
                    self._room.undo(self, message)
            case wire.AskHint():
                if self._is_sound(message):
                    self._room.hint(self, message)
            case wire.AskDiscards():
                if self._is_sound(message):
                    self._room.discards(self, message)

    def _hello(self, protocol: int, last: int) -> None:
        if protocol != wire.PROTOCOL:
            self._fail("bad_protocol", {"protocol": protocol, "expected": wire.PROTOCOL})
        if last < 0:
            self._problem("bad_message", {"where": "$.last"})
            return
        self._greeted = True
        self._room.join(self, last)

    def _act(self, act: wire.Act) -> None:
        if not self._is_sound(act, own_id=False):
            return
        if len(act.action) > LONGEST_ACTION:
            self._problem("bad_message", {"where": "$.action"})
        else:
            self._room.act(self, act)

    def _is_sound(self, message: _Asking, *, own_id: bool = True) -> bool:
        """Whether id and base can be; says what cannot. `own_id`: whether the id may be one that a table makes up."""
        if not 0 < len(message.id) <= LONGEST_ID or (not own_id and message.id.startswith(OWN_ID_MARK)):
            self._problem("bad_message", {"where": "$.id"})
            return False
        if message.base < 0:
            self._problem("bad_message", {"where": "$.base"})
            return False
        return True

    def _fail(self, code: str, facts: dict[str, Fact] | None = None) -> None:
        self._problem(code, facts, fatal=True)
        raise _Closing

    def _problem(self, code: str, facts: dict[str, Fact] | None = None, *, fatal: bool = False) -> None:
        self.send(_encode(wire.Problem(code=code, facts=facts or {}, fatal=fatal)))
        if fatal:
            self._finish(_CLOSING.get(code, POLICY))

    def _finish(self, close_code: int) -> None:
        if not self._closing:
            self._closing = True
            self._queue.put_nowait(close_code)
            if self._reader is not None:
                self._reader.cancel()

    async def _write(self) -> None:
        try:
            while True:
                item = await self._queue.get()
                async with asyncio.timeout(SEND_WITHIN_S):
                    if isinstance(item, int):
                        await self._socket.close(item)
                        return
                    await self._socket.send_text(item.decode())
        except (TimeoutError, WebSocketDisconnect, RuntimeError, OSError):
            return  # the socket is gone, or as good as gone

    @staticmethod
    def _now() -> float:
        return asyncio.get_running_loop().time()


def where_of(error: Exception) -> str:
    """The place in a message that a decoding error names, as a JSON path; `$` if it names none."""
    found = re.search(r"at `(\$[^`]*)`", str(error))
    return shortened(found[1]) if found else "$"


async def refuse(socket: WebSocket, code: str, facts: dict[str, Fact]) -> None:
    """Tell an accepted socket why there is nothing for it, and close it."""
    await socket.send_text(_encode(wire.Problem(code=code, facts=facts, fatal=code not in PASSING)).decode())
    await socket.close(_CLOSING.get(code, POLICY))
