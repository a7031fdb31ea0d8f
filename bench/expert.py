"""The expert against plain: mirrored deals, seats swapped, two seats, `classic`."""

from __future__ import annotations

import math
import random

from rich.progress import Progress

from kozyr.bots import Bot, by_name
from kozyr.cards import deck_cards
from kozyr.rules import PRESETS, Deal, apply, begin, first_seats
from kozyr.rules.events import Event
from kozyr.view import observe, project

DEALS = 1_000
RULES = PRESETS["classic"]


def score(deal: Deal, bots: tuple[Bot, Bot]) -> float:
    """What seat 0 makes of the deal: 1 for a win, 0.5 for a draw, 0 for being the durak."""
    state, events = begin(deal)
    histories: list[list[Event]] = [[project(event, seat) for event in events] for seat in range(2)]
    while state.actor is not None:
        action = bots[state.actor].choose(observe(state, state.actor), histories[state.actor])
        state, events = apply(state, action)
        for seat, history in enumerate(histories):
            history.extend(project(event, seat) for event in events)
    assert state.result is not None
    return 0.5 if state.result.durak is None else float(state.result.durak != 0)


def measure(show: Progress) -> tuple[float, float]:
    """The expert's share of the points, and the half-width of its 95 % interval, from the pairs."""
    chance = random.Random(1)
    task = show.add_task("expert against plain", total=DEALS)
    pairs = []
    for number in range(DEALS):
        deck = list(deck_cards(RULES.deck))
        chance.shuffle(deck)
        dealer = chance.randrange(2)
        first = chance.choice(first_seats(RULES, 2, dealer, tuple(deck)))
        deal = Deal(RULES, 2, dealer, first, tuple(deck))
        expert, plain = by_name("expert", number), by_name("plain", number)
        pairs.append((score(deal, (expert, plain)) + 1 - score(deal, (plain, expert))) / 2)
        show.advance(task)
    mean = sum(pairs) / DEALS
    spread = math.sqrt(sum((pair - mean) ** 2 for pair in pairs) / DEALS)
    return mean, 1.96 * spread / math.sqrt(DEALS)


def report(figure: tuple[float, float]) -> str:
    """The figure in words."""
    return f"`expert` makes {figure[0]:.3f} ± {figure[1]:.3f} of the points against `plain` ({2 * DEALS:,} games)."
