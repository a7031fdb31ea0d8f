"""A finished game looked at again: by keys, slider and touch, shared by a link, opened from a file."""

from __future__ import annotations

import random
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

from kozyr.notation import redact
from kozyr.rules import State
from tests.browser.axe import findings
from tests.browser.conftest import Sit, Visit
from tests.browser.layout import faults_of
from tests.browser.player import at_rest
from tests.kit.games import Game, played, seeded_deal
from tools.screenshots.laid import PERSON_SEAT, Moment, prepare
from tools.screenshots.serving import Served

SIZES = [(320, 568), (360, 640), (640, 360), (820, 1180), (1440, 900)]
AT_ONCE = {"pace": "instant", "motion": "instant"}
# Forty-four million zeros in some forty thousand letters.
_BOMB = """async () => {
  const zeros = new Uint8Array(1 << 20)
  let left = 44
  const source = new ReadableStream({ pull: (to) => left-- > 0 ? to.enqueue(zeros) : to.close() })
  const packed = source.pipeThrough(new CompressionStream('deflate-raw'))
  const bytes = new Uint8Array(await new Response(packed).arrayBuffer())
  const letters = btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
  return letters.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')
}"""
REFUSED = re.compile(r"console error: Failed to load resource: the server responded with a status of 4")
"""What Chromium itself logs of an answer that refuses."""


def nearly_over(state: State) -> bool:
    return not state.talon and state.actor == PERSON_SEAT and state.hand_size(PERSON_SEAT) <= 3


def over(standing: Callable[[int | None], bool] = lambda _durak: True) -> Callable[[State], bool]:
    return lambda state: state.result is not None and standing(state.result.durak)


def game_of(rules: str = "classic", seats: int = 4, seed: int = 5, most: int = 400) -> Game:
    """Given up after so many moves."""
    return played(seeded_deal(rules, seats, seed), random.Random(seed), most, "beats", resigning=True)


def serve(folder: Path, servers: list[Served]) -> Served:
    """A server that outlives the test's visitors."""
    served = Served(folder)
    servers.append(served)
    served.start()
    return served


def open_record(page: Page, record: str) -> None:
    page.get_by_test_id("import-text").fill(record)
    page.get_by_test_id("import-open").click()
    page.get_by_test_id("review-slider").wait_for()


def place(page: Page) -> Locator:
    return page.get_by_test_id("review-at")


def shown_table(page: Page) -> dict[str, Any]:
    """What lies on the table, and how many cards everybody has."""
    pairs = page.get_by_test_id("pair").all()
    return {
        "pairs": [(pair.get_attribute("data-attack"), pair.get_attribute("data-beat")) for pair in pairs],
        "talon": page.get_by_test_id("talon-count").inner_text(),
        "discard": page.get_by_test_id("discard-count").inner_text(),
    }


def expected_table(state: State) -> dict[str, Any]:
    return {
        "pairs": [(str(pair.attack), "" if pair.beat is None else str(pair.beat)) for pair in state.bout.table],
        "talon": str(len(state.talon)),
        "discard": str(state.discard_size),
    }


@pytest.mark.slow
def test_a_game_played_to_its_end_is_looked_at_by_keys(sit: Sit) -> None:
    player, _ = sit(Moment("classic", 3, nearly_over), settings=AT_ONCE)
    page = player.page
    while player.wait():
        player.decide_by_mouse()
    result = page.get_by_test_id("end").get_by_role("heading", level=1).inner_text()
    page.get_by_test_id("review").click()
    expect(place(page)).to_have_text("The deal")
    expect(page.get_by_test_id("review-play")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(place(page)).to_have_text(re.compile(r"^Bout 1, move 1 of \d+$"))
    page.keyboard.press("PageDown")
    expect(place(page)).to_have_text(re.compile(r"^Bout 2, move "))
    page.keyboard.press("PageUp")
    expect(place(page)).to_have_text(re.compile(r"^Bout 1, move 1 "))
    page.keyboard.press("ArrowLeft")
    expect(place(page)).to_have_text("The deal")
    page.keyboard.press("End")
    expect(page.get_by_test_id("review-said")).to_contain_text(result)
    expect(page.get_by_role("heading", level=1)).to_have_text(result)
    page.keyboard.press("Home")
    page.get_by_test_id("review-speed").select_option("4")
    page.get_by_test_id("review-slider").focus()
    page.keyboard.press("Space")
    expect(page.get_by_test_id("review-play")).to_have_attribute("aria-label", "Pause")
    expect(place(page)).to_have_text(re.compile(r"move [3-9] of"))
    page.keyboard.press("Space")
    expect(page.get_by_test_id("review-play")).to_have_attribute("aria-label", "Play")
    page.keyboard.press("o")
    expect(page.get_by_test_id("review-open")).to_have_attribute("aria-pressed", "true")
    page.reload()
    expect(page.get_by_test_id("review-slider")).to_be_visible()
    assert findings(page) == []


def test_every_move_shows_the_table_as_it_was(house: Served, visitors: Visit) -> None:
    page = visitors(house.address).open("/review")
    game = game_of("transfer", 3)
    open_record(page, str(game.record))
    states = list(game.states)
    slider = page.get_by_test_id("review-slider")
    for at in [*range(0, len(states), 11), len(states) - 1]:
        slider.fill(str(at))
        assert shown_table(page) == expected_table(states[at])
    slider.fill("5")
    expect(slider).to_have_attribute("aria-valuetext", re.compile(r"^Bout \d+, move 5 of "))
    page.get_by_test_id("review-forward").click()
    expect(page.locator('.slip [aria-current="step"]')).to_have_attribute("data-step", "6")
    page.locator('.slip [data-step="9"]').click()
    expect(slider).to_have_value("9")
    assert shown_table(page) == expected_table(states[9])


def test_open_hands_and_other_seats(house: Served, visitors: Visit) -> None:
    page = visitors(house.address, size=(1440, 900)).open("/review")
    game = game_of()
    open_record(page, str(game.record))
    page.get_by_test_id("review-slider").fill("7")
    hands = page.get_by_role("region", name="Hands").get_by_role("paragraph")
    expect(hands).to_have_count(1)
    page.keyboard.press("o")
    expect(hands).to_have_count(4)
    assert page.locator(".ground .card").count() >= sum(hand.bit_count() for hand in list(game.states)[7].hands)
    expect(page.get_by_test_id("review-slider")).to_have_value("7")
    page.get_by_test_id("review-seat").select_option("2")
    expect(page.get_by_test_id("own-role")).to_contain_text("Player 3")
    expect(page.get_by_test_id("seat-0")).to_be_visible()
    expect(page.get_by_test_id("review-slider")).to_have_value("7")
    assert findings(page) == []


def test_cards_travel_and_each_step_is_said(house: Served, visitors: Visit) -> None:
    page = visitors(house.address, motion="no-preference").open("/review")
    open_record(page, str(game_of().record))
    live = page.get_by_test_id("live").get_by_role("paragraph")
    page.keyboard.press("ArrowRight")
    expect(live.last).to_have_text(re.compile(r"^Player \d leads \w+ of \w+\.$"))
    page.keyboard.press("ArrowRight")
    page.wait_for_function(
        "() => document.getAnimations().some((one) => one.effect.target.closest('.ground') !== null)"
    )
    at_rest(page)
    page.get_by_test_id("review-slider").fill("30")
    expect(live.last).to_have_text(re.compile(r"^Bout \d+, move 30 of \d+\. Player \d "))


def test_a_finger_moves_along_the_game(house: Served, visitors: Visit) -> None:
    page = visitors(house.address, size=(360, 740), touch=True).open("/review")
    game = game_of()
    open_record(page, str(game.record))
    page.get_by_test_id("review-forward").tap()
    expect(page.get_by_test_id("review-slider")).to_have_value("1")
    box = page.get_by_test_id("review-slider").bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    middle = int(page.get_by_test_id("review-slider").input_value())
    assert abs(middle - len(game.moves) / 2) <= 3
    assert shown_table(page) == expected_table(list(game.states)[middle])
    page.get_by_test_id("tool-moves").tap()
    page.get_by_test_id("panel-moves").locator('[data-step="3"]').tap()
    expect(page.get_by_test_id("review-slider")).to_have_value("3")
    page.get_by_test_id("review-open").tap()
    expect(page.get_by_test_id("review-open")).to_have_attribute("aria-pressed", "true")


def test_a_link_holds_the_game_and_no_server_is_told(
    house: Served, visitors: Visit, laid_servers: list[Served], tmp_path: Path
) -> None:
    folder = tmp_path / "shared"
    device = prepare(folder, {"game": Moment("classic", 3, over())})
    own = serve(folder, laid_servers)
    sharer = visitors(own.address, device=device)
    sharer.context.grant_permissions(["clipboard-read", "clipboard-write"])
    page = sharer.open(f"/table/{device.tables['game']}")
    page.get_by_test_id("share").click()
    expect(page.get_by_test_id("shared")).to_have_text("The link is copied.")
    link = page.evaluate("navigator.clipboard.readText()")
    page.get_by_test_id("review").click()
    page.get_by_test_id("tool-share").click()
    assert page.get_by_test_id("share-link").input_value() == link
    record = page.get_by_test_id("share-record").input_value()
    path, _, fragment = link.partition("#")
    assert path == f"{own.address}/review"
    assert re.fullmatch(r"[A-Za-z0-9_-]{200,1500}", fragment)
    # Somebody else, at another server, who has never been there.
    stranger = visitors(house.address)
    asked: list[str] = []
    stranger.context.on("request", lambda request: asked.append(request.url))
    shared = stranger.open(f"/review#{fragment}")
    shared.get_by_test_id("review-slider").wait_for()
    assert stranger.context.cookies() == []
    shared.keyboard.press("End")
    shared.get_by_test_id("tool-share").click()
    assert shared.get_by_test_id("share-record").input_value() == record
    deck = record.partition("deck=")[2].partition(" ")[0]
    assert not [url for url in asked if fragment[:24] in url.partition("#")[0] or deck[:12] in url]
    assert shared.url == f"{house.address}/review#{fragment}"


@pytest.mark.parametrize("fragment", ["zzzzzzzzzzzz", "%3Cscript%3E", "a", "A" * 60_001])
def test_a_hostile_link_is_refused_in_words(house: Served, visitors: Visit, fragment: str) -> None:
    page = visitors(house.address).open(f"/review#{fragment}")
    expect(page.get_by_test_id("problem")).to_have_text(
        "That is too large for a game." if len(fragment) > 100 else "This link is damaged: there is no game in it."
    )
    page.get_by_role("button", name="Open a game").click()
    expect(page.get_by_test_id("import-text")).to_be_focused()


def test_a_bomb_is_not_unpacked(house: Served, visitors: Visit) -> None:
    page = visitors(house.address).open("/review")
    bomb = page.evaluate(_BOMB)
    assert len(bomb) < 60_000
    page.goto(f"{house.address}/review#{bomb}")
    page.reload()
    expect(page.get_by_test_id("problem")).to_have_text("That is too large for a game.")


def test_files_of_games(house: Served, visitors: Visit, tmp_path: Path) -> None:
    page = visitors(house.address, allowed=(REFUSED,)).open("/review")
    assert findings(page) == []
    games = [game_of(rules, seats) for rules, seats in (("classic", 4), ("club", 6), ("atlasnye", 2))]
    file = tmp_path / "games.dpn"
    file.write_text("\ufeff" + "\r\n\r\n".join(str(game.record) for game in games), encoding="utf-8")
    page.get_by_test_id("import-file").set_input_files(file)
    listed = page.get_by_test_id("import-game")
    expect(listed).to_have_count(3)
    expect(listed.nth(1)).to_contain_text("Club · six at the table")
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert faults_of(page) == []
    assert findings(page) == []
    listed.nth(1).click()
    expect(page.get_by_test_id("review-slider")).to_have_attribute("max", str(len(games[1].moves)))
    page.go_back()
    text = str(games[0].record)
    moves = text.partition("moves=")[2].partition(" ")[0]
    for bad, said in [
        ("", "There is no game in it."),
        (text[:100], "This is no game in DPN, or a part of it is missing."),
        (text.replace(moves, f"{moves.split(',')[0]},{moves}"), "Move 2 is not allowed there."),
    ]:
        page.get_by_test_id("import-text").fill(bad)
        page.get_by_test_id("import-open").click()
        expect(page.get_by_test_id("problem").or_(page.get_by_test_id("import-failure")).first).to_have_text(said)
        if page.get_by_test_id("problem").count() > 0:
            page.get_by_role("button", name="Open a game").click()
            page.get_by_test_id("import-text").wait_for()


def test_what_one_seat_saw_stays_with_that_seat(house: Served, visitors: Visit) -> None:
    page = visitors(house.address).open("/review")
    open_record(page, str(redact(game_of().record, 2)))
    expect(page.get_by_test_id("own-role")).to_contain_text("Player 3")
    expect(page.get_by_test_id("review-seat")).to_be_disabled()
    expect(page.get_by_test_id("review-open")).to_have_attribute("aria-disabled", "true")
    expect(page.locator(".slip-only")).to_have_text("This record tells what Player 3 saw, and nothing more.")
    page.keyboard.press("o")
    page.keyboard.press("End")
    expect(page.get_by_test_id("review-open")).to_have_attribute("aria-pressed", "false")


@pytest.mark.parametrize("language", ["ru-RU", "de-DE"])
def test_a_review_has_room_everywhere(house: Served, visitors: Visit, language: str) -> None:
    page = visitors(house.address, language=language).open("/review")
    open_record(page, str(game_of("custom+deck=52", 6, most=30).record))
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.get_by_test_id("review-slider").fill("12")
        for _ in range(2):
            page.get_by_test_id("review-open").click()
            at_rest(page)
            assert faults_of(page) == [], f"at {width}×{height}"
    assert findings(page) == []


def test_the_list_of_past_games(visitors: Visit, laid_servers: list[Served], tmp_path: Path) -> None:
    folder = tmp_path / "past"
    won, lost = over(lambda durak: durak not in {None, PERSON_SEAT}), over(lambda durak: durak == PERSON_SEAT)
    kinds = {"lost": Moment("club", 4, lost), "won": Moment("classic", 3, won), "two": Moment("atlasnye", 2, won)}
    many = {f"more {number}": Moment("classic", 3, won) for number in range(20)}
    device = prepare(folder, {**kinds, **many})
    served = serve(folder, laid_servers)
    visitor = visitors(served.address, device=device, settings=AT_ONCE)
    page = visitor.open()
    page.get_by_test_id("past-games").click()
    rows = page.get_by_test_id("past-game")
    expect(rows).to_have_count(20)
    page.get_by_test_id("more").click()
    expect(rows).to_have_count(23)
    expect(rows.nth(20)).to_be_focused()
    expect(page.get_by_test_id("more")).to_have_count(0)
    page.get_by_test_id("filter-result").select_option("durak")
    expect(rows).to_have_count(1)
    expect(rows.first).to_have_attribute("data-standing", "durak")
    expect(rows.first).to_contain_text("Club · four at the table")
    page.get_by_test_id("filter-seats").select_option("2")
    expect(page.get_by_test_id("none")).to_be_visible()
    page.get_by_test_id("clear").click()
    expect(rows).to_have_count(20)
    page.get_by_test_id("filter-preset").select_option("atlasnye")
    expect(rows).to_have_count(1)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert faults_of(page) == []
    assert findings(page) == []
    with page.expect_download() as downloaded:
        page.get_by_test_id("tool-save-all").click()
    assert downloaded.value.suggested_filename == "kozyr-games.dpn"
    assert downloaded.value.path().read_text().startswith("dpn1 rules=atlasnye ")
    expect(page.get_by_test_id("saved")).to_have_text("One game saved.")
    rows.first.click()
    expect(page.get_by_test_id("review-slider")).to_be_visible()
    assert page.url == f"{served.address}/review/{device.tables['two']}"
    page.get_by_test_id("tool-fair").click()
    expect(page.get_by_test_id("fair-verdict")).to_be_visible()


def test_somebody_else_s_game_is_not_shown(visitors: Visit, laid_servers: list[Served], tmp_path: Path) -> None:
    folder = tmp_path / "foreign"
    device = prepare(folder, {"game": Moment("classic", 2, over())})
    served = serve(folder, laid_servers)
    stranger = visitors(served.address, allowed=(REFUSED,))
    page = stranger.open(f"/review/{device.tables['game']}")
    expect(page.get_by_test_id("problem")).to_have_text(
        "You have no seat at this table. It was opened in another browser."
    )
    assert page.get_by_test_id("review-slider").count() == 0
    page.get_by_role("button", name="Past games").click()
    expect(page.get_by_test_id("none")).to_be_visible()
    expect(page.get_by_test_id("past-game")).to_have_count(0)
