"""What comes over the line and is no request, no handshake, no fitting frame, or never ends: each gets its answer."""

from __future__ import annotations

import contextlib
import json
import socket
import threading
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import uvicorn
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.frames import CloseCode, Frame, Opcode

from kozyr.cli.play import config_of, listen
from kozyr.server import http_protocol
from kozyr.server.app import create_app
from kozyr.server.guard import HEADERS
from kozyr.server.limits import CREDITS, MOST_BYTES
from kozyr.server.store import Store
from tests.server.help import PATIENCE_S
from tests.server.process import Page, Server, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("data")) as server:
        yield server
        assert server.stop() == "", "nothing of all this is worth a word in the log"


@pytest.fixture
def page(server: Server) -> Iterator[Page]:
    table, cookie = server.new_game()
    page = server.page(table, cookie)
    page.hello()
    yield page
    page.close()


def ask(port: int, raw: bytes) -> tuple[int, dict[str, str], Any]:
    """Send bytes and read until the server closes: status, headers, the failure."""
    with socket.create_connection(("127.0.0.1", port), PATIENCE_S) as line:
        line.sendall(raw)
        answered = b""
        while more := line.recv(65536):
            answered += more
    head, _, body = answered.partition(b"\r\n\r\n")
    first, *lines = head.decode().split("\r\n")
    headers = {name.lower(): value.strip() for name, _, value in (each.partition(":") for each in lines)}
    assert int(headers["content-length"]) == len(body)
    return int(first.split()[1]), headers, json.loads(body)


def request(line: str, *headers: str, body: bytes = b"") -> bytes:
    return "\r\n".join([line, "Host: localhost", *headers, "", ""]).encode("latin-1") + body


def is_failure(answered: tuple[int, dict[str, str], Any], status: int, code: str) -> None:
    found, headers, failure = answered
    assert (found, failure["code"]) == (status, code)
    assert set(failure) == {"code", "facts", "message"}
    assert headers["content-type"] == "application/json"
    assert headers["connection"] == "close"
    assert all(headers[name.lower()] == value for name, value in HEADERS.items())
    assert len(json.dumps(failure)) < 500


POST = ("POST /api/games HTTP/1.1", "Content-Type: application/json")

# --- HTTP -------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "raw",
    [
        b"\x00\x01\x02\r\n\r\n",
        b"GET\r\n\r\n",
        b"GET / HTTP/1.1\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nHost: localhost\r\n\r\n",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nno header\r\n\r\n",
        request("POST /api/games HTTP/1.1", "Content-Length: x"),
        request("POST /api/games HTTP/1.1", "Content-Length: -1"),
        request("POST /api/games HTTP/1.1", "Transfer-Encoding: gzip"),
        request(*POST, "Transfer-Encoding: chunked", body=b"z\r\n"),
        request(*POST, "Transfer-Encoding: chunked", body=b"z\r\n" + b"x" * 1_000_000),
        request("GET /" + "x" * 200_000 + " HTTP/1.1"),
        request("GET / HTTP/1.1", "X: " + "x" * 200_000),
    ],
)
def test_what_is_no_http(server: Server, raw: bytes) -> None:
    is_failure(ask(server.port, raw), 400, "bad_message")


@pytest.mark.parametrize("body", [b"", b'{"rules": "classic"}', b"0\r\n\r\n", b"14\r\n" + b"x" * 20])
def test_two_ways_to_say_where_a_body_ends_are_none(server: Server, body: bytes) -> None:
    headers = ("Content-Type: application/json", "Transfer-Encoding: chunked", f"Content-Length: {len(body)}")
    answered = ask(server.port, request("POST /api/games HTTP/1.1", *headers, body=body))
    is_failure(answered, 400, "bad_message")
    assert answered[2]["facts"]["where"] == "content-length beside transfer-encoding"


@pytest.mark.parametrize(
    "value", ["bytes=0-9", "bytes=999999999-", "bytes=9-0", "bytes=", "bytes=x", "x", "lines=1-2", "bytes=0-0," * 200]
)
@pytest.mark.parametrize("path", ["/", "/favicon.svg"])
def test_a_file_is_given_whole_whatever_range_is_asked_for(server: Server, path: str, value: str) -> None:
    whole = server.request(path)
    status, headers, body = server.request(path, Range=value)
    assert (status, body) == (whole[0], whole[2])
    assert headers["accept-ranges"] == "none"


def test_the_folder_of_files_is_no_page(server: Server) -> None:
    for path in ("/assets", "/assets/"):
        status, headers, body = server.request(path)
        assert (status, json.loads(body)["code"]) == (404, "not_found")
        assert "location" not in headers


# --- what never ends --------------------------------------------------------------------------------------------------


@pytest.fixture
def hasty(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[int]:
    """The port of a server that waits for a request for a moment only."""
    monkeypatch.setattr(http_protocol, "REQUEST_WITHIN_S", 0.3)
    with contextlib.closing(Store(tmp_path)) as store, listen("127.0.0.1", 0) as listening:
        serving = uvicorn.Server(config_of(create_app(store)))
        thread = threading.Thread(target=serving.run, kwargs={"sockets": [listening]})
        thread.start()
        yield listening.getsockname()[1]
        serving.should_exit = True
        thread.join(PATIENCE_S)
        assert not thread.is_alive()


@pytest.mark.parametrize(
    "raw",
    [
        b"G",
        b"GET / HTTP/1.1\r\nHost: localhost\r\nX: ",
        request(*POST, "Content-Length: 100"),
        request(*POST, "Content-Length: 100", body=b'{"rules"'),
        request(*POST, "Transfer-Encoding: chunked"),
        request(*POST, "Transfer-Encoding: chunked", body=b"5\r\n{"),
        request("GET /healthz HTTP/1.1") + b"GET /he",
    ],
)
def test_a_request_that_does_not_end_is_answered_in_time(hasty: int, raw: bytes) -> None:
    if raw.endswith(b"GET /he"):
        with socket.create_connection(("127.0.0.1", hasty), PATIENCE_S) as line:
            line.sendall(raw)
            answered = b"".join(iter(lambda: line.recv(65536), b""))
        assert answered.count(b"HTTP/1.1 ") == 2
        assert b"too_slow" in answered
    else:
        is_failure(ask(hasty, raw), 408, "too_slow")


def test_a_connection_that_says_nothing_is_closed_without_a_word(hasty: int) -> None:
    with socket.create_connection(("127.0.0.1", hasty), PATIENCE_S) as line:
        assert line.recv(100) == b""


def test_a_body_that_comes_after_its_answer_is_not_read_for_ever(hasty: int) -> None:
    with socket.create_connection(("127.0.0.1", hasty), PATIENCE_S) as line:
        line.sendall(request("GET /healthz HTTP/1.1", "Content-Length: 1000000"))
        assert line.recv(65536).startswith(b"HTTP/1.1 200")
        with contextlib.suppress(ConnectionError):
            while line.send(b"x"):  # keeps coming, and would be dropped for ever
                line.settimeout(0.01)
                with contextlib.suppress(TimeoutError):
                    if not line.recv(100):
                        break


def test_a_socket_outlives_the_time_for_a_request(hasty: int) -> None:
    with socket.create_connection(("127.0.0.1", hasty), PATIENCE_S) as line:
        shake = ("Connection: Upgrade", "Upgrade: websocket", "Sec-WebSocket-Version: 13", f"Sec-WebSocket-Key: {KEY}")
        line.sendall(request("GET /table/x/socket HTTP/1.1", *shake))
        answered = b""
        while b"unknown_table" not in answered:
            answered += line.recv(65536)
        assert answered.startswith(b"HTTP/1.1 101")


# --- the handshake ----------------------------------------------------------------------------------------------------

KEY = "AAAAAAAAAAAAAAAAAAAAAA=="
UPGRADE = ("Connection: Upgrade", "Upgrade: websocket")


@pytest.mark.parametrize(
    ("line", "headers", "status"),
    [
        ("GET /table/x/socket HTTP/1.1", (), 400),
        ("GET /table/x/socket HTTP/1.1", ("Sec-WebSocket-Version: 13",), 400),
        ("GET /table/x/socket HTTP/1.1", (f"Sec-WebSocket-Key: {KEY}",), 400),
        ("GET /table/x/socket HTTP/1.1", (f"Sec-WebSocket-Key: {KEY}", "Sec-WebSocket-Version: 7"), 400),
        ("GET /table/x/socket HTTP/1.1", ("Sec-WebSocket-Key: " + "x" * 3000, "Sec-WebSocket-Version: 13"), 400),
        ("GET /table/x/socket HTTP/1.1", (f"Sec-WebSocket-Key: {KEY}", "Content-Length: 5"), 400),
        ("GET /table/x/socket HTTP/1.1", (f"Sec-WebSocket-Key: {KEY}", "Transfer-Encoding: chunked"), 400),
        ("GET /table/x/socket HTTP/1.1", ("X: " + "x" * 10_000,), 431),
        ("GET /table/x/socket HTTP/1.1", tuple(f"X-{n}: 1" for n in range(200)), 431),
        ("GET /" + "x" * 10_000 + " HTTP/1.1", (), 414),
        ("POST /table/x/socket HTTP/1.1", (f"Sec-WebSocket-Key: {KEY}", "Sec-WebSocket-Version: 13"), 405),
    ],
)
def test_a_handshake_that_is_none(server: Server, line: str, headers: tuple[str, ...], status: int) -> None:
    is_failure(ask(server.port, request(line, *UPGRADE, *headers)), status, "bad_message")


@pytest.mark.parametrize("path", ["nothing", "assets/x", "api/lobby", "table/x"])
def test_no_socket_is_there(server: Server, path: str) -> None:
    shake = (*UPGRADE, f"Sec-WebSocket-Key: {KEY}", "Sec-WebSocket-Version: 13")
    status, _, failure = ask(server.port, request(f"GET /{path} HTTP/1.1", *shake))
    assert (status, failure["code"], failure["facts"]) == (404, "not_found", {"path": f"/{path}"})


# --- frames -----------------------------------------------------------------------------------------------------------


def frame(opcode: Opcode, data: bytes = b"", *, fin: bool = True) -> bytes:
    return Frame(opcode, data, fin).serialize(mask=True)


def last_word(page: Page) -> dict[str, Any]:
    said: dict[str, Any] = {}
    with contextlib.suppress(ConnectionClosed):
        while True:
            said = page.receive()
    return said


@pytest.mark.parametrize("size", [MOST_BYTES + 1, 1_000_000, 5_000_000])
@pytest.mark.parametrize("opcode", [Opcode.TEXT, Opcode.BINARY])
def test_a_frame_over_the_limit_is_said_to_be_before_the_close(page: Page, opcode: Opcode, size: int) -> None:
    with contextlib.suppress(OSError):  # this end closes as soon as it has read why
        page.socket.socket.sendall(frame(opcode, b"x" * size))
    facts = {"bytes": size, "most": MOST_BYTES}
    assert last_word(page) == {"type": "problem", "code": "too_large", "facts": facts, "fatal": True}
    assert page.socket.close_code == CloseCode.MESSAGE_TOO_BIG


def test_the_largest_frame_is_read(page: Page) -> None:
    page.socket.socket.sendall(frame(Opcode.TEXT, b" " * (MOST_BYTES - 21) + b'{"type":"ping","n":7}'))
    while (answer := page.receive())["type"] == "frame":
        pass
    assert answer == {"type": "pong", "n": 7}


def test_fragments_over_the_limit_together_are_too_large(page: Page) -> None:
    half = b"x" * (MOST_BYTES // 2 + 1)
    page.socket.socket.sendall(frame(Opcode.TEXT, half, fin=False) + frame(Opcode.CONT, half))
    assert last_word(page)["code"] == "too_large"
    assert page.socket.close_code == CloseCode.MESSAGE_TOO_BIG


@pytest.mark.parametrize(
    ("first", "again"),
    [
        (b"", frame(Opcode.PING, b"x")),
        (b"", frame(Opcode.PONG, b"x")),
        (frame(Opcode.TEXT, fin=False), frame(Opcode.CONT, fin=False)),
        (b"", frame(Opcode.TEXT, fin=False) + frame(Opcode.CONT)),
        (frame(Opcode.BINARY, fin=False), frame(Opcode.CONT, fin=False) + frame(Opcode.PING)),
    ],
    ids=["pings", "pongs", "one text", "empty texts", "pings in a message"],  # the masks are random
)
def test_control_frames_and_empty_fragments_have_their_price(page: Page, first: bytes, again: bytes) -> None:
    with contextlib.suppress(OSError):  # it is closed somewhere on the way
        page.socket.socket.sendall(first + again * 20_000)
    assert last_word(page)["code"] == "too_fast"
    assert page.socket.close_code == CloseCode.POLICY_VIOLATION


def test_a_few_control_frames_and_fragments_are_free(page: Page) -> None:
    parts = b"".join(frame(Opcode.CONT, part, fin=False) for part in (b'"type"', b":", b'"ping",', b'"n":', b"8"))
    page.socket.socket.sendall(frame(Opcode.PING) * (CREDITS // 2) + frame(Opcode.TEXT, b"{", fin=False) + parts)
    page.socket.socket.sendall(frame(Opcode.PONG) + frame(Opcode.CONT, b"}"))
    while (answer := page.receive())["type"] == "frame":
        pass
    assert answer == {"type": "pong", "n": 8}


def test_what_is_no_frame_is_closed(page: Page) -> None:
    page.socket.socket.sendall(b"\xff\xff\xff\xff")
    last_word(page)
    assert page.socket.close_code == CloseCode.PROTOCOL_ERROR


def test_the_server_goes_on(server: Server) -> None:
    table, cookie = server.new_game()
    assert server.page(table, cookie).hello()["you"] == 0
    with pytest.raises(InvalidStatus):
        server.page(table, cookie, Origin="http://evil.example")
