"""`python -m tests.parity`: a million games, or a record again; `make parity` calls it."""

from __future__ import annotations

import argparse
import os
import sys
from concurrent.futures import ProcessPoolExecutor

from rich.console import Console
from rich.progress import Progress

from tests.parity.lockstep import Mismatch, compare, replay
from tests.parity.run import play_all

IN_ONE_GO = 500


def say(what: object) -> None:
    """Write a line; a record must not be wrapped."""
    sys.stdout.write(f"{what}\n")


def main() -> int:
    """Return 0 if reference and core agree, 1 after printing where they differ."""
    parser = argparse.ArgumentParser(prog="python -m tests.parity", description=__doc__)
    parser.add_argument("--games", type=int, default=1_000_000, help="how many")
    parser.add_argument("--from", type=int, default=0, dest="first", help="the first game's number")
    parser.add_argument("--record", help="compare this record instead")
    given = parser.parse_args()
    try:
        if given.record:
            say(f"{compare(replay(given.record))} positions agree")
            return 0
        return compare_many(given.first, given.games)
    except Mismatch as mismatch:
        say(mismatch)
        return 1
    except KeyboardInterrupt:
        say("interrupted")
        return 130


def compare_many(first: int, games: int) -> int:
    """Compare so many games in all processes. Mismatch at the first that differs."""
    starts = range(first, first + games, IN_ONE_GO)
    parts = [range(start, min(start + IN_ONE_GO, first + games)) for start in starts]
    positions = 0
    with Progress(console=Console(stderr=True)) as show, ProcessPoolExecutor(os.cpu_count()) as pool:
        task = show.add_task("reference and core", total=games)
        try:
            for part, found in zip(parts, pool.map(play_all, parts), strict=True):
                positions += found
                show.advance(task, len(part))
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
    say(f"{games:,} games, {positions:,} positions: reference and core agree")
    return 0


if __name__ == "__main__":
    sys.exit(main())
