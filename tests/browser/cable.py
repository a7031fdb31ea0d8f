"""A network cable between browser and server that can be held and cut."""

from __future__ import annotations

import contextlib
import socket
import threading

_CHUNK = 65536


class Cable:
    """Listens on a port of its own and carries bytes to and from the server's port.

    `hold_up()` keeps back what the browser sends, `hold_down()` what the server sends, until `let_go()`; `cut()` ends
    every connection, loses what was kept back, and turns new ones away until `mend()`.
    """

    def __init__(self, port: int) -> None:
        self._server = ("127.0.0.1", port)
        self._up, self._down = threading.Event(), threading.Event()
        self._whole = threading.Event()
        self._ends: list[socket.socket] = []
        self._lock = threading.Lock()
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.address = f"http://127.0.0.1:{self._listening.getsockname()[1]}"
        self.let_go()
        self.mend()
        threading.Thread(target=self._accept, daemon=True).start()

    def hold_up(self) -> None:
        self._up.clear()

    def hold_down(self) -> None:
        self._down.clear()

    def let_go(self) -> None:
        self._up.set()
        self._down.set()

    def cut(self) -> None:
        self._whole.clear()
        with self._lock:
            ends, self._ends = self._ends, []
        for end in ends:
            _close(end)
        self.let_go()

    def mend(self) -> None:
        self._whole.set()

    def close(self) -> None:
        self.cut()
        self._listening.close()

    def _accept(self) -> None:
        while True:
            try:
                near, _ = self._listening.accept()
            except OSError:  # closed
                return
            far = self._join(near)
            if far is None:
                _close(near)
                continue
            for source, target, way in ((near, far, self._up), (far, near, self._down)):
                threading.Thread(target=_carry, args=(source, target, way), daemon=True).start()

    def _join(self, near: socket.socket) -> socket.socket | None:
        """The far end for a near one. None while cut: under the lock, so that no connection slips past a cut."""
        with self._lock:
            if not self._whole.is_set():
                return None
            try:
                far = socket.create_connection(self._server)
            except OSError:
                return None
            self._ends += [near, far]
            return far


def _carry(source: socket.socket, target: socket.socket, way: threading.Event) -> None:
    with contextlib.suppress(OSError):
        while chunk := source.recv(_CHUNK):
            way.wait()
            target.sendall(chunk)
    _close(target)
    _close(source)


def _close(end: socket.socket) -> None:
    with contextlib.suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)
    end.close()
