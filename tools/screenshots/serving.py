"""`kozyr play` as a process of its own, on a data folder of its own."""

from __future__ import annotations

import contextlib
import re
import signal
import subprocess
import sys
from pathlib import Path
from types import TracebackType
from typing import Self

PROGRAM = Path(sys.prefix) / "bin" / "kozyr"
_ADDRESS = re.compile(r"(http://[0-9.:]+)/")
_ENDS_WITHIN_S = 20


class NotServing(Exception):
    """The server ended instead of serving; the text is what it said."""


class Served:
    """A server on a data folder. It keeps its port when it is started again."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.address = ""
        """Without a slash at the end; empty until the first start."""
        self.port = 0
        self._process: subprocess.Popen[str] | None = None
        self._errors = folder.parent / f"{folder.name}.stderr"

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()

    def start(self) -> None:
        """Start it and wait until it serves. NotServing if it ends instead."""
        command = [str(PROGRAM), "play", "--no-open", "--port", str(self.port), "--data", str(self.folder)]
        with self._errors.open("a", encoding="utf-8") as errors:
            self._process = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=errors, text=True)
        assert self._process.stdout is not None
        line = self._process.stdout.readline()
        found = _ADDRESS.search(line)
        if found is None:
            self.kill()
            raise NotServing(line + self.errors)
        self.address = found.group(1)
        self.port = int(self.address.rpartition(":")[2])

    def stop(self) -> None:
        """SIGTERM, as a service manager does, and wait for the end."""
        self._end(signal.SIGTERM)

    def kill(self) -> None:
        """SIGKILL: nothing is tidied up."""
        self._end(signal.SIGKILL)

    @property
    def errors(self) -> str:
        """All that it wrote to stderr, over all its starts."""
        return self._errors.read_text(encoding="utf-8")

    def _end(self, how: signal.Signals) -> None:
        process, self._process = self._process, None
        if process is None:
            return
        with contextlib.suppress(ProcessLookupError):
            process.send_signal(how)
        assert process.stdout is not None
        try:
            process.wait(_ENDS_WITHIN_S)
        except subprocess.TimeoutExpired:
            process.kill()
            process.wait()
            raise
        finally:
            process.stdout.close()
