"""A server of another build of the page: `python -m tests.browser.other_build STATIC PORT DATA`."""

from __future__ import annotations

import contextlib
import shutil
import signal
import socket
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import uvicorn

from kozyr.server.app import BUILT_PAGE, create_app
from kozyr.server.store import Store

ROOT = Path(__file__).parents[2]
_MARK = '<html lang="en" data-build="{name}">'


def made(name: str, folder: Path) -> Path:
    """A build as good as the real one, without the deck: its script has another name, and the page bears the mark."""
    shutil.copytree(BUILT_PAGE, folder, ignore=shutil.ignore_patterns("deck-*"))
    (script,) = (folder / "assets").glob("index-*.js")
    renamed = script.rename(script.with_name(f"index-{name}.js"))
    page, worker = folder / "index.html", folder / "worker.js"
    for file in (page, worker):
        text = file.read_text(encoding="utf-8").replace(script.name, renamed.name)
        file.write_text(text.replace('<html lang="en">', _MARK.format(name=name)), encoding="utf-8")
    store = "kozyr-page-"
    at = worker.read_text(encoding="utf-8").index(store) + len(store)
    text = worker.read_text(encoding="utf-8")
    worker.write_text(text[:at] + name + text[at + len(name) :], encoding="utf-8")
    return folder


@contextlib.contextmanager
def serving(static: Path, port: int, data: Path) -> Iterator[None]:
    """A server of that build, in a process of its own, until the block ends."""
    command = [sys.executable, "-m", "tests.browser.other_build", str(static), str(port), str(data)]
    process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=ROOT)
    try:
        assert process.stdout is not None
        assert process.stdout.readline() == "serves\n"
        yield
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(20)
        if process.stdout is not None:
            process.stdout.close()


def main(static: str, port: str, data: str) -> None:
    with contextlib.closing(Store(Path(data))) as store, socket.create_server(("127.0.0.1", int(port))) as listening:
        app = create_app(store, static=Path(static), on_started=lambda: print("serves", flush=True))  # noqa: T201
        uvicorn.Server(uvicorn.Config(app, log_level="error")).run(sockets=[listening])


if __name__ == "__main__":
    main(*sys.argv[1:])
