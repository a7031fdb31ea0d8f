"""kozyr bench: how fast this installation plays, in a few seconds."""

from __future__ import annotations

import random
import sys
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import Progress

from kozyr.belief import believe
from kozyr.cards import CardSet, deck_cards
from kozyr.core import IS_COMPILED, KERNEL, UNCOMPILED, UNCOMPILED_WARNING, Kernel, Position, perft, play_deals
from kozyr.core.games import Policy
from kozyr.core.solver import Solver
from kozyr.notation import read_position
from kozyr.rules import PRESETS, Deal, State, apply, begin, first_seats, legal
from kozyr.search import Budget, Settings, think
from kozyr.view import observe

THREADS = 2


@dataclass(frozen=True, slots=True)
class Work:
    """Something to be measured."""

    name: str
    unit: str
    do: Callable[[int], int]
    """Does a share of it, the same for the same number; returns how many units."""
    threads: int = 1


def bench(
    seconds: Annotated[float, typer.Option(min=0.1, max=600, help="How long to measure each line.")] = 1.0,
) -> None:
    """Measure this installation: games, decisions and positions a second, by the wall clock.

    Other programs that run meanwhile make every figure smaller. `make bench` in a checkout measures side by side.
    """
    say(f"core: {'compiled' if IS_COMPILED else 'uncompiled'}")
    if not IS_COMPILED:
        say(UNCOMPILED_WARNING)
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as show:
        measuring = show.track(works(), description="measuring")
        found = [(work.name, rate(work, seconds), work.unit) for work in measuring]
    width = max(len(name) for name, _, _ in found)
    for name, figure, unit in found:
        say(f"{name:<{width}} {figure:>14,.0f} {unit}/s")


def say(line: str) -> None:
    """Write a line at once."""
    sys.stdout.write(f"{line}\n")
    sys.stdout.flush()


def rate(work: Work, seconds: float) -> float:
    """Units a second: shares are done, by each thread, until the time is over."""
    work.do(0)
    began = time.perf_counter()

    def until_over(first: int) -> int:
        done, number = 0, first
        while time.perf_counter() - began < seconds:
            done += work.do(number)
            number += work.threads
        return done

    with ThreadPoolExecutor(work.threads) as pool:
        done = sum(pool.map(until_over, range(work.threads)))
    return done / (time.perf_counter() - began)


def works() -> list[Work]:
    """What is measured, the reference last."""

    def core_games(rules: str, seats: int, policy: Policy, kernel: Kernel = KERNEL) -> Callable[[int], int]:
        games = 2_000 if kernel is not UNCOMPILED else 20
        return lambda number: play_deals(PRESETS[rules], seats, games, number, policy, kernel=kernel).games

    two = core_games("atlasnye", 2, Policy.RANDOM)
    uncompiled = [
        Work("the same uncompiled", "games", core_games("atlasnye", 2, Policy.RANDOM, UNCOMPILED)),
    ]
    return [
        Work("core, 2 seats, random", "games", two),
        Work(f"core, 2 seats, random, {THREADS} threads", "games", two, THREADS),
        *(uncompiled if IS_COMPILED else []),
        Work("core, 2 seats, plain", "games", core_games("atlasnye", 2, Policy.PLAIN)),
        Work("core, 4 seats, random", "games", core_games("classic", 4, Policy.RANDOM)),
        Work("core, 6 seats with transfers, random", "games", core_games("transfer", 6, Policy.RANDOM)),
        Work("core, perft", "positions", _count),
        Work("core, endgames of 16 cards", "decisions", _solve),
        Work("search, 2 seats", "iterations", _search),
        Work(f"search, 2 seats, {THREADS} threads", "iterations", _search, THREADS),
        Work("reference, 2 seats, random", "games", _reference_game),
    ]


def _deal(number: int) -> tuple[State, random.Random]:
    chance, rules = random.Random(number), PRESETS["atlasnye"]
    deck = list(deck_cards(rules.deck))
    chance.shuffle(deck)
    cards, dealer = tuple(deck), chance.randrange(2)
    first = chance.choice(first_seats(rules, 2, dealer, cards))
    return begin(Deal(rules, 2, dealer, first, cards)).state, chance


def _count(number: int) -> int:
    return perft(Position.of(_deal(number)[0]), 8 if IS_COMPILED else 4)


@cache
def _endings() -> list[Position]:
    found = []
    for number in range(16):
        cards = _deal(number)[0].talon[:16]
        hands = "/".join(str(CardSet.of(part)) for part in (cards[:8], cards[8:]))
        found.append(Position.of(read_position(f"classic s {hands} - - 0>1 0a 9", repetition=False)))
    return found


def _solve(number: int) -> int:
    ending = _endings()[number % len(_endings())]
    return Solver(1 << 14).leaf(ending, 500_000 if IS_COMPILED else 2_000)[1]


def _search(number: int) -> int:
    state = _deal(number)[0]
    assert state.actor is not None
    belief = believe(observe(state, state.actor), ())
    return think(belief, Settings(), Budget(iterations=2_000 if IS_COMPILED else 10), number).iterations


def _reference_game(number: int) -> int:
    state, chance = _deal(number)
    while state.actor is not None:
        state = apply(state, chance.choice(legal(state))).state
    return 1
