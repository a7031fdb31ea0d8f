"""The names that a server answers to, and that no other name gets anything."""

from __future__ import annotations

import json
import socket
from collections.abc import Iterator
from pathlib import Path

import pytest
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from kozyr.cli.play import hosts_of, listen
from kozyr.quoting import LONGEST_QUOTE
from kozyr.server.hosts import Hosts, address_in_network, is_here_alone, split_host
from tests.server.help import PATIENCE_S
from tests.server.process import Server, running

NEVER = [
    "", " ", ":8765", "evil.example", "localhost.evil.example", "127.0.0.1.evil.example", "evil.example:8765",
    "localhost:x", "localhost:99999", "localhost:1:2", "user@localhost", "localhost/", "localhost evil", "[localhost]",
    "[127.0.0.1]", "::1", "[::1", "127.0.0.1]", "127.1", "2130706433", "0x7f.0.0.1", "\xe9", "lоcalhost", "xlocalhost",
    "localhost..", "." , "[]", "box.evil.example", "box.local.evil.example",
]  # fmt: skip
HERE = [
    "localhost", "LOCALHOST", "localhost.", "localhost:1", "localhost:8765", "localhost:", "127.0.0.1", "127.0.0.1:80",
    "127.8.8.8:65535", "[::1]", "[::1]:8765", "[0:0:0:0:0:0:0:1]", "[::ffff:127.0.0.1]:9",
]  # fmt: skip
AWAY = ["192.168.1.5", "192.168.1.5:8765", "[fe80::1]:8765", "8.8.8.8"]
NAMED = ["box", "box:8765", "BOX.", "box.local", "box.local:8765"]


@pytest.fixture
def called_box(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(socket, "gethostname", lambda: "Box.home.example")


@pytest.mark.usefixtures("called_box")
@pytest.mark.parametrize("bound", ["127.0.0.1", "127.0.1.1", "::1", "::ffff:127.0.0.1"])
def test_on_a_loopback_address_it_is_here_alone(bound: str) -> None:
    hosts = Hosts(bound)
    assert [host for host in HERE if not hosts.accepts(host)] == []
    assert [host for host in [*NEVER, *AWAY, *NAMED, "0.0.0.0"] if hosts.accepts(host)] == []


@pytest.mark.usefixtures("called_box")
@pytest.mark.parametrize("bound", ["0.0.0.0", "::"])
def test_everywhere_every_address_and_the_machine_s_names_are_its_own(bound: str) -> None:
    hosts = Hosts(bound)
    own = [*HERE, *AWAY, *NAMED, "box.home.example"]
    assert [host for host in own if not hosts.accepts(host)] == []
    assert [host for host in NEVER if hosts.accepts(host)] == []


@pytest.mark.usefixtures("called_box")
def test_on_one_address_that_one_and_the_machine_s_names_are_its_own() -> None:
    hosts = Hosts("192.168.1.5")
    own = ["192.168.1.5", "192.168.1.5:8765", "[::ffff:192.168.1.5]", *NAMED]
    assert [host for host in own if not hosts.accepts(host)] == []
    others = [*NEVER, *HERE, "192.168.1.6", "[fe80::1]:8765", "8.8.8.8"]
    assert [host for host in others if hosts.accepts(host)] == []


@pytest.mark.usefixtures("called_box")
def test_names_that_were_given_are_its_own_on_any_address() -> None:
    for bound in ("127.0.0.1", "0.0.0.0", "192.168.1.5"):
        hosts = Hosts(bound, ["Durak.Example", "10.0.0.1", "2001:db8::1", "бокс.example", "proxy.example:443"])
        own = ["durak.example", "durak.example:443", "10.0.0.1:80", "[2001:db8::1]", "xn--90asln.example",
               "proxy.example"]  # fmt: skip
        assert [host for host in own if not hosts.accepts(host)] == []
        assert [host for host in NEVER if hosts.accepts(host)] == []


@pytest.mark.parametrize("name", ["", "a b", "http://x", "x/", "[x]", "..", "x:99999", "*"])
def test_a_name_that_can_be_none_is_refused_at_the_start(name: str) -> None:
    with pytest.raises(ValueError, match="no host"):
        Hosts("127.0.0.1", [name])


def test_name_and_port() -> None:
    assert split_host("Box.local.:80") == ("box.local", 80)
    assert split_host("[FE80::1]") == ("fe80::1", None)
    assert split_host("box:99999") is None


@pytest.mark.parametrize("host", ["", "0.0.0.0", "localhost", "127.0.0.1"])
def test_what_it_was_told_to_listen_on_is_its_own(host: str) -> None:
    with listen(host, 0) as listening:
        hosts = hosts_of(listening, host)
    assert hosts.accepts("localhost:1")
    assert not hosts.accepts("evil.example")
    assert hosts.accepts("192.168.1.5") == (host in {"", "0.0.0.0"})


# --- a real server ----------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running(tmp_path_factory.mktemp("data")) as server:
        yield server


FOREIGN = ["evil.example", "evil.example:8765", "192.168.1.5", "[", "a/api/b", "x" * 3000]


@pytest.mark.parametrize("host", FOREIGN)
@pytest.mark.parametrize("path", ["/", "/api/lobby", "/nothing", "/assets/x", "/en/rules/club", "/healthz"])
def test_another_name_gets_one_refusal_everywhere(server: Server, host: str, path: str) -> None:
    status, headers, raw = server.request(path, Host=host, Origin=f"http://{host}")
    failure = json.loads(raw)
    assert (status, failure["code"]) == (421, "bad_host")
    assert host.startswith(failure["facts"]["host"].removesuffix("..."))
    assert len(failure["facts"]["host"]) <= LONGEST_QUOTE
    assert "--allow-host" in failure["message"]
    assert headers["x-content-type-options"] == "nosniff"


@pytest.mark.parametrize(
    ("host", "is_alone"),
    [
        ("localhost", True),
        ("LOCALHOST:8765", True),
        ("127.0.0.1:1", True),
        ("127.9.9.9", True),
        ("[::1]:8765", True),
        ("[::ffff:127.0.0.1]", True),
        ("192.168.0.7:8765", False),
        ("box.local", False),
        ("", False),
        ("[", False),
    ],
)
def test_which_names_lead_nowhere_from_another_device(host: str, is_alone: bool) -> None:
    assert is_here_alone(host) == is_alone


def test_a_server_for_the_network_says_its_address_there_and_links_lead_to_it(tmp_path: Path) -> None:
    elsewhere = address_in_network()
    with running(tmp_path / "alone") as alone:
        _, cookie = alone.new_game()
        _, _, link = alone.post("/api/profile/links", {}, cookie=cookie)
        assert link["address"].startswith(alone.address), "no other device gets in: the page says so"
    with running(tmp_path / "open", more=["--host", "0.0.0.0"]) as server:
        assert server.address.startswith("http://127.0.0.1:")
        _, cookie = server.new_game()
        _, _, link = server.post("/api/profile/links", {}, cookie=cookie)
        _, _, there = server.post("/api/profile/links", {}, cookie=cookie, Host="box.example.test")
        assert there["code"] == "bad_host"
        if elsewhere is None:
            assert link["address"].startswith(server.address)
            return
        said = f"http://{elsewhere}:{server.port}/"
        assert server.process.stdout is not None
        assert said in server.process.stdout.readline()
        assert link["address"] == f"{said}profile#join={link['code']}"
        server.address = said
        status, _, body = server.request("/healthz")
        assert (status, b"kozyr" in body) == (200, True)


def test_a_browser_reads_why(server: Server) -> None:
    status, headers, raw = server.request("/", Host="evil.example", Accept="text/html", Accept_Language="en")
    assert (status, headers["content-type"].partition(";")[0]) == (421, "text/html")
    assert b"evil.example" in raw
    assert b"--allow-host" in raw


def test_another_name_starts_no_game_and_opens_no_socket(server: Server) -> None:
    asked = {"rules": "classic", "opponents": ["plain"], "pace": "instant"}
    status, headers, failure = server.post("/api/games", asked, Host="evil.example", Origin="http://evil.example")
    assert (status, failure["code"]) == (421, "bad_host")
    assert "set-cookie" not in headers
    table, cookie = server.new_game()
    with (
        socket.create_connection(("127.0.0.1", server.port), PATIENCE_S) as line,
        pytest.raises(InvalidStatus) as refused,
        connect(f"ws://evil.example/table/{table}/socket", sock=line, additional_headers={"Cookie": cookie}),
    ):
        pass
    assert refused.value.response.status_code == 421
    assert refused.value.response.body is not None
    assert json.loads(refused.value.response.body)["code"] == "bad_host"


@pytest.mark.parametrize("name", ["localhost", "127.0.0.1", "LOCALHOST.", "[::1]"])
def test_the_own_names_may_come_through_a_forwarded_port(server: Server, name: str) -> None:
    for port in ("", ":9000", f":{server.port}"):
        table, _ = server.new_game(Host=name + port, Origin=f"http://{name}{port}")
        assert table
    asked = {"rules": "classic", "opponents": ["plain"]}
    status, _, failure = server.post("/api/games", asked, Host=f"{name}:9000", Origin=f"http://{name}:9001")
    assert (status, failure["code"]) == (403, "bad_origin")


def test_another_device_plays_on_a_server_that_listens_everywhere(tmp_path: Path) -> None:
    with running(tmp_path, more=["--host", "0.0.0.0", "--allow-host", "durak.example"]) as server:
        for name in ("192.168.1.5", "localhost", socket.gethostname(), "durak.example"):
            origin = f"http://{name}:8765"
            table, cookie = server.new_game(Host=f"{name}:8765", Origin=origin)
            with (
                socket.create_connection(("127.0.0.1", server.port), PATIENCE_S) as line,
                connect(
                    f"ws://{name}:8765/table/{table}/socket",
                    sock=line,
                    origin=Origin(origin),
                    additional_headers={"Cookie": cookie},
                ) as page,
            ):
                page.send('{"type": "hello", "protocol": 1, "last": 0}')
                assert json.loads(page.recv(timeout=PATIENCE_S))["type"] == "welcome"
        status, _, failure = server.post("/api/games", {}, Host="evil.example")
        assert (status, failure["code"]) == (421, "bad_host")
