"""Deals and games for tests: from a seed, played by chance."""

from __future__ import annotations

import random
from collections.abc import Iterator
from functools import cached_property

from kozyr.cards import CardSet, cards_text, deck_cards, parse_cards
from kozyr.notation import Record, read_position
from kozyr.rules import Action, Deal, Rules, State, Step, Verb, apply, begin, first_seats, legal
from kozyr.rules.events import Event

PRESETS_AND_SEATS = [
    (preset, seats)
    for preset in ("atlasnye", "classic", "club", "transfer", "custom")
    for seats in Rules.parse(preset).seats
]
"""Every preset with every seat count it allows."""

MIXES = (
    "atlasnye+transfer=yes",
    "classic+deck=24",
    "club+deck=52",
    "transfer+deck=24",
    "transfer+transfer_first_bout=yes",
    "custom+bout_limit=3+first_bout_limit=2",
    "custom+deck=24+throw_in=all+no_trump_starts=seat0",
    "custom+first_bout_limit=5+first_limit_until=discard+throw_in=neighbours",
    "custom+deck=52+throw_in=neighbours+transfer=yes+transfer_first_bout=yes",
)
"""Rules that reach every option."""

Weights = dict[Verb, int]

STYLES: dict[str, Weights] = {
    "even": {},
    "beats": {Verb.BEAT: 6, Verb.TRANSFER: 3},
    "takes": {Verb.TAKE: 20, Verb.ATTACK: 8},
    "passes": {Verb.PASS: 12, Verb.BEAT: 4},
    "passes on": {Verb.TRANSFER: 40, Verb.ATTACK: 4},
}
"""How chance chooses: the weight of a kind of action, 1 where none is given."""


def seeded_deal(rules: str, seats: int, seed: int) -> Deal:
    """Return the deal that a seed gives."""
    return chance_deal(Rules.parse(rules), seats, random.Random(seed))


def chance_deal(rules: Rules, seats: int, chance: random.Random) -> Deal:
    """Return a deal by chance."""
    deck = list(deck_cards(rules.deck))
    chance.shuffle(deck)
    dealer = chance.randrange(seats)
    first = chance.choice(first_seats(rules, seats, dealer, tuple(deck)))
    return Deal(rules, seats, dealer, first, tuple(deck))


class Game:
    """A game, or the beginning of one: the deal's step, then one for each move. Shown as its record."""

    def __init__(self, deal: Deal, moves: tuple[Action, ...], steps: tuple[Step, ...]) -> None:
        self.deal, self.moves, self.steps = deal, moves, steps

    def __repr__(self) -> str:
        return f"Game({self.record})"

    @property
    def last(self) -> State:
        """The state after the last move."""
        return self.steps[-1].state

    @property
    def states(self) -> Iterator[State]:
        """The state before any move, then after each."""
        return (step.state for step in self.steps)

    @cached_property
    def events(self) -> tuple[Event, ...]:
        """Everything that happened."""
        return tuple(event for step in self.steps for event in step.events)

    @property
    def record(self) -> Record:
        """The game's record."""
        return Record(self.deal, self.moves, self.last.result)


def played(deal: Deal, chance: random.Random, most: int = 400, style: str = "even", *, resigning: bool = False) -> Game:
    """Return a game of at most so many moves. `resigning`: somebody gives up after them, if it is not over."""
    steps = [begin(deal)]
    moves: list[Action] = []
    while len(moves) < most and steps[-1].state.result is None:
        action = chosen(steps[-1].state, chance, style)
        moves.append(action)
        steps.append(apply(steps[-1].state, action))
    if resigning and steps[-1].state.result is None:
        state = steps[-1].state
        action = Action(chance.choice([seat for seat in range(state.seats) if seat not in state.out]), Verb.RESIGN)
        moves.append(action)
        steps.append(apply(state, action))
    return Game(deal, tuple(moves), tuple(steps))


def chosen(state: State, chance: random.Random, style: str) -> Action:
    """Return a legal action by chance."""
    actions = legal(state)
    weights = [STYLES[style].get(action.verb, 1) for action in actions]
    return chance.choices(actions, weights)[0]


def after(line: str, *actions: str) -> State:
    """Return the state after these actions from a position line."""
    state = read_position(line)
    for action in actions:
        state = apply(state, Action.parse(action)).state
    return state


def steps_after(line: str, *actions: str) -> list[Step]:
    """Return the steps of these actions from a position line."""
    steps = []
    state = read_position(line)
    for action in actions:
        steps.append(apply(state, Action.parse(action)))
        state = steps[-1].state
    return steps


def legal_texts(state: State) -> list[str]:
    """Return the legal actions as DPN."""
    return [str(action) for action in legal(state)]


def whole_line(rules: str, trump: str, hands: str, table: str, tail: str) -> str:
    """Return a position line of bout 1: the talon holds every card that hands and table do not, a trump last."""
    held = CardSet.of(parse_cards(f"{hands}{table}".replace("/", "").replace(",", "").replace("-", "")))
    rest = list(deck_cards(Rules.parse(rules).deck) - held)
    last = next(card for card in rest if card.suit.letter == trump)
    rest.remove(last)
    return f"{rules} {trump} {hands} {cards_text([*rest, last])} {table} {tail}"
