"""Playing at the table beyond one card a click: undo, carrying, order, several at once, aids, keys, today's deal."""

from __future__ import annotations

import re

from playwright.sync_api import CDPSession, Page, expect

from kozyr.rules import Phase, State, legal, phase
from tests.browser.axe import findings
from tests.browser.conftest import Sit, Visit, player_of
from tests.browser.layout import faults_of
from tests.browser.player import Player, at_rest
from tools.screenshots import moments
from tools.screenshots.laid import PERSON_SEAT, Moment
from tools.screenshots.serving import Served

STILL = {"pace": "instant", "autoPass": False}
CONFLICT = re.compile(r"console error: Failed to load resource: the server responded with a status of 409")
"""What Chromium itself logs when a deal is asked for that was dealt already."""
_OPEN = ".ground .card.open"


def _leads_a_pair(state: State) -> bool:
    """The person leads; the lowest plain card has a twin, and the defender will take it."""
    if state.actor != PERSON_SEAT or phase(state) is not Phase.LEAD or state.bout.number < 2:
        return False
    ranks = [action.card.rank for action in legal(state) if action.card is not None and action.card.suit != state.trump]
    return any(ranks.count(rank) > 1 for rank in ranks)


PAIR = Moment("atlasnye", 2, _leads_a_pair)


def middle(page: Page, selector: str) -> tuple[float, float]:
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def carry(player: Player, card: str, to: tuple[float, float]) -> None:
    """Take a card of the hand with the mouse and let it go there."""
    mouse = player.page.mouse
    mouse.move(*player.free_point(player.card(card)))
    mouse.down()
    mouse.move(*to, steps=3)
    mouse.up()


def told(player: Player, text: str) -> None:
    expect(player.page.get_by_test_id("live").locator("p").last).to_have_text(re.compile(text))


def test_undo_brings_the_table_back_in_every_tab(sit: Sit) -> None:
    player, _ = sit(moments.DEFEND, settings=STILL)
    page = player.page
    expect(page.get_by_test_id("undo")).to_have_attribute("aria-disabled", "true")
    expect(page).to_have_title("Your turn — Durak")
    before = player.seen()
    other_page = page.context.new_page()
    other_page.goto(page.url)
    with player.sending():
        player.click_card(player.playable[0])
    player.wait()
    assert player.seen() != before
    expect(other_page.get_by_test_id("pair")).to_have_count(len(player.seen().table))
    page.keyboard.press("u")
    expect(page.get_by_test_id("say")).to_have_text(before.message)
    player.wait()
    assert player.seen() == before
    expect(other_page.get_by_test_id("pair")).to_have_count(len(before.table))
    assert [message["type"] for message in player.frames.sent if message["type"] in {"act", "undo"}] == ["act", "undo"]
    expect(page.get_by_test_id("undo")).to_have_attribute("aria-disabled", "true")
    page.get_by_test_id("tool-log").click()
    expect(page.get_by_test_id("panel-log").locator("li").last).to_have_text("You take your last decision back")


def test_a_carried_card_is_played_moved_or_glides_back(sit: Sit) -> None:
    player, _ = sit(moments.DEFEND, settings=STILL, motion="no-preference")
    page, hand = player.page, player.hand
    card = player.playable[0]
    carry(player, card, (3, 3))
    dim = next(other for other in hand if other not in player.playable)
    carry(player, dim, middle(page, _OPEN))
    expect(page.get_by_test_id("why")).to_be_visible()
    at_rest(page)
    assert (player.hand, player.frames.acts()) == (hand, []), "beside the table, and where it may not lie"
    x, y = player.free_point(player.card(hand[-1]))
    carry(player, hand[0], (x + 60, y))
    moved = [*hand[1:], hand[0]]
    expect(page.get_by_test_id("hand-card").last).to_have_attribute("data-card", hand[0])
    assert player.hand == moved
    told(player, "6 of 6$")
    with player.sending():
        carry(player, card, middle(page, _OPEN))
    assert [act["action"][-2:] for act in player.frames.acts()] == [card]
    page.reload()
    player.wait()
    assert [held for held in player.hand if held in moved] == [held for held in moved if held in player.hand]


def test_what_a_carried_card_would_be_played_on_is_lit(sit: Sit) -> None:
    player, _ = sit(moments.DEFEND, settings=STILL)
    page = player.page
    aimed, mouse = page.locator(".ground .card.aimed"), page.mouse
    dim = next(other for other in player.hand if other not in player.playable)
    for card, lights in ((player.playable[0], 1), (dim, 0)):
        mouse.move(*player.free_point(player.card(card)))
        mouse.down()
        mouse.move(*middle(page, _OPEN), steps=3)
        expect(aimed).to_have_count(lights)
        mouse.move(3, 3)
        expect(aimed).to_have_count(0)
        mouse.move(*middle(page, _OPEN), steps=2)
        expect(aimed).to_have_count(lights)
        mouse.move(3, 3)
        mouse.up()
        expect(aimed).to_have_count(0)
    leading, _ = sit(PAIR, settings=STILL)
    table, mouse = leading.page.locator(".tbl"), leading.page.mouse
    mouse.move(*leading.free_point(leading.card(leading.playable[0])))
    mouse.down()
    box = table.bounding_box()
    assert box is not None
    mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, steps=3)
    expect(table).to_contain_class("aimed")
    mouse.move(3, 3)
    expect(table).not_to_contain_class("aimed")
    mouse.up()
    assert player.frames.acts() == leading.frames.acts() == []


def touch(client: CDPSession, kind: str, *points: tuple[float, float]) -> None:
    client.send(
        "Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x, "y": y, "id": 1} for x, y in points]}
    )


def test_a_finger_carries_a_card_and_a_stray_touch_plays_nothing(sit: Sit) -> None:
    player, _ = sit(moments.DEFEND, settings=STILL, touch=True, size=(360, 640))
    page = player.page
    client = page.context.new_cdp_session(page)
    card = player.playable[0]
    for end in [(2.0, 2.0), middle(page, _OPEN)]:
        assert player.frames.acts() == []
        x, y = player.free_point(player.card(card))
        touch(client, "touchStart", (x, y))
        touch(client, "touchMove", ((x + end[0]) / 2, (y + end[1]) / 2))
        touch(client, "touchMove", end)
        touch(client, "touchEnd")
    expect(player.card(card)).to_have_count(0)
    assert [act["action"][-2:] for act in player.frames.acts()] == [card]


def test_the_hand_is_sorted_by_a_key_that_can_be_changed(sit: Sit) -> None:
    player, _ = sit(moments.DEFEND_OF_THREE, settings=STILL)
    page = player.page
    ranks = "6789TJQKA"
    page.keyboard.press("s")
    told(player, "^Hand sorted by rank$")
    trump = player.seen().trump
    plain = [ranks.index(card[0]) for card in player.hand if card[1] != trump]
    assert plain == sorted(plain)
    page.keyboard.press("?")
    page.get_by_test_id("change-sort").click()
    page.keyboard.press("d")
    expect(page.get_by_test_id("key-note")).to_have_text("D is the key for: Done. Choose another one.")
    page.keyboard.press("x")
    expect(page.get_by_test_id("key-note")).to_contain_text("X")
    assert findings(page) == []
    assert faults_of(page) == []
    page.keyboard.press("Escape")
    page.reload()
    player.wait()
    page.keyboard.press("s")
    page.keyboard.press("x")
    told(player, "^Hand in your own order$")
    page.keyboard.press("c")
    told(player, "^Trump: .+Talon: ")
    page.keyboard.press("x")
    page.keyboard.press("r")
    told(player, "^Hand sorted by suit$")
    page.keyboard.press("Home")
    first = player.focused()
    page.keyboard.press("Shift+ArrowRight")
    assert (player.hand[1], player.focused()) == (first, first)


def one_of_two(player: Player) -> str:
    """A plain card of the hand that may be played together with another of its rank."""
    cards, trump = player.playable, player.seen().trump
    return next(
        one for one in cards for two in cards if one != two and one[0] == two[0] and trump not in one[1] + two[1]
    )


def test_two_of_a_rank_are_played_by_one_gesture(sit: Sit) -> None:
    player, _ = sit(PAIR, settings=STILL)
    page, cards = player.page, player.playable
    card = one_of_two(player)
    page.keyboard.press("Home")
    while player.focused() != card:
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Shift+Enter")
    expect(page.get_by_test_id("chooser")).to_be_visible()
    assert findings(page) == []
    page.get_by_test_id("several-2").click()
    expect(page.locator('.hand [data-card^="' + card[0] + '"]')).to_have_count(
        len([c for c in cards if c[0] == card[0]]) - 2
    )
    assert [act["action"][-2] for act in player.frames.acts()] == [card[0]] * 2
    expect(page.get_by_test_id("refusal")).to_have_count(0)


def test_a_long_press_asks_and_its_release_plays_nothing(sit: Sit) -> None:
    """The chooser opens under the finger on a low window: what is let go there must not be taken for a choice."""
    player, _ = sit(PAIR, settings=STILL, size=(360, 640))
    page = player.page
    page.mouse.move(*player.free_point(player.card(one_of_two(player))))
    page.mouse.down()
    expect(page.get_by_test_id("chooser")).to_be_visible()
    page.mouse.up()
    at_rest(page)
    expect(page.get_by_test_id("chooser")).to_be_visible()
    assert player.frames.acts() == []
    page.keyboard.press("Escape")
    expect(page.get_by_test_id("chooser")).to_have_count(0)
    assert player.frames.acts() == []


def test_the_aids_count_what_was_not_seen(sit: Sit) -> None:
    """The deal is met at its beginning, so that this page has seen all that the aids may tell."""
    player, _ = sit(
        Moment("atlasnye", 2, lambda state: state.actor == PERSON_SEAT),
        settings={**STILL, "counter": True, "lastBout": True},
    )
    page = player.page
    while not player.frames.events("discard"):
        assert player.wait()
        with player.sending():
            player.decide_by_mouse()
    player.wait()
    page.get_by_test_id("tool-aids").click()
    sight = player.frames.sight
    gone = [card for event in player.frames.events("discard") for card in event["cards"]]
    shown = page.get_by_test_id("counter").locator("li").evaluate_all("(all) => all.map((one) => one.dataset.cards)")
    counted = {card for cards in shown for card in cards.split()}
    held = {card for hand in sight["hands"] for card in hand["cards"]}
    lying = {card for pair in sight["table"] for card in pair.values() if card}
    deck = {rank + suit for rank in "6789TJQKA" for suit in "cdhs"}
    assert counted == deck - held - lying - set(gone) - {sight["trump_card"]}
    last = page.get_by_test_id("last-bout").locator("li").evaluate_all("(all) => all.map((one) => one.dataset.card)")
    assert last == player.frames.events("discard")[-1]["cards"]
    assert findings(page) == []


def test_todays_deal_is_played_once(house: Served, visitors: Visit) -> None:
    visitor = visitors(house.address, settings=STILL, allowed=(CONFLICT,))
    page = visitor.open()
    link = page.get_by_test_id("today")
    expect(link).to_have_attribute("data-state", "new")
    late = visitor.open()
    expect(late.get_by_test_id("today")).to_have_attribute("data-state", "new")
    link.click()
    page.wait_for_url("**/table/*")
    player = player_of(visitor, page)
    player.wait()
    expect(page.get_by_test_id("hint")).to_have_count(0)
    expect(page.get_by_test_id("undo")).to_have_count(0)
    page.get_by_role("link", name="Durak").click()
    expect(link).to_have_attribute("data-state", "running")
    expect(page.get_by_test_id("continue")).to_have_count(0)
    link.click()
    page.get_by_test_id("tool-resign").click()
    page.get_by_test_id("resign-yes").click()
    expect(page.get_by_test_id("end")).to_be_visible()
    late.get_by_test_id("today").click()
    expect(late.get_by_test_id("end")).to_be_visible()
    page.get_by_role("link", name="Durak").click()
    expect(link).to_have_attribute("data-state", "over")
    expect(link).to_have_text(re.compile("you were the durak$"))
    link.click()
    expect(page.get_by_test_id("end")).to_be_visible()
    page.get_by_test_id("again").click()
    expect(page.get_by_test_id("end")).to_have_count(0)
    player.wait()
    page.get_by_test_id("tool-resign").click()
    page.get_by_test_id("resign-yes").click()
    expect(page.get_by_test_id("tally")).to_have_text("At this table so far: 2 games")
    assert findings(page) == []
