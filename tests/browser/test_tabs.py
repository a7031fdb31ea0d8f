from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Visit, player_of
from tests.browser.player import start_game
from tests.browser.visit import NO_CONNECTION, NOT_FOUND
from tools.screenshots.serving import Served

AT_ONCE = {"pace": "instant", "autoPass": False}


def test_b71_two_tabs_of_one_seat_show_the_same_and_both_play(house: Served, visitors: Visit) -> None:
    visitor = visitors(house.address, settings=AT_ONCE)
    page = visitor.open()
    start_game(page, preset="atlasnye", seats=2)
    one = player_of(visitor, page)
    one.wait()
    other = player_of(visitor, visitor.open(page.url.removeprefix(house.address)))
    for _ in range(4):
        for acting, watching in ((one, other), (other, one)):
            if not (acting.wait() and watching.wait()):
                return
            assert acting.seen() == watching.seen()
            acting.decide_by_mouse()
            if not acting.wait():
                expect(watching.page.get_by_test_id("end")).to_be_visible()
                return
            watching.follow(acting.seen())


def test_an_unfinished_game_is_offered_on_the_way_in(house: Served, visitors: Visit) -> None:
    visitor = visitors(house.address, settings=AT_ONCE)
    page = visitor.open()
    start_game(page, preset="classic", seats=3)
    player = player_of(visitor, page)
    player.wait()
    table, before = page.url, player.seen()
    page.get_by_role("link", name="Durak").click()
    page.get_by_test_id("continue").click()
    page.wait_for_url(table)
    player.wait()
    assert player.seen() == before


def test_an_unknown_table_is_said_and_leads_back(house: Served, visitors: Visit) -> None:
    visitor = visitors(house.address, allowed=(NOT_FOUND,))
    page = visitor.open("/table/AAAAAAAAAAAAAAAA")
    expect(page.get_by_role("alert")).to_have_text("There is no such table. It may have been cleared away.")
    page.get_by_role("main").get_by_role("button").click()
    expect(page.get_by_test_id("start")).to_be_visible()


def test_b73_another_device_sees_nothing_of_a_table(house: Served, visitors: Visit) -> None:
    visitor = visitors(house.address, settings=AT_ONCE)
    page = visitor.open()
    start_game(page, preset="classic", seats=3)
    player_of(visitor, page).wait()
    stranger = visitors(house.address)
    tab = stranger.open(page.url.removeprefix(house.address))
    expect(tab.get_by_role("alert")).to_have_text("You have no seat at this table. It was opened in another browser.")
    assert {message["type"] for message in stranger.frames[tab].received} == {"problem"}


def test_b73_the_token_is_out_of_the_page_s_reach(house: Served, visitors: Visit) -> None:
    visitor = visitors(house.address, settings=AT_ONCE)
    page = visitor.open()
    start_game(page, preset="classic", seats=2)
    assert page.evaluate("document.cookie") == ""
    cookies = visitor.context.cookies()
    assert [(cookie["httpOnly"], cookie["sameSite"]) for cookie in cookies] == [(True, "Strict")]
    kept = page.evaluate("JSON.stringify([{...localStorage}, {...sessionStorage}])") + page.content()
    assert cookies[0]["value"] not in kept


def test_a_server_that_is_gone_is_said_on_the_way_in(own_server: Served, visitors: Visit) -> None:
    visitor = visitors(own_server.address, settings=AT_ONCE, allowed=(NO_CONNECTION,))
    page = visitor.open()
    expect(page.get_by_test_id("start")).to_be_visible()
    own_server.stop()
    page.get_by_test_id("start").click()
    expect(page.get_by_role("alert")).to_have_text("The server does not answer. Is it running?")
    own_server.start()
    page.get_by_test_id("start").click()
    page.wait_for_url("**/table/*")


def test_a_language_that_cannot_be_fetched_leaves_the_old_one(own_server: Served, visitors: Visit) -> None:
    visitor = visitors(own_server.address, settings=AT_ONCE, allowed=(NO_CONNECTION,))
    page = visitor.open()
    expect(page.get_by_test_id("start")).to_have_text("Start game")
    page.get_by_test_id("tool-settings").click()
    expect(page.get_by_test_id("list-language")).to_be_visible()
    page.keyboard.press("Escape")
    own_server.stop()
    page.get_by_test_id("language").select_option("ru")
    expect(page.get_by_role("status")).to_have_text("The other language could not be fetched; this one stays.")
    expect(page.get_by_test_id("language")).to_have_value("en")
    expect(page.get_by_test_id("start")).to_have_text("Start game")
    page.get_by_test_id("tool-settings").click()
    languages = page.get_by_test_id("panel-settings").get_by_test_id("list-language")
    languages.select_option("ru")
    expect(page.get_by_test_id("panel-settings").locator(".language-missing")).to_have_text(
        re.compile("could not be fetched")
    )
    expect(languages).to_have_value("en")
    assert page.evaluate("JSON.parse(localStorage.getItem('kozyr.settings')).language") is None
    own_server.start()
    languages.select_option("ru")
    expect(page.get_by_test_id("language")).to_have_value("ru")
    expect(page.get_by_test_id("start")).to_have_text("Начать игру")
    expect(page.get_by_text("could not be fetched")).to_have_count(0)
