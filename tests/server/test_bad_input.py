"""Everything wrong that can be sent to a real server: each gets its code, and the server lives on."""

from __future__ import annotations

import contextlib
import json
from collections.abc import Iterator
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus

from kozyr.quoting import LONGEST_QUOTE
from kozyr.server.guard import HEADERS
from tests.server.process import Page, Server, running


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("data")) as server:
        yield server
        log = server.stop()
        assert "Traceback" not in log
        assert "request_failed" not in log
        assert "room_failed" not in log
        assert "socket_failed" not in log


@pytest.fixture
def page(server: Server) -> Iterator[Page]:
    table, cookie = server.new_game(opponents=["plain", "plain"])
    page = server.page(table, cookie)
    yield page
    page.close()


GAME: dict[str, Any] = {"rules": "classic", "opponents": ["plain"]}


@pytest.mark.parametrize(
    ("change", "status", "code"),
    [
        ({"rules": "poker"}, 400, "bad_rules"),
        ({"rules": "club+deck=40"}, 400, "bad_rules"),
        ({"rules": "club+deck=36"}, 400, "bad_rules"),
        ({"rules": "клуб"}, 400, "bad_rules"),
        ({"rules": "x" * 50_000}, 400, "bad_rules"),
        ({"rules": 7}, 400, "bad_message"),
        ({"opponents": []}, 400, "bad_seats"),
        ({"opponents": ["plain"] * 4}, 400, "bad_seats"),
        ({"rules": "club", "opponents": ["plain"] * 6}, 400, "bad_seats"),
        ({"rules": "club+deck=24", "opponents": ["plain"] * 4}, 400, "bad_seats"),
        ({"opponents": ["deep-thought"]}, 400, "bad_opponent"),
        ({"opponents": ["person"]}, 400, "bad_opponent"),
        ({"opponents": "plain"}, 400, "bad_message"),
        ({"pace": "ludicrous"}, 400, "bad_message"),
        ({"name": 5}, 400, "bad_message"),
        ({"seed": 1}, 400, "bad_message"),
        ({"name": "x" * 70_000}, 413, "too_large"),
    ],
)
def test_a_game_that_cannot_be_played(server: Server, change: dict[str, Any], status: int, code: str) -> None:
    answered, headers, failure = server.post("/api/games", GAME | change)
    assert (answered, failure["code"]) == (status, code)
    assert set(failure) <= {"code", "facts", "message"}
    assert len(json.dumps(failure)) < 1500, "what was sent is not sent back whole"
    assert "set-cookie" not in headers


@pytest.mark.parametrize(
    ("body", "content_type", "status", "code"),
    [
        (b"", "application/json", 400, "bad_message"),
        (b"{", "application/json", 400, "bad_message"),
        (b"[]", "application/json", 400, "bad_message"),
        (b'{"rules": "classic"}', "application/json", 400, "bad_message"),
        (b'\xff\xfe{"rules": "classic"}', "application/json", 400, "bad_message"),
        (json.dumps(GAME).encode(), "text/plain", 400, "bad_message"),
        (b"x" * 1_000_000, "application/json", 413, "too_large"),
    ],
)
def test_a_body_that_is_none(server: Server, body: bytes, content_type: str, status: int, code: str) -> None:
    answered, _, raw = server.request("/api/games", body=body, method="POST", content_type=content_type)
    assert (answered, json.loads(raw)["code"]) == (status, code)


@pytest.mark.parametrize(
    ("path", "method", "status", "code"),
    [
        ("/nothing/here", "GET", 404, "not_found"),
        ("/assets/nothing.js", "GET", 404, "not_found"),
        ("/assets/../../../../etc/passwd", "GET", 404, "not_found"),
        ("/%2e%2e/%2e%2e/etc/passwd", "GET", 404, "not_found"),
        ("/api/nothing", "GET", 404, "not_found"),
        ("/api/games", "DELETE", 405, "not_allowed"),
        ("/api/lobby", "POST", 405, "not_allowed"),
        ("/", "PUT", 405, "not_allowed"),
        ("/api/games/aaaaaaaaaaaaaaaaaaaa/again", "POST", 403, "not_at_this_table"),
        ("/api/games/x/again", "POST", 404, "unknown_table"),
    ],
)
def test_a_path_or_method_that_is_none(server: Server, path: str, method: str, status: int, code: str) -> None:
    answered, headers, raw = server.request(path, method=method)
    assert (answered, json.loads(raw)["code"]) == (status, code)
    assert headers["content-type"] == "application/json"
    assert {name.lower(): headers[name.lower()] for name in HEADERS} == {n.lower(): v for n, v in HEADERS.items()}


@pytest.mark.parametrize(
    ("path", "method"),
    [
        ("/" + "x" * 5000, "GET"),
        ("/api/" + "%20" * 2000, "GET"),
        ("/assets/" + "x/" * 2000, "GET"),
        ("/rules/" + "x" * 5000, "GET"),
        ("/api/games/" + "x" * 5000 + "/again", "POST"),
        ("/api/lobby", "X" * 5000),
    ],
)
def test_what_was_asked_for_is_not_repeated_in_full(server: Server, path: str, method: str) -> None:
    status, _, raw = server.request(path, method=method)
    assert 400 <= status < 500
    assert len(raw) < 400
    assert all(len(str(fact)) <= LONGEST_QUOTE for fact in json.loads(raw)["facts"].values())


def test_a_browser_gets_a_page_where_nothing_is(server: Server) -> None:
    for path in ("/nothing", "/table/aaaaaaaaaaaaaaaaaaaa"):
        status, headers, body = server.request(path, Accept="text/html,*/*;q=0.8")
        assert status == 404
        assert headers["content-type"].startswith("text/html")
        assert b"Traceback" not in body


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "http://elsewhere.example"},
        {"Origin": "null"},
        {"Origin": "http://127.0.0.1:1"},
        {"Origin": "http://127.0.0.1:port"},
        {"Sec_Fetch_Site": "cross-site"},
    ],
)
def test_b73_another_site_gets_nothing(server: Server, headers: dict[str, str]) -> None:
    status, _, failure = server.post("/api/games", GAME, **headers)
    assert (status, failure["code"]) == (403, "bad_origin")
    table, cookie = server.new_game()
    with pytest.raises(InvalidStatus) as refused:
        server.page(table, cookie, **headers)
    assert refused.value.response.status_code == 403
    assert refused.value.response.body is not None
    assert json.loads(refused.value.response.body)["code"] == "bad_origin"


def test_the_own_origin_is_let_in(server: Server) -> None:
    own = server.address.rstrip("/")
    table, cookie = server.new_game(Origin=own)
    assert server.page(table, cookie, Origin=own).hello()["you"] == 0


# --- sockets: who is it -----------------------------------------------------------------------------------------------


def refused_socket(page: Page) -> tuple[str, int]:
    problem = page.receive()
    assert problem["type"] == "problem"
    assert problem["fatal"]
    return problem["code"], page.closed()


@pytest.mark.parametrize("table", ["aaaaaaaaaaaaaaaaaaaa", "x", "x" * 3000, "..", "%00"])
def test_an_unknown_table(server: Server, table: str) -> None:
    _, cookie = server.new_game()
    assert refused_socket(server.page(table, cookie)) == ("unknown_table", 1008)


def test_a_missing_or_foreign_token(server: Server) -> None:
    table, own = server.new_game()
    _, foreign = server.new_game()
    name = own.partition("=")[0]
    for cookie in (None, foreign, f"{name}=", f"{name}={'A' * 43}", f"{name}=x", "other=1", f"{name}={'é' * 3}"):
        page = server.page(table, cookie)
        assert refused_socket(page) == ("not_at_this_table", 1008)
        assert all("sight" not in text for text in page.texts)
    assert server.page(table, own).hello()["you"] == 0


def test_a_foreign_token_cannot_play_again_for_another(server: Server) -> None:
    table, _ = server.new_game()
    _, foreign = server.new_game()
    status, _, failure = server.post(f"/api/games/{table}/again", {}, cookie=foreign)
    assert (status, failure["code"]) == (403, "not_at_this_table")
    status, _, failure = server.post("/api/games/aaaaaaaaaaaaaaaaaaaa/again", {}, cookie=foreign)
    assert (status, failure["code"]) == (404, "unknown_table")


# --- sockets: what is said --------------------------------------------------------------------------------------------


def hello(**changes: object) -> dict[str, object]:
    return {"type": "hello", "protocol": 1, "last": 0} | changes


def act(**changes: object) -> dict[str, object]:
    return {"type": "act", "id": "a", "base": 0, "action": "0p"} | changes


def hint(**changes: object) -> dict[str, object]:
    return {"type": "hint", "id": "a", "base": 0} | changes


@pytest.mark.parametrize(
    ("message", "where"),
    [
        ("", "$"),
        ("{", "$"),
        ("null", "$"),
        ("[]", "$"),
        ('{"type": "hello"}', "$"),
        ("[" * 20_000, "$"),
        (b"\x00\x01", "a text frame is expected"),
        (hello(last="x"), "$.last"),
        (hello(last=-1), "$.last"),
        (hello(last=1.5), "$.last"),
        (hello(extra=1), "$"),
        (act(type="shout"), "$.type"),
        (act(id=""), "$.id"),
        (act(id="x" * 65), "$.id"),
        (act(id="!program-2"), "$.id"),
        (act(id=None), "$.id"),
        (act(base=-1), "$.base"),
        (act(base=True), "$.base"),
        (act(action=["0a6c", "0a6c"]), "$.action"),
        (act(action="0a6c" * 100), "$.action"),
        (act(order=[0, 0, 1]), "$"),
        (hint(id=""), "$.id"),
        (hint(id="x" * 65), "$.id"),
        (hint(base=-1), "$.base"),
        (hint(base="2"), "$.base"),
        (hint(seat=1), "$"),
    ],
)
def test_b53_b66_b75_what_is_no_message_is_said_to_be_none(page: Page, message: Any, where: str) -> None:  # noqa: ANN401
    page.hello()
    page.send(message)
    problem = page.receive()
    while problem["type"] == "frame":
        problem = page.receive()
    assert (problem["type"], problem["code"], problem["fatal"]) == ("problem", "bad_message", False)
    assert problem["facts"]["where"] == where
    page.send({"type": "ping", "n": 7})
    while (answer := page.receive())["type"] == "frame":
        pass
    assert answer == {"type": "pong", "n": 7}


@pytest.mark.parametrize("message", [act(), hint()])
def test_acting_or_asking_before_hello(page: Page, message: dict[str, Any]) -> None:
    page.send(message)
    assert refused_socket(page) == ("hello_first", 1008)


@pytest.mark.parametrize("protocol", [0, 2, -1, 10**9])
def test_another_protocol(page: Page, protocol: int) -> None:
    page.send(hello(protocol=protocol))
    assert refused_socket(page) == ("bad_protocol", 1008)


@pytest.mark.parametrize("frame", ["x" * 1_000_000, b"x" * 1_000_000, json.dumps(act(id="x" * 70_000))])
def test_a_huge_frame_is_closed_as_too_big(page: Page, frame: str | bytes) -> None:
    page.hello()
    with contextlib.suppress(ConnectionClosed):  # it may be closed before all is sent
        page.send(frame)
    assert page.closed() == 1009


def test_too_many_messages(page: Page) -> None:
    page.hello()
    with contextlib.suppress(ConnectionClosed):  # it is closed somewhere on the way
        for n in range(5000):
            page.send({"type": "ping", "n": n})
    assert page.closed() == 1008
    assert json.loads(page.texts[-1])["code"] == "too_fast"


def test_b54_actions_that_name_what_is_not_there(page: Page) -> None:
    page.hello()
    assert page.until_asked()
    assert page.sight is not None
    version, choices = page.version, [choice["action"] for choice in page.sight["choices"]]
    odd = ["0d6c7c", "0t6c", "0d7c7c", "0a2c", "0k5", "5p", "1p", "0p0", "", "\x00", "🂡"]
    for number, action in enumerate(action for action in odd if action not in choices):
        answer = page.act(f"bad{number}", action)
        assert answer["type"] == "refused", (action, answer)
        assert answer["version"] == version
    assert page.act("good", choices[0])["type"] == "ack"


def test_the_server_still_plays(server: Server) -> None:
    table, cookie = server.new_game()
    page = server.page(table, cookie)
    page.hello()
    assert page.until_asked()
    assert page.act("bye", "0r")["type"] == "ack"
    status, _, created = server.post(f"/api/games/{table}/again", {}, cookie=cookie)
    assert status == 201
    assert created["table"] != table
