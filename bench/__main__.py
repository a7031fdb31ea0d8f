"""`python -m bench`: measures, and writes bench/results.md."""

from __future__ import annotations

import os
import platform
import sys
from datetime import UTC, datetime
from pathlib import Path

from rich.console import Console
from rich.progress import Progress

from bench import core_games, endgames, expert, random_games

RESULTS = Path(__file__).with_name("results.md")


def machine() -> str:
    """What the figures were taken on."""
    model = platform.processor() or platform.machine()
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        names = [line.partition(":")[2].strip() for line in cpuinfo.read_text().splitlines() if "model name" in line]
        model = names[0] if names else model
    return f"{model}, {os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}"


def load() -> str:
    """Whether the machine had other work, which falsifies figures by the wall clock most."""
    if not hasattr(os, "getloadavg"):
        return "How busy the machine was is not known here."
    busy = os.getloadavg()[0]
    told = "**other work ran beside: take the figures as a floor**" if busy > 0.7 else "idle otherwise"
    return f"Load when it began: {busy:.1f} ({told})"


def main() -> int:
    """Measures everything; an interrupted run writes nothing and says so."""
    console = Console(stderr=True)
    try:
        with Progress(console=console) as show:
            busy = load()
            figures = random_games.measure(show)
            games = random_games.report(figures)
            core = core_games.report(core_games.measure(show), figures[0].median)
            endings = endgames.report(endgames.measure(show))
            strength = expert.report(expert.measure(show))
    except KeyboardInterrupt:
        console.print("interrupted: bench/results.md is as it was")
        return 130
    RESULTS.write_text(
        f"""# Benchmark results

Made by `make bench`; every table's rows were measured side by side in one run.

- Machine: {machine()}
- Date: {datetime.now(UTC):%Y-%m-%d}
- {busy}

## The reference rules

{random_games.GAMES_IN_ROUND} games a round, {random_games.ROUNDS} rounds, in turns; the median round counts.
The reference checks every action, keeps every state as a frozen value and says what happened as events; durakgame
changes one game in place and checks little. Its players throw nothing in after a take, where it lists every
combination of cards; ours do.

{games}

## The compiled core

{core_games.GAMES_IN_ROUND:,} games a round, {core_games.ROUNDS} rounds, in turns; deals included; `atlasnye`.
The C loop (bench/playout.c) is written by hand for this one game and compiled on the spot; before the run all rows
played the same {core_games.GAMES_UNCOMPILED} games and came to the same checksum.
The core's fast play-out serves any two-seat rules without transfers.

{core}

## Endgames

The first positions with an empty talon of games between two plain players. Each is solved with nothing remembered, by
one thread: the exact value of every action. CPU time. With `transfer` cards can go round for ever.

{endings}

## Programs

Two seats, `classic`, mirrored deals with seats swapped, a draw half a point, 95 % interval from the pairs.

- {strength}
""",
        encoding="utf-8",
    )
    console.print(f"written: {RESULTS}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
