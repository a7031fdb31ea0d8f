"""`kozyr arena` as a person runs it: what it prints, refuses, and keeps when it is interrupted or killed."""

from __future__ import annotations

import contextlib
import json
import os
import pty
import re
import select
import signal
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from tests.kit.command import HEEDING_INTERRUPTS, kozyr, kozyr_inside

PATIENCE_S = 60.0
ENDLESS = ("arena", "expert", "random", "--deals", "1000000", "--jobs", "1")


def results(text: str) -> dict[str, Any]:
    """The JSON without its times."""
    found: dict[str, Any] = json.loads(text)
    for side in found["sides"]:
        for key in [key for key in side if key.endswith(("_ms", "_s"))]:
            del side[key]
    return found


class Running:
    """The command on a terminal of its own, so that it shows its bar."""

    def __init__(self, *arguments: str | Path) -> None:
        self.terminal, theirs = pty.openpty()
        self.process = subprocess.Popen(
            [*HEEDING_INTERRUPTS, *arguments],
            stdin=theirs,
            stdout=subprocess.PIPE,
            stderr=theirs,
            env=os.environ | {"COLUMNS": "200", "TERM": "xterm"},
            start_new_session=True,
        )
        os.close(theirs)
        self.seen = ""

    def read_until(self, wanted: str) -> None:
        """Read the terminal until this has been written."""
        while wanted not in self.seen:
            assert self._read(), f"it ended: {self.seen}"

    def _read(self) -> bool:
        """Read what comes next from the terminal; False once nobody writes to it any more."""
        assert select.select([self.terminal], [], [], PATIENCE_S)[0], self.seen
        try:
            self.seen += os.read(self.terminal, 65_536).decode("utf-8", "replace")
        except OSError:
            return False
        return True

    def workers(self) -> list[int]:
        """The process ids of its workers."""
        children = Path(f"/proc/{self.process.pid}/task/{self.process.pid}/children").read_text().split()
        return [int(child) for child in children if b"spawn_main" in Path(f"/proc/{child}/cmdline").read_bytes()]

    def end(self, with_signal: signal.Signals, *, group: bool = False) -> tuple[int, str]:
        """Send a signal, to all its processes as a terminal does with `group`; its status and its output."""
        if group:
            os.killpg(self.process.pid, with_signal)
        else:
            self.process.send_signal(with_signal)
        while self._read():  # a terminal that nobody reads would hold it up
            pass
        out, _ = self.process.communicate(timeout=PATIENCE_S)
        return self.process.returncode, out.decode()


@contextlib.contextmanager
def running(*arguments: str | Path) -> Iterator[Running]:
    command = Running(*arguments)
    try:
        yield command
    finally:
        if command.process.poll() is None:
            os.killpg(command.process.pid, signal.SIGKILL)
            command.process.communicate(timeout=PATIENCE_S)
        os.close(command.terminal)


def test_what_people_see() -> None:
    ran = kozyr_inside("arena", "expert", "random", "--deals", "3", "--jobs", "1", "--rules", "atlasnye")
    assert ran.status == 0
    assert ran.err == ""
    lines = ran.out.splitlines()
    assert lines[0] == "expert v random, atlasnye, 2 seats, seed 1: 3 deals, 6 games"
    assert re.fullmatch(r"score    \d+\.\d\d % \(\d+\.\d\d to 100\.00\)", lines[1])
    assert re.fullmatch(r"Elo      (\+\d+|\+∞) \([+-](\d+|∞) to \+∞\)", lines[2])
    assert re.fullmatch(r"games    won \d, drawn \d, lost \d", lines[3])
    assert [line.split()[0] for line in lines[-2:]] == ["expert", "random"]


def test_at_more_seats_the_figure_is_how_often_the_candidate_is_durak() -> None:
    ran = kozyr_inside("arena", "plain", "random", "--deals", "4", "--seats", "4", "--jobs", "1")
    assert ran.out.startswith("one plain among 3 x random, classic, 4 seats, seed 1: 4 deals, 16 games\ndurak ")
    assert "among equals 25.0 %" in ran.out


def test_json_is_the_same_again_but_for_the_times() -> None:
    arguments = ("arena", "expert", "random:seed=3", "--deals", "4", "--seed", "9", "--jobs", "1", "--json")
    first, second = (results(kozyr_inside(*arguments).out) for _ in range(2))
    assert first == second
    assert first["players"] == ["expert", "random:seed=3"]
    assert first["games"] == first["won"] + first["drawn"] + first["lost"] == 8
    assert first["score"]["mean"] == (first["won"] + first["drawn"] / 2) / 8
    assert sum(first["points"]) == 4
    assert first["fair_durak"] == 0.5


def test_a_cross_table_is_kept_in_a_folder_whatever_the_order(tmp_path: Path) -> None:
    folder = tmp_path / "cross"
    options = ("--deals", "2", "--jobs", "1", "--out", str(folder), "--json")
    first = json.loads(kozyr_inside("arena", "random", "plain", "expert", *options).out)
    names = ["expert~plain.jsonl", "expert~random.jsonl", "plain~random.jsonl"]
    assert sorted(path.name for path in folder.iterdir()) == names
    kept = {path: path.read_bytes() for path in folder.iterdir()}
    again = kozyr_inside("arena", "expert", "random", "plain", *options)
    assert again.err == "6 finished deals found; going on from there\n"
    second = json.loads(again.out)
    assert {path: path.read_bytes() for path in folder.iterdir()} == kept
    assert first["elo"][1] == second["elo"][2] == 1000
    assert [first["shares"][0][2], first["shares"][2][0]] == [second["shares"][1][0], second["shares"][0][1]]
    assert first["shares"][0][2] + first["shares"][2][0] == 1
    assert first["shares"][0][0] is None


def test_a_cross_table_for_people() -> None:
    ran = kozyr_inside("arena", "random", "plain", "expert", "--deals", "1", "--jobs", "1")
    rows = [line.split()[:2] for line in ran.out.splitlines()[2:5]]
    assert [row[0] for row in rows] == ["1", "2", "3"]
    assert {row[1] for row in rows} == {"random", "plain", "expert"}
    assert "expert v random: " in ran.out


def test_the_players_and_their_options_are_listed() -> None:
    ran = kozyr_inside("arena", "--players")
    assert ran.status == 0
    lines = ran.out.splitlines()
    assert {"random", "plain", "expert"} <= set(lines)
    option = lines[lines.index("random") + 1]
    assert option.startswith("  seed=  a whole number from 0 to 18446744073709551615; fixes its chance")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("plain",), "expected two players or more"),
        (("plain", "nobody"), "bad player: 'nobody': expected random, "),
        (("plain:x=1", "plain"), "bad player: 'plain:x=1': expected plain alone, it has no options"),
        (("plain", "plain", "random"), "plain is there twice"),
        (("plain", "random", "expert", "--seats", "3"), "a cross table is for two seats, not 3"),
        (("plain", "random", "--seats", "5"), "bad rules: 5 seats: expected 2 to 4 with classic and 36 cards"),
        (("plain", "random", "--rules", "poker"), "bad rules: poker: expected a preset: "),
        (("plain", "random", "--out", "/"), "--out / is a folder: two players need a file"),
        (("plain", "random", "--out", "/dev/full"), "--out /dev/full is neither file nor folder"),
        (("plain", "random", "--out", "x" * 300), "cannot be used (File name too long)"),
        (("plain", "random", "expert", "--out", __file__), "is a file: a cross table needs a folder"),
        (("plain", "random", "--deals", "0"), "--deals"),
        (("plain", "random", "--jobs", "0"), "--jobs"),
        (("plain", "random", "--seed", "-1"), "--seed"),
    ],
)
def test_wrong_arguments_are_refused(arguments: tuple[str, ...], said: str) -> None:
    ran = kozyr_inside("arena", *arguments)
    assert ran.status == 2
    assert said in ran.err
    assert ran.out == ""


def test_another_matchs_file_is_refused(tmp_path: Path) -> None:
    out = ("--jobs", "1", "--deals", "1", "--out", str(tmp_path / "deals"))
    assert kozyr_inside("arena", "plain", "random", *out).status == 0
    ran = kozyr_inside("arena", "plain", "expert", *out)
    assert ran.status == 1
    assert "holds another match: there players plain v random, here plain v expert" in ran.err


# --- real processes -----------------------------------------------------------------------------------------------


def kept_deals(path: Path) -> int:
    return path.read_bytes().count(b'{"line":"deal"')


def goes_on(path: Path) -> None:
    """The file is gone on from, and what comes out is what comes out without interruption."""
    deals = str(kept_deals(path) + 10)
    options = ("arena", "expert", "random", "--deals", deals, "--jobs", "1", "--json")
    resumed = kozyr(*options, "--out", path)
    assert "finished deals found; going on from there" in resumed.err
    whole = results(kozyr(*options).out)
    found = results(resumed.out)
    for each in (whole, found):  # after a kill, the times of the last deals may be missing
        for side in each["sides"]:
            del side["moves"]
    assert found == whole


@pytest.mark.slow
def test_an_interrupt_says_what_is_kept_and_the_same_command_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "deals"
    with running(*ENDLESS, "--out", path) as command:
        command.read_until("expert v random: ")
        status, out = command.end(signal.SIGINT, group=True)
    assert status == 130
    assert "Traceback" not in command.seen + out
    said = re.search(r"interrupted; ([\d,]+) of 1,000,000 deals are finished and kept in ", command.seen)
    assert said is not None
    assert int(said[1].replace(",", "")) == kept_deals(path)
    assert out.startswith(f"expert v random, classic, 2 seats, seed 1: {said[1]} deals, ")
    goes_on(path)


@pytest.mark.slow
def test_a_killed_command_leaves_no_process_and_loses_little(tmp_path: Path) -> None:
    path = tmp_path / "deals"
    with running(*ENDLESS, "--out", path) as command:
        command.read_until("expert v random: ")
        (worker,) = command.workers()
        ended = os.pidfd_open(worker)
        command.end(signal.SIGKILL)
        assert select.select([ended], [], [], PATIENCE_S)[0], "the worker lives on"
        os.close(ended)
    assert kept_deals(path) > 0
    with path.open("ab") as file:
        file.write(b'{"line":"deal","number":99')
    goes_on(path)


@pytest.mark.slow
def test_a_killed_worker_is_replaced(tmp_path: Path) -> None:
    path = tmp_path / "deals"
    with running(*ENDLESS, "--out", path) as command:
        command.read_until("expert v random: ")
        (worker,) = command.workers()
        os.kill(worker, signal.SIGKILL)
        command.read_until("a worker process was lost (killed by SIGKILL): ")
        command.seen = ""
        command.read_until("expert v random: ")
        status, _ = command.end(signal.SIGINT)
    assert status == 130
    goes_on(path)
