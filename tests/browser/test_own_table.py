"""A table of one's own: every option, judged by the server's rules; names and levels by seat; games that were left."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.axe import findings
from tests.browser.conftest import Visit, player_of
from tests.browser.player import choose, start_game
from tools.screenshots.serving import Served

AT_ONCE = {"pace": "instant", "autoPass": False}
OPTIONS = 8


def open_own(page: Page) -> None:
    page.get_by_test_id("tool-own").click()
    expect(page.get_by_test_id("panel-own").get_by_role("heading", level=2)).to_have_text("Your table")


def test_a_game_by_rules_of_one_s_own(house: Served, visitors: Visit) -> None:
    visitor = visitors(house.address, settings=AT_ONCE)
    page = visitor.open()
    open_own(page)
    panel = page.get_by_test_id("panel-own")
    options = panel.locator(".own-options fieldset")
    expect(options).to_have_count(OPTIONS)
    abouts = [text.strip() for text in panel.locator(".own-options .choice-about").all_inner_texts()]
    assert len(set(abouts)) == OPTIONS, "every option has its sentence"

    panel.get_by_test_id("own-from-transfer").click()
    expect(panel.get_by_test_id("pick-own-transfer").locator('input[value="yes"]')).to_be_checked()
    choose(page, "own-first-bout-limit", "5")  # from now on it does not go along
    choose(page, "own-bout-limit", "3")
    refusals = panel.get_by_test_id("own-refusal")
    expect(refusals.first).to_contain_text("The first bout cannot hold more attack cards (5) than any bout may (3).")
    expect(panel.get_by_test_id("own-start")).to_have_attribute("aria-disabled", "true")
    impossible = panel.get_by_test_id("pick-own-first-bout-limit").locator('input[value="5"]')
    expect(impossible).to_have_attribute(
        "aria-description", "The first bout cannot hold more attack cards (5) than any bout may (3)."
    )
    assert findings(page) == []
    choose(page, "own-first-bout-limit", "2")
    expect(refusals).to_have_count(0)

    choose(page, "own-deck", "24")
    choose(page, "own-seats", "3")
    expect(panel.get_by_test_id("pick-own-seats").locator('input[value="5"]')).to_have_attribute(
        "aria-description", "With these rules and 24 cards, 2–4 can play, not 5: everybody is dealt six."
    )
    panel.get_by_test_id("own-name-1").fill("<i>Ann</i>")
    panel.get_by_test_id("own-level-2").select_option("hard")
    panel.get_by_test_id("close").click()
    expect(page.locator(".sum").first).to_contain_text("Your rules, three at the table, each at a level of their own")
    expect(page.get_by_test_id("seat-1")).to_contain_text("<i>Ann</i>")
    expect(page.get_by_test_id("seat-2")).to_contain_text("Hard")

    page.reload()
    expect(page.locator(".sum").first).to_contain_text("Your rules, three at the table")
    expect(page.get_by_test_id("rules-link")).to_have_attribute(
        "href", "/en/rules/custom+deck=24+bout_limit=3+first_bout_limit=2+transfer=yes"
    )
    page.get_by_test_id("start").click()
    page.wait_for_url("**/table/*")
    player = player_of(visitor, page)
    assert player.wait()
    welcome = player.frames.of_type("welcome")[-1]
    assert welcome["rules"] == "custom+deck=24+bout_limit=3+first_bout_limit=2+transfer=yes"
    assert [seat["player"] for seat in welcome["seats"]] == ["person", "medium", "hard"]
    assert player.names()[1] == "<i>Ann</i>"
    player.decide_by_mouse()
    assert player.wait()


def test_a_page_of_rules_leads_to_a_game_by_them(house: Served, visitors: Visit) -> None:
    visitor = visitors(house.address, settings=AT_ONCE)
    page = visitor.open("/en/rules/club+deck=52+transfer=yes")
    page.get_by_role("link", name="Start game").first.click()
    expect(page.get_by_test_id("pick-preset").locator('input[value="custom"]')).to_be_checked()
    expect(page.get_by_test_id("rules-link")).to_have_attribute("href", "/en/rules/custom+deck=52+transfer=yes")
    page.goto(house.address + "/en/deck/atlasnye")
    page.get_by_role("link", name="Start game").first.click()
    expect(page.get_by_test_id("pick-preset").locator('input[value="atlasnye"]')).to_be_checked()
    assert page.url == house.address + "/"


def test_of_several_games_each_can_be_continued(house: Served, visitors: Visit) -> None:
    visitor = visitors(house.address, settings=AT_ONCE)
    page = visitor.open()
    tables = []
    for seats in (2, 3):
        start_game(page, preset="classic", seats=seats)
        expect(page.get_by_test_id("talon-count")).to_be_visible()
        tables.append(page.url)
        page.get_by_role("link", name="Durak").click()
        expect(page.get_by_test_id("start")).to_be_visible()
    expect(page.get_by_test_id("continue")).to_contain_text("three at the table")
    page.get_by_test_id("all-games").click()
    games = page.get_by_test_id("panel-games").get_by_test_id("game")
    expect(games).to_have_count(2)
    assert findings(page) == []
    games.nth(1).click()
    page.wait_for_url(tables[0])
    expect(page.get_by_test_id("talon-count")).to_be_visible()
