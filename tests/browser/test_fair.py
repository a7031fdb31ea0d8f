"""The proof of a deal, as a person meets it at the end of a game."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import findings
from tests.browser.conftest import Visit, player_of
from tests.browser.layout import faults_of
from tests.browser.player import choose, start_game
from tools.screenshots.serving import Served


def give_up(page: Page) -> None:
    page.get_by_test_id("tool-resign").click()
    page.get_by_test_id("resign-yes").click()
    page.get_by_test_id("end").wait_for()


@pytest.mark.parametrize("language", ["en-GB", "ru-RU"])
def test_a_finished_game_proves_its_deal(house: Served, visitors: Visit, language: str) -> None:
    visitor = visitors(house.address, language=language)
    page = visitor.open()
    choose(page, "seats", "2")
    with page.expect_response("**/api/promises") as promised:
        start_game(page, preset="classic", seats=2)
    player_of(visitor, page).wait()
    assert page.get_by_test_id("tool-fair").count() == 0
    give_up(page)
    page.get_by_test_id("tool-fair").click()
    verdict = page.get_by_test_id("fair-verdict")
    expect(verdict).to_have_attribute("data-fair", "yes")
    expect(page.locator(".proof code").first).to_have_text(promised.value.json()["commitment"])
    for width, height in ((320, 568), (360, 640), (1440, 900)):
        page.set_viewport_size({"width": width, "height": height})
        assert faults_of(page) == []
    assert findings(page) == []


def test_a_forged_record_is_found_out(house: Served, visitors: Visit) -> None:
    visitor = visitors(house.address)
    page = visitor.open()
    start_game(page, preset="atlasnye", seats=2)
    player_of(visitor, page).wait()
    give_up(page)
    page.get_by_test_id("tool-fair").click()
    record = page.get_by_test_id("fair-record").input_value()
    page.locator("summary", has_text="Check a record").click()
    other = page.get_by_test_id("fair-other")
    verdict = page.locator("form").get_by_test_id("fair-verdict")
    for text, fair in (
        (record, "yes"),
        (record.replace("dealer=0", "dealer=7").replace("dealer=1", "dealer=0"), "no"),
        ("not a record", "no"),
    ):
        other.fill(text)
        page.get_by_test_id("fair-check").click()
        expect(verdict).to_have_attribute("data-fair", fair)


def test_where_the_browser_forgot_its_promise_the_record_speaks_alone(house: Served, visitors: Visit) -> None:
    visitor = visitors(house.address)
    page = visitor.open()
    start_game(page, preset="atlasnye", seats=2)
    player_of(visitor, page).wait()
    give_up(page)
    page.evaluate("localStorage.removeItem('kozyr.pledges')")
    page.get_by_test_id("tool-fair").click()
    expect(page.get_by_test_id("fair-verdict")).to_contain_text("no note")
