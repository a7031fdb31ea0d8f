from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.cable import Cable
from tests.browser.conftest import Sit, Visit, player_of
from tests.browser.player import Player
from tests.browser.visit import NO_CONNECTION
from tools.screenshots import moments
from tools.screenshots.laid import Device, prepare
from tools.screenshots.serving import Served

AT_ONCE = {"pace": "instant", "motion": "quick", "autoPass": False}
GONE = re.compile("connection is gone")


@pytest.mark.parametrize("end", [Served.stop, Served.kill], ids=["SIGTERM", "SIGKILL"])
def test_b71_the_page_outlives_its_server(sit: Sit, end: Callable[[Served], None]) -> None:
    player, served = sit(moments.LEAD, settings=AT_ONCE, allowed=(NO_CONNECTION,))
    before = player.seen()
    end(served)
    expect(player.page.get_by_test_id("link-lost")).to_have_text(GONE)
    assert not player.playable, "a card glows although nothing can be played"
    served.start()
    expect(player.page.get_by_test_id("link-lost")).to_be_hidden()
    assert player.wait()
    assert player.seen() == before
    for _ in range(3):
        player.decide_by_mouse()
        if not player.wait():
            break
    assert len(player.frames.of_type("ack")) == len(player.frames.acts())


class Wired:
    """A player on the far end of a cable."""

    def __init__(self, player: Player, cable: Cable) -> None:
        self.player, self.cable = player, cable

    def lost(self) -> None:
        expect(self.player.page.get_by_test_id("link-lost")).to_have_text(GONE)

    def back(self) -> None:
        expect(self.player.page.get_by_test_id("link-lost")).to_be_hidden()
        self.player.wait()
        self.player.check_pictures()

    def play(self) -> str:
        """Play the first card that glows."""
        card = self.player.playable[0]
        self.player.click_card(card)
        return card

    def led(self, card: str) -> None:
        """The card was led once, and nothing else was played by this seat meanwhile."""
        attacks = [event for event in self.player.frames.events("attack") if event["card"] == card]
        assert len(attacks) <= 1
        assert card not in self.player.hand
        answers = self.player.frames.of_type("ack")
        assert answers[-1]["id"] == self.player.frames.acts()[-1]["id"]


@pytest.fixture
def wired(tmp_path_factory: pytest.TempPathFactory, visitors: Visit) -> Iterator[Wired]:
    folder = tmp_path_factory.mktemp("wired") / "data"
    device: Device = prepare(folder, {"game": moments.LEAD})
    with Served(folder) as served:
        cable = Cable(served.port)
        visitor = visitors(cable.address, device=device, settings=AT_ONCE, allowed=(NO_CONNECTION,))
        player = player_of(visitor, visitor.open(f"/table/{device.tables['game']}"))
        player.wait()
        yield Wired(player, cable)
        cable.close()


def test_b60_the_second_action_waits_for_the_first(wired: Wired) -> None:
    player, cable = wired.player, wired.cable
    cable.hold_down()
    first = wired.play()
    expect(player.card(first)).to_have_attribute("aria-disabled", "true")
    assert not player.playable
    for card in player.hand:
        player.click_card(card)
    for key in ("t", "d", "Enter"):
        player.page.keyboard.press(key)
    assert [act["action"] for act in player.frames.acts()] == [f"0a{first}"]
    cable.let_go()
    wired.back()
    wired.led(first)
    assert len(player.frames.acts()) == 1


def test_b71_a_move_that_never_arrived_is_sent_again(wired: Wired) -> None:
    wired.cable.hold_up()
    card = wired.play()
    wired.cable.cut()
    wired.lost()
    expect(wired.player.page.get_by_test_id("link-lost")).to_contain_text("last move waits")
    wired.cable.mend()
    wired.back()
    wired.led(card)
    acts = wired.player.frames.acts()
    assert len(acts) == 2
    assert acts[0] == acts[1], "the same command, with the same id"


def test_b71_a_move_whose_answer_was_lost_is_played_once(wired: Wired) -> None:
    player, cable = wired.player, wired.cable
    cable.hold_down()
    card = wired.play()
    cable.cut()
    wired.lost()
    cable.mend()
    wired.back()
    wired.led(card)
    before = player.seen()
    player.page.reload()
    player.wait()
    assert player.seen() == before


def test_b71_the_connection_may_go_again_and_again(wired: Wired) -> None:
    player, cable = wired.player, wired.cable
    for _ in range(3):
        before = player.seen()
        cable.cut()
        wired.lost()
        cable.mend()
        wired.back()
        assert player.seen() == before
        player.decide_by_mouse()
        if not player.wait():
            break


def test_b71_pictures_that_were_asked_for_in_vain_are_fetched_later(wired: Wired) -> None:
    player, cable = wired.player, wired.cable
    cable.cut()
    wired.lost()
    with player.page.expect_event("requestfailed", lambda request: request.resource_type == "image"):
        player.page.set_viewport_size({"width": 360, "height": 640})  # where cards show their small faces
    cable.mend()
    wired.back()
