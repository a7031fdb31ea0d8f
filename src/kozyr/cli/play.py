"""`kozyr play`: serve the game on this machine and open it in the browser."""

from __future__ import annotations

import contextlib
import errno
import http.client
import json
import os
import signal
import socket
import sys
import threading
import webbrowser
from collections.abc import Callable, Iterable
from pathlib import Path
from types import FrameType
from typing import TextIO

import uvicorn
from starlette.applications import Starlette

from kozyr.core.kernel import IS_COMPILED, UNCOMPILED_WARNING
from kozyr.quoting import shortened
from kozyr.server.app import create_app
from kozyr.server.hosts import Hosts, address_in_network, is_here_alone
from kozyr.server.http_protocol import HttpProtocol
from kozyr.server.limits import MOST_BYTES
from kozyr.server.log import set_up
from kozyr.server.socket_protocol import SocketProtocol
from kozyr.server.store import Store, StoreUnusable, default_folder

DEFAULT_HOST = "127.0.0.1"
DEFAULT_PORT = 8765
_EVERYWHERE = {"", "0.0.0.0", "::"}  # noqa: S104 - only compared with
_LAST_PORT = 65535
_SHUT_DOWN_WITHIN_S = 3


class CannotListen(Exception):
    """The address cannot be had; its text says why and what to do."""


def play(
    host: str = DEFAULT_HOST,
    port: int = DEFAULT_PORT,
    data: Path | None = None,
    *,
    allow_hosts: Iterable[str] = (),
    open_browser: bool = True,
) -> int:
    """Serve until Ctrl-C or SIGTERM. `port` 0: any free one. `data`: where games are kept; None: the user's folder.
    `allow_hosts`: further names that browsers may reach it by (kozyr.server.hosts).

    Prints the address once the server answers there. Returns the exit status: 0, or 1 with the reason on stderr.
    """
    set_up()
    signal.signal(signal.SIGTERM, _interrupt)
    lost: list[str] = []
    try:
        with (
            contextlib.suppress(KeyboardInterrupt),  # the way to stop it
            listen(host, port) as listening,
            contextlib.closing(Store(data or default_folder())) as store,
        ):
            hosts = hosts_of(listening, host, allow_hosts)
            app = _app(
                store, hosts, listening, host, open_browser=open_browser, on_lost=lambda *of: lost.append(_lost(*of))
            )
            uvicorn.Server(config_of(app)).run(sockets=[listening])
    except (CannotListen, StoreUnusable) as error:
        _say(f"kozyr: {error}", sys.stderr)
        return 1
    if lost:
        _say(f"kozyr: {lost[0]}", sys.stderr)
        return 1
    _say("Kozyr has stopped. Unfinished games are kept.")
    return 0


def listen(host: str, port: int) -> socket.socket:
    """A listening socket. CannotListen if the address is taken or not this machine's."""
    try:
        return _bound(host, port)
    except (OSError, OverflowError, UnicodeError) as error:  # UnicodeError: what can be no host's name
        raise CannotListen(_why_not(host, port, error)) from error


def _bound(host: str, port: int) -> socket.socket:
    found = socket.getaddrinfo(host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE)
    family, _, _, _, address = found[0]
    # The protocol is named: only then does asyncio switch Nagle's delay off, which would cost 40 ms a move.
    listening = socket.socket(family, socket.SOCK_STREAM, socket.IPPROTO_TCP)
    try:
        if os.name == "posix":
            listening.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        listening.bind(address)
        listening.listen(2048)
    except BaseException:
        listening.close()
        raise
    return listening


def address_of(listening: socket.socket, host: str) -> str:
    """The address to type into a browser on this machine."""
    return _address(host, listening.getsockname()[1])


def elsewhere_of(listening: socket.socket, host: str) -> str | None:
    """The address to type into a browser on another device; None if only this machine gets in, or is in no network."""
    if host not in _EVERYWHERE:
        return None if is_here_alone(_bracketed(host)) else address_of(listening, host)
    found = address_in_network()
    return None if found is None else _address(found, listening.getsockname()[1])


def _address(host: str, port: int) -> str:
    shown = DEFAULT_HOST if host in _EVERYWHERE else host
    return f"http://{_bracketed(shown)}:{port}/"


def _bracketed(host: str) -> str:
    return f"[{host}]" if ":" in host else host


def hosts_of(listening: socket.socket, host: str, more: Iterable[str] = ()) -> Hosts:
    """The names that a server on this socket answers to. CannotListen if one of `more` can be no name."""
    try:
        return Hosts(listening.getsockname()[0], [*([host.partition("%")[0]] if host else []), *more])
    except ValueError as error:
        raise CannotListen(str(error)) from error


def _app(
    store: Store,
    hosts: Hosts,
    listening: socket.socket,
    host: str,
    *,
    open_browser: bool,
    on_lost: Callable[[int, int], None],
) -> Starlette:
    address, elsewhere = address_of(listening, host), elsewhere_of(listening, host)
    store.describe(address)

    def on_started() -> None:
        _say(f"Kozyr is at {address}  (Ctrl-C stops it)")
        if elsewhere not in {None, address}:
            _say(f"From other devices: {elsewhere}")
        if not IS_COMPILED:
            _say(UNCOMPILED_WARNING)
        if open_browser:
            # In a thread: some browsers' launchers wait for the browser to end.
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()

    return create_app(store, hosts=hosts, elsewhere=elsewhere, on_started=on_started, on_lost=on_lost)


def _lost(moves: int, games: int) -> str:
    return (
        f"stopped while the disk could not be written: {_counted(moves, 'move')} of {_counted(games, 'game')} "
        f"{'is' if moves == 1 else 'are'} lost. {'It goes' if games == 1 else 'They go'} on from the last move that "
        "was kept; everything else is kept."
    )


def _counted(number: int, what: str) -> str:
    return f"{number} {what}" if number == 1 else f"{number} {what}s"


def config_of(app: Starlette) -> uvicorn.Config:
    """How uvicorn serves the application."""
    return uvicorn.Config(
        app,
        http=HttpProtocol,
        ws=SocketProtocol,
        ws_max_size=MOST_BYTES,
        ws_per_message_deflate=False,
        log_config=None,
        log_level="critical",
        access_log=False,
        server_header=False,
        lifespan="on",
        timeout_graceful_shutdown=_SHUT_DOWN_WITHIN_S,
    )


def _why_not(host: str, port: int, error: Exception) -> str:
    if isinstance(error, OverflowError):
        return f"{port} is no port: ports are 0 to 65535."
    reason = (error.strerror if isinstance(error, OSError) else None) or str(error)
    nowhere = isinstance(error, socket.gaierror | UnicodeError)
    if nowhere or (isinstance(error, OSError) and error.errno == errno.EADDRNOTAVAIL):
        return f"{shortened(host)} is no address of this machine ({reason})."
    if isinstance(error, PermissionError):
        return f"Port {port} may not be used by you. Choose another one with --port, such as --port {DEFAULT_PORT}."
    if _is_kozyr(host, port):
        return (
            f"Kozyr runs there already: open {_address(host, port)}, "
            "or start a second one with another --port and another --data."
        )
    other = port + 1 if port < _LAST_PORT else DEFAULT_PORT
    return f"Port {port} of {host} cannot be had ({reason}). Choose another one, such as --port {other}."


def _is_kozyr(host: str, port: int) -> bool:
    asked = http.client.HTTPConnection(DEFAULT_HOST if host in _EVERYWHERE else host, port, timeout=1)
    try:
        asked.request("GET", "/healthz")
        return "kozyr" in json.loads(asked.getresponse().read(1000))
    except (OSError, ValueError, TypeError, http.client.HTTPException):
        return False
    finally:
        asked.close()


def _say(line: str, stream: TextIO | None = None) -> None:
    print(line, file=stream, flush=True)


def _interrupt(_number: int, _frame: FrameType | None) -> None:
    raise KeyboardInterrupt
