"""One game through both: every position, legal list and end must be the same."""

from __future__ import annotations

import random
from dataclasses import dataclass
from pathlib import Path

from kozyr.cards import parse_cards
from kozyr.core import KERNEL, Kernel
from kozyr.core.position import Position, number_of, words_of
from kozyr.notation import Record, write_position
from kozyr.notation.record import move_texts, read_deal, split_fields
from kozyr.rules import Action, Deal, State, apply, begin, legal
from tests.parity.walkers import WALKERS

MOST = 150
"""Decisions after which most games are left; some walkers keep cards going round, and the core knows no repetition."""
MOST_OF_LONG = 1_000
LONG = 0.05
"""The share of games that may go on to the longer end."""
LEFT_BEHIND = Path(__file__).parents[2] / "build" / "parity"
"""Where the records of games are written that differ."""
ROLES = slice(9, 17)
"""The words of roles and limits, which mean nothing once a game is over."""


@dataclass(frozen=True)
class Walk:
    """A game as the reference played it."""

    deal: Deal
    states: tuple[State, ...]
    legal: tuple[tuple[Action, ...], ...]
    """What was allowed in each state."""
    actions: tuple[Action, ...]

    @property
    def record(self) -> str:
        """The game's record: `replay` makes the same walk of it."""
        return str(Record(self.deal, self.actions, self.states[-1].result))


def walk(deal: Deal, walker: str, chance: random.Random) -> Walk:
    """Play a deal by the reference alone, the repetition rule off."""
    choose = WALKERS[walker]
    most = MOST_OF_LONG if chance.random() < LONG else MOST
    state = begin(deal).state._replace(openings=None)
    states, choices = [state], [legal(state)]
    actions: list[Action] = []
    while state.actor is not None and len(actions) < most:
        actions.append(choose(state, choices[-1], chance))
        state = apply(state, actions[-1]).state
        states.append(state)
        choices.append(legal(state))
    return Walk(deal, tuple(states), tuple(choices), tuple(actions))


def replay(record: str) -> Walk:
    """The walk of a record that a mismatch left behind."""
    values, _ = split_fields(record)
    deal = read_deal(values, lambda *_: parse_cards(values["deck"]))
    states = [begin(deal).state._replace(openings=None)]
    actions = [Action.parse(text) for text in move_texts(values)]
    for action in actions:
        states.append(apply(states[-1], action).state)
    return Walk(deal, tuple(states), tuple(map(legal, states)), tuple(actions))


class Mismatch(AssertionError):
    """Reference and core differ. The text says where, and holds the record that reproduces it."""

    def __init__(self, text: str, record: str) -> None:
        super().__init__(text, record)
        self.text = text
        self.record = record

    def __str__(self) -> str:
        return f"{self.text}\nagain: python -m tests.parity --record '{self.record}'"

    def leave(self, name: str) -> Path:
        """Write the record into a file of that name; returns where."""
        LEFT_BEHIND.mkdir(parents=True, exist_ok=True)
        path = LEFT_BEHIND / f"{name}.dpn"
        path.write_text(f"{self.record}\n", encoding="ascii")
        return path


def mismatch(walked: Walk, at: int, what: str, reference: object, core: object) -> Mismatch:
    """What to raise where something differs."""
    return Mismatch(f"{what} differs before move {at}\nreference: {reference}\ncore:      {core}", walked.record)


def compare(walked: Walk, kernel: Kernel = KERNEL, *, texts: bool = True) -> int:
    """Let the core play the same game; returns the positions compared. Mismatch at the first difference.

    `texts`: compare the position lines and the actions' texts too, not only the numbers that they are made of.
    """
    trump = walked.states[0].trump
    met = kernel.trace(words_of(walked.states[0]), [number_of(action, trump) for action in walked.actions])
    for at, (state, choices, (words, actions)) in enumerate(zip(walked.states, walked.legal, met, strict=True)):
        expected = words_of(state)
        if state.result is not None:
            words[ROLES] = expected[ROLES]
        if words != expected:
            raise mismatch(walked, at, "a position's number", expected, words)
        if actions != [number_of(action, trump) for action in choices]:
            raise mismatch(walked, at, "the list of legal actions", list(map(str, choices)), actions)
        if texts:
            compare_texts(walked, at, Position(state.rules, words, kernel), actions)
    return len(met)


def compare_texts(walked: Walk, at: int, position: Position, actions: list[int]) -> None:
    """The position line, and the legal actions as DPN."""
    line = write_position(walked.states[at])
    if line != str(position):
        raise mismatch(walked, at, "the position line", line, position)
    choices = [str(action) for action in walked.legal[at]]
    found = [str(position.action(number)) for number in actions]
    if choices != found:
        raise mismatch(walked, at, "the text of legal actions", choices, found)
