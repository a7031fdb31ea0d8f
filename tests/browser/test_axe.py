from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.axe import findings
from tests.browser.conftest import Sit, Visit
from tests.browser.player import choose
from tests.kit.sizes import FULL
from tools.screenshots import moments
from tools.screenshots.serving import Served

STILL = {"pace": "instant", "autoPass": False}
LIGHTS = ["dark", "light"]
LANGUAGES = ["en-GB", "ru-RU"]
SEEN = [(colours, language) for colours in LIGHTS for language in LANGUAGES]
RULES_PAGES = ["/en/rules/classic", "/ru/rules/transfer", "/en/rules/atlasnye", "/ru/rules/club"]
DECKS_PAGES = ["/en/decks", "/ru/deck/atlasnye", "/en/deck/french"]


def read_in(paths: list[str]) -> pytest.MarkDecorator:
    """Pages to read, each in one light, one after the other; at full size in both."""
    both = [(path, colours) for path in paths for colours in LIGHTS]
    turns = [(path, LIGHTS[at % 2]) for at, path in enumerate(paths)]
    return pytest.mark.parametrize(("path", "colours"), both if FULL else turns)


lights = pytest.mark.parametrize("colours", LIGHTS)
seen = pytest.mark.parametrize(("colours", "language"), SEEN if FULL else [("dark", "en-GB"), ("light", "ru-RU")])


@seen
def test_axe_finds_nothing_on_the_way_in(house: Served, visitors: Visit, colours: str, language: str) -> None:
    page = visitors(house.address, colours=colours, language=language).open()
    expect(page.get_by_test_id("start")).to_be_visible()
    assert findings(page) == []


@seen
def test_axe_finds_nothing_at_the_table_and_at_the_end(sit: Sit, colours: str, language: str) -> None:
    player, _ = sit(moments.DEFEND_OF_SIX, colours=colours, language=language, settings=STILL)
    page = player.page
    player.rest()
    assert findings(page) == []
    dimmed = next(card for card in player.hand if card not in player.playable)
    page.mouse.move(*player.free_point(player.card(dimmed)))
    expect(page.get_by_test_id("why")).to_be_visible()
    player.rest()
    assert findings(page) == []
    page.get_by_test_id("tool-resign").click()
    page.get_by_test_id("resign-yes").click()
    expect(page.get_by_test_id("again")).to_be_visible()
    player.rest()
    assert findings(page) == []


@pytest.mark.parametrize(("colours", "language"), [("dark", "en-GB"), ("light", "ru-RU")])
def test_axe_finds_nothing_in_a_panel(sit: Sit, colours: str, language: str) -> None:
    player, _ = sit(moments.THROW_IN, colours=colours, language=language, settings=STILL)
    page = player.page
    player.decide_by_mouse()
    player.wait()
    for panel in ("log", "keys", "settings", "rules", "resign"):
        page.get_by_test_id(f"tool-{panel}").click()
        expect(page.get_by_test_id(f"panel-{panel}").get_by_role("heading", level=2).first).to_be_visible()
        player.rest()
        assert findings(page) == []
        page.keyboard.press("Escape")
        expect(page.get_by_test_id(f"panel-{panel}")).to_be_hidden()


@lights
def test_axe_finds_nothing_at_a_phone_s_table(sit: Sit, colours: str) -> None:
    player, _ = sit(moments.CHOICE, colours=colours, size=(360, 640), settings=STILL)
    player.rest()
    assert findings(player.page) == []
    cards = [choice["card"] for choice in player.frames.sight["choices"]]
    card = next(card for card in cards if cards.count(card) > 1)
    player.page.mouse.click(*player.free_point(player.card(card)))
    expect(player.page.get_by_test_id("chooser")).to_be_visible()
    player.rest()
    assert findings(player.page) == []


@read_in(RULES_PAGES)
def test_axe_finds_nothing_on_a_rules_page(house: Served, visitors: Visit, colours: str, path: str) -> None:
    page = visitors(house.address, colours=colours).open(path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert findings(page) == []


@read_in(DECKS_PAGES)
def test_axe_finds_nothing_on_a_deck_s_page(house: Served, visitors: Visit, colours: str, path: str) -> None:
    page = visitors(house.address, colours=colours).open(path)
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert findings(page) == []


@pytest.mark.parametrize(("colours", "language"), [("dark", "ru-RU"), ("light", "en-GB")])
def test_axe_finds_nothing_at_a_table_of_one_s_own(house: Served, visitors: Visit, colours: str, language: str) -> None:
    page = visitors(house.address, colours=colours, language=language).open()
    page.get_by_test_id("tool-own").click()
    choose(page, "own-first-bout-limit", "5")  # from now on it does not go along
    choose(page, "own-bout-limit", "3")
    expect(page.get_by_test_id("own-refusal").first).to_be_visible()
    assert findings(page) == []


def test_axe_is_awake(house: Served, visitors: Visit) -> None:
    page = visitors(house.address).open()
    expect(page.get_by_test_id("start")).to_be_visible()
    page.evaluate("document.querySelector('main').append(document.createElement('button'))")
    assert any(finding.startswith("button-name") for finding in findings(page))
