"""What `kozyr arena` prints for people."""

from __future__ import annotations

import io
from collections.abc import Sequence

from rich import box
from rich.console import Console
from rich.table import Table

from kozyr.arena.cross import CrossReport
from kozyr.arena.report import Interval, MatchReport, PlayerReport

WIDTH = 160
"""More than any of these tables needs: a file gets what a wide terminal does."""
_ALIKE = 1e-6


def show_match(report: MatchReport) -> str:
    """A match, in a few lines and a table of times."""
    first, second = report.players
    title = f"{first} v {second}" if report.seats == 2 else f"one {first} among {report.seats - 1} x {second}"
    played = f"{report.deals:,} deals, {report.games:,} games"
    lines = [
        f"{title}, {report.rules}, {report.seats} seats, seed {report.seed}: {played}",
        *_figures(report),
        f"games    won {report.won:,}, drawn {report.drawn:,}, lost {report.lost:,}"
        + (f"; by repetition {report.repeated:,}" if report.repeated else "")
        + (f"; unfinished {report.unfinished:,}" if report.unfinished else ""),
        f"a deal   {_points(report)}",
        "",
        _times(report.sides),
    ]
    if report.fault is not None:
        lines += ["", *_faults(report.sides), f"first: {report.fault}"]
    return "\n".join(lines)


def show_cross(report: CrossReport) -> str:
    """The table, the best first, and a line for each match."""
    order = sorted(range(len(report.players)), key=lambda at: -report.elo[at])
    table = _table("", "Elo", *(str(place) for place in range(1, len(order) + 1)))
    for place, row in enumerate(order, start=1):
        cells = [_percent(report.shares[row][column]) for column in order]
        table.add_row(f"{place}  {report.players[row]}", f"{report.elo[row]:.0f}", *cells)
    lines = [_text(table), ""]
    for match in report.matches:
        faults = f"; {match.fault}" if match.fault is not None else ""
        lines.append(f"{match.players[0]} v {match.players[1]}: {_wide(match.score)}, {match.deals:,} deals{faults}")
    return "\n".join(lines)


def _figures(report: MatchReport) -> list[str]:
    if report.score is None:
        return [f"durak    {_wide(report.durak)}; among equals {100 * report.fair_durak:.1f} %, draws apart"]
    assert report.elo is not None
    ratings = [_rating(report.elo.mean), _rating(report.elo.low, "-∞"), _rating(report.elo.high, "+∞")]
    if report.elo.mean is None:
        ratings[0] = "+∞" if report.won else "-∞"
    return [f"score    {_wide(report.score)}", "Elo      {} ({} to {})".format(*ratings)]


def _points(report: MatchReport) -> str:
    """How many deals gave how many points."""
    given = [f"{half / 2:g}: {deals:,}" for half, deals in enumerate(report.points) if deals]
    return "points " + ", ".join(given)


def _times(sides: Sequence[PlayerReport]) -> str:
    table = _table("time a move, ms", "moves", "mean", "median", "99 %", "worst", "total s")
    for side in sides:
        times = (side.mean_ms, side.median_ms, side.p99_ms, side.worst_ms)
        table.add_row(side.player, f"{side.moves:,}", *(f"{time:.3f}" for time in times), f"{side.total_s:.1f}")
    return _text(table)


def _faults(sides: Sequence[PlayerReport]) -> list[str]:
    return [
        f"{side.player}: failed {side.failed:,} times, answered illegally {side.illegal:,} times; its first legal "
        "action was played instead"
        for side in sides
        if side.failed or side.illegal
    ]


def _table(first: str, *others: str) -> Table:
    table = Table(box=box.SIMPLE_HEAD, show_edge=False, pad_edge=False)
    table.add_column(first, no_wrap=True)
    for heading in others:
        table.add_column(heading, justify="right", no_wrap=True)
    return table


def _text(table: Table) -> str:
    file = io.StringIO()
    Console(file=file, width=WIDTH, markup=False, highlight=False, color_system=None).print(table)
    return "\n".join(line.rstrip() for line in file.getvalue().rstrip().splitlines())


def _wide(found: Interval | None) -> str:
    if found is None or found.mean is None or found.low is None or found.high is None:
        return "-"
    below, above = found.mean - found.low, found.high - found.mean
    half = f" ± {100 * above:.2f}" if abs(below - above) < _ALIKE else ""
    return f"{100 * found.mean:.2f}{half} % ({100 * found.low:.2f} to {100 * found.high:.2f})"


def _percent(share: float | None) -> str:
    return "-" if share is None else f"{100 * share:.1f}"


def _rating(rating: float | None, infinite: str = "") -> str:
    return infinite if rating is None else f"{rating:+.0f}"
