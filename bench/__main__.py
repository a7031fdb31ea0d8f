"""`python -m bench`: measures, and writes bench/results.md."""

from __future__ import annotations

import sys

from rich.console import Console
from rich.progress import Progress

from bench import beliefs, core_games, endgames, exactness, random_games, searching, sections


def main() -> int:
    """Measures everything; an interrupted run writes nothing and says so."""
    console = Console(stderr=True)
    try:
        with Progress(console=console) as show:
            busy = sections.load()
            figures = random_games.measure(show)
            games = random_games.report(figures)
            core = core_games.report(core_games.measure(show), figures[0].median)
            endings = endgames.report(endgames.measure(show))
            exact = exactness.report(exactness.measure(show))
            doubts = beliefs.report(beliefs.measure(show))
            search = searching.report(searching.measure(show))
    except KeyboardInterrupt:
        console.print("interrupted: bench/results.md is as it was")
        return 130
    sections.write(
        {
            "The reference rules": f"""
{random_games.GAMES_IN_ROUND} games a round, {random_games.ROUNDS} rounds, in turns; the median round counts.
The reference checks every action, keeps every state as a frozen value and says what happened as events; durakgame
changes one game in place and checks little. Its players throw nothing in after a take, where it lists every
combination of cards; ours do.

{games}""",
            "The compiled core": f"""
{core_games.GAMES_IN_ROUND:,} games a round, {core_games.ROUNDS} rounds, in turns; deals included; `atlasnye`.
The C loop (bench/playout.c) is written by hand for this one game and compiled on the spot; before the run all rows
played the same {core_games.GAMES_UNCOMPILED} games and came to the same checksum.
The core's fast play-out serves any two-seat rules without transfers.

{core}""",
            "Search": f"""
`classic`; views of games between plain players, every eighth decision; wall clock. An iteration deals a world,
follows the tree, and plays on. `hard` as it is shipped: {searching.MOVES} moves for each number of seats.

{search}

Where the other's cards lie: log loss a card that is not seen, by {beliefs.WORLDS} worlds, over {beliefs.GAMES} games of
each player against itself.

{doubts}""",
            "Endgames": f"""
The first positions with an empty talon of games between two plain players. Each is solved with nothing remembered, by
one thread: the exact value of every action. CPU time. With `transfer` cards can go round for ever.

{endings}

Played by `{exactness.PLAYER}` against the expert: every decision of its own with two seats left and a talon of one card
or none, judged by another solver with {exactness.MOST_NODES:,} decisions to look at. Critical: the actions differ.

{exact}""",
        },
        busy,
    )
    console.print(f"written: {sections.RESULTS}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
