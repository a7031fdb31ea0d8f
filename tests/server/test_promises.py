"""B76: deals that nobody can foresee, and that everybody can check afterwards."""

from __future__ import annotations

import json
import random
import socket
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kozyr.cards import cards_text
from kozyr.fair import Seeds, fair_deal, verify
from kozyr.notation import read_record
from kozyr.rules import Rules
from kozyr.server import promises, wire
from kozyr.server.failures import Failed
from kozyr.server.promises import Promises
from tests.server.process import Server, running

NONCE = "0123456789abcdef" * 2
WISH = {"rules": "classic", "opponents": ["random"], "pace": "instant"}


def pledge(commitment: str, nonce: str = NONCE) -> wire.Pledge:
    return wire.Pledge(commitment=commitment, nonce=nonce)


def test_b76_secrets_come_from_the_system_not_from_a_seed() -> None:
    made = []
    for _ in range(2):
        random.seed(1)
        made += [Promises().make(), Promises().redeem(None).commitment]
    assert len(set(made)) == 4


def test_a_promise_is_kept_once() -> None:
    house = Promises()
    commitment = house.make()
    seeds = house.redeem(pledge(commitment))
    assert seeds.commitment == commitment
    assert seeds.nonces_text == f"0:{NONCE}"
    with pytest.raises(Failed) as refused:
        house.redeem(pledge(commitment))
    assert refused.value.code == "unknown_promise"


@pytest.mark.parametrize("nonce", ["", "0" * 31, "0" * 33, "G" * 32, "A" * 32, "٣" * 32])
def test_what_is_no_nonce_is_refused_and_the_promise_stands(nonce: str) -> None:
    house = Promises()
    commitment = house.make()
    with pytest.raises(Failed) as refused:
        house.redeem(pledge(commitment, nonce))
    assert refused.value.code == "bad_message"
    assert house.redeem(pledge(commitment)).commitment == commitment


def test_a_flood_of_promises_forgets_the_oldest(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(promises, "MOST_PROMISES", 3)
    house = Promises()
    made = [house.make() for _ in range(5)]
    for commitment in made[:2]:
        with pytest.raises(Failed):
            house.redeem(pledge(commitment))
    assert [house.redeem(pledge(commitment)).commitment for commitment in made[2:]] == made[2:]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("promises")) as server:
        yield server


def promised(server: Server) -> dict[str, str]:
    status, _, answer = server.post("/api/promises", {})
    assert status == 201
    return {"commitment": answer["commitment"], "nonce": NONCE}


def created(server: Server, pledge: dict[str, str] | None) -> tuple[dict[str, str], str]:
    """What the server answered, and the cookie to play with."""
    status, headers, made = server.post("/api/games", WISH | {"pledge": pledge})
    assert status == 201, made
    return made, headers["set-cookie"].partition(";")[0]


def record_of(server: Server, table: str, cookie: str = "") -> tuple[int, dict[str, Any]]:
    """The status, and the failure, or the record's line under `record`."""
    status, headers, body = server.request(f"/api/games/{table}/record", cookie=cookie)
    if headers["content-type"].startswith("text/plain"):
        return status, {"record": body.decode("ascii").removesuffix("\n")}
    return status, json.loads(body)


def resign(server: Server, table: str, cookie: str) -> list[str]:
    """Give the game up; all that the socket has said."""
    page = server.page(table, cookie)
    page.hello()
    page.until_asked()
    assert page.act("resign", "0r")["type"] == "ack"
    while page.until_asked():
        page.take(page.receive())
    page.close()
    return page.texts


def test_a_promised_deal_can_be_proved_when_the_game_is_over_and_not_before(server: Server) -> None:
    pledged = promised(server)
    made, cookie = created(server, pledged)
    assert made["commitment"] == pledged["commitment"]
    status, before = record_of(server, made["table"], cookie)
    assert (status, before["code"]) == (409, "not_over")
    heard = resign(server, made["table"], cookie)
    status, after = record_of(server, made["table"], cookie)
    assert status == 200
    assert verify(after["record"], pledged["commitment"]) == ()
    record = read_record(after["record"])
    extras = dict(record.extras)
    assert extras["x-nonces"] == f"0:{NONCE}"
    assert str(record.result) == "#0r"
    seeds = Seeds(bytes.fromhex(extras["x-seed"]), ((0, bytes.fromhex(NONCE)),))
    assert record.deal == fair_deal(Rules.parse("classic"), 2, seeds)
    for text in (*heard, json.dumps(before)):
        assert extras["x-seed"] not in text
        assert cards_text(record.deal.deck) not in text


def test_without_a_pledge_the_deal_is_as_fair_but_nobody_was_promised_it(server: Server) -> None:
    made, cookie = created(server, None)
    resign(server, made["table"], cookie)
    line = record_of(server, made["table"], cookie)[1]["record"]
    assert verify(line, made["commitment"]) == ()
    assert " x-nonces= " in line


def test_the_next_game_is_promised_too(server: Server) -> None:
    made, cookie = created(server, promised(server))
    resign(server, made["table"], cookie)
    pledged, path = promised(server), f"/api/games/{made['table']}/again"
    _, _, again = server.post(path, {"pledge": pledged}, cookie=cookie)
    assert again["commitment"] == pledged["commitment"]
    _, _, twice = server.post(path, {"pledge": promised(server)}, cookie=cookie)
    assert twice == again, "asked twice it is the same game, with the commitment that it has"


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"commitment": "0" * 64, "nonce": NONCE}, "unknown_promise"),
        ({"commitment": "x", "nonce": NONCE}, "unknown_promise"),
        ({"commitment": "0" * 64, "nonce": "12"}, "bad_message"),
        ({"commitment": "0" * 64}, "bad_message"),
        ({"commitment": 5, "nonce": NONCE}, "bad_message"),
        ("pledge", "bad_message"),
    ],
)
def test_pledges_that_are_none_start_no_game(server: Server, given: object, code: str) -> None:
    status, headers, answer = server.post("/api/games", WISH | {"pledge": given})
    assert (status >= 400, answer["code"]) == (True, code)
    assert "set-cookie" not in headers


def test_a_record_is_for_those_who_sat_there(server: Server) -> None:
    made, cookie = created(server, promised(server))
    resign(server, made["table"], cookie)
    _, other = created(server, None)
    for device in ("", other, cookie[:-1] + "x"):
        status, answer = record_of(server, made["table"], device)
        assert (status, answer["code"]) == (403, "not_at_this_table")
    for table in ("x" * 22, "a", "%20"):
        status, answer = record_of(server, table, cookie)
        assert (status, answer["code"]) == (404, "unknown_table")


def test_a_promise_does_not_outlive_the_server_and_a_game_does(tmp_path: Path) -> None:
    with running(tmp_path) as one:
        pledged, early = promised(one), promised(one)
        made, cookie = created(one, pledged)
    with running(tmp_path) as two:
        _, _, answer = two.post("/api/games", WISH | {"pledge": early}, cookie=cookie)
        assert answer["code"] == "unknown_promise"
        resign(two, made["table"], cookie)
        assert verify(record_of(two, made["table"], cookie)[1]["record"], pledged["commitment"]) == ()


def test_again_is_for_a_game_that_is_over(server: Server) -> None:
    made, cookie = created(server, promised(server))
    status, _, answer = server.post(f"/api/games/{made['table']}/again", {}, cookie=cookie)
    assert (status, answer["code"]) == (409, "not_over")


def test_a_refused_wish_keeps_its_promise(server: Server) -> None:
    pledged = promised(server)
    for wrong in ({"rules": "nope"}, {"opponents": ["nobody"]}, {"opponents": ["random"] * 9}, {"pace": "slow"}):
        status, _, _ = server.post("/api/games", WISH | wrong | {"pledge": pledged})
        assert status == 400
    made, _ = created(server, pledged)
    assert made["commitment"] == pledged["commitment"]


def test_again_takes_a_body_in_pieces_and_none(server: Server) -> None:
    for pieces in (True, False):
        made, cookie = created(server, None)
        resign(server, made["table"], cookie)
        pledged = promised(server)
        body = json.dumps({"pledge": pledged}).encode() if pieces else b""
        framing = "Transfer-Encoding: chunked\r\n" if pieces else "Content-Length: 0\r\n"
        sent = b"%x\r\n%s\r\n0\r\n\r\n" % (len(body), body) if pieces else b""
        head = (
            f"POST /api/games/{made['table']}/again HTTP/1.1\r\nHost: 127.0.0.1:{server.port}\r\nCookie: {cookie}\r\n"
            f"Content-Type: application/json\r\nConnection: close\r\n{framing}\r\n"
        )
        with socket.create_connection(("127.0.0.1", server.port), timeout=20) as wire_end:
            wire_end.sendall(head.encode() + sent)
            answered = b"".join(iter(lambda: wire_end.recv(65536), b""))
        assert b" 201 " in answered.split(b"\r\n", 1)[0]
        assert (pledged["commitment"].encode() in answered) == pieces
