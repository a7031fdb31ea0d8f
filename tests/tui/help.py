"""People at the line mode and at the screen, and what they are shown."""

from __future__ import annotations

import io
import random
import re
from collections.abc import AsyncIterator, Callable, Iterable
from contextlib import asynccontextmanager

from rich.text import Text
from textual.pilot import Pilot
from textual.widgets import Static

from kozyr.cards import Card
from kozyr.rules import Rules, Verb
from kozyr.tui.app import KozyrApp
from kozyr.tui.game import Options
from kozyr.tui.plain import play_plain
from kozyr.tui.widgets import Hand

NUMBERED = re.compile(r"(?:^|, )(\d+) ")


def options(rules: str = "classic", seats: int = 2, *, language: str = "en", auto_pass: bool = True) -> Options:
    return Options(Rules.parse(rules), seats, "plain", language, "instant", auto_pass)


class Person(io.StringIO):
    """Standard input whose lines are decided as they are asked for, from what has been written so far."""

    def __init__(self, decide: Callable[[list[str]], str | None]) -> None:
        super().__init__()
        self.out = io.StringIO()
        self._decide = decide

    @property
    def lines(self) -> list[str]:
        return self.out.getvalue().splitlines()

    def readline(self, size: int = -1, /) -> str:  # type: ignore[override]
        del size
        answer = self._decide(self.lines)
        return "" if answer is None else answer + "\n"


def choices(line: str) -> int:
    """Return how many choices a numbered line offers."""
    numbers = [int(number) for number in NUMBERED.findall(line)]
    assert numbers == list(range(1, len(numbers) + 1)), line
    return len(numbers)


def play(asked: Options, decide: Callable[[list[str]], str | None], seed: int = 1) -> list[str]:
    """Play in lines until the person leaves; what was written."""
    person = Person(decide)
    play_plain(asked, random.Random(seed), person, person.out)
    return person.lines


def typing(answers: Iterable[str]) -> Callable[[list[str]], str | None]:
    """Somebody who types these lines, and then no more."""
    given = iter(answers)
    return lambda _lines: next(given, None)


@asynccontextmanager
async def sitting(
    asked: Options, size: tuple[int, int] = (80, 24), seed: int = 1
) -> AsyncIterator[tuple[KozyrApp, Pilot[int]]]:
    """The screen with a fresh game, when it is the person's turn."""
    app = KozyrApp(asked, random.Random(seed))
    async with app.run_test(size=size) as pilot:
        await settled(app, pilot)
        yield app, pilot


async def settled(app: KozyrApp, pilot: Pilot[int]) -> None:
    """Wait until the programs have played and everything is shown."""
    await pilot.pause()
    await app.workers.wait_for_complete()
    await pilot.pause()


async def decide(app: KozyrApp, pilot: Pilot[int], chance: random.Random) -> None:
    """Play one of the legal actions by keys alone."""
    view = app.table.game.view
    action = chance.choice(view.legal)
    if action.card is None:
        await pilot.press("t" if action.verb is Verb.TAKE else "d")
    else:
        await choose(app, pilot, action.card)
        await pilot.press("enter")
        await pilot.pause()
        if app.screen is not app.table:
            await pilot.press("1")
    await settled(app, pilot)


async def choose(app: KozyrApp, pilot: Pilot[int], card: Card) -> None:
    """Choose a card of the hand by the shorter way."""
    cards = app.table.query_one(Hand).plan.cards
    at = cards.index(card)
    if at < len(cards) / 2:
        await pilot.press("home", *["right"] * at)
    else:
        await pilot.press("end", *["left"] * (len(cards) - 1 - at))
    assert shown_card(app) == str(card)


def shown_card(app: KozyrApp) -> str:
    """Return the chosen card as the table has it."""
    chosen = app.table.chosen
    return "" if chosen is None else str(chosen)


def text_of(app: KozyrApp, part: str) -> str:
    """Return what a part of the table shows, without colours."""
    content = app.table.query_one(part, Static).content
    return content.plain if isinstance(content, Text) else str(content)
