from __future__ import annotations

import os
import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import Sit
from tests.browser.player import Player
from tools.screenshots import moments

STILL = {"pace": "instant", "autoPass": False}
GOLDEN = Path(__file__).parent / "golden"
RANKS = dict(zip("6789TJQKA", ["six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace"], strict=True))
SUITS = {"c": "clubs", "d": "diamonds", "h": "hearts", "s": "spades"}
# What a screen reader is given: the lines that are added to the live region, each once.
_LISTEN = """() => {
  window.spoken = []
  const region = document.querySelector('[data-testid="live"]')
  new MutationObserver((changes) => {
    for (const change of changes) {
      if (change.type === 'characterData') window.spoken.push('CHANGED: ' + change.target.textContent)
      for (const node of change.addedNodes) if (node.textContent.trim()) window.spoken.push(node.textContent.trim())
    }
  }).observe(region, { childList: true, subtree: true, characterData: true })
}"""


def name_of(card: str) -> str:
    return f"{RANKS[card[0]]} of {SUITS[card[1]]}"


def spoken(page: Page) -> list[str]:
    lines: list[str] = page.evaluate("window.spoken.splice(0)")
    return lines


def listen(player: Player) -> None:
    expect(player.page.get_by_test_id("live")).to_have_attribute("aria-live", "polite")
    player.page.evaluate(_LISTEN)


def test_b86_every_card_has_a_name_and_a_state(sit: Sit) -> None:
    player, _ = sit(moments.DEFEND, settings=STILL)
    playable = set(player.playable)
    toolbar = player.page.get_by_role("toolbar", name="Your hand")
    for card in player.hand:
        state = "can be played" if card in playable else "cannot be played"
        button = toolbar.get_by_role("button", name=f"{name_of(card)}, {state}", exact=True)
        expect(button).to_have_count(1)
        expect(button).to_have_attribute("aria-disabled", str(card not in playable).lower())
        if card not in playable:
            expect(button).to_have_attribute("aria-description", re.compile(r"^Only a higher"))
    tab_stops = toolbar.locator('button[tabindex="0"]')
    expect(tab_stops).to_have_count(1)


def test_b86_the_table_can_be_asked_for(sit: Sit) -> None:
    player, _ = sit(moments.DEFEND_OF_THREE, settings=STILL)
    page, sight = player.page, player.frames.sight
    for label in (
        rf"Talon: {sight['talon']} cards?",
        rf"Discard pile: {sight['discard']} cards?",
        r"The bout: \d+ of at most",
    ):
        expect(page.get_by_label(re.compile(label))).to_have_count(1)
    for seat, name in player.names().items():
        held = len(sight["hands"][seat]["cards"]) + sight["hands"][seat]["hidden"]
        expect(page.get_by_role("group", name=re.compile(rf"^{name}, Thrifty: {held} card"))).to_have_count(1)
    listen(player)
    page.keyboard.press("l")
    [text] = spoken(page)
    assert f"Trump: {SUITS[sight['trump']]}." in text
    assert f"Talon: {sight['talon']} card" in text
    assert f"Your hand: {', '.join(name_of(card) for card in sight['hands'][0]['cards'])}." in text
    for pair in sight["table"]:
        assert name_of(pair["attack"]) in text
    for name in player.names().values():
        assert f"{name}: " in text


def test_b86_what_happens_is_said_once(sit: Sit) -> None:
    player, _ = sit(moments.LEAD, settings=STILL)
    listen(player)
    for _ in range(12):
        known = len(player.frames.received)
        player.decide_by_mouse()
        if not player.wait():
            break
        lines = spoken(player.page)
        assert len(lines) == len(set(lines)), "said twice"
        told = [message["event"] for message in player.frames.received[known:] if message["type"] == "frame"]
        for event in told:
            if event["kind"] in {"attack", "beat", "transfer"}:
                who = "You" if event["seat"] == 0 else player.names()[event["seat"]]
                assert any(line.startswith(who) and name_of(event["card"]) in line for line in lines), event
            if event["kind"] == "bout":
                limit = event["limit"]
                assert any(
                    line.startswith(f"Bout {event['bout']}.") and f"at most {limit} card" in line for line in lines
                )
        assert lines[-1].startswith("Your turn.")


@pytest.mark.parametrize("language", ["en", "ru"])
def test_b86_a_whole_game_as_it_is_spoken(sit: Sit, language: str) -> None:
    """The same game always: programs that always answer alike, and a player that does."""
    player, _ = sit(moments.LEAD, settings=STILL | {"language": language})
    listen(player)
    lines: list[str] = []
    while player.wait():
        lines += spoken(player.page)
        player.decide_by_keys()
    expect(player.page.get_by_test_id("reward")).to_be_visible()  # what the game earned is its last sentence
    lines += spoken(player.page)
    text = "\n".join(lines) + "\n"
    golden = GOLDEN / f"spoken-{language}.txt"
    if os.environ.get("KOZYR_WRITE_GOLDEN") == "1":
        golden.parent.mkdir(exist_ok=True)
        golden.write_text(text, encoding="utf-8")
    assert text == golden.read_text(encoding="utf-8")


def test_b89_a_russian_game_has_no_foreign_word(sit: Sit) -> None:
    player, _ = sit(moments.DEFEND_OF_SIX, language="ru-RU", settings=STILL)
    page = player.page
    listen(player)
    lines: list[str] = []
    while player.wait():
        lines += [page.locator(".room").inner_text(), *spoken(page)]
        lines += page.locator("[aria-label]").evaluate_all("(nodes) => nodes.map((node) => node.ariaLabel)")
        player.decide_by_mouse()
    lines += [page.locator(".room").inner_text(), page.title()]
    foreign = {word for line in lines for word in re.findall(r"[A-Za-z][\w-]+|[{}$]", line)}
    assert foreign <= {"Enter"}
