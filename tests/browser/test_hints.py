from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import findings
from tests.browser.conftest import Sit, Visit, player_of
from tests.browser.layout import faults_of
from tests.browser.player import PATIENCE_MS, Player, at_rest, choose, start_game
from tools.screenshots import moments
from tools.screenshots.laid import Moment
from tools.screenshots.serving import Served

STILL = {"pace": "instant", "autoPass": False}
MOMENTS = pytest.mark.parametrize(
    "moment", [moments.LEAD, moments.DEFEND_OF_SIX, moments.THROW_IN], ids=["lead", "defend", "throw in"]
)
# The page has heard of its new size and drawn itself anew.
_NEXT_FRAME = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
SIZES = [(320, 568), (360, 640), (640, 360), (820, 1180), (1100, 700), (1440, 900)]


def ask(player: Player) -> str:
    """Ask by the key; the hint's words."""
    player.page.keyboard.press("h")
    said = player.page.get_by_test_id("hint-said")
    expect(said).to_be_visible()
    return said.inner_text()


def advised(player: Player) -> str:
    """The card, `take` or `done` that is marked: one alone."""
    marked = player.page.locator(".hinted")
    expect(marked).to_have_count(1)
    return marked.get_attribute("data-card") or marked.get_attribute("data-testid") or ""


@MOMENTS
def test_a_hint_marks_what_can_be_played_and_says_it(sit: Sit, moment: Moment) -> None:
    player, _ = sit(moment, settings=STILL)
    before = player.page.get_by_test_id("say").inner_text()
    said = ask(player)
    what = advised(player)
    assert what in player.playable or player.may(what)
    assert said.startswith("Hint: ")
    assert said != before
    assert re.search(r"; (you get away in \d{1,2} of 100 games|it will not save you|you are safe then)$", said)
    live = player.page.get_by_test_id("live").locator("p").last
    expect(live).to_have_text(re.compile(r"^Hint: .*; "))
    assert findings(player.page) == []


@pytest.mark.parametrize("language", ["en-GB", "ru-RU"])
def test_a_hint_has_room_at_every_size(sit: Sit, language: str) -> None:
    player, _ = sit(moments.DEFEND_OF_SIX, language=language, settings=STILL)
    ask(player)
    for width, height in SIZES:
        player.page.set_viewport_size({"width": width, "height": height})
        player.page.evaluate(_NEXT_FRAME)
        at_rest(player.page)
        assert faults_of(player.page) == [], f"at {width}×{height}"


def test_a_hint_is_followed_and_gone(sit: Sit) -> None:
    player, _ = sit(moments.LEAD, settings=STILL)
    page = player.page
    page.get_by_test_id("hint").click()
    expect(page.get_by_test_id("hint-said")).to_be_visible()
    card = advised(player)
    assert "The hint" in (player.card(card).get_attribute("aria-description") or "")
    with player.sending():
        player.click_card(card)
    expect(player.card(card)).to_have_count(0)
    expect(page.locator(".hinted")).to_have_count(0)
    expect(page.get_by_test_id("hint-said")).to_have_count(0)


def test_asked_again_it_is_said_again_and_every_move_is_listed_without_another_search(sit: Sit) -> None:
    player, _ = sit(moments.LEAD, settings=STILL)
    ask(player)
    told = player.page.get_by_test_id("live").locator("p").filter(has_text="Hint:")
    expect(told).to_have_count(1)
    player.page.keyboard.press("h")
    expect(told).to_have_count(2)
    worths = player.page.get_by_test_id("worths").locator("li")
    expect(worths).to_have_count(len(player.frames.sight["choices"]))
    chances = [int(text.split()[0]) for text in worths.locator(".chance").all_inner_texts()]
    assert chances == sorted(chances, reverse=True)
    assert findings(player.page) == []
    assert len([message for message in player.frames.sent if message["type"] == "hint"]) == 1


def test_the_key_of_a_hint_is_off_on_anothers_turn(sit: Sit) -> None:
    player, _ = sit(moments.LEAD, settings={**STILL, "motion": "calm"}, motion="no-preference")
    key = player.page.get_by_test_id("hint")
    expect(key).to_have_attribute("aria-disabled", "false")
    with player.sending():
        player.click_card(player.playable[0])
    expect(key).to_have_attribute("aria-disabled", "true")


def test_the_levels_are_chosen_by_name_and_medium_is_the_usual(house: Served, visitors: Visit) -> None:
    visitor = visitors(house.address)
    page = visitor.open()
    pick = page.get_by_test_id("pick-opponents")
    expect(pick.locator("input")).to_have_count(3)
    expect(pick.locator("input:checked")).to_have_value("medium")
    expect(pick.locator("label")).to_have_text(["Easy", "Medium", "Hard"])
    for level, about in (("easy", "last few bouts"), ("hard", "Counts every card")):
        choose(page, "opponents", level)
        expect(pick.locator(".choice-about")).to_contain_text(about)
    with page.expect_request("**/api/games") as asked:
        start_game(page, preset="classic", seats=3)
    wish = asked.value.post_data_json
    assert wish is not None
    assert wish["opponents"] == ["hard", "hard"]
    player = player_of(visitor, page)
    player.wait()
    page.wait_for_load_state(timeout=PATIENCE_MS)


@pytest.mark.full
@pytest.mark.parametrize("level", ["easy", "hard"])
def test_a_whole_game_against_a_level_by_its_own_hints(house: Served, visitors: Visit, level: str) -> None:
    """Two seats; whatever the hint marks is played, until the game is over."""
    settings = {**STILL, "opponent": level, "preset": "atlasnye", "seats": 2}
    visitor = visitors(house.address, settings=settings)
    page = visitor.open()
    page.get_by_test_id("start").click()
    page.wait_for_url("**/table/*")
    player = player_of(visitor, page)
    while player.wait():
        ask(player)
        what = advised(player)
        with player.sending():
            if what in {"take", "done"}:
                player.key(what).click()
            else:
                player.click_card(what)
        expect(page.locator(".hinted")).to_have_count(0)
        player.decisions += 1
        assert player.decisions < 200
    expect(page.get_by_test_id("end")).to_be_visible()
