"""The command itself."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from kozyr import __version__
from tests.kit.command import PROGRAM, kozyr, kozyr_inside
from tests.kit.vectors import counts


def test_it_says_its_version() -> None:
    assert kozyr("--version").out == f"kozyr {__version__}\n"


def test_it_explains_itself() -> None:
    shown = kozyr_inside("--help").out
    for command in ("trace", "perft", "check"):
        assert command in shown
        assert kozyr(command, "--help").status == 0


@pytest.mark.parametrize("arguments", [["dance"], ["--nonsense"], ["trace", "--nonsense"]])
def test_what_it_does_not_know_is_said(arguments: list[str]) -> None:
    ran = kozyr_inside(*arguments)
    assert ran.status == 2
    assert "No such" in ran.err


# A background job may have been started with interrupts ignored, and what it starts inherits that.
HEEDING_INTERRUPTS = (
    "import signal; signal.signal(signal.SIGINT, signal.default_int_handler); from kozyr.cli import main; main()"
)


def test_interrupted_it_stops_without_a_traceback() -> None:
    # Deep enough to be counting still: the first line says that it has begun.
    running = subprocess.Popen(
        [sys.executable, "-c", HEEDING_INTERRUPTS, "perft", counts()[0]["position"], "60"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert running.stdout is not None
    assert running.stdout.readline() == "1 6\n"
    running.send_signal(signal.SIGINT)
    _, said = running.communicate(timeout=60)
    assert running.returncode == 128 + signal.SIGINT
    assert said == "interrupted\n"


def test_a_reader_that_leaves_ends_it_quietly() -> None:
    reading, writing = os.pipe()
    running = subprocess.Popen(
        [PROGRAM, "perft", counts()[0]["position"], "60"], stdout=writing, stderr=subprocess.PIPE
    )
    os.close(writing)
    assert os.read(reading, 4) == b"1 6\n"
    os.close(reading)
    _, said = running.communicate(timeout=60)
    assert said == b""
    assert running.returncode == 128 + signal.SIGPIPE


@pytest.mark.parametrize("command", ["trace", "check"])
def test_a_closed_standard_input_reads_as_empty(command: str) -> None:
    ran = subprocess.run(["sh", "-c", f'"$0" {command} <&-', PROGRAM], capture_output=True, text=True, check=False)
    assert "Traceback" not in ran.stderr
    assert ran.returncode == 0


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="needs /dev/full")
def test_a_full_disk_is_said_without_a_traceback() -> None:
    with Path("/dev/full").open("w") as full:
        ran = subprocess.run(
            [PROGRAM, "perft", counts()[0]["position"], "1"],
            stdout=full,
            stderr=subprocess.PIPE,
            text=True,
            check=False,
        )
    assert ran.stderr == "kozyr: No space left on device\n"
    assert ran.returncode == 1
