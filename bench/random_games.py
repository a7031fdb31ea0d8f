"""Random two-seat games a CPU second: the reference rules beside PyPI's durakgame, in turns in one process."""

from __future__ import annotations

import random
import statistics
import time
from collections.abc import Callable
from dataclasses import dataclass

import durakgame
from rich.progress import Progress

from kozyr.cards import deck_cards
from kozyr.rules import PRESETS, Deal, apply, begin, first_seats, legal

ROUNDS = 9
GAMES_IN_ROUND = 150


@dataclass(frozen=True, slots=True)
class Figure:
    """One contestant's games a CPU second over all rounds."""

    name: str
    median: float
    lowest: float
    highest: float


def reference_game(chance: random.Random) -> None:
    """One game of `atlasnye` between two players that choose any legal action."""
    rules = PRESETS["atlasnye"]
    deck = list(deck_cards(rules.deck))
    chance.shuffle(deck)
    cards = tuple(deck)
    dealer = chance.randrange(2)
    first = chance.choice(first_seats(rules, 2, dealer, cards))
    state, _ = begin(Deal(rules, 2, dealer, first, cards))
    while state.actor is not None:
        state, _ = apply(state, chance.choice(legal(state)))


class _RandomPlayer(durakgame.Player):  # type: ignore[misc]
    """A player of durakgame's that chooses any of the options it is given, but throws nothing in after a take.

    After a take durakgame lists every combination of fitting cards, which grows without bound as hands grow.
    """

    def __init__(self, chance: random.Random) -> None:
        super().__init__()
        self._chance = chance

    def nextMove(self, state: object, options: list[object]) -> int:  # noqa: ARG002, N802 - durakgame's interface
        """The index of an option; the first of those after a take is to throw in nothing."""
        if isinstance(options[0], durakgame.FinishingMove):
            return 0
        return self._chance.randrange(len(options))


def durakgame_game(chance: random.Random) -> None:
    """One game of durakgame's own rules between two such players."""
    deck = durakgame.standardDeck()
    chance.shuffle(deck)
    players = [_RandomPlayer(chance) for _ in range(2)]
    durakgame.play(*players, shuffleType=durakgame.DeckShuffle.custom, customDeck=deck)


CONTESTANTS: dict[str, Callable[[random.Random], None]] = {
    "kozyr.rules, the reference": reference_game,
    "durakgame, no throw-in after a take": durakgame_game,
}


def measure(show: Progress) -> list[Figure]:
    """Every contestant's figure; rounds alternate, so that all meet the same moments of the machine."""
    speeds: dict[str, list[float]] = {name: [] for name in CONTESTANTS}
    task = show.add_task("random two-seat games", total=ROUNDS * len(CONTESTANTS))
    for turn in range(ROUNDS):
        for name, play in CONTESTANTS.items():
            chance = random.Random(turn)
            began = time.process_time()
            for _ in range(GAMES_IN_ROUND):
                play(chance)
            speeds[name].append(GAMES_IN_ROUND / (time.process_time() - began))
            show.advance(task)
    return [Figure(name, statistics.median(each), min(each), max(each)) for name, each in speeds.items()]


def report(figures: list[Figure]) -> str:
    """The figures as a Markdown table, each beside its ratio to the reference."""
    reference = figures[0].median
    rows = [
        f"| {figure.name} | {figure.median:,.0f} | {figure.lowest:,.0f}-{figure.highest:,.0f} "
        f"| {reference / figure.median:.2f} |"
        for figure in figures
    ]
    return "\n".join(
        [
            "| random two-seat games | games a CPU second | lowest-highest round | reference's ratio to it |",
            "| --- | --- | --- | --- |",
            *rows,
        ]
    )
