"""Every language has room at every size, and words for everything: a missing one is a warning that no test passes."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from kozyr.text import LANGUAGES, sentence
from tests.browser.conftest import Visit, player_of
from tests.browser.layout import faults_of
from tests.browser.player import start_game
from tools.screenshots.serving import Served

EVERY_DAY = {"de", "pl"}
"""Long words, and letters of their own; the others at full size. Russian and English have tests of their own."""
OTHERS = [
    pytest.param(language, marks=[] if language in EVERY_DAY else pytest.mark.full)
    for language in LANGUAGES
    if language not in {"en", "ru"}
]
SIZES = [(320, 568), (360, 640), (640, 360), (820, 1180), (1024, 768), (1440, 900)]
_NEXT_FRAME = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
AT_ONCE = {"pace": "instant", "motion": "quick", "preset": "transfer", "seats": 6}


def check_every_size(page: Page) -> None:
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(_NEXT_FRAME)
        assert faults_of(page) == [], f"at {width}×{height}"


@pytest.mark.parametrize("language", OTHERS)
def test_b83_b89_every_language_has_room_and_words(house: Served, visitors: Visit, language: str) -> None:
    visitor = visitors(house.address, language=language, settings=AT_ONCE)
    page = visitor.open()
    expect(page.get_by_test_id("start")).to_have_text(sentence(language, "start"))
    check_every_size(page)
    for panel in ("settings", "own"):
        page.get_by_test_id(f"tool-{panel}").click()
        expect(page.get_by_test_id(f"panel-{panel}").get_by_role("heading", level=2).first).to_be_visible()
        check_every_size(page)
        page.get_by_test_id("close").click()
    page.get_by_test_id("start").click()
    page.wait_for_url("**/table/*")
    player = player_of(visitor, page)
    player.wait()
    check_every_size(page)
    page.get_by_test_id("tool-resign").click()
    page.get_by_test_id("resign-yes").click()
    page.get_by_test_id("end").wait_for()
    check_every_size(page)


@pytest.mark.full
@pytest.mark.parametrize("language", LANGUAGES)
def test_b89_a_whole_game_in_every_language(house: Served, visitors: Visit, language: str) -> None:
    visitor = visitors(house.address, language=language, settings=AT_ONCE | {"seats": 3})
    page = visitor.open()
    start_game(page, preset="transfer", seats=3)
    player = player_of(visitor, page)
    while player.wait():
        player.decide_by_mouse()
    expect(page.get_by_test_id("end")).to_be_visible()
