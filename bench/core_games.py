"""Random two-seat games a second: the core beside a plain C loop of the same play-out, and in two threads."""

from __future__ import annotations

import ctypes
import os
import platform
import shlex
import statistics
import subprocess
import sysconfig
import tempfile
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from rich.progress import Progress

from kozyr.core import IS_COMPILED, KERNEL, UNCOMPILED, Kernel, play_deals
from kozyr.core.games import Played
from kozyr.rules import PRESETS

ROUNDS = 9
GAMES_IN_ROUND = 150_000
GAMES_UNCOMPILED = 400
SOURCE = Path(__file__).with_name("playout.c")
RULES = PRESETS["atlasnye"]

Player = Callable[[int, int], Played]
"""Plays so many games from a seed."""


class _Tally(ctypes.Structure):
    """`tally` of playout.c."""

    _fields_ = (
        ("durak", ctypes.c_uint64 * 2),
        *((name, ctypes.c_uint64) for name in ("draws", "games", "decisions", "bouts", "checksum", "seed")),
    )


def compile_c(folder: Path) -> Player:
    """The C loop, compiled on the spot. CalledProcessError or OSError where there is no compiler."""
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    portable = ["-mpopcnt"] if platform.machine() in ("x86_64", "AMD64") else []
    made = folder / "playout.so"
    subprocess.run([*command, "-O3", *portable, "-shared", "-fPIC", "-o", made, SOURCE], check=True)  # noqa: S603
    play_games = ctypes.CDLL(str(made)).play_games
    play_games.argtypes = [ctypes.c_uint64, ctypes.c_uint64, ctypes.POINTER(_Tally)]
    play_games.restype = None

    def play(games: int, seed: int) -> Played:
        tally = _Tally()
        play_games(seed, games, ctypes.byref(tally))
        numbers = (tally.games, tally.decisions, tally.bouts, tally.checksum, tally.seed)
        return Played(tuple(tally.durak), tally.draws, 0, *numbers)

    return play


def play_core(games: int, seed: int, kernel: Kernel = KERNEL) -> Played:
    """The core, called once for all games."""
    return play_deals(RULES, 2, games, seed, kernel=kernel)


@dataclass(frozen=True, slots=True)
class Speed:
    """One contestant over all rounds."""

    name: str
    games: float
    """Games a CPU second, the median round."""
    lowest: float
    highest: float
    decisions: float
    """Decisions a CPU second."""


@dataclass(frozen=True, slots=True)
class Measured:
    """What a run found."""

    speeds: list[Speed]
    two_threads: float | None
    """Games a second of two threads by that of one, both by the wall clock, the median round; None uncompiled."""


class Disagree(Exception):
    """The C loop and the core do not play the same games: there is nothing to compare."""


def measure(show: Progress) -> Measured:
    """Every contestant's speed; rounds alternate, so that all meet the same moments of the machine."""
    with tempfile.TemporaryDirectory() as folder:
        players: dict[str, tuple[Player, int]] = {}
        if IS_COMPILED:
            players["plain C, -O3"] = (compile_c(Path(folder)), GAMES_IN_ROUND)
            players["kozyr.core, compiled"] = (play_core, GAMES_IN_ROUND)
        players["kozyr.core, the same files uncompiled"] = (partial(play_core, kernel=UNCOMPILED), GAMES_UNCOMPILED)
        check(players)
        rounds: dict[str, list[tuple[float, float]]] = {name: [] for name in players}
        threads: list[float] = []
        task = show.add_task("random two-seat games, core", total=ROUNDS)
        for turn in range(ROUNDS):
            for name, (play, games) in players.items():
                rounds[name].append(timed(play, games, turn))
            if IS_COMPILED:
                threads.append(threads_ratio(turn))
            show.advance(task)
    speeds = [_speed(name, each) for name, each in rounds.items()]
    return Measured(speeds, statistics.median(threads) if threads else None)


def check(players: dict[str, tuple[Player, int]]) -> None:
    """Disagree unless all play the same games, card for card."""
    ends = {name: play(GAMES_UNCOMPILED, 2024) for name, (play, _) in players.items()}
    if len(set(ends.values())) != 1:
        raise Disagree("\n".join(f"{name}: {end}" for name, end in ends.items()))


def timed(play: Player, games: int, seed: int) -> tuple[float, float]:
    """Games and decisions a CPU second."""
    began = time.process_time()
    played = play(games, seed)
    took = time.process_time() - began
    return games / took, played.decisions / took


def threads_ratio(seed: int) -> float:
    """How much more two threads play than one in the same time."""
    with ThreadPoolExecutor(2) as pool:
        began = time.perf_counter()
        pool.submit(play_core, GAMES_IN_ROUND, seed).result()
        one = time.perf_counter() - began
        began = time.perf_counter()
        for running in [pool.submit(play_core, GAMES_IN_ROUND, seed + number) for number in (1, 2)]:
            running.result()
        return 2 * one / (time.perf_counter() - began)


def _speed(name: str, rounds: list[tuple[float, float]]) -> Speed:
    games = [each for each, _ in rounds]
    return Speed(name, statistics.median(games), min(games), max(games), statistics.median(d for _, d in rounds))


def report(measured: Measured, reference: float) -> str:
    """The figures as a Markdown table. `reference`: the reference's games a CPU second in the same run."""
    fastest = measured.speeds[0].games
    rows = [
        f"| {speed.name} | {speed.games:,.0f} | {speed.lowest:,.0f}-{speed.highest:,.0f} | {speed.decisions:,.0f} "
        f"| {speed.games / fastest:.3f} | {speed.games / reference:,.0f} |"
        for speed in measured.speeds
    ]
    told = "not measured: the core runs uncompiled"
    if measured.two_threads is not None:
        told = f"{measured.two_threads:.2f} times one thread's games a second, by the wall clock"
    return "\n".join(
        [
            "| random two-seat games | games a CPU second | rounds | decisions a second | of row 1 | times reference |",
            "| --- | --- | --- | --- | --- | --- |",
            *rows,
            "",
            f"Two threads of the compiled core: {told}.",
        ]
    )
