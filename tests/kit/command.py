"""Runs the installed `kozyr` command as a person's shell does."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

PROGRAM = Path(sys.prefix) / "bin" / "kozyr"
_PLAIN = os.environ | {"COLUMNS": "200", "NO_COLOR": "1", "TERM": "dumb"}


@dataclass(frozen=True)
class Ran:
    """How a command ended, and what it said."""

    status: int
    out: str
    err: str


def kozyr(*arguments: str | bytes | Path, given: bytes = b"", within_s: float = 120) -> Ran:
    """Run the command with these bytes on standard input. Nothing may ever show a traceback."""
    done = subprocess.run(
        [PROGRAM, *arguments], input=given, capture_output=True, env=_PLAIN, check=False, timeout=within_s
    )
    ran = Ran(done.returncode, done.stdout.decode("utf-8"), done.stderr.decode("utf-8"))
    assert "Traceback" not in ran.err + ran.out, ran.err
    return ran
