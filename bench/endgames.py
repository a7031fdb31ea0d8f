"""The endgame solver: decisions a second, and how long endings of real games take."""

from __future__ import annotations

import statistics
import time
from dataclasses import dataclass

from rich.progress import Progress

from kozyr.core import Position, Solver
from kozyr.core.games import random_position
from kozyr.rules import PRESETS

POSITIONS = {"classic": 3_000, "transfer": 1_000}
MOST_NODES = 100_000_000
"""Two seconds and more: what is given up counts as slower than one second."""
MOST_DECISIONS = 400
"""Plain players with transfers can go round for ever; such a game has no ending."""
ROUGH = (6, 8, 10, 12, 14)
"""Rows by number of cards: up to each, and more."""


@dataclass(frozen=True, slots=True)
class Ending:
    """One position, solved with nothing remembered: the value of every action."""

    cards: int
    nodes: int
    """Decisions looked at; MOST_NODES if it was given up."""
    seconds: float
    """CPU time."""
    solved: bool


def endings(rules: str, count: int) -> list[Position]:
    """The first position with an empty talon, of games of two plain players that come to one."""
    found: list[Position] = []
    seed = 2024
    while len(found) < count:
        position, seed = random_position(PRESETS[rules], 2, seed)
        for _ in range(MOST_DECISIONS):
            if position.is_over or position.words[24] == 0:
                break
            position = position.after(position.kernel.plain(position.words))
        if not position.is_over and position.words[24] == 0:
            found.append(position)
    return found


def cards_in_play(position: Position) -> int:
    """Cards in the hands and on the table."""
    return sum(mask.bit_count() for mask in (position.words[21], *position.words[25:31]))


def solve(position: Position) -> Ending:
    """Solves with a new table."""
    solver = Solver()
    began = time.process_time()
    solved = solver.solve(position, MOST_NODES)
    took = time.process_time() - began
    return Ending(cards_in_play(position), solved.nodes if solved else MOST_NODES, took, solved is not None)


def measure(show: Progress) -> dict[str, list[Ending]]:
    """Every ending of every preset, one after another in one thread."""
    found: dict[str, list[Ending]] = {}
    for rules, count in POSITIONS.items():
        task = show.add_task(f"endings, {rules}", total=count)
        found[rules] = []
        for position in endings(rules, count):
            found[rules].append(solve(position))
            show.advance(task)
    return found


def report(measured: dict[str, list[Ending]]) -> str:
    """The figures as a Markdown table."""
    rows = [
        "| positions | how many | median, ms | 99 %, ms | longest, ms | within 1 s | decisions | M decisions/s |",
        "| --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    for rules, found in measured.items():
        rows.append(_row(f"**{rules}, all**", found))
        below = 0
        for most in ROUGH:
            rows.append(_row(f"{rules}, {below + 1}-{most} cards", [e for e in found if below < e.cards <= most]))
            below = most
        rows.append(_row(f"{rules}, more cards", [e for e in found if e.cards > below]))
    return "\n".join(row for row in rows if row)


def _row(name: str, found: list[Ending]) -> str:
    if not found:
        return ""
    times = sorted(ending.seconds for ending in found)
    at_99 = times[min(len(times) - 1, len(times) * 99 // 100)]
    quick = sum(ending.solved and ending.seconds <= 1 for ending in found) / len(found)
    nodes = statistics.median(ending.nodes for ending in found)
    speed = sum(ending.nodes for ending in found) / sum(times) / 1e6
    figures = [f"{1000 * time:.3f}" for time in (statistics.median(times), at_99, times[-1])]
    return f"| {name} | {len(found):,} | {' | '.join(figures)} | {quick:.2%} | {nodes:,.0f} | {speed:.1f} |"
