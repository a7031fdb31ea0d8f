"""A real server in its own process, and a real page's end of the wire, for tests."""

from __future__ import annotations

import contextlib
import json
import os
import signal
import subprocess
import sys
import threading
import urllib.error
import urllib.request
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.server.help import PATIENCE_S

ROOT = Path(__file__).parents[2]
COMMAND = (sys.executable, "-c", "from kozyr.cli import main; main()", "play", "--no-open")


class Server:
    """`kozyr play` on a free port and a given folder. The line that it prints says when it answers."""

    def __init__(self, folder: Path, *, fault: str | None = None, port: int = 0, more: Sequence[str] = ()) -> None:
        environment = {name: value for name, value in os.environ.items() if name != "KOZYR_FAULT"}
        environment["PYTHONPATH"] = str(ROOT / "src")
        if fault is not None:
            environment["KOZYR_FAULT"] = fault
        self.process = subprocess.Popen(
            [*COMMAND, "--port", str(port), "--data", str(folder), *more],
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        first = self.process.stdout.readline()
        if "http://" not in first:
            raise AssertionError(f"no server: {first!r} {self.process.communicate(timeout=PATIENCE_S)}")
        self.address = first.split()[3]
        self.pages: list[Page] = []
        self._log: list[str] = []
        self._reader = threading.Thread(target=self._read_log, daemon=True)
        self._reader.start()

    def _read_log(self) -> None:
        assert self.process.stderr is not None
        self._log.extend(self.process.stderr)

    @property
    def port(self) -> int:
        return int(self.address.rstrip("/").rpartition(":")[2])

    def stop(self) -> str:
        """Stop it as Ctrl-C does; what it wrote to its log."""
        if self.process.poll() is None:
            self.process.send_signal(signal.SIGINT)
        self.process.wait(PATIENCE_S)
        self._reader.join(PATIENCE_S)
        for stream in (self.process.stdout, self.process.stderr):
            if stream is not None:
                stream.close()
        return "".join(self._log)

    def wait_killed(self) -> None:
        """Wait until it has died by SIGKILL."""
        assert self.process.wait(PATIENCE_S) == -signal.SIGKILL
        self.stop()

    def request(
        self, path: str, *, body: bytes | None = None, method: str | None = None, **headers: str
    ) -> tuple[int, dict[str, str], bytes]:
        """An HTTP request: status, headers (lower case), body."""
        names = {name.replace("_", "-"): value for name, value in headers.items()}
        asked = urllib.request.Request(self.address.rstrip("/") + path, data=body, method=method, headers=names)
        try:
            with _opener.open(asked, timeout=PATIENCE_S) as answer:
                return answer.status, {n.lower(): v for n, v in answer.headers.items()}, answer.read()
        except urllib.error.HTTPError as answer:
            with answer:
                return answer.code, {n.lower(): v for n, v in answer.headers.items()}, answer.read()

    def post(self, path: str, value: object, **headers: str) -> tuple[int, dict[str, str], Any]:
        """Post JSON, read JSON."""
        headers = {"content_type": "application/json", **headers}
        status, answered, body = self.request(path, body=json.dumps(value).encode(), method="POST", **headers)
        return status, answered, json.loads(body)

    def new_game(
        self, *, rules: str = "classic", opponents: list[str] | None = None, **headers: str
    ) -> tuple[str, str]:
        """A game with programs, at no pause: its table and the cookie to play it with."""
        asked = {"rules": rules, "opponents": opponents or ["plain"], "pace": "instant", "name": "Ann"}
        status, answered, created = self.post("/api/games", asked, **headers)
        assert status == 201, created
        cookie = answered.get("set-cookie", "").partition(";")[0] or headers.get("cookie", "")
        return created["table"], cookie

    def page(self, table: str, cookie: str | None, **headers: str) -> Page:
        return Page(self, table, cookie, headers)


class _NoRedirect(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *_: Any, **__: Any) -> None:  # noqa: ANN401 - as its parent
        return None


_opener = urllib.request.build_opener(_NoRedirect)


@contextlib.contextmanager
def running(folder: Path, *, fault: str | None = None, port: int = 0, more: Sequence[str] = ()) -> Iterator[Server]:
    server = Server(folder, fault=fault, port=port, more=more)
    try:
        yield server
    finally:
        server.stop()
        for page in server.pages:
            page.close()


class Page:
    """A page's end of a table's socket: shows frames in order, keeps every text it was sent."""

    def __init__(self, server: Server, table: str, cookie: str | None, headers: dict[str, str]) -> None:
        address = f"{server.address.replace('http', 'ws', 1)}table/{table}/socket"
        given = {name.replace("_", "-"): value for name, value in headers.items()}
        if cookie:
            given["Cookie"] = cookie
        self._open = contextlib.ExitStack()
        server.pages.append(self)
        self.socket: ClientConnection = self._open.enter_context(
            connect(address, additional_headers=given, compression=None, open_timeout=PATIENCE_S, close_timeout=1)
        )
        self.version = 0
        self.sight: dict[str, Any] | None = None
        self.texts: list[str] = []

    def close(self) -> None:
        self._open.close()

    def send(self, message: object) -> None:
        self.socket.send(message if isinstance(message, str | bytes) else json.dumps(message))

    def receive(self) -> dict[str, Any]:
        text = self.socket.recv(timeout=PATIENCE_S)
        assert isinstance(text, str)
        self.texts.append(text)
        message: dict[str, Any] = json.loads(text)
        return message

    def hello(self, last: int = 0) -> dict[str, Any]:
        """Say hello and take the welcome in."""
        self.version = last
        self.send({"type": "hello", "protocol": 1, "last": last})
        welcome = self.receive()
        assert welcome["type"] == "welcome", welcome
        self.take(welcome)
        return welcome

    def take(self, message: dict[str, Any]) -> None:
        """Show a welcome or a frame."""
        if message["type"] == "welcome" and message["sight"] is not None:
            self.version, self.sight = message["version"], message["sight"]
        elif message["type"] == "frame":
            assert message["number"] == self.version + 1
            self.version, self.sight = message["number"], message["sight"]

    def until(self, version: int) -> None:
        """Show frames up to a version."""
        while self.version < version:
            self.take(self.receive())

    def until_asked(self) -> bool:
        """Show frames until this seat is asked; False when the game is over."""
        while self.sight is None or not (self.sight["choices"] or self.sight["result"]):
            self.take(self.receive())
        return self.sight["result"] is None

    def act(self, command_id: str, action: str, base: int | None = None) -> dict[str, Any]:
        """Send an action; its ack or refusal, after showing the frames that came before it."""
        self.send({"type": "act", "id": command_id, "base": self.version if base is None else base, "action": action})
        return self._answer()

    def undo(self, command_id: str, base: int | None = None) -> dict[str, Any]:
        """Take the last decision back; the ack or refusal, after showing the frames that came before it."""
        self.send({"type": "undo", "id": command_id, "base": self.version if base is None else base})
        return self._answer()

    def _answer(self) -> dict[str, Any]:
        while True:
            message = self.receive()
            if message["type"] in {"ack", "refused"}:
                return message
            self.take(message)

    def closed(self) -> int:
        """Wait for the server to close; the close code."""
        with contextlib.suppress(ConnectionClosed):
            while True:
                self.receive()
        assert self.socket.close_code is not None
        return self.socket.close_code
