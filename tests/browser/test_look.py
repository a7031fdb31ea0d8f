"""What a person chooses of looks and sounds acts at once and is remembered."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import findings
from tests.browser.conftest import Sit, Visit
from tests.browser.player import Player, at_rest, choose
from tests.browser.visit import NO_CONNECTION
from tools.screenshots import moments
from tools.screenshots.serving import Served

STILL: dict[str, Any] = {"pace": "instant", "autoPass": False}
PRINTED = {"contrast": 90, "grain": 90, "temperature": 90}

_SHOWN = "(images) => images.map((image) => image.getAttribute('src'))"
# From now on, in every frame: how many pictures of cards are not there.
_WATCH_FOR_BLANKS = """() => {
  window.blanks = 0
  const look = () => {
    const images = [...document.querySelectorAll('.card img, .sample img')]
    window.blanks += images.filter((image) => !image.complete || image.naturalWidth === 0).length
    requestAnimationFrame(look)
  }
  look()
}"""
# The middle of the first picture of a card, as mean red, green, blue.
_MEAN_COLOUR = """(image) => {
  const canvas = document.createElement('canvas')
  canvas.width = 20; canvas.height = 30
  const pen = canvas.getContext('2d')
  pen.drawImage(image, 0, 0, 20, 30)
  const { data } = pen.getImageData(2, 2, 16, 26)
  const sums = [0, 0, 0]
  data.forEach((value, i) => { if (i % 4 < 3) sums[i % 4] += value })
  return sums.map((sum) => sum / (16 * 26))
}"""
_ALL_PRINTED = """() => [...document.querySelectorAll('.card img')].every((image) => image.src.startsWith('blob:'))"""
_ALL_FILES = """() => [...document.querySelectorAll('.card img')].every((image) => image.src.endsWith('.svg'))"""
_LISTEN = """(() => {
  window.heard = 0
  const start = AudioBufferSourceNode.prototype.start
  AudioBufferSourceNode.prototype.start = function (...given) {
    const samples = this.buffer.getChannelData(0)
    if (samples.some((sample) => Math.abs(sample) > 0.1)) window.heard += 1
    return start.apply(this, given)
  }
})()"""


def pictures(page: Page, where: str) -> set[str]:
    """The addresses of the pictures of cards there."""
    found: list[str] = page.locator(f"{where} img").evaluate_all(_SHOWN)
    return set(found)


def open_settings(page: Page) -> None:
    page.get_by_test_id("tool-settings").click()
    expect(page.get_by_test_id("slider-contrast")).to_be_visible()


def slide(page: Page, name: str, key: str, times: int = 1) -> None:
    slider = page.get_by_test_id(f"slider-{name}")
    slider.focus()
    for _ in range(times):
        slider.press(key)


def test_cards_change_their_dress_at_once_and_keep_it(sit: Sit) -> None:
    player, _ = sit(moments.DEFEND_OF_THREE, settings=STILL)
    page = player.page
    assert all("/atlasnye/" in url for url in pictures(page, ".hand"))
    open_settings(page)
    choose(page, "design", "french")
    choose(page, "back", "weave")
    page.get_by_test_id("list-letters").select_option("de")
    page.get_by_test_id("large-indices").check()
    page.get_by_test_id("left-handed").check()
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("panel-settings")).to_be_hidden()

    def check() -> None:
        assert all("/french/small/" in url for url in pictures(page, ".hand"))
        assert any("/backs/weave." in url for url in pictures(page, ".ground"))
        courts = [url for url in pictures(page, ".hand") if url[-6] in "JQKA"]
        assert courts
        assert all("/de" in url for url in courts)
        # Left-handed: the keys stand left of the hand, the talon right of the bout.
        middle = page.locator(".bout").bounding_box()
        keys, talon = page.locator(".s-table .keys").bounding_box(), page.get_by_test_id("talon").bounding_box()
        assert middle is not None
        assert keys is not None
        assert talon is not None
        assert keys["x"] + keys["width"] < middle["x"] + middle["width"] / 2 < talon["x"]

    check()
    page.reload()
    player.wait()
    player.check_pictures()
    check()


def test_b88_suits_have_four_colours_and_their_shapes(sit: Sit) -> None:
    player, _ = sit(moments.DEFEND_OF_SIX, settings=STILL)
    page = player.page
    suit = page.get_by_test_id("trump").get_attribute("data-trump")
    coin = page.get_by_test_id("talon").locator(".coin").first
    assert suit == "c", "the trump of this game is clubs"
    before = coin.evaluate("(node) => getComputedStyle(node).color")
    open_settings(page)
    page.get_by_test_id("four-colours").check()
    page.keyboard.press("Escape")
    shown = {url.rpartition("/")[2][:2]: "-four/" in url for url in pictures(page, ".hand")}
    assert shown == {card: card[1] in "cd" for card in player.hand}
    assert coin.evaluate("(node) => getComputedStyle(node).color") != before
    # The trump is said in words, and its sign is a shape with a name.
    expect(page.get_by_test_id("trump")).to_contain_text("Trump")
    expect(coin).to_have_accessible_name("Trump: clubs")


def test_b88_what_may_be_played_is_told_by_height_mark_and_word(sit: Sit) -> None:
    player, _ = sit(moments.DEFEND, settings=STILL)
    page = player.page
    player.rest()
    raised, words = {}, {}
    for name in player.hand:
        card = player.card(name)
        raised[name] = card.evaluate(
            "(node) => new DOMMatrix(getComputedStyle(node.querySelector('.body')).transform).f"
        )
        words[name] = card.get_attribute("aria-label") or ""
    playable = player.playable
    others = [name for name in player.hand if name not in playable]
    assert playable
    assert others
    assert max(raised[name] for name in playable) <= min(raised[name] for name in others) - 7
    assert all(words[name].endswith("can be played") for name in playable)
    assert all(words[name].endswith("cannot be played") for name in others)
    expect(page.locator(".role.defend .word")).to_have_text("You defend")
    expect(page.locator(".role.defend .ic")).to_have_count(1)


def test_sliders_print_the_cards_anew_and_none_is_ever_blank(sit: Sit) -> None:
    player, _ = sit(moments.DEFEND_OF_SIX, settings=STILL)
    page = player.page
    player.check_pictures()
    first = page.locator(".hand img").first
    plain = first.evaluate(_MEAN_COLOUR)
    cloth = "() => getComputedStyle(document.querySelector('.baize')).backgroundImage"
    before = page.evaluate(cloth)
    open_settings(page)
    page.evaluate(_WATCH_FOR_BLANKS)
    slide(page, "temperature", "PageUp", 2)
    slide(page, "temperature", "End")
    page.wait_for_function(_ALL_PRINTED)
    warm = first.evaluate(_MEAN_COLOUR)
    assert warm[0] - warm[2] > plain[0] - plain[2] + 25
    assert page.evaluate(cloth) != before
    slide(page, "temperature", "Home")
    page.wait_for_function("(was) => document.querySelector('.hand img').src !== was", arg=first.get_attribute("src"))
    slide(page, "grain", "End")
    slide(page, "contrast", "Home")
    page.reload()
    player.wait()
    page.wait_for_function(_ALL_PRINTED)
    cold = first.evaluate(_MEAN_COLOUR)
    assert cold[0] - cold[2] < plain[0] - plain[2] - 25
    page.evaluate(_WATCH_FOR_BLANKS)
    open_settings(page)
    page.get_by_test_id("as-drawn").click()
    page.wait_for_function(_ALL_FILES)
    player.check_pictures()
    assert first.evaluate(_MEAN_COLOUR) == pytest.approx(plain, abs=1)
    assert page.evaluate(cloth) == before
    assert page.evaluate("window.blanks") == 0


def test_printed_cards_are_played_like_others(sit: Sit) -> None:
    player, _ = sit(moments.DEFEND, settings={**STILL, **PRINTED}, motion="no-preference")
    page = player.page
    page.wait_for_function(_ALL_PRINTED)
    page.evaluate(_WATCH_FOR_BLANKS)
    for _ in range(2):
        player.decide_by_mouse()
        player.wait()
    player.rest()
    page.wait_for_function(_ALL_PRINTED)
    assert page.evaluate("window.blanks") == 0


def test_the_settings_are_a_page_too(house: Served, visitors: Visit) -> None:
    page = visitors(house.address, language="ru-RU").open("/settings")
    expect(page.get_by_role("heading", level=1)).to_have_text("Настройки")
    expect(page.get_by_test_id("slider-grain")).to_have_value("50")
    choose(page, "theme", "contrast")
    expect(page.locator("html")).to_have_attribute("data-theme", "contrast")
    at_rest(page)
    assert findings(page) == []
    choose(page, "theme", "light")
    page.get_by_test_id("settings-done").click()
    expect(page.get_by_test_id("start")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-theme", "light")


def test_settings_that_do_not_come_are_told(house: Served, visitors: Visit) -> None:
    visitor = visitors(house.address, allowed=(NO_CONNECTION,))
    visitor.context.route("**/assets/settings-*.js", lambda route: route.abort())
    page = visitor.open()
    page.get_by_test_id("tool-settings").click()
    expect(page.get_by_test_id("panel-settings").get_by_role("alert")).to_be_visible()
    visitor.context.unroute_all()
    page.get_by_test_id("reload").click()
    open_settings(page)


def test_high_contrast_comes_when_the_system_asks_for_it(house: Served, visitors: Visit) -> None:
    visitor = visitors(house.address)
    page = visitor.open()
    expect(page.get_by_test_id("start")).to_be_visible()
    expect(page.locator("html")).to_have_attribute("data-theme", "auto")
    page.emulate_media(contrast="more")
    expect(page.locator("html")).to_have_attribute("data-theme", "contrast")
    assert findings(page) == []


def heard(player: Player) -> int:
    count: int = player.page.evaluate("window.heard")
    return count


def test_sounds_begin_with_a_gesture_and_end_with_m(sit: Sit) -> None:
    player, _ = sit(moments.LEAD, settings=STILL)
    page = player.page
    page.context.add_init_script(_LISTEN)
    page.reload()
    player.wait()
    assert heard(player) == 0
    page.keyboard.press("Home")
    page.wait_for_function(
        "() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/speaker-'))"
    )
    for _ in range(3):
        player.decide_by_mouse()
        player.wait()
    page.wait_for_function("() => window.heard > 2")
    page.keyboard.press("m")
    expect(page.get_by_test_id("live")).to_contain_text("Sounds off")
    count = heard(player)
    for _ in range(3):
        player.decide_by_mouse()
        player.wait()
    assert heard(player) == count
    page.keyboard.press("m")
    expect(page.get_by_test_id("live")).to_contain_text("Sounds on")
