"""A game is played to its end at 200 % zoom, and on a phone by touch; nothing scrolls sideways on the way."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Sit
from tests.browser.layout import faults_of
from tests.browser.player import Player
from tools.screenshots import moments

AT_ONCE = {"pace": "instant", "autoPass": False}
ZOOMED = (640, 400)
"""What a page sees of a window of 1280 by 800 at 200 %."""
PHONE = (390, 844)


def nothing_scrolls_sideways(page: Page) -> None:
    wide, seen = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
    assert wide <= seen


def check_end(player: Player) -> None:
    expect(player.page.get_by_test_id("again")).to_be_visible()
    player.rest()
    assert faults_of(player.page) == []


def test_b83_a_game_at_twice_the_size(sit: Sit) -> None:
    player, _ = sit(moments.LATE, size=ZOOMED, zoom=2, language="ru-RU", settings=AT_ONCE)
    assert player.page.evaluate("devicePixelRatio") == 2
    while player.wait():
        nothing_scrolls_sideways(player.page)
        player.decide_by_mouse()
    check_end(player)


def test_a_game_on_a_phone_by_touch(sit: Sit) -> None:
    player, _ = sit(moments.LATE, size=PHONE, zoom=3, touch=True, mobile=True, settings=AT_ONCE)
    assert player.page.evaluate("navigator.maxTouchPoints > 0 && matchMedia('(pointer: coarse)').matches")
    while player.wait():
        nothing_scrolls_sideways(player.page)
        player.decide_by_touch()
    check_end(player)
    table = player.page.url
    player.page.get_by_test_id("again").tap()
    player.page.wait_for_url(lambda url: url != table)
    assert player.wait()
    player.decide_by_touch()
