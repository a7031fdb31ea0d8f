from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Sit
from tests.browser.player import Player
from tools.screenshots import moments
from tools.screenshots.laid import Moment

STILL = {"pace": "instant", "autoPass": False}
# Points of the table where a click meets neither a card of the hand nor a button nor a link.
_FELT = """() => {
  const box = document.querySelector('main').getBoundingClientRect()
  const points = []
  for (let i = 1; i < 12; i++) for (let j = 1; j < 10; j++) {
    const [x, y] = [box.x + (box.width * i) / 12, box.y + (box.height * j) / 10]
    const met = document.elementFromPoint(x, y)
    if (met !== null && met.closest('button, a, input, label') === null) points.push([x, y])
  }
  return points
}"""


# How many clicks in a row the browser counts, for every click.
_COUNT_CLICKS = "() => { window.clicks = []; addEventListener('click', (e) => window.clicks.push(e.detail), true) }"


def dimmed(player: Player) -> str:
    """A card that cannot be played."""
    playable = player.playable
    return next(card for card in player.hand if card not in playable)


def test_b62_a_double_click_on_done_is_one_pass(sit: Sit) -> None:
    player, _ = sit(moments.THROW_IN, settings=STILL)
    bout = player.frames.sight["bout"]
    player.key("done").dblclick()
    player.wait()
    expect(player.page.get_by_test_id("refusal")).to_have_count(0)
    own = [event for event in player.frames.events("pass") if event["seat"] == 0]
    assert len(own) == 1
    assert [act["action"] for act in player.frames.acts()] == ["0p"]
    assert player.frames.sight["bout"] == bout + 1, "the next bout begins, and nothing was said in it"
    assert player.frames.events("take") == []


def test_b62_a_double_click_on_take_is_one_take(sit: Sit) -> None:
    player, _ = sit(moments.DEFEND, settings=STILL)
    player.key("take").dblclick()
    player.wait()
    assert [act["action"] for act in player.frames.acts()] == ["0k"]


def test_b65_a_double_click_on_a_card_plays_one_card(sit: Sit) -> None:
    player, _ = sit(moments.LEAD, settings=STILL)
    card = player.playable[0]
    player.page.mouse.dblclick(*player.free_point(player.card(card)))
    player.wait()
    assert [act["action"] for act in player.frames.acts()] == [f"0a{card}"]


@pytest.mark.parametrize("moment", [moments.DEFEND, moments.LEAD, moments.THROW_IN], ids=["defend", "lead", "throw in"])
def test_b82_a_stray_click_on_the_felt_does_nothing(sit: Sit, moment: Moment) -> None:
    player, _ = sit(moment, settings=STILL)
    before = player.seen()
    player.rest()
    points = player.page.evaluate(_FELT)
    assert len(points) > 20
    for x, y in points:
        player.page.mouse.click(x, y)
    player.page.mouse.dblclick(*points[len(points) // 2])
    assert player.frames.acts() == []
    assert player.seen() == before


def test_b82_take_and_done_are_two_buttons_and_neither_is_chosen_beforehand(sit: Sit) -> None:
    player, _ = sit(moments.DEFEND, settings=STILL)
    expect(player.key("take")).to_be_visible()
    expect(player.key("done")).to_be_visible()
    for key in ("take", "done"):
        expect(player.key(key)).not_to_be_focused()
    player.key("done").click(force=True)  # as a person would; Playwright waits for it to be enabled
    for key in ("d", "Enter", "Space"):
        player.page.keyboard.press(key)
    assert player.frames.acts() == [], "a defender cannot say done"


def test_a_dimmed_card_says_why_to_the_mouse(sit: Sit) -> None:
    player, _ = sit(moments.DEFEND, settings=STILL)
    card = dimmed(player)
    why = player.page.get_by_test_id("why")
    expect(why).to_have_count(0)
    player.page.mouse.move(*player.free_point(player.card(card)))
    expect(why).to_have_text(re.compile(r"^Only a higher .+ beats .+\.$"))
    player.page.mouse.move(2, 2)
    expect(why).to_have_count(0)
    player.page.mouse.click(*player.free_point(player.card(card)))
    expect(why).to_be_visible()
    assert player.frames.acts() == []
    assert player.may("take")


def test_a_dimmed_card_says_why_to_the_keys(sit: Sit) -> None:
    player, _ = sit(moments.DEFEND, settings=STILL)
    card = dimmed(player)
    keyboard = player.page.keyboard
    keyboard.press("Home")
    while player.focused() != card:
        keyboard.press("ArrowRight")
    expect(player.page.get_by_test_id("why")).to_have_text(re.compile("beats"))
    keyboard.press("Enter")
    expect(player.page.get_by_test_id("why")).to_have_text(re.compile("beats"))
    assert player.focused() == card
    assert player.frames.acts() == []


def test_a_dimmed_card_says_why_to_a_finger_and_a_glowing_one_is_played(sit: Sit) -> None:
    player, _ = sit(moments.DEFEND, settings=STILL, touch=True, size=(360, 640))
    player.page.touchscreen.tap(*player.free_point(player.card(dimmed(player))))
    expect(player.page.get_by_text("Only a higher").filter(visible=True)).to_have_count(1)
    assert player.frames.acts() == []
    card = player.playable[0]
    with player.sending():
        player.page.touchscreen.tap(*player.free_point(player.card(card)))
    assert [act["action"][-2:] for act in player.frames.acts()] == [card]


def test_where_cards_lie_close_the_first_tap_lifts_and_the_second_plays(sit: Sit) -> None:
    player, _ = sit(moments.MANY_CARDS, settings=STILL, touch=True, size=(320, 568))
    card = player.playable[-1]
    player.page.touchscreen.tap(*player.free_point(player.card(card)))
    expect(player.card(card)).to_have_class(re.compile("asked|chosen"))
    assert player.frames.acts() == []
    with player.sending():
        player.page.touchscreen.tap(*player.free_point(player.card(card)))
    assert [act["action"][-2:] for act in player.frames.acts()] == [card]


def test_where_cards_lie_close_a_quick_second_tap_on_the_same_spot_plays(sit: Sit) -> None:
    player, _ = sit(moments.MANY_CARDS, settings=STILL, touch=True, size=(320, 568))
    player.page.evaluate(_COUNT_CLICKS)
    card = player.playable[3]
    spot = player.free_point(player.card(card))
    with player.sending():
        player.page.touchscreen.tap(*spot)
        player.page.touchscreen.tap(*spot)
    player.page.touchscreen.tap(*spot)
    assert player.page.evaluate("window.clicks.slice(0, 2)") == [1, 2], "the browser takes it for a double tap"
    player.wait()
    assert [act["action"][-2:] for act in player.frames.acts()] == [card]


def test_b65_a_double_tap_on_a_card_plays_one_card(sit: Sit) -> None:
    player, _ = sit(moments.LEAD, settings=STILL, touch=True, size=(360, 640))
    card = player.playable[0]
    spot = player.free_point(player.card(card))
    player.page.touchscreen.tap(*spot)
    player.page.touchscreen.tap(*spot)
    player.wait()
    assert [act["action"] for act in player.frames.acts()] == [f"0a{card}"]


@pytest.mark.parametrize("verb", ["beat", "transfer"])
def test_a_card_that_beats_and_passes_on_asks_which(sit: Sit, verb: str) -> None:
    player, _ = sit(moments.CHOICE, settings=STILL)
    choices = player.frames.sight["choices"]
    cards = [choice["card"] for choice in choices]
    card = next(card for card in cards if card is not None and cards.count(card) > 1)
    player.page.mouse.click(*player.free_point(player.card(card)))
    chooser = player.page.get_by_test_id("chooser")
    expect(chooser).to_be_visible()
    assert player.frames.acts() == []
    player.page.keyboard.press("Escape")
    expect(chooser).to_have_count(0)
    assert player.focused() == card
    player.page.keyboard.press("Enter")
    expect(chooser.get_by_role("button").first).to_be_focused()
    chooser.get_by_test_id(f"choose-{verb}").click()
    player.wait()
    wished = next(choice["action"] for choice in choices if choice["card"] == card and choice["verb"] == verb)
    assert [act["action"] for act in player.frames.acts()] == [wished]
    assert [event["card"] for event in player.frames.events(verb)][:1] == [card]


def test_resigning_is_asked_back_and_ends_the_game(sit: Sit) -> None:
    player, _ = sit(moments.LEAD, settings=STILL)
    resign = player.page.get_by_test_id("tool-resign")
    resign.click()
    player.page.get_by_test_id("resign-no").click()
    assert player.frames.acts() == []
    resign.click()
    player.page.get_by_test_id("resign-yes").click()
    expect(player.page.get_by_role("heading", level=1)).to_have_text("You resigned: you are the durak")
