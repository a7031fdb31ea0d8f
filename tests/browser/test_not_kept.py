"""A disk that fails under the server while somebody plays in a browser."""

from __future__ import annotations

import contextlib
import os
import re
import sqlite3
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Locator, expect

from kozyr.server.store.opening import DATABASE
from tests.browser.conftest import Sit
from tests.browser.player import Player
from tests.browser.visit import NO_CONNECTION
from tools.screenshots import moments

NO_ROOM = re.compile(r"console error: Failed to load resource: the server responded with a status of 503")
"""What Chromium itself logs when nothing can be stored."""
AT_ONCE = {"pace": "instant", "motion": "quick", "autoPass": False}
_OUT_OF_SIGHT = """() => {
  const banner = document.querySelector('.not-kept p').getBoundingClientRect()
  const isOver = (one) => {
    const box = one.getBoundingClientRect()
    const isHigher = box.bottom <= banner.top || box.top >= banner.bottom
    return box.width > 0 && !isHigher && box.left < banner.right && box.right > banner.left
  }
  const others = document.querySelectorAll('.bar button, .keys button, .msg, [data-testid^="seat-"]')
  const lost = banner.top < 0 || banner.bottom > innerHeight + 1 || banner.left < 0 || banner.right > innerWidth + 1
  const covered = [...others].filter(isOver).map((one) => one.outerHTML.slice(0, 80))
  return lost ? ['the banner', ...covered] : covered
}"""


@contextlib.contextmanager
def locked(folder: Path) -> Iterator[None]:
    """Another program keeps the file locked: nothing can be written."""
    with contextlib.closing(sqlite3.connect(folder / DATABASE, isolation_level=None)) as blocker:
        blocker.execute("BEGIN IMMEDIATE")
        yield


def banner(player: Player) -> Locator:
    return player.page.get_by_test_id("not-kept")


def test_the_page_says_that_the_game_is_only_in_memory_and_when_it_is_kept_again(sit_alone: Sit) -> None:
    player, served = sit_alone(moments.LEAD, settings=AT_ONCE, allowed=(NO_CONNECTION,))
    page = player.page
    expect(banner(player)).to_be_empty()
    assert banner(player).get_attribute("role") == "status"
    with locked(served.folder):
        player.click_card(player.playable[0])
        expect(page.get_by_test_id("refusal")).to_be_visible()
        expect(banner(player)).to_be_empty()
        player.click_card(player.playable[0])
        expect(banner(player)).to_contain_text("only in memory")
        assert player.wait()
        seen = player.seen()
        page.reload()
        assert player.wait()
        expect(banner(player)).to_contain_text("only in memory")
        assert player.seen() == seen
        player.decide_by_mouse()
        assert player.wait()
    expect(banner(player)).to_be_empty()
    expect(page.get_by_test_id("live")).to_contain_text("the game is kept")
    player.decide_by_mouse()
    assert player.wait()
    seen = player.seen()
    served.kill()
    served.start()
    page.reload()
    assert player.wait()
    assert player.seen() == seen, "all of it was on the disk"


def test_a_server_killed_meanwhile_comes_back_at_the_last_kept_move_and_is_played_on(sit_alone: Sit) -> None:
    player, served = sit_alone(moments.LEAD, settings=AT_ONCE, allowed=(NO_CONNECTION,))
    page = player.page
    before = player.seen()
    with locked(served.folder):
        player.click_card(player.playable[0])
        expect(page.get_by_test_id("refusal")).to_be_visible()
        player.click_card(player.playable[0])
        expect(banner(player)).to_contain_text("only in memory")
        assert player.wait()
        assert player.seen() != before
        served.kill()
    expect(page.get_by_test_id("link-lost")).to_be_visible()
    served.start()
    expect(page.get_by_test_id("link-lost")).to_be_hidden()
    expect(banner(player)).to_be_empty()
    expect(page.get_by_test_id("refusal")).to_contain_text("the last moves are lost")
    page.reload()
    assert player.wait()
    player.follow(before)
    for _ in range(3):
        player.decide_by_mouse()
        if not player.wait():
            break


@pytest.mark.parametrize(
    ("size", "language"),
    [((320, 568), "de"), ((360, 640), "en-GB"), ((640, 360), "ru"), ((820, 1180), "fr"), ((1280, 800), "uk")],
    ids=lambda value: "x".join(map(str, value)) if isinstance(value, tuple) else value,
)
def test_the_banner_covers_nothing(sit_alone: Sit, size: tuple[int, int], language: str) -> None:
    player, served = sit_alone(moments.LEAD, settings=AT_ONCE, size=size, language=language)
    with locked(served.folder):
        player.click_card(player.playable[0])
        expect(player.page.get_by_test_id("refusal")).to_be_visible()
        player.click_card(player.playable[0])
        expect(banner(player)).not_to_be_empty()
        assert player.wait()
        player.rest()
        if folder := os.environ.get("SHOTS"):
            player.page.screenshot(path=f"{folder}/{size[0]}.png")
        assert player.page.evaluate(_OUT_OF_SIGHT) == []
        assert player.page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
        for card in player.hand:
            assert player.free_point(player.card(card))


def test_a_game_that_ends_in_memory_says_so_and_there_is_no_other_after_it_until_it_is_kept(sit_alone: Sit) -> None:
    player, served = sit_alone(moments.LEAD, settings=AT_ONCE, size=(320, 568), allowed=(NO_ROOM,))
    page = player.page
    with locked(served.folder):
        player.click_card(player.playable[0])
        expect(page.get_by_test_id("refusal")).to_be_visible()
        player.click_card(player.playable[0])
        expect(banner(player)).to_contain_text("only in memory")
        finished = page.url
        page.get_by_test_id("tool-resign").click()
        page.get_by_test_id("resign-yes").click()
        expect(page.get_by_test_id("end")).to_be_visible()
        expect(banner(player)).to_contain_text("only in memory")
        banner(player).scroll_into_view_if_needed()
        if folder := os.environ.get("SHOTS"):
            page.screenshot(path=f"{folder}/end.png")
        page.get_by_test_id("again").click()
        expect(page.get_by_test_id("refusal")).to_contain_text("disk fails")
    expect(banner(player)).to_be_empty()
    page.get_by_test_id("again").click()
    page.wait_for_url(lambda url: url != finished)
    assert player.wait()
