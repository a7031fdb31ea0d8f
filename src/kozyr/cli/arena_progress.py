"""The bar of `kozyr arena`: how far it is, and the score until now."""

from __future__ import annotations

import sys

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeElapsedColumn, TimeRemainingColumn

from kozyr.arena.session import Session
from kozyr.arena.statistics import Estimate, estimate
from kozyr.arena.tally import Tally


def watched(session: Session, jobs: int) -> None:
    """Play the session, with the bar on standard error if that is a terminal; faults are written there anyway."""
    columns = (BarColumn(), MofNCompleteColumn(), TimeElapsedColumn(), TimeRemainingColumn())
    console = Console(stderr=True, soft_wrap=True, highlight=False, markup=False)
    with Progress(
        *columns,
        TextColumn("{task.description}", markup=False),
        console=console,
        transient=True,
        disable=not sys.stderr.isatty(),
    ) as show:
        bar = show.add_task("starting", total=session.deals * len(session.tallies), completed=session.finished)
        for tally in session.play(jobs, console.print):
            show.update(bar, completed=session.finished, description=running(tally))


def running(tally: Tally) -> str:
    """The score of a match until now, in a few words."""
    first, second = tally.match.players
    if tally.match.seats == 2:
        return f"{first} v {second}: {share(estimate(tally.points, 4))}"
    return f"{first} among {second}: durak {share(estimate(tally.lost, tally.match.seats))}"


def share(found: Estimate) -> str:
    """A share and the wider side of its interval, in percent."""
    return f"{100 * found.mean:.1f} ± {100 * max(found.high - found.mean, found.mean - found.low):.1f} %"
