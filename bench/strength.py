"""`python -m bench.strength`: how strong the programs are, by the arena; writes its section of bench/results.md.

Every match is kept in build/strength and gone on with, so that an interrupted run loses nothing. `--only TEXT` plays
the matches whose title holds the text; the section then holds the finished ones.
"""

from __future__ import annotations

import argparse
import os
import sys
from dataclasses import dataclass
from pathlib import Path

from rich.console import Console

from bench import sections
from kozyr.arena.cross import cross_report, file_of, pairings
from kozyr.arena.match import Match
from kozyr.arena.report import MatchReport, match_report
from kozyr.arena.session import Session
from kozyr.arena.tally import Tally
from kozyr.bots import named
from kozyr.cli.arena_progress import watched
from kozyr.rules import Rules

KEPT = Path("build/strength")
SEED = 20261130
QUICK = "hard:sims=2600"
"""Hard at about 10 ms a move on an idle core."""
QUICKER = "hard:sims=1000"
"""At about 5 ms, for the many games of more seats."""


@dataclass(frozen=True, slots=True)
class Row:
    """A match, and what it is to show."""

    candidate: str
    reference: str
    wanted: str
    deals: int
    rules: str = "classic"
    seats: int = 2

    @property
    def title(self) -> str:
        """The match in words."""
        return f"{self.candidate} v {self.reference}, {self.rules}, {self.seats} seats"

    @property
    def names(self) -> str:
        """Who plays whom."""
        two = f"{self.candidate} v {self.reference}"
        return two if self.seats == 2 else f"one {self.candidate} among {self.reference}"

    @property
    def match(self) -> Match:
        """What is played."""
        players = str(named(self.candidate)), str(named(self.reference))
        return Match(players, Rules.parse(self.rules), self.seats, SEED)

    @property
    def file(self) -> Path:
        """Where its deals are kept."""
        return KEPT / f"{self.title.replace(':', '_').replace(', ', '-').replace(' ', '_')}.jsonl"


ROWS = (
    Row("expert", "plain", "at least 55", 1000),
    Row(QUICK, "plain", "at least 80", 1000),
    Row(QUICK, "plain", "at least 80", 1000, "atlasnye"),
    Row(QUICK, "expert", "at least 72", 1000),
    Row(QUICK, "expert", "at least 72", 1000, "atlasnye"),
    Row(QUICK, "flat:deals=300", "at least 55", 500),
    Row(QUICK, "medium", "65 to 85", 1000),
    Row("medium", "easy", "65 to 85", 1000),
    Row("easy", "random", "at least 90", 1000),
    *(
        Row(level, "plain", wanted, deals, "classic" if seats < 5 else "club", seats)
        for seats, below in ((4, "at most 12"), (3, "below fair"), (6, "below fair"))
        for level, deals, wanted in (
            (QUICKER, 1000, below),
            ("medium", 200, "above hard"),
            ("easy", 200, "above medium"),
        )
    ),
    Row("hard", "medium", "as at 10 ms", 200),
    Row(QUICK, "plain", "", 250, "transfer"),
)
EARLIER = " †"
"""Marks a row that an earlier version of Kozyr has played."""
TABLE = ("random", "plain", "expert", "flat:deals=300", "easy", "medium", QUICK)
TABLE_DEALS = 100


def play(session: Session, jobs: int) -> bool:
    """Play what is missing; whether it was interrupted."""
    try:
        watched(session, jobs)
    except KeyboardInterrupt:
        return True
    return False


def percent(low: float | None, mean: float | None, high: float | None) -> str:
    """A share and its interval."""
    if low is None or mean is None or high is None:
        return ""
    return f"{100 * mean:.1f} ({100 * low:.1f}-{100 * high:.1f})"


def line(row: Row, found: MatchReport) -> str:
    """The row of a match."""
    figure = found.score if found.score is not None else found.durak
    kind = "points" if found.score is not None else f"durak, fair {100 / row.seats:.1f}"
    share = percent(figure.low, figure.mean, figure.high)
    side = found.sides[0]
    times = f"{side.mean_ms:.1f} / {side.median_ms:.1f} / {side.p99_ms:.0f}"
    return f"| {row.names} | {row.rules}, {row.seats} | {found.games:,} | {kind} | {share} | {row.wanted} | {times} |"


def earlier_lines() -> dict[str, str]:
    """The rows that the results have already, by what was played: their match and rules."""
    text = sections.RESULTS.read_text(encoding="utf-8")
    rows = [line for line in text.splitlines() if line.startswith("| ") and line.count("|") == 8]
    return {line.split("|", 3)[1] + line.split("|", 3)[2]: line for line in rows}


def matches_table(tallies: list[tuple[Row, Tally]]) -> str:
    """The matches with all their deals finished; of others what the results say already, marked as earlier."""
    head = "| match | rules, seats | games | figure | % (95 %) | wanted | ms a move: mean / median / 99 % |\n"
    rows, earlier = [], earlier_lines()
    for row, tally in tallies:
        before = earlier.get(f" {row.names}  {row.rules}, {row.seats} ")
        if tally.deals == row.deals:
            rows.append(line(row, match_report(tally)))
        elif before is not None:
            rows.append(
                before.replace(f" {row.wanted} |", f" {row.wanted}{EARLIER} |") if EARLIER not in before else before
            )
    return head + "| --- | --- | --- | --- | --- | --- | --- |\n" + "\n".join(rows)


def cross_table(tallies: list[Tally]) -> str:
    """Everybody against everybody."""
    report = cross_report([str(named(player)) for player in TABLE], tallies)
    head = f"| row's % of the points | {' | '.join(TABLE)} | Elo |\n|{' --- |' * (len(TABLE) + 2)}\n"
    rows = (
        f"| {name} | {' | '.join('' if share is None else f'{100 * share:.1f}' for share in shares)} | {elo:.0f} |"
        for name, shares, elo in zip(TABLE, report.shares, report.elo, strict=True)
    )
    return head + "\n".join(rows)


def main() -> int:
    """Play, and write; 130 when interrupted."""
    parser = argparse.ArgumentParser(prog="python -m bench.strength", description=__doc__)
    parser.add_argument("--only", default="", help="matches whose title holds this text; `table` is the cross table")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    given = parser.parse_args()
    console, busy = Console(stderr=True), sections.load()
    KEPT.mkdir(parents=True, exist_ok=True)
    tallies: list[tuple[Row, Tally]] = []
    interrupted = False
    for row in ROWS:
        wanted = given.only in row.title and not interrupted
        with Session([row.match], row.deals, [row.file]) as session:
            if wanted:
                console.print(f"{row.title}: {session.found} of {row.deals} deals found")
                interrupted = play(session, given.jobs)
            tallies.append((row, session.tallies[0]))
    pairs = pairings([str(named(player)) for player in TABLE], Rules.parse("classic"), SEED)
    with Session(pairs, TABLE_DEALS, [file_of(KEPT, pair) for pair in pairs]) as session:
        if given.only in "table" and not interrupted:
            console.print(f"cross table: {session.found} of {TABLE_DEALS * len(pairs)} deals found")
            interrupted = play(session, given.jobs)
        whole = session.finished == TABLE_DEALS * len(pairs)
        table = cross_table(session.tallies) if whole else "The cross table is not finished."
    sections.write({"Strength": f"{ABOUT}\n\n{matches_table(tallies)}\n\n{table}"}, busy)
    console.print(f"written: {sections.RESULTS}")
    return 130 if interrupted else 0


ABOUT = f"""`make strength`: paired deals, each played once from every seat; a draw is half a point; intervals from the
deals (docs/arena.md). `{QUICK}` stands for Hard at about 10 ms a move on an idle core, `{QUICKER}` at less;
`hard` thinks its full quarter of a second. Times are those of all decisions, forced ones too, all cores at work.
†: played by an earlier version, and not again since."""


if __name__ == "__main__":
    sys.exit(main())
