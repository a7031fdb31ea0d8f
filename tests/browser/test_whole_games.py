from __future__ import annotations

from collections.abc import Callable, Iterable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit, player_of
from tests.browser.player import Player, choose, start_game
from tools.screenshots.serving import Served

AT_ONCE = {"pace": "instant", "motion": "quick"}


def play_to_the_end(
    player: Player, decide: Callable[[], None], *, reload_at: Iterable[int], reloaded: Callable[[], None] = lambda: None
) -> None:
    """`reload_at`: before which decisions the page is loaded anew, as far as the game goes; put off while the page may
    pass by itself."""
    planned = sorted(reload_at)
    reloads = list(planned)
    while player.wait():
        if reloads and player.decisions >= reloads[0] and player.playable:
            reload_in_the_middle(player)
            reloaded()
            del reloads[0]
        decide()
    assert reloads != planned, "the game was too short for any reload"


def reload_in_the_middle(player: Player) -> None:
    before = player.seen()
    player.page.reload()
    assert player.wait()
    assert player.seen() == before


def check_end(player: Player, names: dict[int, str]) -> None:
    """The result panel says in words what the last frame says in signs."""
    end = player.page.get_by_test_id("end")
    result = player.frames.sight["result"]
    expected = {
        "durak": "You are the durak" if result["seat"] == 0 else f"{names.get(result['seat'])} is the durak",
        "draw": "A draw: nobody is the durak",
        "repetition": "A draw: the same position for the third time",
    }[result["kind"]]
    expect(end.get_by_role("heading", level=1)).to_have_text(expected)
    expect(end).to_have_attribute("data-result", result["text"])
    rows = end.locator(".ranks").get_by_role("listitem").all_inner_texts()
    assert len(rows) == len(names) + 1
    assert all(any(name in row for row in rows) for name in (*names.values(), "You"))


def check_again(player: Player, press: Callable[[], None]) -> None:
    """Play again: another table, the same rules, the same number at it, a fresh deal."""
    table, meta = player.page.url, player.page.locator(".meta").inner_text()
    press()
    player.page.wait_for_url(lambda url: url != table)
    assert player.wait()
    assert player.page.locator(".meta").inner_text() == meta
    assert len(player.hand) == 6
    player.decide_by_mouse()


def test_a_two_seat_game_by_mouse(house: Served, visitors: Visit) -> None:
    visitor = visitors(house.address, motion="no-preference", settings={"motion": "quick"})
    page = visitor.open()
    page.get_by_test_id("tool-settings").click()
    choose(page, "programs", "instant")
    page.get_by_test_id("close").click()
    start_game(page, preset="atlasnye", seats=2)
    player = player_of(visitor, page)
    player.wait()
    names = player.names()
    play_to_the_end(player, player.decide_by_mouse, reload_at=(3, 11))
    check_end(player, names)
    check_again(player, page.get_by_test_id("again").click)


def test_b85_a_two_seat_game_by_keyboard_alone(house: Served, visitors: Visit) -> None:
    visitor = visitors(house.address, settings=AT_ONCE | {"preset": "classic", "seats": 2})
    page = visitor.open()
    expect(page.get_by_test_id("start")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url("**/table/*")
    player = player_of(visitor, page)
    player.wait()
    names = player.names()

    def into_the_hand() -> None:
        page.keyboard.press("ArrowRight")

    def decide() -> None:
        if player.hand:
            assert player.focused() is not None, "the focus has left the hand"
        player.decide_by_keys()

    into_the_hand()
    play_to_the_end(player, decide, reload_at=(5,), reloaded=into_the_hand)
    check_end(player, names)
    expect(page.get_by_test_id("again")).to_be_focused()
    check_again(player, lambda: page.keyboard.press("Enter"))


def test_b67_a_four_seat_game_with_reloads(house: Served, visitors: Visit) -> None:
    visitor = visitors(house.address, settings=AT_ONCE)
    page = visitor.open()
    start_game(page, preset="classic", seats=4)
    player = player_of(visitor, page)
    player.wait()
    names = player.names()
    assert sorted(names) == [1, 2, 3]
    play_to_the_end(player, player.decide_by_mouse, reload_at=(0, 2, 5, 9))
    check_end(player, names)
    check_again(player, page.get_by_test_id("again").click)


@pytest.mark.full
def test_a_transfer_game(house: Served, visitors: Visit) -> None:
    visitor = visitors(house.address, settings=AT_ONCE)
    page = visitor.open()
    start_game(page, preset="transfer", seats=3)
    player = player_of(visitor, page)
    player.wait()
    names = player.names()
    play_to_the_end(player, player.decide_by_mouse, reload_at=(4,))
    check_end(player, names)
    check_again(player, page.get_by_test_id("again").click)


@pytest.mark.full
@pytest.mark.parametrize(
    ("preset", "seats"),
    [("atlasnye", 2), ("classic", 3), ("classic", 4), ("club", 2), ("club", 5), ("club", 6), ("transfer", 6)],
)
def test_a_game_by_every_preset(house: Served, visitors: Visit, preset: str, seats: int) -> None:
    visitor = visitors(house.address, settings=AT_ONCE)
    page = visitor.open()
    start_game(page, preset=preset, seats=seats)
    player = player_of(visitor, page)
    player.wait()
    names = player.names()
    play_to_the_end(player, player.decide_by_mouse, reload_at=(6,))
    check_end(player, names)
