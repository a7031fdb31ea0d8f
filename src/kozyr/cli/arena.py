"""kozyr arena: programs play each other, many games, and the score is told with how sure it is."""

from __future__ import annotations

import os
import stat
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Never

import typer

if TYPE_CHECKING:
    from kozyr.arena.match import Match
    from kozyr.arena.session import Session
    from kozyr.bots import Player
    from kozyr.rules import Rules

INTERRUPTED = 130
"""Exit status, as of a program that an interrupt ended."""
MOST_DEALS = 100_000_000
MOST_SEED = (1 << 63) - 1


def _list(asked: bool) -> None:
    """Print every player and its options, and stop."""
    if not asked:
        return
    from kozyr.bots.roster import ROSTER

    for entry in ROSTER:
        sys.stdout.write(f"{entry.name}\n")
        for option in entry.options:
            default = "" if option.default is None else f"; {option.default} if not given"
            sys.stdout.write(f"  {option.name}=  {option.expected}{default}; {option.about}\n")
    raise typer.Exit


def arena(
    players: Annotated[
        list[str], typer.Argument(metavar="A B [C...]", help="Who plays: name, or name:option=value,option=value.")
    ],
    deals: Annotated[int, typer.Option(min=1, max=MOST_DEALS, help="Deals, each played once for every seat.")] = 1000,
    rules: Annotated[str, typer.Option(help="A preset, with +option=value for what differs.")] = "classic",
    seats: Annotated[int, typer.Option(help="At each table; with more than two, one A sits among copies of B.")] = 2,
    seed: Annotated[int, typer.Option(min=0, max=MOST_SEED, help="Makes the deals and the players' chance.")] = 1,
    jobs: Annotated[int | None, typer.Option(min=1, max=512, help="Processes; all cores if not given.")] = None,
    out: Annotated[
        Path | None, typer.Option(help="Keep finished deals here, and go on from there: a file; with A B C, a folder.")
    ] = None,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    listing: Annotated[
        bool, typer.Option("--players", is_eager=True, callback=_list, help="List who can play.")
    ] = False,
) -> None:
    """Let programs play each other: A against B, or a cross table of more.

    Every deal is played once for each seat, with A sitting there, so that neither cards nor seats favour anybody. The
    result depends on the seed alone, not on the number of processes, unless a player looks at a clock. An interrupt
    tells what was finished; the exit status is then 130, 1 if the games could not be played, 2 for wrong arguments.
    """
    del listing
    from kozyr.arena.errors import ArenaError
    from kozyr.arena.session import Session

    matches = _matches(players, _rules(rules, seats), seats, seed)
    try:
        with Session(matches, deals, _files(out, matches)) as session:
            stopped = _play(session, jobs or _cores())
            _tell(session, [str(player) for player in _named(players)], as_json=as_json)
            if stopped is not None:
                _stop(f"{stopped[0]}; {_kept(session, out)}", stopped[1])
    except ArenaError as error:
        _stop(str(error), 1)


def _play(session: Session, jobs: int) -> tuple[str, int] | None:
    """Play, showing the running score. If it did not come to its end: why, and the exit status for it."""
    from kozyr.arena.errors import ArenaError
    from kozyr.cli.arena_progress import watched

    if session.found:
        _say(f"{session.found:,} finished deals found; going on from there")
    try:
        watched(session, jobs)
    except KeyboardInterrupt:
        return "interrupted", INTERRUPTED
    except ArenaError as error:
        return str(error), 1
    return None


def _tell(session: Session, players: Sequence[str], *, as_json: bool) -> None:
    """Print what came out, of at least one finished deal."""
    import msgspec

    from kozyr.arena.cross import cross_report
    from kozyr.arena.report import match_report
    from kozyr.cli.arena_tables import show_cross, show_match

    if not session.finished:
        return
    if len(session.tallies) > 1:
        cross = cross_report(players, session.tallies)
        text = msgspec.json.encode(cross).decode() if as_json else show_cross(cross)
    else:
        match = match_report(session.tallies[0])
        text = msgspec.json.encode(match).decode() if as_json else show_match(match)
    sys.stdout.write(text + "\n")
    sys.stdout.flush()


def _kept(session: Session, out: Path | None) -> str:
    wanted = session.deals * len(session.tallies)
    done = f"{session.finished:,} of {wanted:,} deals are finished"
    if out is None:
        return f"{done}, and nothing is kept without --out"
    return f"{done} and kept in {out}, where the same command goes on"


def _matches(players: Sequence[str], rules: Rules, seats: int, seed: int) -> list[Match]:
    from kozyr.arena.cross import pairings
    from kozyr.arena.match import Match

    names = [str(player) for player in _named(players)]
    if len(names) < 2:
        _stop("expected two players or more", 2)
    if len(names) == 2:
        return [Match((names[0], names[1]), rules, seats, seed)]
    if seats != 2:
        _stop(f"a cross table is for two seats, not {seats}: expected two players, or --seats 2", 2)
    if len(set(names)) < len(names):
        twice = next(name for name in names if names.count(name) > 1)
        _stop(f"{twice} is there twice: a cross table has everybody once", 2)
    return pairings(names, rules, seed)


def _named(players: Sequence[str]) -> list[Player]:
    from kozyr.bots import BadOpponent, named

    try:
        return [named(player) for player in players]
    except BadOpponent as error:
        _stop(f"bad player: {error}", 2)


def _rules(text: str, seats: int) -> Rules:
    from kozyr.rules import BadRules, Rules

    try:
        rules = Rules.parse(text)
        rules.check_seats(seats)
    except BadRules as error:
        _stop(f"bad rules: {error}", 2)
    return rules


def _files(out: Path | None, matches: Sequence[Match]) -> list[Path] | None:
    from kozyr.arena.cross import file_of

    if out is None:
        return None
    try:
        kind = stat.S_IFMT(out.stat().st_mode)
    except FileNotFoundError:
        kind = 0
    except OSError as error:
        _stop(f"--out {str(out)[:60]} cannot be used ({error.strerror})", 2)
    if kind not in (0, stat.S_IFDIR, stat.S_IFREG):
        _stop(f"--out {out} is neither file nor folder", 2)
    if len(matches) == 1:
        if kind == stat.S_IFDIR:
            _stop(f"--out {out} is a folder: two players need a file", 2)
        return [out]
    if kind == stat.S_IFREG:
        _stop(f"--out {out} is a file: a cross table needs a folder", 2)
    return [file_of(out, match) for match in matches]


def _cores() -> int:
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def _say(line: str) -> None:
    sys.stderr.write(f"{line}\n")
    sys.stderr.flush()


def _stop(line: str, status: int) -> Never:
    _say(line)
    raise typer.Exit(status)
