from __future__ import annotations

import re
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import BrowserContext, Request, ViewportSize, expect

from tests.browser.cable import Cable
from tests.browser.conftest import Sit, Visit, player_of
from tests.browser.player import Player
from tests.browser.visit import NO_CONNECTION
from tools.screenshots import moments
from tools.screenshots.laid import Device, prepare
from tools.screenshots.serving import Served

AT_ONCE = {"pace": "instant", "motion": "quick", "autoPass": False}
FACE = re.compile(r"/[6-9TJQKA][cdhs]\.svg$")
WIDE: ViewportSize = {"width": 1280, "height": 800}
SENT = re.compile(r"\bsent\b")
GONE = re.compile("connection is gone")


@pytest.mark.parametrize("end", [Served.stop, Served.kill], ids=["SIGTERM", "SIGKILL"])
def test_b71_the_page_outlives_its_server(sit_alone: Sit, end: Callable[[Served], None]) -> None:
    player, served = sit_alone(moments.LEAD, settings=AT_ONCE, allowed=(NO_CONNECTION,))
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


class Faces:
    """The card faces that a page asks for: 36 in each size."""

    def __init__(self, context: BrowserContext) -> None:
        self._context = context
        self._ever: set[str] = set()
        self._under_way: set[str] = set()
        self._missed: set[str] = set()
        context.on("request", self._asked)
        context.on("requestfailed", self._failed)
        context.on("requestfinished", self._came)

    def asked(self, count: int) -> None:
        """Until so many different ones were asked for."""
        while len(self._ever) < count:
            self._context.wait_for_event("request", self._is_face)

    def missed(self) -> None:
        """Until none is under way, and at least one was asked for in vain."""
        while self._under_way or not self._missed:
            self._context.wait_for_event("requestfailed", self._is_face)

    def came(self) -> None:
        """Until none is under way, and none was asked for in vain and not again with success."""
        while self._under_way or self._missed:
            self._context.wait_for_event("requestfinished", self._is_face)

    def _asked(self, request: Request) -> None:
        if self._is_face(request):
            self._ever.add(request.url)
            self._under_way.add(request.url)

    def _failed(self, request: Request) -> None:
        if self._is_face(request):
            self._under_way.discard(request.url)
            self._missed.add(request.url)

    def _came(self, request: Request) -> None:
        self._under_way.discard(request.url)
        self._missed.discard(request.url)

    @staticmethod
    def _is_face(request: Request) -> bool:
        return FACE.search(request.url) is not None


class Wired:
    """A player on the far end of a cable."""

    def __init__(self, player: Player, faces: Faces, cable: Cable, elsewhere: Callable[[], Player]) -> None:
        self.player, self.cable, self.faces = player, cable, faces
        self.elsewhere = elsewhere
        """Sits down at the same seat in another window, which has a cable of its own that always holds."""

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
def wired(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, visitors: Visit) -> Iterator[Wired]:
    """A table at the far end of a cable, in a window of the size that the parameter says."""
    size: tuple[int, int] = getattr(request, "param", (WIDE["width"], WIDE["height"]))
    folder = tmp_path_factory.mktemp("wired") / "data"
    device: Device = prepare(folder, {"game": moments.LEAD})
    with Served(folder) as served:
        cable = Cable(served.port)

        def sit(address: str) -> tuple[Player, Faces]:
            visitor = visitors(address, device=device, settings=AT_ONCE, size=size, allowed=(NO_CONNECTION,))
            faces = Faces(visitor.context)
            player = player_of(visitor, visitor.open(f"/table/{device.tables['game']}"))
            player.wait()
            return player, faces

        yield Wired(*sit(cable.address), cable, lambda: sit(served.address)[0])
        cable.close()


def test_b60_the_second_action_waits_for_the_first(wired: Wired) -> None:
    player, cable = wired.player, wired.cable
    cable.hold_down()
    first = wired.play()
    expect(player.card(first)).to_have_class(SENT)
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


def test_b60_a_card_leaves_the_hand_at_once_and_comes_back_if_refused(wired: Wired) -> None:
    player, elsewhere = wired.player, wired.elsewhere()
    first, second = player.playable[:2]
    wired.cable.hold_down()
    elsewhere.click_card(first)
    expect(elsewhere.card(first)).to_have_count(0)
    player.click_card(second)  # what the other window did is not seen here yet
    expect(player.card(second)).to_have_class(SENT)
    wired.cable.let_go()
    wired.back()
    assert [refused["code"] for refused in player.frames.of_type("refused")] == ["stale"]
    expect(player.card(first)).to_have_count(0)
    expect(player.card(second)).to_have_count(1)
    expect(player.card(second)).not_to_have_class(SENT)


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


# A narrow table shows small faces only: at a wide one, every full face is asked for the first time.
@pytest.mark.parametrize("wired", [(360, 640)], indirect=True, ids=["narrow"])
@pytest.mark.parametrize("is_cut_first", [True, False], ids=["after the cut", "before the cut"])
def test_b71_pictures_that_were_asked_for_in_vain_are_fetched_later(wired: Wired, is_cut_first: bool) -> None:
    page, cable, faces = wired.player.page, wired.cable, wired.faces
    faces.asked(36)
    faces.came()
    if is_cut_first:
        cable.cut()
        wired.lost()
        page.set_viewport_size(WIDE)
    else:
        cable.hold_down()
        page.set_viewport_size(WIDE)
        faces.asked(36 + 36)
        cable.cut()
        wired.lost()
    faces.missed()
    cable.mend()
    wired.back()
    faces.asked(36 + 36)
    faces.came()
