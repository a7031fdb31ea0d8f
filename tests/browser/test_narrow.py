from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit, Visit
from tests.browser.layout import faults_of
from tools.screenshots import moments
from tools.screenshots.laid import Moment
from tools.screenshots.serving import Served

SIZES = [(320, 568), (360, 640), (640, 360), (820, 1180)]
STILL = {"pace": "instant", "autoPass": False}


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_b83_the_way_in_has_room_for_russian(house: Served, visitors: Visit, size: tuple[int, int]) -> None:
    page = visitors(house.address, language="ru-RU", size=size, settings={"preset": "transfer", "seats": 6}).open()
    expect(page.get_by_test_id("start")).to_have_text("Начать игру")
    assert faults_of(page) == []
    for panel in ("settings", "rules"):
        page.get_by_test_id(f"tool-{panel}").click()
        expect(page.get_by_test_id(f"panel-{panel}")).to_be_visible()
        assert faults_of(page) == []
        page.get_by_test_id("close").click()


@pytest.mark.parametrize("size", SIZES, ids=str)
@pytest.mark.parametrize(
    "moment",
    [moments.LEAD, moments.DEFEND, moments.THROW_IN, moments.DEFEND_OF_SIX, moments.MANY_CARDS],
    ids=["lead", "defend", "throw in", "defend at six seats", "many cards"],
)
def test_b83_the_table_has_room_for_russian(sit: Sit, size: tuple[int, int], moment: Moment) -> None:
    player, _ = sit(moment, language="ru-RU", size=size, settings=STILL)
    player.rest()
    assert faults_of(player.page) == []


@pytest.mark.parametrize("size", SIZES[:2], ids=str)
def test_b83_panels_and_the_end_have_room_for_russian(sit: Sit, size: tuple[int, int]) -> None:
    player, _ = sit(moments.DEFEND_OF_SIX, language="ru-RU", size=size, settings=STILL)
    page = player.page
    for panel in ("settings", "log", "rules", "resign"):
        page.get_by_test_id(f"tool-{panel}").click()
        expect(page.get_by_test_id(f"panel-{panel}")).to_be_visible()
        assert faults_of(page) == []
        page.keyboard.press("Escape")
        expect(page.get_by_test_id(f"panel-{panel}")).to_be_hidden()
    page.get_by_test_id("tool-resign").click()
    page.get_by_test_id("resign-yes").click()
    expect(page.get_by_test_id("again")).to_be_visible()
    player.rest()
    assert faults_of(page) == []
