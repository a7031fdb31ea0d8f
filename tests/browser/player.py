"""A player who knows no rules: looks at what glows, and plays with the mouse or with the keys."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from playwright.sync_api import Locator, Page, expect

from tests.browser.frames import Frames

MOST_DECISIONS = 600
PATIENCE_MS = 20_000
"""How long a test waits for what must come. Never a measure of speed: a hang must end."""
_ENABLED = '[aria-disabled="false"]'
_CARD = '[data-testid="hand-card"]'
_CAN_ACT = ", ".join(
    (
        '[data-testid="end"]',
        f"{_CARD}{_ENABLED}",
        f'[data-testid="take"]{_ENABLED}',
        f'[data-testid="done"]{_ENABLED}',
    )
)
# Waits until no card travels; a glow is no movement.
_AT_REST = """async () => {
  const moves = (one) => one.playState === 'running' && one.effect.getKeyframes().some((frame) => 'transform' in frame)
  for (;;) {
    const moving = document.getAnimations().filter(moves)
    if (moving.length === 0) return
    await Promise.allSettled(moving.map((one) => one.finished))
  }
}"""
_BROKEN_PICTURES = """async () => {
  const pictures = [...document.images]
  await Promise.allSettled(pictures.map((picture) => picture.decode()))
  return pictures.filter((picture) => picture.isConnected && picture.naturalWidth === 0).map((picture) => picture.src)
}"""
_NAMES = "(cards) => cards.map((card) => card.dataset.card)"
# A point where a click meets the element itself: a hand is a fan, a card's middle lies under its neighbour.
_FREE_POINT = """(node) => {
  const box = node.getBoundingClientRect()
  const points = []
  for (let i = 1; i < 20; i++) for (let j = 1; j < 20; j++) {
    const [x, y] = [box.x + (box.width * i) / 20, box.y + (box.height * j) / 20]
    const met = document.elementFromPoint(x, y)
    if (met !== null && node.contains(met)) points.push([x, y])
  }
  return points.length === 0 ? null : points[Math.floor(points.length / 2)]
}"""
_FOCUSED_CARD = """() => {
  const card = document.activeElement?.closest('.hand button.card')
  return card == null ? null : card.dataset.card
}"""


@dataclass(frozen=True)
class Seen:
    """The table as it stands on the page: what must be the same after a reload."""

    hand: tuple[str, ...]
    table: tuple[tuple[str, str], ...]
    talon: str
    trump: str
    discard: str
    opponents: tuple[str, ...]
    role: str
    message: str


@dataclass
class Player:
    """Sits at a page."""

    page: Page
    frames: Frames
    decisions: int = 0
    chosen: list[str] = field(default_factory=list)
    """The answers given to "beat or pass on"."""

    # --- what is seen -------------------------------------------------------------------------------------------

    @property
    def hand(self) -> list[str]:
        """The cards in the hand, from left to right."""
        names: list[str] = self.page.locator(_CARD).evaluate_all(_NAMES)
        return names

    @property
    def playable(self) -> list[str]:
        """The cards that glow."""
        names: list[str] = self.page.locator(_CARD + _ENABLED).evaluate_all(_NAMES)
        return names

    def card(self, name: str) -> Locator:
        return self.page.locator(f'{_CARD}[data-card="{name}"]')

    def key(self, name: str) -> Locator:
        """The button `take` or `done`."""
        return self.page.get_by_test_id(name)

    def may(self, name: str) -> bool:
        """Whether the button `take` or `done` is on."""
        return self.page.locator(f'[data-testid="{name}"]{_ENABLED}').count() > 0

    @property
    def is_over(self) -> bool:
        return self.page.get_by_test_id("end").count() > 0

    def names(self) -> dict[int, str]:
        """The opponents' names by seat."""
        plates = self.page.locator('[data-testid^="seat-"]').all()
        return {
            int((plate.get_attribute("data-testid") or "")[5:]): plate.locator(".name").inner_text() for plate in plates
        }

    def seen(self) -> Seen:
        """The whole table as it is written on the page."""
        page = self.page
        pairs = page.get_by_test_id("pair").all()
        plates = page.locator('[data-testid^="seat-"]').all()
        return Seen(
            hand=tuple(self.hand),
            table=tuple(
                (pair.get_attribute("data-attack") or "", pair.get_attribute("data-beat") or "") for pair in pairs
            ),
            talon=page.get_by_test_id("talon-count").inner_text(),
            trump=page.get_by_test_id("trump").get_attribute("data-trump") or "",
            discard=page.get_by_test_id("discard-count").inner_text(),
            opponents=tuple(" ".join((plate.get_attribute("aria-label") or "").split()) for plate in plates),
            role=" ".join(page.get_by_test_id("own-role").all_inner_texts()),
            message=page.get_by_test_id("say").inner_text(),
        )

    # --- waiting ------------------------------------------------------------------------------------------------

    def wait(self) -> bool:
        """Until it is the player's turn. False if the game is over instead."""
        self.page.locator(_CAN_ACT).first.wait_for(state="attached")
        return not self.is_over

    def follow(self, seen: Seen) -> None:
        """Until the page shows this, which another tab shows already."""
        page = self.page
        expect(page.get_by_test_id("talon-count")).to_have_text(seen.talon)
        expect(page.get_by_test_id("discard-count")).to_have_text(seen.discard)
        expect(page.get_by_test_id("pair")).to_have_count(len(seen.table))
        expect(page.locator(_CARD)).to_have_count(len(seen.hand))
        expect(page.get_by_test_id("say")).to_have_text(seen.message)
        assert self.seen() == seen, "the two tabs differ"

    def rest(self) -> None:
        """Until no card moves."""
        at_rest(self.page)

    def check_pictures(self) -> None:
        """Every picture on the page is there."""
        broken = self.page.evaluate(_BROKEN_PICTURES)
        assert broken == [], f"these did not come: {broken}"

    # --- the mouse ----------------------------------------------------------------------------------------------

    def free_point(self, card: Locator) -> tuple[float, float]:
        """Where a card of the hand can be clicked."""
        self.rest()
        point = card.evaluate(_FREE_POINT)
        assert point is not None, f"nothing of {card} can be clicked"
        x, y = point
        return x, y

    def click_card(self, name: str) -> None:
        x, y = self.free_point(self.card(name))
        self.page.mouse.click(x, y)
        self._answer_chooser(lambda button: button.click())

    def decide_by_mouse(self) -> None:
        """One decision: usually the first card that glows, now and then take or done although one glows."""
        choice = self._wish()
        if choice in {"take", "done"}:
            self.key(choice).click(force=True)  # the page may be passing by itself at this very moment
        elif choice is not None:
            self.click_card(choice)

    # --- the finger ---------------------------------------------------------------------------------------------

    def decide_by_touch(self) -> None:
        """One decision with a fingertip alone."""
        choice = self._wish()
        if choice in {"take", "done"}:
            self.key(choice).tap(force=True)  # the page may be passing by itself at this very moment
        elif choice is not None:
            self.page.touchscreen.tap(*self.free_point(self.card(choice)))
            self._answer_chooser(lambda button: button.tap())

    @contextmanager
    def sending(self) -> Iterator[None]:
        """What happens inside must make the page send an action; waits for it."""
        with self.frames.socket.expect_event("framesent", lambda text: '"act"' in text, timeout=PATIENCE_MS):
            yield

    # --- the keys -----------------------------------------------------------------------------------------------

    def focused(self) -> str | None:
        """The card of the hand that has the focus."""
        card: str | None = self.page.evaluate(_FOCUSED_CARD)
        return card

    def decide_by_keys(self) -> None:
        """One decision with arrows, Enter, T and D alone; the focus is in the hand and nobody puts it there."""
        keyboard = self.page.keyboard
        choice = self._wish()
        if choice in {"take", "done"}:
            keyboard.press({"take": "t", "done": "d"}[choice])
        if choice in {"take", "done", None}:
            return
        hand = self.hand
        keyboard.press("Home" if hand.index(choice) < len(hand) / 2 else "End")
        while (at := self.focused()) != choice:
            assert at is not None, "the arrows have left the hand"
            keyboard.press("ArrowLeft" if hand.index(at) > hand.index(choice) else "ArrowRight")
        keyboard.press("Enter")
        self._answer_chooser(self._press)

    def _press(self, button: Locator) -> None:
        while not button.evaluate("(node) => node === document.activeElement"):
            self.page.keyboard.press("Tab")
        self.page.keyboard.press("Enter")

    # --- both ---------------------------------------------------------------------------------------------------

    def _wish(self) -> str | None:
        """A card, `take` or `done`; None if the page has passed by itself meanwhile. Counts the decisions."""
        cards = self.playable
        if cards:
            listed = {choice["card"] for choice in self.frames.sight["choices"]} - {None}
            assert set(cards) == listed, "what glows is not what the server listed"
        key = next((name for name in ("take", "done") if self.may(name)), None)
        if key is None and not cards:
            return None
        self.decisions += 1
        assert self.decisions <= MOST_DECISIONS, "the game does not end"
        return key if key is not None and (not cards or self.decisions % 7 == 0) else cards[0]

    def _answer_chooser(self, press: Callable[[Locator], None]) -> None:
        chooser = self.page.get_by_test_id("chooser")
        if chooser.count() == 0:
            return
        verb = ("transfer", "beat")[len(self.chosen) % 2]
        self.chosen.append(verb)
        button = chooser.get_by_test_id(f"choose-{verb}")
        expect(button).to_be_visible()
        press(button)


def at_rest(page: Page) -> None:
    """Until no card travels."""
    page.evaluate(_AT_REST)


def start_game(page: Page, *, preset: str, seats: int) -> None:
    """From the way in: choose the rules and the seats, and start."""
    choose(page, "preset", preset)
    choose(page, "seats", str(seats))
    page.get_by_test_id("start").click()
    page.wait_for_url("**/table/*")


def choose(page: Page, what: str, value: str) -> None:
    """One of a row of choices, by clicking on its words."""
    radio = page.get_by_test_id(f"pick-{what}").locator(f'input[value="{value}"]')
    if not radio.is_checked():
        radio.locator("xpath=..").click()
    expect(radio).to_be_checked()
