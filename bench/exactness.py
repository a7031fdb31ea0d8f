"""Whether Hard plays the endgame of two perfectly: its choices, held against the exact value of every action."""

from __future__ import annotations

from dataclasses import dataclass

from rich.progress import Progress

from kozyr.arena.match import Match
from kozyr.bots import by_name
from kozyr.core import Position, Solver
from kozyr.rules import Rules, apply, begin
from kozyr.rules.events import Event
from kozyr.view import observe, project

RULES = ("classic", "transfer")
CRITICAL = {"classic": 10_000, "transfer": 1_000}
"""Decisions checked at which the actions differ in value."""
MOST_NODES = 3_000_000
PLAYER = "hard:sims=20"
"""The exact part of Hard does not depend on how long it searches otherwise."""


@dataclass(slots=True)
class Checked:
    """What was found: decisions with a talon of one card or none, two seats."""

    games: int = 0
    decisions: int = 0
    unsolved: int = 0
    """By the judge, with as many decisions looked at as Hard may."""
    critical: int = 0
    optimal: int = 0
    """Of the critical ones."""


def check_game(match: Match, number: int, found: Checked) -> None:
    """One game of Hard against the expert; each decision of Hard is judged before it is played."""
    state, events = begin(match.deal(number))
    bots = by_name(PLAYER, number), by_name("expert", number)
    histories: list[list[Event]] = [[project(event, seat) for event in events] for seat in range(2)]
    hard, judge = number % 2, Solver()
    begun: list[Position] = []
    while state.actor is not None:
        seat = state.actor
        if not state.bout.table and len(state.talon) < 2:
            begun.append(Position.of(state))
        action = bots[seat != hard].choose(observe(state, seat), histories[seat])
        if seat == hard and len(state.talon) < 2:
            solved = judge.solve(Position.of(state), MOST_NODES, begun)
            found.decisions += 1
            found.unsolved += solved is None
            if solved is not None and len(set(solved.values.values())) > 1:
                found.critical += 1
                found.optimal += solved.values[action] == solved.value
        state, events = apply(state, action)
        for other, history in enumerate(histories):
            history.extend(project(event, other) for event in events)
    found.games += 1


def measure(show: Progress) -> dict[str, Checked]:
    """By rules: games until so many critical decisions were checked."""
    measured = {}
    for rules in RULES:
        found, match = Checked(), Match(("hard", "expert"), Rules.parse(rules), 2, 7)
        task = show.add_task(f"endgames played, {rules}", total=CRITICAL[rules])
        while found.critical < CRITICAL[rules]:
            check_game(match, found.games, found)
            show.update(task, completed=found.critical)
        measured[rules] = found
    return measured


def report(measured: dict[str, Checked]) -> str:
    """The figures as a Markdown table."""
    rows = [
        f"| {rules} | {found.games:,} | {found.decisions:,} | {found.unsolved:,} | {found.critical:,} "
        f"| {found.optimal:,} ({100 * found.optimal / found.critical:.2f} %) |"
        for rules, found in measured.items()
    ]
    head = ["| rules | games | decisions, talon ≤ 1 | not solved | critical | optimal |", "|" + " --- |" * 6]
    return "\n".join([*head, *rows])
