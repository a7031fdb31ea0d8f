"""Windows of any size: what matters stays in sight, and nothing breaks."""

from __future__ import annotations

import asyncio
import random

import pytest

from kozyr.cards import CardSet, deck_cards
from kozyr.text import LANGUAGES
from kozyr.tui.drawing import HandPlan, bout, hand, seats
from kozyr.view import SeenHand
from tests.kit.sizes import FULL
from tests.tui.help import decide, options, settled, sitting

SIZES = [(80, 24), (80, 20), (50, 20), (40, 16)]
COUNTS = [2, 6]
# At full size all of them meet; else every language meets the narrowest window and another, and every size both tables.
MEETINGS = [
    (size, count, language)
    for at, language in enumerate(LANGUAGES)
    for nth, size in enumerate(SIZES)
    for count in COUNTS
    if FULL or (count == COUNTS[(at + nth) % 2] and nth in (at % 3, 3))
]
PARTS = ("#status", "#seats", "#bout", "#message", "#hand", "#keys")


@pytest.mark.parametrize(("size", "count", "language"), MEETINGS)
def test_what_matters_is_in_sight(size: tuple[int, int], count: int, language: str) -> None:
    async def play() -> None:
        chance = random.Random(count)
        async with sitting(options("club", count, language=language), size, seed=count) as (app, pilot):
            for _ in range(4):
                if app.table.game.result is not None:
                    break
                for part in PARTS:
                    shown = app.table.query_one(part)
                    region = shown.region
                    assert region.height > 0, part
                    assert region.width > 0, part
                    if part not in ("#seats", "#bout"):
                        assert region.bottom <= size[1], part
                await decide(app, pilot, chance)

    asyncio.run(play())


@pytest.mark.parametrize("size", [(30, 10), (20, 6), (10, 3), (1, 1)])
def test_a_tiny_window_breaks_nothing(size: tuple[int, int]) -> None:
    async def play() -> None:
        chance = random.Random(3)
        async with sitting(options("classic", 3), size, seed=3) as (app, pilot):
            for _ in range(6):
                before = app.table.game.version
                await decide(app, pilot, chance)
                assert app.table.game.version > before

    asyncio.run(play())


def test_a_window_that_changes_lays_the_table_anew() -> None:
    async def play() -> None:
        async with sitting(options("classic", 3), (120, 40), seed=3) as (app, pilot):
            for size in ((80, 24), (36, 12), (5, 2), (120, 40)):
                await pilot.resize_terminal(*size)
                await settled(app, pilot)
                assert app.table.query_one("#log-pane").display == (size[0] >= 76)
            assert app.table.query_one("#hand").region.height == 4

    asyncio.run(play())


def test_a_hand_of_many_cards_in_eighty_columns() -> None:
    cards = tuple(deck_cards(36))[:24]
    plan = HandPlan(cards, 80, low=False)
    assert len(plan.rows) == 2
    found = [plan.card_at(x, y) for y in (1, 5) for x in range(1, 80, 4)]
    assert [card for card in found if card is not None] == list(cards)
    assert plan.card_at(79, 5) is None
    assert plan.card_at(0, 8) is None


@pytest.mark.parametrize("low", [False, True])
@pytest.mark.parametrize("width", [80, 40, 20, 1])
def test_no_row_of_cards_is_wider_than_the_window(width: int, low: bool) -> None:
    async def view_of() -> None:
        async with sitting(options("classic", 3), seed=3) as (app, _):
            view, words = app.table.game.view, app.table.words
            many = CardSet.of(list(deck_cards(36))[:24])
            full = view._replace(hands=(SeenHand(many), *view.hands[1:]))
            plan = HandPlan(tuple(many), width, low)
            drawn = hand(plan, full, words, next(iter(many)))
            assert max(line.cell_len for line in drawn.split("\n")) <= max(width, 6)
            assert all(words.face(card) in drawn.plain for card in many)
            if not low and width == 80:
                assert max(line.cell_len for line in bout(full, words, low=False).split("\n")) <= 44
                assert max(line.cell_len for line in seats(full, words, (), low=False).split("\n")) <= 44

    asyncio.run(view_of())
