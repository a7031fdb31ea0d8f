"""`python -m bench`: measures, section after section, and writes each into bench/results.md when it is done.

`--only TEXT` measures the sections whose heading holds the text; the others stay as they are.
"""

from __future__ import annotations

import argparse
import sys

from rich.console import Console
from rich.progress import Progress

from bench import beliefs, core_games, endgames, exactness, frames, random_games, searching, sections, weights


def games(show: Progress) -> dict[str, str]:
    """The reference and the core, in one run."""
    figures = random_games.measure(show)
    core = core_games.measure(show)
    return {
        "The reference rules": f"""
{random_games.GAMES_IN_ROUND} games a round, {random_games.ROUNDS} rounds, in turns; the median round counts.
The reference checks every action, keeps every state as a frozen value and says what happened as events; durakgame
changes one game in place and checks little. Its players throw nothing in after a take, where it lists every
combination of cards; ours do.

{random_games.report(figures)}""",
        "The compiled core": f"""
{core_games.GAMES_IN_ROUND:,} games a round, {core_games.ROUNDS} rounds, in turns; deals included; `atlasnye`.
The C loop (bench/playout.c) is written by hand for this one game and compiled on the spot; before the run all rows
played the same {core_games.GAMES_UNCOMPILED} games and came to the same checksum.
The core's fast play-out serves any two-seat rules without transfers.

{core_games.report(core, figures[0].median)}""",
    }


def search(show: Progress) -> dict[str, str]:
    """Iterations, Hard's times, and what its doubts are worth."""
    return {
        "Search": f"""
`classic`; views of games between plain players, every eighth decision; wall clock. An iteration deals a world,
follows the tree, and plays on. `hard` as it is shipped: {searching.MOVES} moves for each number of seats.

{searching.report(searching.measure(show))}

Where the other's cards lie: log loss a card that is not seen, by {beliefs.WORLDS} worlds, over {beliefs.GAMES} games of
each player against itself.

{beliefs.report(beliefs.measure(show))}""",
    }


def endings(show: Progress) -> dict[str, str]:
    """The solver's times, and whether Hard plays as it says."""
    return {
        "Endgames": f"""
The first positions with an empty talon of games between two plain players. Each is solved with nothing remembered, by
one thread: the exact value of every action. CPU time. With `transfer` cards can go round for ever.

{endgames.report(endgames.measure(show))}

Played by `{exactness.PLAYER}` against the expert: every decision of its own with two seats left and a talon of one card
or none, judged by another solver with {exactness.MOST_NODES:,} decisions to look at. Critical: the actions differ.

{exactness.report(exactness.measure(show))}""",
    }


def cards_in_motion(show: Progress) -> dict[str, str]:
    """Frames a second, and what the page weighs."""
    return {
        "Frames": f"""
Debian's Chromium, `{frames.FLAGS_SAID}`, {frames.SIZE[0]}x{frames.SIZE[1]}. The {frames.CARDS} cards of a table of six
fly across it and back, all sliders away from their defaults, so that every picture is a bitmap printed by the page;
beside it a page with nothing on it but the same {frames.CARDS} bitmaps on the same ways. {frames.ROUNDS} rounds of
{frames.SECONDS} seconds, in turns; the median counts, for the ratio that of the rounds' ratios. The first
row is what a screen of 60 frames a second shows; the second is how much it leaves over.

{frames.report(frames.measure(show))}""",
        "Weights": f"""
Of the built page, each file gzipped by itself.

{weights.report(weights.measure())}""",
    }


PARTS = {
    "The reference rules, The compiled core": games,
    "Search": search,
    "Endgames": endings,
    "Frames, Weights": cards_in_motion,
}


def main() -> int:
    """Measures; what was being measured when it is interrupted stays as it was, and that is said."""
    parser = argparse.ArgumentParser(prog="python -m bench", description=__doc__)
    parser.add_argument("--only", default="", help="sections whose heading holds this text")
    only, console = parser.parse_args().only, Console(stderr=True)
    for headings, measure in PARTS.items():
        if only.lower() not in headings.lower():
            continue
        busy = sections.load()
        try:
            with Progress(console=console) as show:
                found = measure(show)
        except KeyboardInterrupt:
            console.print(f"interrupted: {headings} as it was in bench/results.md")
            return 130
        sections.write(found, busy)
        console.print(f"written: {headings}, in {sections.RESULTS}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
