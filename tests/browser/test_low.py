"""Low windows: a phone on its side and 200 % zoom show all that is asked of the player without scrolling."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Sit, Visit
from tests.browser.player import at_rest
from tools.screenshots import moments
from tools.screenshots.laid import Moment
from tools.screenshots.serving import Served

SIZES = [(640, 360), (740, 360), (720, 450), (1024, 600), (1366, 640)]
MIDDLING = [(1366, 661), (1100, 661), (1280, 720), (1366, 741), (1100, 800), (1024, 721), (1024, 768), (768, 800)]
"""Not low enough for the bar at the side: there the cards are smaller, and what has no room goes."""
STILL = {"pace": "instant", "autoPass": False}
_NEXT_FRAME = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
# A card may hang over the window's foot, as a hand does over a table's edge; its index may not.
_OUT_OF_SIGHT = """(selectors) => {
  const faults = []
  const root = document.documentElement
  if (root.scrollHeight > innerHeight + 1) faults.push('the page scrolls by ' + (root.scrollHeight - innerHeight))
  for (const selector of selectors) {
    const nodes = [...document.querySelectorAll(selector)]
    if (nodes.length === 0) faults.push('no ' + selector)
    for (const node of nodes) {
      const box = node.getBoundingClientRect()
      const foot = node.matches('.card') ? box.top + box.height * 0.6 : box.bottom
      if (box.top < 0 || box.left < 0 || box.right > innerWidth + 1 || foot > innerHeight + 1)
        faults.push(selector + ' ' + [box.left, box.top, box.right, foot].map(Math.round).join())
    }
  }
  return faults
}"""

_COVERED = """() => {
  const boxes = (selector) => [...document.querySelectorAll(selector)].map((node) => node.getBoundingClientRect())
  const words = ['.lede', 'button.start', '.sum'].flatMap((selector) => {
    const range = document.createRange()
    const lines = (node) => (range.selectNodeContents(node), [...range.getClientRects()])
    return [...document.querySelectorAll(selector)].flatMap(lines)
  })
  return boxes('.deck .face, .s-start .talon img').filter((face) => face.width > 0 && words.some((word) =>
    face.left < word.right && word.left < face.right && face.top < word.bottom && word.top < face.bottom)).length
}"""
"""How many cards lie over a word of the way in."""


@pytest.mark.parametrize(
    "moment",
    [moments.LEAD, moments.DEFEND, moments.DEFEND_OF_SIX, moments.MANY_CARDS, moments.THROW_IN],
    ids=["lead", "defend", "defend at six seats", "many cards", "throw in"],
)
def test_a_low_window_shows_hand_keys_and_message(sit: Sit, moment: Moment) -> None:
    player, _ = sit(moment, language="ru-RU", settings=STILL)
    page = player.page
    for width, height in SIZES + MIDDLING:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(_NEXT_FRAME)
        at_rest(page)
        wanted = [".say", ".key.take", ".key.done", ".hand .card", ".talon .cap.trump"]
        assert page.evaluate(_OUT_OF_SIGHT, wanted) == [], f"at {width}×{height}"


def test_a_low_window_shows_where_to_start(house: Served, visitors: Visit) -> None:
    page = visitors(house.address, language="ru-RU", settings={"preset": "transfer", "seats": 6}).open()
    page.get_by_test_id("start").wait_for()
    for width, height in SIZES + MIDDLING:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(_NEXT_FRAME)
        assert page.evaluate(_OUT_OF_SIGHT, ["button.start", ".picks .seg"]) == [], f"at {width}×{height}"


@pytest.mark.parametrize("language", ["ru-RU", "en-GB"])
def test_no_card_lies_over_the_words_of_the_way_in(house: Served, visitors: Visit, language: str) -> None:
    page = visitors(house.address, language=language, settings={"preset": "classic", "seats": 2}).open()
    page.get_by_test_id("start").wait_for()
    for width, height in [
        *SIZES,
        *MIDDLING,
        (1280, 800),
        (1280, 900),
        (1439, 900),
        (1440, 900),
        (1920, 1080),
        (390, 844),
    ]:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(_NEXT_FRAME)
        assert page.evaluate(_COVERED) == 0, f"at {width}×{height}"


@pytest.mark.parametrize("moment", [moments.WON, moments.LOST], ids=["won", "lost"])
def test_a_middling_window_shows_the_end(sit: Sit, moment: Moment) -> None:
    player, _ = sit(moment, language="ru-RU", settings=STILL)
    page = player.page
    for width, height in [*MIDDLING, (1280, 800)]:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate(_NEXT_FRAME)
        at_rest(page)
        assert page.evaluate(_OUT_OF_SIGHT, ["h1", ".ranks", ".key"]) == [], f"at {width}×{height}"
