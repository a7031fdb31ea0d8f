"""The command itself."""

from __future__ import annotations

import os
import signal
import subprocess
from pathlib import Path

import pytest

from kozyr import __version__
from tests.kit.command import HEEDING_INTERRUPTS, PROGRAM, kozyr, kozyr_inside
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


@pytest.mark.parametrize("arguments", [["--data", ""], ["--data="], ["--allow-host", ""], ["--allow-host", "a b"]])
def test_a_server_is_not_started_on_nothing(
    arguments: list[str], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path / "home"))
    ran = kozyr("play", "--no-open", "--port", "0", *arguments)
    assert ran.status != 0
    assert ("expected a folder's name" in ran.err) == arguments[0].startswith("--data")
    assert ("no host" in ran.err) == arguments[0].startswith("--allow")
    assert [path.name for path in tmp_path.iterdir()] in ([], ["home"])


def test_interrupted_it_stops_without_a_traceback() -> None:
    # Deep enough to be counting still: the first line says that it has begun.
    running = subprocess.Popen(
        [*HEEDING_INTERRUPTS, "perft", counts()[0]["position"], "60"],
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


@pytest.mark.parametrize(
    ("closed", "status"),
    [("<&-", 0), (">&-", 1), ("2>&-", 1), ("<&- >&- 2>&-", 0)],
)
def test_a_closed_stream_is_no_traceback(closed: str, status: int) -> None:
    script = f'exec "$0" trace {closed}'
    ran = subprocess.run(
        ["sh", "-c", script, PROGRAM], input=b"no record\n", capture_output=True, timeout=60, check=False
    )
    assert (ran.returncode, ran.stderr) == (status, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
@pytest.mark.parametrize("arguments", [["trace"], ["check"], ["perft", counts()[0]["position"], "1"]])
def test_a_full_disk_under_the_output_is_said(arguments: list[str]) -> None:
    buffered = {name: value for name, value in os.environ.items() if name != "PYTHONUNBUFFERED"}
    with Path("/dev/full").open("wb") as full:
        ran = subprocess.run(
            [PROGRAM, *arguments],
            input=b"no record\n",
            stdout=full,
            stderr=subprocess.PIPE,
            env=buffered,
            timeout=60,
            check=False,
        )
    assert ran.returncode == 1
    assert ran.stderr == b"kozyr: the output cannot be written (No space left on device)\n"
