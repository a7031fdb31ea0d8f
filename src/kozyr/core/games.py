"""Many games at one call, with the interpreter's lock released: several threads play at once."""

from __future__ import annotations

from dataclasses import dataclass
from enum import IntEnum

from kozyr.core.constants import MOST_SEATS, PLAINLY, RANDOMLY
from kozyr.core.kernel import KERNEL, Kernel
from kozyr.core.position import Position, empty_words
from kozyr.rules.options import Rules

MOST_DECISIONS = 2_000
"""Where a game is cut short unless told otherwise: cards can go round for ever, and the core keeps no history."""


class Policy(IntEnum):
    """Who plays on."""

    RANDOM = RANDOMLY
    """Every legal action is equally likely."""
    PLAIN = PLAINLY
    """What the program `plain` does, for every seat. It draws no random number."""


@dataclass(frozen=True, slots=True)
class Played:
    """What a number of games came to."""

    durak: tuple[int, ...]
    """By seat, how many games it lost."""
    draws: int
    unfinished: int
    """Games cut short: left at the first lead after so many decisions."""
    games: int
    decisions: int
    bouts: int
    checksum: int
    """Folds every game's end: equal for two programs that play alike."""
    seed: int
    """Goes on where these games stopped."""


def play_from(
    position: Position, games: int, seed: int, policy: Policy = Policy.RANDOM, most: int = MOST_DECISIONS
) -> Played:
    """Plays a position to the end so many times. ValueError for a count or a seed out of range."""
    _check(games, seed, most)
    return _played(*position.kernel.play_from(position.words, policy, seed, games, most), position.words[0])


def play_deals(
    rules: Rules,
    seats: int,
    games: int,
    seed: int,
    policy: Policy = Policy.RANDOM,
    most: int = MOST_DECISIONS,
    kernel: Kernel = KERNEL,
) -> Played:
    """Plays so many random deals to the end. BadRules for a seat count not allowed; ValueError as above."""
    rules.check_seats(seats)
    _check(games, seed, most)
    seat0_starts = int(rules.no_trump_starts == "seat0")
    found = kernel.play_deals(empty_words(rules, seats), rules.deck, seat0_starts, policy, seed, games, most)
    return _played(*found, seats)


def random_position(rules: Rules, seats: int, seed: int, kernel: Kernel = KERNEL) -> tuple[Position, int]:
    """The first deal that `play_deals` makes of a seed, and the seed of the next."""
    rules.check_seats(seats)
    _check(0, seed, 0)
    seat0_starts = int(rules.no_trump_starts == "seat0")
    words, seed = kernel.random_deal(empty_words(rules, seats), rules.deck, seat0_starts, seed)
    return Position(rules, words, kernel), seed


def _check(games: int, seed: int, most: int) -> None:
    if not 0 <= games < 1 << 31:
        raise ValueError(f"{games} games: expected 0 to 2^31 - 1")
    if not 0 <= seed < 1 << 64:
        raise ValueError(f"seed {seed}: expected 0 to 2^64 - 1")
    if not 0 <= most < 1 << 30:
        raise ValueError(f"{most} decisions at most: expected 0 to 2^30 - 1")


def _played(numbers: list[int], seed: int, seats: int) -> Played:
    draws, unfinished, games, decisions, bouts, checksum = numbers[MOST_SEATS:]
    return Played(tuple(numbers[:seats]), draws, unfinished, games, decisions, bouts, checksum, seed)
