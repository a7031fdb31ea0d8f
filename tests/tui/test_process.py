"""The command as a process: pipes, a terminal, interrupts, streams that are gone, and options that cannot be."""

from __future__ import annotations

import contextlib
import fcntl
import os
import pty
import signal
import struct
import subprocess
import termios
import threading
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

import pytest

from kozyr.text import LANGUAGES, sentence
from tests.kit.command import HEEDING_INTERRUPTS, PROGRAM, kozyr, kozyr_inside

PLAIN = ("tui", "--plain", "--level", "plain", "--seed", "3")


def speaking(language: str) -> dict[str, str]:
    return {name: value for name, value in os.environ.items() if not name.startswith(("LC_", "LANG"))} | {
        "LANG": f"{language}.UTF-8"
    }


@pytest.mark.parametrize("language", ["en", "ru"])
def test_a_whole_game_through_a_pipe(language: str) -> None:
    ran = kozyr(*PLAIN, "--lang", language, given=b"1\n" * 500)
    assert (ran.status, ran.err) == (0, "")
    lines = ran.out.splitlines()
    assert any(sentence(language, "plain-choice-again") in line for line in lines)
    assert lines[-1] == sentence(language, "plain-input-ended")
    assert "\x1b" not in ran.out


def test_a_seed_makes_the_same_game_again() -> None:
    games = [kozyr(*PLAIN[:-1], seed, "--lang", "en", given=b"1\n" * 20).out for seed in ("3", "3", "4")]
    assert games[0] == games[1] != games[2]


@pytest.mark.parametrize("level", ["easy"])
def test_a_level_thinks_and_the_game_goes_on(level: str) -> None:
    ran = kozyr("tui", "--plain", "--level", level, "--seats", "3", "--seed", "1", given=b"1\n1\n1\nq\n")
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.splitlines()[-1] == "You have left the game."


@pytest.mark.parametrize("given", [b"", b"1", b"\xff\xfe\n", b"\x00\n", "ё\n".encode("cp1251"), b"\r\n1\r\n"])
def test_any_bytes_on_the_input_end_cleanly(given: bytes) -> None:
    ran = kozyr(*PLAIN, given=given)
    assert (ran.status, ran.err) == (0, "")
    assert ran.out.splitlines()[-1] == "The input has ended, so the game stops here."


def test_a_language_that_the_output_cannot_write_ends_nothing() -> None:
    ran = subprocess.run(
        [PROGRAM, *PLAIN, "--lang", "ru"],
        input=b"1\n",
        capture_output=True,
        env=speaking("ru") | {"PYTHONIOENCODING": "ascii"},
        timeout=60,
        check=False,
    )
    assert (ran.returncode, ran.stderr) == (0, b"")
    assert b"?" in ran.stdout


@pytest.mark.parametrize(
    ("named", "begins"), [("ru_RU", "Дурак"), ("en_GB", "Durak"), ("sw_KE", "Durak"), ("C", "Durak")]
)
def test_the_language_is_the_terminals(named: str, begins: str) -> None:
    ran = subprocess.run(
        [PROGRAM, *PLAIN],
        input=b"",
        capture_output=True,
        env=speaking(named) | {"PYTHONUTF8": "1"},
        timeout=60,
        check=True,
    )
    assert ran.stdout.decode().startswith(begins)


def test_interrupted_at_the_prompt_it_stops_without_a_traceback() -> None:
    running = subprocess.Popen(
        [*HEEDING_INTERRUPTS, *PLAIN, "--lang", "en"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    )
    assert running.stdout is not None
    while not running.stdout.readline().startswith("1 "):
        pass  # the first choices: it waits for an answer
    running.send_signal(signal.SIGINT)
    _, said = running.communicate(timeout=60)
    assert running.returncode == 128 + signal.SIGINT
    assert said == "interrupted\n"


def test_a_reader_that_leaves_ends_it_quietly() -> None:
    reading, writing = os.pipe()
    running = subprocess.Popen([PROGRAM, *PLAIN], stdin=subprocess.PIPE, stdout=writing, stderr=subprocess.PIPE)
    os.close(writing)
    assert os.read(reading, 1)
    os.close(reading)
    _, said = running.communicate(input=b"1\n" * 100, timeout=60)
    assert said == b""
    assert running.returncode == 128 + signal.SIGPIPE


@pytest.mark.parametrize(("closed", "status"), [("<&-", 0), (">&-", 0), ("2>&-", 0), ("<&- >&- 2>&-", 0)])
def test_a_closed_stream_is_no_traceback(closed: str, status: int) -> None:
    script = f'exec "$0" {" ".join(PLAIN)} {closed}'
    ran = subprocess.run(["sh", "-c", script, PROGRAM], input=b"q\n", capture_output=True, timeout=60, check=False)
    assert (ran.returncode, ran.stderr) == (status, b"")


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_a_full_disk_under_the_output_is_said() -> None:
    with Path("/dev/full").open("wb") as full:
        ran = subprocess.run(
            [PROGRAM, *PLAIN], input=b"q\n", stdout=full, stderr=subprocess.PIPE, timeout=60, check=False
        )
    assert ran.returncode == 1
    assert b"cannot be written" in ran.stderr
    assert b"Traceback" not in ran.stderr


@pytest.mark.parametrize(
    ("option", "value", "expected"),
    [
        ("--rules", "poker", "a preset"),
        ("--rules", "club+deck=99", "deck=24"),
        ("--seats", "5", "2 to 4 with classic"),
        ("--seats", "1", "2 to 4 with classic"),
        ("--seats", "many", "valid integer"),
        ("--level", "master", "easy, medium, hard"),
        ("--level", "expert", "easy, medium, hard"),
        ("--lang", "xx", ", ".join(LANGUAGES)),
        ("--pace", "slow", "person, instant"),
        ("--seed", "-1", "greater than or equal to 0"),
        ("--nonsense", "1", "No such option"),
    ],
)
@pytest.mark.parametrize("mode", [[], ["--plain"]])
def test_options_that_cannot_be_are_said(option: str, value: str, expected: str, mode: list[str]) -> None:
    ran = kozyr_inside("tui", *mode, option, value)
    assert ran.status == 2
    assert option in ran.err
    assert expected in " ".join(ran.err.replace("│", " ").split())
    assert ran.out == ""


@pytest.mark.parametrize("language", ["en", "ru"])
def test_without_a_terminal_the_line_mode_is_named(language: str) -> None:
    ran = kozyr("tui", "--lang", language)
    assert (ran.status, ran.out) == (2, "")
    assert ran.err == f"kozyr: {sentence(language, 'tui-no-terminal')}\n"


# --- in a terminal ---


@dataclass
class Terminal:
    """A process in a terminal of its own. What it writes is read all the time, so that it never waits for that."""

    process: subprocess.Popen[bytes]
    end: int
    written: bytearray = field(default_factory=bytearray)
    changed: threading.Condition = field(default_factory=threading.Condition)

    def read(self) -> None:
        """Read until the process has gone."""
        with contextlib.suppress(OSError):  # which is how a terminal ends
            while some := os.read(self.end, 65536):
                with self.changed:
                    self.written += some
                    self.changed.notify_all()

    def shows(self, text: str) -> None:
        """Wait until it has written this."""
        with self.changed:
            assert self.changed.wait_for(lambda: text.encode() in self.written, 60), bytes(self.written[-2000:])

    def type(self, keys: bytes) -> None:
        """Press keys."""
        os.write(self.end, keys)


@contextlib.contextmanager
def terminal(*arguments: str, rows: int = 24, columns: int = 80) -> Iterator[Terminal]:
    end, inside = pty.openpty()
    fcntl.ioctl(inside, termios.TIOCSWINSZ, struct.pack("HHHH", rows, columns, 0, 0))
    process = subprocess.Popen(
        [
            *HEEDING_INTERRUPTS,
            "tui",
            "--lang",
            "en",
            "--seed",
            "5",
            "--level",
            "plain",
            *arguments,
        ],
        stdin=inside,
        stdout=inside,
        stderr=inside,
        env=speaking("en") | {"TERM": "xterm-256color"},
        start_new_session=True,
    )
    os.close(inside)
    here = Terminal(process, end)
    reader = threading.Thread(target=here.read)
    reader.start()
    try:
        yield here
    finally:
        process.kill()
        process.wait()
        reader.join()
        os.close(end)


@pytest.mark.parametrize(("keys", "status"), [(b"q", 0), (b"\x03", 130), (b"\x11", 0)])
def test_the_screen_in_a_real_terminal(keys: bytes, status: int) -> None:
    with terminal() as here:
        here.shows("all keys")
        here.type(keys)
        assert here.process.wait(60) == status
        assert b"Traceback" not in here.written


def test_a_card_is_played_in_a_real_terminal() -> None:
    with terminal(rows=12, columns=40) as here:
        here.shows("leave")
        here.type(b"\x1b[C")
        here.shows("can be played")
        here.type(b"\r")
        here.shows("Throw in" if b"Throw in" in here.written else "Boris")
        here.type(b"q")
        assert here.process.wait(60) == 0


def test_lines_in_a_real_terminal_have_a_prompt() -> None:
    with terminal("--plain") as here:
        here.shows("> ")
        here.type(b"\x04")
        assert here.process.wait(60) == 0
        here.shows("The input has ended")
        assert b"\x1b" not in here.written
