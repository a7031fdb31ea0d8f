"""The screen: whole games by keys alone, what is always shown, and reasons."""

from __future__ import annotations

import asyncio
import random
import threading
from collections.abc import Callable, Coroutine
from functools import partial, wraps

import pytest
from textual.widgets import Static

from kozyr.bots import Bot, Stop
from kozyr.rules import Action, Phase
from kozyr.server.thinking import Thinking
from kozyr.text import sentence
from kozyr.text.words import SUIT_SIGNS
from kozyr.tui.app import INTERRUPTED, KozyrApp
from kozyr.tui.choices import choices_of
from kozyr.tui.dialogs import ChoiceDialog, NewGameDialog, TextDialog
from kozyr.tui.widgets import Hand
from kozyr.view import View
from tests.tui.help import choose, decide, options, settled, shown_card, sitting, text_of

LEADING = 5
"""A seed with which the person leads at a table of two."""
MOST_DECISIONS = 400


def played(test: Callable[..., Coroutine[None, None, None]]) -> Callable[..., None]:
    """Run a test that plays."""

    @wraps(test)
    def run(*values: object, **named: object) -> None:
        asyncio.run(test(*values, **named))

    return run


@pytest.mark.slow
@pytest.mark.parametrize(
    ("preset", "seats", "language", "size"),
    [
        ("atlasnye", 2, "en", (80, 24)),
        ("club", 6, "ru", (40, 16)),
        pytest.param("classic", 3, "ru", (80, 24), marks=pytest.mark.full),
        pytest.param("transfer", 4, "en", (80, 24), marks=pytest.mark.full),
        pytest.param("custom+deck=52", 5, "en", (160, 50), marks=pytest.mark.full),
    ],
)
@played
async def test_a_whole_game_by_keys(preset: str, seats: int, language: str, size: tuple[int, int]) -> None:
    chance = random.Random(seats)
    async with sitting(options(preset, seats, language=language), size, seed=seats) as (app, pilot):
        game = app.table.game
        for _ in range(MOST_DECISIONS):
            if game.result is not None:
                break
            await decide(app, pilot, chance)
            assert game.view.trump.letter in status_suits(text_of(app, "#status"))
        assert game.result is not None
        assert text_of(app, "#message") in text_of(app, "#bout")
        assert sentence(language, "again") in text_of(app, "#keys")
        assert sentence(language, "you") in text_of(app, "#bout")
        await pilot.press("enter")
        await settled(app, pilot)
        assert app.table.game is not game
        assert app.table.words.names == game.words.names
        await pilot.press("q")
    assert app.return_value == 0


@played
async def test_a_decision_is_taken_back_with_the_answers_to_it() -> None:
    async with sitting(options("classic", 3), seed=LEADING) as (app, pilot):
        game = app.table.game
        await pilot.press("u")
        assert text_of(app, "#note") == "There is nothing of yours to take back yet."
        before = game.view
        await decide(app, pilot, random.Random(1))
        assert game.view != before
        await pilot.press("u")
        await settled(app, pilot)
        assert game.view == before
        assert text_of(app, "#note") == "You take your last decision back"
        await decide(app, pilot, random.Random(2))
        assert game.view != before


def status_suits(text: str) -> set[str]:
    return {letter for letter, sign in SUIT_SIGNS.items() if sign in text}


@played
async def test_the_table_shows_everybody_talon_trump_and_cards() -> None:
    async with sitting(options("club", 6), seed=LEADING) as (app, _):
        view, words = app.table.game.view, app.table.words
        status, seats = text_of(app, "#status"), text_of(app, "#seats").splitlines()
        assert f"Talon {view.talon}" in status or view.talon == 0
        assert len(seats) == 5
        for seat, line in enumerate(seats, start=1):
            assert words.names[seat] in line
            assert f" {view.hand_size(seat)} " in line
        hand = text_of(app, "#hand")
        assert all(words.face(card) in hand for card in view.hand(0))
        assert hand.count("•") == len({action.card for action in view.legal} - {None})


@played
async def test_arrows_home_and_end_choose_a_card() -> None:
    async with sitting(options(), seed=LEADING) as (app, pilot):
        assert shown_card(app) == ""
        await pilot.press("home")
        first = shown_card(app)
        await pilot.press("end")
        last = shown_card(app)
        assert first != last
        await pilot.press("right")
        assert shown_card(app) == first
        await pilot.press("left")
        assert shown_card(app) == last
        assert text_of(app, "#hand").count("▲") == 1
        assert text_of(app, "#note").endswith(", can be played")


@played
async def test_keys_in_a_russian_layout() -> None:
    async with sitting(options("classic", 3, language="ru"), seed=3) as (app, pilot):
        assert app.table.game.view.phase is Phase.DEFEND
        await pilot.press("е")
        await settled(app, pilot)
        assert "Вы говорите: беру" in text_of(app, "#log")


@played
async def test_what_cannot_be_played_is_told_why_and_changes_nothing() -> None:
    async with sitting(options("classic", 3), seed=3) as (app, pilot):
        game, version = app.table.game, app.table.game.version
        card = next(card for card in game.view.hand(0) if not choices_of(game.view, card))
        await choose(app, pilot, card)
        assert text_of(app, "#note").endswith(", cannot be played")
        await pilot.press("enter")
        assert text_of(app, "#note") == "Only a higher club or a trump beats ten of clubs."
        await pilot.press("d")
        assert text_of(app, "#note") == "Beat ten of clubs or take."
        await pilot.press("r")
        assert text_of(app, "#note").endswith(", cannot be played")
        assert game.version == version


@played
async def test_a_click_plays_and_keys_can_be_clicked() -> None:
    async with sitting(options(), seed=LEADING) as (app, pilot):
        version = app.table.game.version
        card = app.table.query_one(Hand).plan.cards[1]
        await pilot.click("#hand", offset=(5, 1))
        await settled(app, pilot)
        assert app.table.game.version > version
        assert card not in app.table.game.view.hand(0)
        at = text_of(app, "#keys").index("? all keys")
        await pilot.click("#keys", offset=(at, 0))
        assert isinstance(app.screen, TextDialog)
        await pilot.press("escape")
        await pilot.pause()
        assert not app.table.is_modal
        assert app.screen_stack[-1] is app.table


@played
async def test_a_hint_chooses_its_card_and_goes_when_the_table_moves_on() -> None:
    async with sitting(options(), seed=LEADING) as (app, pilot):
        await pilot.press("h")
        await settled(app, pilot)
        assert text_of(app, "#note").startswith("Hint: lead ")
        assert shown_card(app)
        await pilot.press("enter")
        await settled(app, pilot)
        assert "Hint" not in text_of(app, "#note")


@played
async def test_resigning_is_asked_once_more() -> None:
    async with sitting(options(), seed=LEADING) as (app, pilot):
        await pilot.press("g")
        await pilot.pause()
        assert isinstance(app.screen, ChoiceDialog)
        await pilot.press("2")
        await pilot.pause()
        assert app.table.game.result is None
        await pilot.press("g")
        await pilot.pause()
        await pilot.press("enter")
        await settled(app, pilot)
        assert str(app.table.game.result) == "#0r"
        assert "You resigned" in text_of(app, "#message")
        assert not text_of(app, "#note")


@played
async def test_a_new_game_with_other_settings() -> None:
    async with sitting(options(), seed=LEADING) as (app, pilot):
        await pilot.press("n")
        await pilot.pause()
        assert isinstance(app.screen, NewGameDialog)
        await pilot.press("right", "down", "right", "right", "down", "right", "enter")
        await settled(app, pilot)
        chosen = app.table.game.options
        assert (str(chosen.rules), chosen.seats, chosen.level) == ("club", 4, "easy")
        assert len(text_of(app, "#seats").splitlines()) == 3


@played
async def test_seats_follow_the_rules_in_a_new_game() -> None:
    async with sitting(options("custom", 6), seed=1) as (app, pilot):
        await pilot.press("n")
        await pilot.pause()
        await pilot.press("right", "enter")
        await settled(app, pilot)
        assert (str(app.table.game.options.rules), app.table.game.options.seats) == ("atlasnye", 2)


@played
async def test_reading_lists_and_sorting() -> None:
    async with sitting(options(), seed=LEADING) as (app, pilot):
        for key in ("l", "question_mark"):
            await pilot.press(key)
            await pilot.pause()
            assert isinstance(app.screen, TextDialog)
            assert len(str(app.screen.query_one(Static).render())) > 100
            await pilot.press("escape")
            await pilot.pause()
        await pilot.press("c")
        assert "You: 6 cards." in text_of(app, "#note")
        before = app.table.query_one(Hand).plan.cards
        await pilot.press("s")
        after = app.table.query_one(Hand).plan.cards
        assert set(after) == set(before)
        trump = app.table.game.view.trump
        plain = [card.rank for card in after if card.suit != trump]
        assert plain == sorted(plain)


@played
async def test_beat_or_pass_on_is_asked() -> None:
    for seed in range(200):
        async with sitting(options("transfer+transfer_first_bout=yes", 2), seed=seed) as (app, pilot):
            view = app.table.game.view
            several = [card for card in view.hand(0) if len(choices_of(view, card)) > 1]
            if not several:
                continue
            await choose(app, pilot, several[0])
            await pilot.press("enter")
            await pilot.pause()
            assert isinstance(app.screen, ChoiceDialog)
            await pilot.press("down", "enter")
            await settled(app, pilot)
            assert "You pass it on with" in text_of(app, "#log")
            return
    pytest.fail("no deal in which a card both beats and passes on")


@pytest.mark.parametrize(("key", "status"), [("q", 0), ("ctrl+q", 0), ("ctrl+c", INTERRUPTED)])
@pytest.mark.parametrize("opened", ["", "l", "n", "g"])
def test_it_can_be_left_from_everywhere(key: str, status: int, opened: str) -> None:
    async def leave() -> int | None:
        async with sitting(options(), seed=LEADING) as (app, pilot):
            if opened:
                await pilot.press(opened)
                await pilot.pause()
                if key == "q":
                    await pilot.press("escape")
                    await pilot.pause()
            await pilot.press(key)
            await pilot.pause()
        return app.return_value

    assert asyncio.run(leave()) == status


# --- programs and the clock ---


class Waits:
    """A program that thinks until it is told to stop, and says when it begins."""

    def __init__(self) -> None:
        self.begun, self.stopped = threading.Event(), threading.Event()

    def choose(self, view: View, history: object, stop: Stop | None = None) -> Action:
        del history
        self.begun.set()
        while stop is not None and not stop.is_set():
            self.stopped.wait(0.01)
        self.stopped.set()
        return view.legal[0]


class Deaf(Waits):
    """A program that does not stop when told to, until the test is over."""

    def __init__(self) -> None:
        super().__init__()
        self.over = threading.Event()

    def choose(self, view: View, history: object, stop: Stop | None = None) -> Action:
        del history, stop
        self.begun.set()
        self.over.wait(60)
        return view.legal[0]


def waits_for(app: KozyrApp, bot: Bot) -> None:
    """Let this program sit in every other seat from now on."""
    app.table.game.bots.update(dict.fromkeys(app.table.game.bots, bot))


@played
async def test_one_can_resign_while_a_program_thinks() -> None:
    async with sitting(options(), seed=LEADING) as (app, pilot):
        bot = Waits()
        waits_for(app, bot)
        await pilot.press("home", "enter")
        assert await asyncio.to_thread(bot.begun.wait, 60)
        await pilot.press("d")
        assert text_of(app, "#note").startswith("Not yet: ")
        await pilot.press("g")
        await pilot.pause()
        await pilot.press("1")
        await pilot.pause()
        assert str(app.table.game.result) == "#0r"
        assert await asyncio.to_thread(bot.stopped.wait, 60)
        await settled(app, pilot)
        assert str(app.table.game.result) == "#0r"


@played
async def test_a_program_that_hangs_is_played_for(monkeypatch: pytest.MonkeyPatch) -> None:
    quick = partial(Thinking, limit_s=0.02, grace_s=0.02)
    monkeypatch.setattr("kozyr.server.programs.Thinking", quick)
    async with sitting(options(), seed=LEADING) as (app, pilot):
        bot = Deaf()
        waits_for(app, bot)
        try:
            await pilot.press("home", "enter")
            await settled(app, pilot)
            assert bot.begun.is_set()
            assert app.table.game.actor == 0
            assert len(text_of(app, "#log").splitlines()) >= 3
        finally:
            bot.over.set()


@played
async def test_leaving_tells_programs_to_stop() -> None:
    bot = Waits()
    async with sitting(options(), seed=LEADING) as (app, pilot):
        waits_for(app, bot)
        await pilot.press("home", "enter")
        assert await asyncio.to_thread(bot.begun.wait, 60)
        await pilot.press("q")
    assert await asyncio.to_thread(bot.stopped.wait, 60)
