"""One socket's two sides: a reader that is too slow, a page that says nothing, and what is said at the end."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from starlette.types import Message
from starlette.websockets import WebSocket

from kozyr.server import connection as connection_module
from kozyr.server.connection import QUEUE, Connection, refuse
from kozyr.server.limits import Credits
from kozyr.server.programs import Programs
from kozyr.server.rooms import Rooms
from kozyr.server.store import Store
from tests.server.help import PATIENCE_S, people_game
from tests.table.help import seeded_deal


class Channel:
    """The server's end of an ASGI socket: what it sends is kept; sending can be made to hang, as on a full line."""

    def __init__(self) -> None:
        self.sent: list[Message] = []
        self.line = asyncio.Event()
        self.line.set()
        self._incoming: asyncio.Queue[Message] = asyncio.Queue()
        self._incoming.put_nowait({"type": "websocket.connect"})
        self.socket = WebSocket({"type": "websocket", "headers": [], "path": "/"}, self._incoming.get, self._send)

    async def _send(self, message: Message) -> None:
        await self.line.wait()
        self.sent.append(message)

    def say(self, message: object) -> None:
        self._incoming.put_nowait({"type": "websocket.receive", "text": json.dumps(message)})

    def messages(self) -> list[dict[str, Any]]:
        return [json.loads(message["text"]) for message in self.sent if message["type"] == "websocket.send"]

    def close_code(self) -> int | None:
        return next((message["code"] for message in self.sent if message["type"] == "websocket.close"), None)


async def connected(folder: Path, channel: Channel) -> tuple[Connection, Rooms, Store]:
    store = Store(folder)
    rooms = Rooms(store, Programs())
    room = await rooms.get(await people_game(store, seeded_deal("club", 2, 1)))
    assert room is not None
    await channel.socket.accept()
    return Connection(channel.socket, room, 0), rooms, store


def test_a_slow_reader_is_dropped_and_its_queue_with_it(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection_module, "SEND_WITHIN_S", 0.05)

    async def play() -> None:
        channel = Channel()
        connection, rooms, store = await connected(tmp_path, channel)
        running = asyncio.create_task(connection.run())
        await asyncio.sleep(0)
        channel.line.clear()
        for _ in range(QUEUE + 10):
            connection.send(b"{}")
        assert connection._queue.qsize() == 1, "what it did not read is not kept for it"
        await asyncio.wait_for(running, PATIENCE_S)
        assert len(channel.messages()) == 0
        await rooms.close()
        store.close()

    asyncio.run(play())


def test_a_page_that_says_nothing_is_sent_away(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(connection_module, "HELLO_WITHIN_S", 0.01)

    async def play() -> None:
        channel = Channel()
        connection, rooms, store = await connected(tmp_path, channel)
        await asyncio.wait_for(connection.run(), PATIENCE_S)
        assert [message["code"] for message in channel.messages()] == ["hello_first"]
        assert channel.close_code() == 1008
        await rooms.close()
        store.close()

    asyncio.run(play())


@pytest.mark.parametrize(("code", "fatal", "closing"), [("internal", False, 1011), ("too_fast", True, 1008)])
def test_the_end_is_said_before_the_close(tmp_path: Path, code: str, fatal: bool, closing: int) -> None:
    async def play() -> None:
        channel = Channel()
        connection, rooms, store = await connected(tmp_path, channel)
        running = asyncio.create_task(connection.run())
        await asyncio.sleep(0)
        connection.drop(code)
        await asyncio.wait_for(running, PATIENCE_S)
        assert channel.messages() == [{"type": "problem", "code": code, "facts": {}, "fatal": fatal}]
        assert channel.close_code() == closing
        await rooms.close()
        store.close()

    asyncio.run(play())


def test_a_store_that_fails_now_is_no_final_word_to_a_page() -> None:
    async def play() -> None:
        channel = Channel()
        await channel.socket.accept()
        await refuse(channel.socket, "storage", {})
        assert channel.messages() == [{"type": "problem", "code": "storage", "facts": {}, "fatal": False}]
        assert channel.close_code() == 1013

    asyncio.run(play())


def test_credits_come_back_with_time_and_no_more_than_fit() -> None:
    purse = Credits(0.0, most=3, per_s=1.0)
    assert [purse.take(0.0) for _ in range(4)] == [True, True, True, False]
    assert not purse.take(0.5)
    assert purse.take(1.0)
    assert [purse.take(1000.0) for _ in range(4)] == [True, True, True, False]
