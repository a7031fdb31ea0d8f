from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Sit, Visit
from tests.browser.layout import faults_of
from tests.browser.player import at_rest, choose
from tools.screenshots import moments
from tools.screenshots.laid import Moment
from tools.screenshots.serving import Served

SIZES = [(320, 568), (360, 640), (640, 360), (820, 1180)]
# The page has heard of its new size and drawn itself anew, in its own letters.
_NEXT_FRAME = """async () => {
  await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
  await document.fonts.ready
}"""
STILL = {"pace": "instant", "autoPass": False}


def test_b83_the_way_in_has_room_for_russian(house: Served, visitors: Visit) -> None:
    page = visitors(house.address, language="ru-RU", settings={"preset": "transfer", "seats": 6}).open()
    expect(page.get_by_test_id("start")).to_have_text("Начать игру")
    check_every_size(page)
    for panel in ("settings", "rules", "own"):
        page.get_by_test_id(f"tool-{panel}").click()
        expect(page.get_by_test_id(f"panel-{panel}").get_by_role("heading", level=2).first).to_be_visible()
        if panel == "settings":
            expect(page.get_by_test_id("slider-grain")).to_be_visible()
        if panel == "own":
            choose(page, "own-first-bout-limit", "5")  # from now on it does not go along
            choose(page, "own-bout-limit", "3")
            expect(page.get_by_test_id("own-refusal").first).to_be_visible()
        check_every_size(page)
        page.get_by_test_id("close").click()
    check_every_size(page)


@pytest.mark.parametrize("path", ["/ru/decks", "/ru/deck/atlasnye", "/ru/deck/french"])
def test_b83_the_decks_have_room_for_russian(house: Served, visitors: Visit, path: str) -> None:
    page = visitors(house.address).open(path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    check_every_size(page)


@pytest.mark.parametrize(
    "moment",
    [moments.LEAD, moments.DEFEND, moments.THROW_IN, moments.DEFEND_OF_SIX, moments.MANY_CARDS],
    ids=["lead", "defend", "throw in", "defend at six seats", "many cards"],
)
def test_b83_the_table_has_room_for_russian(sit: Sit, moment: Moment) -> None:
    player, _ = sit(moment, language="ru-RU", settings=STILL)
    check_every_size(player.page)


def test_b83_panels_and_the_end_have_room_for_russian(sit: Sit) -> None:
    player, _ = sit(moments.DEFEND_OF_SIX, language="ru-RU", settings=STILL)
    page = player.page
    for panel in ("settings", "log", "rules", "resign"):
        page.get_by_test_id(f"tool-{panel}").click()
        expect(page.get_by_test_id(f"panel-{panel}").get_by_role("heading", level=2).first).to_be_visible()
        check_every_size(page)
        page.keyboard.press("Escape")
        expect(page.get_by_test_id(f"panel-{panel}")).to_be_hidden()
    page.get_by_test_id("tool-resign").click()
    page.get_by_test_id("resign-yes").click()
    expect(page.get_by_test_id("again")).to_be_visible()
    check_every_size(page)


def check_every_size(page: Page) -> None:
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(_NEXT_FRAME)
        at_rest(page)
        assert faults_of(page) == [], f"at {width}×{height}"
