"""Runs the `kozyr` command: as a person's shell does, or in this process, which takes a hundredth of the time."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

from typer.testing import CliRunner

from kozyr.cli.app import app

PROGRAM = Path(sys.prefix) / "bin" / "kozyr"
_HEEDING = "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); from kozyr.cli import main; main()"
HEEDING_INTERRUPTS = (sys.executable, "-c", _HEEDING)
"""The command where an interrupt is to be sent: a background job may have been started with interrupts ignored, and
what it starts inherits that.
"""
_PLAIN = {"COLUMNS": "200", "NO_COLOR": "1", "TERM": "dumb"}


@dataclass(frozen=True)
class Ran:
    """How a command ended, and what it said."""

    status: int
    out: str
    err: str


def kozyr(*arguments: str | bytes | Path, given: bytes = b"", within_s: float = 120) -> Ran:
    """Run the command with these bytes on standard input. Nothing may ever show a traceback."""
    done = subprocess.run(
        [PROGRAM, *arguments], input=given, capture_output=True, env=os.environ | _PLAIN, check=False, timeout=within_s
    )
    ran = Ran(done.returncode, _text(done.stdout), _text(done.stderr))
    assert "Traceback" not in ran.err + ran.out, ran.err
    return ran


def kozyr_inside(*arguments: str | Path, given: bytes = b"") -> Ran:
    """Run the command in this process with these bytes on standard input. Only an exit may end it."""
    done = CliRunner(env=_PLAIN).invoke(app, list(map(str, arguments)), input=given)
    if done.exception is not None and not isinstance(done.exception, SystemExit):
        raise done.exception
    return Ran(done.exit_code, done.stdout, done.stderr)


def _text(said: bytes) -> str:
    return said.decode("utf-8", "backslashreplace")
