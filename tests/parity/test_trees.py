"""Small games to their very end: every position that can be reached, in both."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

import pytest

from kozyr.cards import Card, CardSet
from kozyr.core import Position
from kozyr.core.position import number_of, words_of
from kozyr.notation import read_position, write_position
from kozyr.rules import State, apply, legal
from tests.kit.sizes import FULL
from tests.parity.lockstep import ROLES

CARDS = list(CardSet.parse("9cTcJc9dTdJd9sTs"))
HANDS = [
    ("custom+deck=24+throw_in=all", (3, 3), 0),
    ("custom+deck=24+throw_in=all+transfer=yes", (3, 3), 0),
    ("custom+deck=24", (2, 4), 0),
    ("custom+deck=24+transfer=yes", (2, 2, 2), 0),
    ("custom+deck=24+throw_in=neighbours", (2, 1, 2), 0),
    ("custom+deck=24+bout_limit=2+first_bout_limit=2", (2, 3), 0),
    ("custom+deck=24+transfer=yes", (2, 3), 1),
    ("custom+deck=24", (2, 2, 1), 1),
]
STEP = 1 if FULL else 60


def starts(rules: str, sizes: tuple[int, ...], talon: int) -> Iterator[State]:
    """Yield the split-ups of the cards into hands of these sizes, the talon's card a trump."""
    for hands in splits(CARDS, sizes):
        left = [card for card in CARDS if not any(card in hand for hand in hands)]
        below = [card for card in left if card.suit.letter == "s"][:talon]
        if len(below) < talon:
            continue
        held = "/".join(map(str, hands))
        yield read_position(f"{rules} s {held} {''.join(map(str, below)) or '-'} - 0>1 0a 9", repetition=False)


def splits(cards: list[Card], sizes: tuple[int, ...]) -> Iterator[tuple[CardSet, ...]]:
    if not sizes:
        yield ()
        return
    for chosen in combinations(cards, sizes[0]):
        rest = [card for card in cards if card not in chosen]
        for others in splits(rest, sizes[1:]):
            yield (CardSet.of(chosen), *others)


def compare_tree(start: State, met: set[str]) -> None:
    """Every position below, once, whatever the number of its bout."""
    left = [(start, Position.of(start))]
    while left:
        state, position = left.pop()
        words = words_of(state)
        if state.result is not None:
            position.words[ROLES] = words[ROLES]
        assert position.words == words
        line = str(position)
        assert line == write_position(state)
        actions = legal(state)
        assert position.legal == actions
        before_the_number = line.rpartition(" ")[0]
        if before_the_number not in met:
            met.add(before_the_number)
            left += [(apply(state, action).state, position.after(number_of(action, state.trump))) for action in actions]


@pytest.mark.slow
@pytest.mark.parametrize(("rules", "sizes", "talon"), HANDS, ids=str)
def test_every_position_of_small_games(rules: str, sizes: tuple[int, ...], talon: int) -> None:
    met: set[str] = set()
    for number, state in enumerate(starts(rules, sizes, talon)):
        if number % STEP == 0:
            compare_tree(state, met)
    assert len(met) > 150
