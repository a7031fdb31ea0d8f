"""How well Hard's doubts tell where cards lie: the log loss of its belief, with them and without."""

from __future__ import annotations

import math
from dataclasses import dataclass

from rich.progress import Progress

from kozyr.arena.match import Match
from kozyr.belief import Belief, believe
from kozyr.bots import by_name
from kozyr.cards import CardSet
from kozyr.rules import Rules, apply, begin
from kozyr.rules.events import Event
from kozyr.view import observe, project

GAMES = 60
PLAYERS = ("plain", "expert", "hard:sims=200", "random")
WORLDS = 300
EVERY = 4
"""Decisions from one look to the next."""
SHORT_TALON = 20
"""Cards in the talon from which on a look is taken: before, little has been done that could be read."""


@dataclass(slots=True)
class Loss:
    """Sums over looks at cards that may lie in the other hand."""

    even: float = 0.0
    doubting: float = 0.0
    cards: int = 0


def loss(belief: Belief, other: int, held: CardSet) -> float:
    """The log loss of the belief's worlds on which cards of the pool lie in the other hand."""
    times = dict.fromkeys(belief.pool, 0)
    seed = 1
    for _ in range(WORLDS):
        world, seed = belief.sample(seed)
        for card in world.state().hands[other] & belief.pool:
            times[card] += 1
    shares = ((card, (count + 0.5) / (WORLDS + 1)) for card, count in times.items())
    return -sum(math.log(share if card in held else 1 - share) for card, share in shares)


def look_at_game(match: Match, number: int, found: Loss) -> None:
    """One game of a player against itself."""
    state, events = begin(match.deal(number))
    bots = [by_name(match.players[0], match.bot_seed(number, seat)) for seat in range(2)]
    histories: list[list[Event]] = [[project(event, seat) for event in events] for seat in range(2)]
    made = 0
    while state.actor is not None:
        seat, view = state.actor, observe(state, state.actor)
        made += 1
        even = believe(view, histories[seat])
        if made % EVERY == 0 and len(state.talon) < SHORT_TALON and not even.is_certain:
            other = 1 - seat
            found.even += loss(even, other, state.hands[other])
            found.doubting += loss(believe(view, histories[seat], weighs=True), other, state.hands[other])
            found.cards += len(even.pool)
        state, events = apply(state, bots[seat].choose(view, histories[seat]))
        for each, history in enumerate(histories):
            history.extend(project(event, each) for event in events)


def measure(show: Progress) -> dict[str, Loss]:
    """By player."""
    measured = {}
    for player in PLAYERS:
        match, found = Match((player, player), Rules.parse("classic"), 2, 3), Loss()
        for number in show.track(range(GAMES), description=f"beliefs of {player}"):
            look_at_game(match, number, found)
        measured[player] = found
    return measured


def report(measured: dict[str, Loss]) -> str:
    """The figures as a Markdown table."""
    rows = [
        f"| {player} | {found.cards:,} | {found.even / found.cards:.3f} | {found.doubting / found.cards:.3f} |"
        for player, found in measured.items()
    ]
    return "\n".join(["| of | cards looked at | evenly | with doubts |", "| --- | --- | --- | --- |", *rows])
