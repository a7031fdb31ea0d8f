"""The search: iterations a second on one thread and two, and how long Hard takes for a move."""

from __future__ import annotations

import random
import statistics
from collections.abc import Iterator
from time import perf_counter

from rich.progress import Progress

from kozyr.arena.match import Match
from kozyr.belief import believe
from kozyr.bots import by_name
from kozyr.bots.levels import HARD
from kozyr.rules import Rules, apply, begin
from kozyr.rules.events import Event
from kozyr.search import Budget, think
from kozyr.view import View, observe, project

ITERATIONS = 20_000
POSITIONS = 40
MOVES = 150
SEATS = (2, 3, 4, 6)

Situation = tuple[View, list[Event]]


def situations(seats: int) -> Iterator[Situation]:
    """Decisions with a choice out of games between plain players, with the history of the seat that is to act."""
    match = Match(("plain", "plain"), Rules.parse("classic" if seats < 5 else "club"), seats, 1)
    plain, number, met = by_name("plain", 0), 0, 0
    while True:
        state, events = begin(match.deal(number))
        histories: list[list[Event]] = [[project(event, seat) for event in events] for seat in range(seats)]
        while state.actor is not None:
            view, history = observe(state, state.actor), histories[state.actor]
            if len(view.legal) > 1:
                met += 1
                if met % 8 == 0:
                    yield view, list(history)
            state, events = apply(state, plain.choose(view, history))
            for seat, seen in enumerate(histories):
                seen.extend(project(event, seat) for event in events)
        number += 1


def rate(found: list[Situation], threads: int, show: Progress) -> float:
    """Iterations a second over these situations."""
    task = show.add_task(f"search, {threads} threads", total=len(found))
    iterations, spent = 0, 0.0
    for place, (view, history) in enumerate(found):
        belief = believe(view, history, weighs=True)
        began = perf_counter()
        iterations += think(belief, HARD.settings, Budget(iterations=ITERATIONS), place, threads=threads).iterations
        spent += perf_counter() - began
        show.advance(task)
    return iterations / spent


def measure(show: Progress) -> tuple[float, float, dict[int, list[float]]]:
    """Rates on one thread and two, and by seats the seconds that Hard took for each move."""
    stream = situations(2)
    found = [next(stream) for _ in range(POSITIONS)]
    one, two = rate(found, 1, show), rate(found, 2, show)
    times: dict[int, list[float]] = {}
    for seats in SEATS:
        task = show.add_task(f"hard, {seats} seats", total=MOVES)
        times[seats] = []
        hard, stream = by_name("hard", random.Random(seats).getrandbits(63)), situations(seats)
        for _ in range(MOVES):
            view, history = next(stream)
            began = perf_counter()
            hard.choose(view, history)
            times[seats].append(perf_counter() - began)
            show.advance(task)
    return one, two, times


def report(figures: tuple[float, float, dict[int, list[float]]]) -> str:
    """The figures as tables."""
    one, two, times = figures
    rows = "\n".join(
        f"| {seats} | {statistics.median(spent):.3f} | {sorted(spent)[-1 - MOVES // 100]:.3f} | {max(spent):.3f} |"
        for seats, spent in times.items()
    )
    return f"""One thread: {one:,.0f} iterations a second; two threads: {two:,.0f}, {two / one:.2f} times as many.

| seats | hard's time for a move, s: median | 99 % | worst of {MOVES} |
| --- | --- | --- | --- |
{rows}"""
