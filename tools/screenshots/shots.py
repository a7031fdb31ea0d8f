"""Which pictures are taken, and how each comes about."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Page, expect

from tools.screenshots import moments
from tools.screenshots.laid import Moment, lay

TABLES: dict[str, Moment] = {
    "fresh": moments.FRESH,
    "sight": moments.SIGHT,
    "lead": moments.LEAD,
    "defend": moments.DEFEND_OF_THREE,
    "throw-in": moments.THROW_IN,
    "add": moments.ADD,
    "choice": moments.CHOICE,
    "many": moments.MANY_CARDS,
    "six": moments.DEFEND_OF_SIX,
    "won": moments.WON,
    "lost": moments.LOST,
}
"""The games that are laid for the pictures."""

NOBODY = "/?nobody-answers"
"""The way in as it is without its server."""

_SETTLED = """async () => {
  await document.fonts.ready
  for (const image of document.images) image.loading = 'eager' // one that waits to be scrolled to would never be there
  await Promise.all([...document.images].map((image) => image.decode().catch(() => {})))
  const passing = document.getAnimations().filter((one) => one.effect.getComputedTiming().iterations !== Infinity)
  await Promise.allSettled(passing.map((one) => one.finished))
}"""


@dataclass(frozen=True)
class Shot:
    """One picture: the path it is taken at (`{language}` filled in), what is done there, whether the whole page."""

    name: str
    path: str
    act: Callable[[Page], None] = lambda _: None
    whole: bool = False


def _open(panel: str) -> Callable[[Page], None]:
    def act(page: Page) -> None:
        page.get_by_test_id(f"tool-{panel}").click()
        expect(page.get_by_test_id(f"panel-{panel}").get_by_role("heading").first).to_be_visible()

    return act


def _ask_for_what_does_not_go(page: Page) -> None:
    _open("own")(page)
    page.get_by_test_id("pick-own-bout-limit").locator("label", has_text="3").click()
    expect(page.get_by_test_id("own-refusal").first).to_be_visible()
    page.get_by_test_id("own-refusal").first.scroll_into_view_if_needed()


def _name_somebody(page: Page) -> None:
    _open("own")(page)
    page.get_by_test_id("own-from-transfer").click()
    page.get_by_test_id("own-name-1").fill("Маша")
    page.get_by_test_id("own-level-2").select_option("hard")
    page.get_by_test_id("own-start").scroll_into_view_if_needed()


def _open_games(page: Page) -> None:
    page.get_by_test_id("all-games").click()
    expect(page.get_by_test_id("game").first).to_be_visible()


def _nobody_answers(page: Page) -> None:
    expect(page.get_by_test_id("problem")).to_be_visible()


def _go_to(page: Page, card: str) -> None:
    """Move along the hand to a card."""
    page.keyboard.press("Home")
    for _ in page.get_by_test_id("hand-card").all():
        if page.locator(card).first.evaluate("(node) => node === document.activeElement"):
            return
        page.keyboard.press("ArrowRight")
    raise LookupError(f"the hand has no {card}")


def _ask_a_dimmed_card(page: Page) -> None:
    _go_to(page, '[data-testid="hand-card"][aria-disabled="true"]')
    expect(page.get_by_test_id("why")).to_be_attached()


def _ask_beat_or_pass_on(page: Page) -> None:
    card = moments.card_of_two_uses(lay(moments.CHOICE).moves[-1].state)
    _go_to(page, f'[data-testid="hand-card"][data-card="{card}"]')
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("chooser")).to_be_visible()


def _lead_a_card(page: Page) -> None:
    page.get_by_test_id("tool-lesson-again").click()  # the same address again comes back to the same table
    page.locator('[data-testid="hand-card"][aria-disabled="false"]').first.wait_for(state="attached")
    page.keyboard.press("Home")
    page.keyboard.press("Enter")
    page.locator('[data-testid="done"][aria-disabled="false"]').wait_for(state="attached")


def _learn(page: Page) -> None:
    _lead_a_card(page)
    page.keyboard.press("d")
    expect(page.get_by_test_id("lesson-next")).to_be_visible()


def _go_astray(page: Page) -> None:
    page.locator('[data-testid="take"][aria-disabled="false"]').wait_for(state="attached")
    page.keyboard.press("t")
    expect(page.get_by_test_id("lesson-again")).to_be_visible()


def _have_learned_all(page: Page) -> None:
    names = page.evaluate("async () => (await (await fetch('/api/lessons')).json()).lessons")
    page.evaluate("(names) => localStorage.setItem('kozyr.lessons', JSON.stringify(names))", names)
    page.reload()
    expect(page.get_by_test_id("learn-start")).to_be_visible()


def _be_asked(page: Page) -> None:
    page.locator('[data-testid="hand-card"][aria-disabled="false"]').first.wait_for(state="attached")


def _be_rewarded(page: Page) -> None:
    expect(page.get_by_test_id("reward")).to_be_visible()


def _ask_in_the_profile(name: str) -> Callable[[Page], None]:
    def act(page: Page) -> None:
        page.get_by_test_id(name).click()
        expect(page.get_by_role("dialog")).to_be_visible()

    return act


def _be_a_stranger(page: Page) -> None:
    page.context.clear_cookies()
    page.reload()
    expect(page.get_by_test_id("first-game")).to_be_visible()


def shots(tables: dict[str, str]) -> tuple[Shot, ...]:
    """Every picture; `tables`: the laid games' ids by name."""
    return (
        Shot("start", "/", whole=True),
        Shot("start-settings", "/", _open("settings")),
        Shot("settings", "/settings", whole=True),
        Shot("start-own", "/", _open("own")),
        Shot("start-own-refused", "/", _ask_for_what_does_not_go),
        Shot("start-own-seats", "/", _name_somebody),
        Shot("start-games", "/", _open_games),
        Shot("start-nobody", NOBODY, _nobody_answers),
        *(Shot(f"table-{name}", f"/table/{table}") for name, table in tables.items()),
        Shot("table-why", f"/table/{tables['defend']}", _ask_a_dimmed_card),
        Shot("table-choose", f"/table/{tables['choice']}", _ask_beat_or_pass_on),
        Shot("table-rules", f"/table/{tables['choice']}", _open("rules")),
        Shot("table-keys", f"/table/{tables['lead']}", lambda page: page.keyboard.press("?")),
        Shot("reward", f"/table/{tables['won']}", _be_rewarded),
        Shot("profile", "/profile", whole=True),
        Shot("profile-face", "/profile", _ask_in_the_profile("face-change")),
        Shot("profile-device", "/profile", _ask_in_the_profile("add-device")),
        Shot("profile-delete", "/profile", _ask_in_the_profile("delete")),
        Shot("learn", "/learn", whole=True),
        Shot("learn-lead", "/learn/lead", _lead_a_card),
        Shot("learn-lead-learned", "/learn/lead", _learn),
        Shot("learn-beat-astray", "/learn/beat", _go_astray),
        Shot("learn-together", "/learn/together", _be_asked),
        Shot("learn-transfer", "/learn/transfer", _be_asked),
        Shot("learn-ready", "/learn", _have_learned_all, whole=True),
        Shot("rules-classic", "/{language}/rules/classic", whole=True),
        Shot("rules-transfer", "/{language}/rules/transfer"),
        Shot("decks", "/{language}/decks", whole=True),
        Shot("deck-atlasnye", "/{language}/deck/atlasnye", whole=True),
        Shot("deck-french", "/{language}/deck/french", whole=True),
        Shot("unknown", "/table/AAAAAAAAAAAAAAAA"),
        Shot("profile-new", "/profile", _be_a_stranger, whole=True),  # the last: it stays one
    )


def settle(page: Page) -> None:
    """Until nothing moves and every picture is there."""
    page.wait_for_load_state("networkidle")
    page.evaluate(_SETTLED)
