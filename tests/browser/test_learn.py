"""The lessons, as somebody goes through them who has never played."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from kozyr.lessons import LESSONS, Lesson, lesson_named
from kozyr.rules import Action, Verb
from tests.browser.axe import findings
from tests.browser.conftest import Visit, player_of
from tests.browser.player import Player, choose
from tests.browser.test_narrow import check_every_size
from tests.browser.test_spoken import listen, spoken
from tests.browser.visit import NO_CONNECTION, Visitor
from tests.kit.lessons import way_astray, way_through
from tools.screenshots.serving import Served

AT_ONCE = {"pace": "instant", "motion": "quick"}


def lesson(name: str) -> Lesson:
    found = lesson_named(name)
    assert found is not None
    return found


def card(page: Page, state: str = "open") -> Locator:
    """The slip of paper, once it says that."""
    slip = page.locator(f'[data-testid="lesson"][data-state="{state}"]')
    slip.wait_for()
    return slip


def play(player: Player, action: Action) -> None:
    """Play it with the mouse, as soon as the page lets one."""
    player.wait()
    if action.card is None:
        player.key({Verb.TAKE: "take", Verb.PASS: "done"}[action.verb]).click()
    else:
        expect(player.card(str(action.card))).to_have_attribute("aria-disabled", "false")
        player.click_card(str(action.card))


def learn(player: Player, name: str) -> None:
    for action in way_through(lesson(name)):
        play(player, action)
    card(player.page, "met")


def go_on(page: Page, name: str) -> None:
    """To the next lesson."""
    button = page.get_by_test_id("lesson-next")
    expect(button).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url(f"**/learn/{name}")
    card(page)


def test_the_first_lessons_by_keys_and_mouse(own_server: Served, visitors: Visit) -> None:
    visitor: Visitor = visitors(own_server.address, settings=AT_ONCE, allowed=(NO_CONNECTION,))
    page = visitor.open()
    page.get_by_test_id("learn").click()
    page.get_by_test_id("learn-begin").wait_for()
    expect(page.get_by_test_id("learn-begin")).to_be_focused()
    assert findings(page) == []
    page.keyboard.press("Enter")
    page.wait_for_url("**/learn/lead")
    player = player_of(visitor, page)
    title = card(page).get_by_role("heading", level=1)
    expect(title).to_have_text("Your lead")
    expect(title).to_be_focused()
    player.wait()
    assert findings(page) == []
    expect(page.get_by_test_id("hint")).to_have_count(0)
    expect(page.get_by_test_id("tool-resign")).to_have_count(0)

    # By keys alone; what happens is said first, then the lesson, then whose turn it is.
    listen(player)
    page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("lesson-do")).to_have_text("Press Done.")
    player.wait()
    said = spoken(page)
    assert [line.split()[0] for line in said] == ["You", "Vera", "Vera", "Your"]
    assert said[-2].endswith("Press Done.")
    assert said[-1].startswith("Your turn.")
    page.keyboard.press("d")
    card(page, "met")
    assert any(line.startswith("Well played. Beaten cards are gone") for line in spoken(page))
    expect(page.locator('[data-testid="hand-card"][aria-disabled="false"]')).to_have_count(0)
    player.rest()
    assert findings(page) == []

    # What is allowed and yet not the lesson is said, and the lesson begun again.
    go_on(page, "beat")
    table = page.evaluate("history.state.lessonTable")
    player.wait()
    page.keyboard.press("t")
    expect(card(page, "astray").get_by_test_id("lesson-about")).to_contain_text("But you could beat it")
    expect(page.get_by_test_id("lesson-again")).to_be_focused()
    expect(page.get_by_test_id("lesson-next")).to_have_count(0)
    player.rest()
    assert findings(page) == []
    page.keyboard.press("Enter")
    card(page)
    player.wait()
    assert page.evaluate("history.state.lessonTable") != table

    # A reload and the end of the server in its middle change nothing.
    first, second = way_through(lesson("beat"))
    play(player, first)
    expect(page.get_by_test_id("lesson-do")).to_have_text(re.compile("^Beat 8.* too"))
    player.wait()
    before = player.seen()
    page.reload()
    expect(page.get_by_test_id("lesson-do")).to_have_text(re.compile("^Beat 8.* too"))
    player.wait()
    assert player.seen() == before
    own_server.kill()
    expect(page.get_by_test_id("link-lost")).to_be_visible()
    own_server.start()
    play(player, second)
    card(page, "met")

    # What is done is remembered.
    page.get_by_test_id("tool-lessons").click()
    expect(page.get_by_test_id("learn-begin")).to_have_text("Go on: Trumps")
    expect(page.locator(".lesson-list .done")).to_have_count(2)


def test_a_phone_has_room_for_a_lesson_in_russian(house: Served, visitors: Visit) -> None:
    visitor = visitors(house.address, language="ru-RU", settings=AT_ONCE, size=(360, 640), touch=True)
    page = visitor.open("/learn/draw")
    player = player_of(visitor, page)
    player.wait()
    check_every_size(page)
    page.set_viewport_size({"width": 360, "height": 640})
    player.rest()
    assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "the table is seen as a whole"
    for action in way_through(lesson("draw")):
        player.wait()
        target = player.key("done") if action.card is None else player.card(str(action.card))
        expect(target).to_have_attribute("aria-disabled", "false")
        if action.card is None:
            target.tap()
        else:
            page.touchscreen.tap(*player.free_point(target))
    card(page, "met")
    check_every_size(page)


def test_the_end_leads_to_a_first_game(house: Served, visitors: Visit) -> None:
    visitor = visitors(house.address, settings=AT_ONCE)
    page = visitor.open()
    names = [lesson.name for lesson in LESSONS]
    page.evaluate("(names) => localStorage.setItem('kozyr.lessons', JSON.stringify(names))", names[:-1])
    page.goto(f"{house.address}/learn/{names[-1]}")
    player = player_of(visitor, page)
    learn(player, names[-1])
    page.get_by_test_id("lesson-next").click()
    page.get_by_test_id("learn-start").wait_for()
    expect(page.get_by_role("heading", level=1)).to_have_text("You are ready")
    assert findings(page) == []
    page.get_by_test_id("learn-start").click()
    page.wait_for_url("**/table/*")
    assert player.wait()
    assert {seat["player"] for seat in player.frames.of_type("welcome")[-1]["seats"]} == {"person", "easy"}


def test_a_table_that_is_gone_is_laid_anew(house: Served, visitors: Visit) -> None:
    visitor = visitors(house.address, settings=AT_ONCE)
    page = visitor.open("/learn/lead")
    card(page)
    page.evaluate("history.replaceState({ lessonTable: '01234567890123456789' }, '')")
    page.reload()
    card(page)
    assert player_of(visitor, page).wait()
    assert page.evaluate("history.state.lessonTable") != "01234567890123456789"


def test_the_rules_and_an_unknown_lesson_lead_to_the_list(house: Served, visitors: Visit) -> None:
    visitor = visitors(house.address, allowed=(re.compile("status of 404"),))
    page = visitor.open()
    page.get_by_test_id("tool-rules").click()
    page.get_by_test_id("panel-rules").get_by_test_id("learn").click()
    page.get_by_test_id("learn-begin").wait_for()
    expect(page.get_by_role("heading", level=1)).to_have_text("Learn to play")
    page.goto(f"{house.address}/learn/poker")
    expect(page.get_by_role("alert")).to_have_text("There is no such lesson.")
    page.get_by_role("button", name="The lessons").click()
    expect(page.get_by_test_id("lesson-lead")).to_be_visible()


@pytest.mark.full
@pytest.mark.parametrize(("language", "size"), [("en-GB", (1440, 900)), ("ru-RU", (360, 640))])
def test_the_whole_tutorial(house: Served, visitors: Visit, language: str, size: tuple[int, int]) -> None:
    visitor = visitors(house.address, language=language, settings=AT_ONCE, size=size)
    page = visitor.open("/learn")
    page.get_by_test_id("learn-begin").click()
    player = player_of(visitor, page)
    for number, each in enumerate(LESSONS):
        page.wait_for_url(f"**/learn/{each.name}")
        wrong = way_astray(each)
        if wrong is not None:
            for action in wrong:
                play(player, action)
            card(page, "astray")
            assert findings(page) == []
            page.get_by_test_id("lesson-again").click()
            card(page)
        learn(player, each.name)
        player.rest()
        assert findings(page) == []
        if number == 4:  # a lesson in the other language goes on
            page.get_by_test_id("tool-settings").click()
            choose(page, "language", "ru" if language == "en-GB" else "en")
            page.get_by_test_id("close").click()
            expect(page.locator("html")).to_have_attribute("lang", "ru" if language == "en-GB" else "en")
            assert page.get_by_test_id("lesson-about").inner_text() != ""
        page.get_by_test_id("lesson-next").click()
    expect(page.get_by_test_id("learn-start")).to_be_visible()
    expect(page.locator(".lesson-list .done")).to_have_count(len(LESSONS))
