"""What a player earns: at the table, in the profile, in the settings, on another device, and gone again."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import findings
from tests.browser.conftest import Visit, player_of
from tests.browser.layout import faults_of
from tests.browser.player import at_rest, choose
from tools.screenshots import moments
from tools.screenshots.career import career
from tools.screenshots.laid import Device, LaidGame, Moment, Person, finished, prepare
from tools.screenshots.serving import Served

REFUSED = re.compile(r"console error: Failed to load resource: the server responded with a status of 4")
STILL = {"pace": "instant", "autoPass": False}
SIZES = [(320, 568), (360, 640), (640, 360), (820, 1180), (1280, 800)]
NEW_GAME = """(game) => fetch('/api/games', {
  method: 'POST', headers: { 'Content-Type': 'application/json' }, body: JSON.stringify(game)
}).then((answer) => answer.json())"""
Settle = Callable[..., tuple[Served, Device]]


@pytest.fixture
def settle(tmp_path: Path, laid_servers: list[Served]) -> Settle:
    """A server on which somebody has played already."""

    def at(person: Person, moment: Moment = moments.LATE) -> tuple[Served, Device]:
        folder = tmp_path / f"laid-{len(laid_servers)}"
        device = prepare(folder, {"game": moment}, person)
        served = Served(folder)
        laid_servers.append(served)
        served.start()
        return served, device

    return at


@pytest.fixture(scope="module")
def rich(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Served, Device]]:
    """A server on which somebody has played for months, only to be looked at."""
    folder = tmp_path_factory.mktemp("rich") / "data"
    device = prepare(folder, {"won": moments.WON}, career())
    with Served(folder) as served:
        yield served, device
        assert "Traceback" not in served.errors


@cache
def nearly_second_level() -> Person:
    """92 points: two games won against Medium, one lost against Carefree. Whatever comes next reaches 100."""

    def game(opponents: str, *, is_won: bool) -> LaidGame:
        moment = Moment("atlasnye", 2, moments.LATE.holds, opponents=opponents)
        games = (finished(moment, seed) for seed in range(100))
        wanted = (1,) if is_won else (0,)
        return next(each for each in games if (result := each.moves[-1].state.result) and result.durak in wanted)

    won = game("medium", is_won=True)
    return Person("Vera", "fox", (won, won, game("random", is_won=False)))


def asked(page: Page, path: str) -> Any:  # noqa: ANN401 - JSON
    """What the server answers this browser."""
    return page.evaluate("(path) => fetch(path).then((answer) => answer.json())", path)


def play_out(page: Page, visitor: Any) -> None:  # noqa: ANN401
    player = player_of(visitor, page)
    while player.wait():
        player.decide_by_mouse()
    expect(page.get_by_test_id("reward")).to_be_visible()


def settings(page: Page) -> dict[str, Any]:
    stored: dict[str, Any] = page.evaluate("JSON.parse(localStorage.getItem('kozyr.settings') ?? '{}')")
    return stored


def profile(page: Page) -> None:
    """Go to the profile from the way in."""
    page.get_by_test_id("who-chip").click()
    expect(page.get_by_test_id("profile")).to_be_visible()


def test_the_first_game_reaches_the_first_goal(house: Served, visitors: Visit) -> None:
    visitor = visitors(house.address, settings=STILL)
    page = visitor.open()
    expect(page.get_by_test_id("start")).to_be_visible()
    created = page.evaluate(NEW_GAME, {"rules": "atlasnye", "opponents": ["random"], "pace": "instant"})
    page.goto(f"{house.address}/table/{created['table']}")
    play_out(page, visitor)
    reward = page.get_by_test_id("reward")
    expect(page.get_by_test_id("reward-goal-first-game")).to_be_visible()
    expect(reward).to_have_attribute("data-feast", "false")  # nothing moves for who wants it so
    said = asked(page, f"/api/games/{created['table']}/reward")
    expect(page.get_by_test_id("gained")).to_have_text(re.compile(rf"^\+{said['points']} points?$"))
    expect(page.get_by_test_id("growth")).to_have_attribute("aria-valuenow", str(said["after"]["points"]))
    told = page.get_by_test_id("live").locator("p", has_text="Goal reached: The first game.")
    expect(told).to_have_count(1)
    page.reload()
    expect(page.get_by_test_id("reward-goal-first-game")).to_be_visible()
    expect(told).to_have_count(0)
    page.get_by_test_id("reward-profile").click()
    expect(page.get_by_test_id("goal-first-game")).to_have_attribute("data-reached", "true")
    expect(page.get_by_test_id("figure-games").locator("dd")).to_have_text("1")


@pytest.mark.full
@pytest.mark.timeout(1200)
def test_the_first_back_is_earned_by_real_games_alone(house: Served, visitors: Visit) -> None:
    """From nothing: games against Easy until level 2, each reward beginning where the last one ended."""
    visitor = visitors(house.address, settings=STILL)
    page = visitor.open()
    expect(page.get_by_test_id("start")).to_be_visible()
    points = games = 0
    while points < 100:
        created = page.evaluate(NEW_GAME, {"rules": "atlasnye", "opponents": ["easy"], "pace": "instant"})
        page.goto(f"{house.address}/table/{created['table']}")
        play_out(page, visitor)
        reward = asked(page, f"/api/games/{created['table']}/reward")
        assert reward["before"]["points"] == points
        assert ("scales" in reward["backs"]) == (reward["after"]["points"] >= 100)
        points, games = reward["after"]["points"], games + 1
    expect(page.get_by_test_id("risen")).to_have_text("Level 2 reached!")
    page.get_by_test_id("wear-scales").click()
    assert settings(page)["back"] == "scales"
    page.get_by_test_id("reward-profile").click()
    expect(page.get_by_test_id("level")).to_have_text("Level 2")
    expect(page.get_by_test_id("figure-games").locator("dd")).to_have_text(str(games))
    expect(page.get_by_test_id("back-scales").get_by_role("button")).to_have_attribute("aria-pressed", "true")


def test_a_back_is_opened_put_on_and_found_in_profile_and_settings(settle: Settle, visitors: Visit) -> None:
    served, device = settle(nearly_second_level())
    visitor = visitors(served.address, device=device, settings=STILL, motion="no-preference")
    page = visitor.open(f"/table/{device.tables['game']}")
    play_out(page, visitor)
    reward = page.get_by_test_id("reward")
    expect(page.get_by_test_id("risen")).to_have_text("Level 2 reached!")
    expect(reward).to_have_attribute("data-feast", "true")
    page.keyboard.press("Shift")  # whoever goes on ends the feast
    expect(reward).to_have_attribute("data-feast", "false")
    page.get_by_test_id("wear-scales").click()
    expect(page.get_by_test_id("wear-scales")).to_have_attribute("aria-pressed", "true")
    assert settings(page)["back"] == "scales"

    page.goto(served.address)
    chip = page.get_by_test_id("who-chip")
    expect(chip).to_have_accessible_name("Your profile, Vera, Level 2")
    expect(chip.locator(".avatar")).to_be_visible()
    profile(page)
    expect(page.get_by_test_id("level")).to_have_text("Level 2")
    expect(page.get_by_test_id("back-scales").get_by_role("button")).to_have_attribute("aria-pressed", "true")
    expect(page.get_by_test_id("back-quilt")).to_contain_text("Opens at level 3")
    expect(page.get_by_test_id("back-quilt").get_by_role("button")).to_have_count(0)
    page.get_by_test_id("back-weave").get_by_role("button").click()
    assert settings(page)["back"] == "weave"

    page.goto(f"{served.address}/settings")
    backs = page.get_by_test_id("pick-back")
    locked = backs.locator('input[value="quilt"]')
    expect(locked).to_have_attribute("aria-disabled", "true")
    expect(locked).to_have_attribute("aria-description", "Opens at level 3")
    backs.locator('input[value="scales"]').focus()
    page.keyboard.press("ArrowRight")  # the sunburst, which a goal opens
    expect(page.get_by_test_id("opens-back")).to_contain_text(
        "Win a game in which every opponent plays at the level Hard"
    )
    page.keyboard.press("ArrowRight")
    expect(page.get_by_test_id("opens-back")).to_have_text("quilt: Opens at level 3")
    assert settings(page)["back"] == "weave"
    expect(backs.locator('input[value="weave"]')).to_be_checked()
    choose(page, "back", "scales")
    assert settings(page)["back"] == "scales"


def test_a_back_that_is_not_open_gives_way_quietly(settle: Settle, visitors: Visit) -> None:
    served, device = settle(nearly_second_level())
    page = visitors(served.address, device=device).open()
    page.evaluate("localStorage.setItem('kozyr.settings', JSON.stringify({ back: 'night' }))")
    page.reload()
    expect(page.get_by_test_id("who-chip").locator(".avatar")).to_be_visible()
    page.wait_for_function("JSON.parse(localStorage.getItem('kozyr.settings')).back === 'rosettes'")


def test_a_reward_that_is_late_comes_all_the_same(settle: Settle, visitors: Visit) -> None:
    served, device = settle(nearly_second_level(), moments.WON)
    visitor = visitors(served.address, device=device, allowed=(re.compile("Failed to load resource"),))
    failures: list[str] = []

    def fail_twice(route: Any) -> None:  # noqa: ANN401
        if len(failures) < 2:
            failures.append(route.request.url)
            route.abort() if len(failures) == 1 else route.fulfill(status=500, body='{"code": "storage", "facts": {}}')
        else:
            route.continue_()

    visitor.context.route("**/reward", fail_twice)
    page = visitor.open(f"/table/{device.tables['game']}")
    expect(page.get_by_test_id("gained")).to_have_text("+40 points")
    assert len(failures) == 2


def test_a_recovery_code_brings_the_profile_and_signing_off_takes_it(settle: Settle, visitors: Visit) -> None:
    served, device = settle(nearly_second_level())
    first = visitors(served.address, device=device).open("/profile")
    first.get_by_test_id("recovery").click()
    first.get_by_test_id("recovery-make").click()
    code = first.get_by_test_id("recovery-code")
    expect(code).to_be_focused()
    written = code.inner_text()
    with first.expect_download() as download:
        first.get_by_test_id("save-file").click()
    assert written in download.value.path().read_text(encoding="utf-8")
    first.get_by_test_id("recovery-kept").click()
    expect(first.get_by_test_id("recovery")).to_be_focused()
    assert written not in first.content()

    second = visitors(served.address, allowed=(REFUSED,)).open("/profile")
    expect(second.get_by_test_id("profile")).to_have_attribute("data-known", "false")
    second.get_by_test_id("join").click()
    second.get_by_test_id("join-code").fill("AAAA-AAAA-AAAA-AAAA-AAAA")
    second.get_by_test_id("join-look").click()
    expect(second.get_by_test_id("refusal")).to_be_visible()
    second.get_by_test_id("join-code").fill(
        f" {written.lower().replace('-', '  ').replace('0', 'o').replace('1', 'i')} "
    )
    second.keyboard.press("Enter")
    expect(second.get_by_test_id("whose")).to_contain_text("Vera")
    expect(second.get_by_test_id("whose")).to_be_focused()
    assert asked(second, "/api/profile")["known"] is False
    second.get_by_test_id("join-yes").click()
    expect(second.get_by_test_id("who")).to_have_text("Vera")
    expect(second.get_by_test_id("figure-games").locator("dd")).to_have_text("3")
    expect(second.get_by_test_id("told")).to_have_text("The profile is here now.")

    first.reload()
    first.get_by_test_id("sign-off").click()
    first.get_by_test_id("sign-off-yes").click()
    expect(first.get_by_test_id("sign-off")).to_have_count(0)
    second.reload()
    expect(second.get_by_test_id("profile")).to_have_attribute("data-known", "false")


def test_a_device_s_link_asks_first_and_works_once(settle: Settle, visitors: Visit) -> None:
    served, device = settle(nearly_second_level())
    first = visitors(served.address, device=device).open("/profile")
    first.get_by_test_id("add-device").click()
    expect(first.get_by_test_id("square")).to_be_visible()
    expect(first.get_by_test_id("only-here")).to_contain_text("kozyr play --host 0.0.0.0")
    address = first.get_by_test_id("link-address").inner_text()
    assert first.get_by_test_id("link-code").inner_text() in address
    first.keyboard.press("Escape")

    second = visitors(served.address, allowed=(REFUSED,)).open(address.removeprefix(served.address))
    expect(second.get_by_test_id("whose")).to_contain_text("Vera")
    assert second.url == f"{served.address}/profile"
    second.get_by_test_id("join-no").click()
    assert asked(second, "/api/profile")["known"] is False
    second.goto(address)
    second.get_by_test_id("join-yes").click()
    expect(second.get_by_test_id("who")).to_have_text("Vera")

    third = visitors(served.address, allowed=(REFUSED,)).open(address.removeprefix(served.address))
    expect(third.get_by_test_id("refusal")).to_be_visible()
    assert asked(third, "/api/profile")["known"] is False


def test_name_and_picture_by_keys_alone(settle: Settle, visitors: Visit) -> None:
    served, device = settle(nearly_second_level())
    page = visitors(served.address, device=device).open("/profile")
    expect(page.get_by_test_id("who")).to_be_focused()
    page.keyboard.press("Tab")
    expect(page.get_by_test_id("face-change")).to_be_focused()
    page.keyboard.press("Enter")
    page.get_by_test_id("face-name").focus()
    page.keyboard.press("ControlOrMeta+a")
    page.keyboard.type("Zoya")
    page.keyboard.press("Tab")
    page.keyboard.press("ArrowRight")  # from the fox to the bear
    page.keyboard.press("Enter")
    expect(page.get_by_test_id("who")).to_have_text("Zoya")
    expect(page.get_by_test_id("told")).to_have_text("Saved.")
    expect(page.get_by_test_id("face-change")).to_be_focused()
    assert asked(page, "/api/profile")["avatar"] == "bear"


def test_everything_can_be_saved_and_then_deleted(settle: Settle, visitors: Visit) -> None:
    served, device = settle(nearly_second_level())
    visitor = visitors(served.address, device=device)
    page = visitor.open("/profile")
    with page.expect_download() as download:
        page.get_by_test_id("export").click()
    exported = json.loads(download.value.path().read_text(encoding="utf-8"))
    assert device.tables["game"] in json.dumps(exported)
    page.evaluate("""() => {
      localStorage.setItem('kozyr.lessons', '["lead"]')
      localStorage.setItem('kozyr.pledges', '[["t", {"commitment": "ab", "nonce": "cd"}]]')
    }""")
    page.get_by_test_id("back-weave").get_by_role("button").click()

    page.get_by_test_id("delete").click()
    page.get_by_test_id("delete-next").click()
    expect(page.get_by_test_id("delete-no")).to_be_focused()  # Enter twice deletes nothing
    page.get_by_test_id("delete-yes").click()
    expect(page.get_by_test_id("profile")).to_have_attribute("data-known", "false")
    expect(page.get_by_test_id("told")).to_have_text(re.compile("deleted"))
    assert sorted(page.evaluate("Object.keys(localStorage)")) == ["kozyr.earned", "kozyr.settings"]
    assert visitor.context.cookies() == []
    page.goto(served.address)
    expect(page.get_by_test_id("start")).to_be_visible()
    expect(page.get_by_test_id("continue")).to_have_count(0)
    expect(page.get_by_test_id("who-chip")).to_have_accessible_name("Your profile")
    profile(page)
    expect(page.get_by_test_id("profile")).to_have_attribute("data-known", "false")
    expect(page.get_by_test_id("goals-count")).to_have_text("0 of 25 reached")


@pytest.mark.parametrize(
    ("colours", "language", "theme"),
    [("dark", "en-GB", "auto"), ("light", "ru-RU", "auto"), ("dark", "de-DE", "contrast")],
)
def test_axe_finds_nothing_in_a_rich_profile_and_its_panels(
    rich: tuple[Served, Device], visitors: Visit, colours: str, language: str, theme: str
) -> None:
    served, device = rich
    page = visitors(served.address, device=device, colours=colours, language=language, settings={"theme": theme}).open(
        "/profile"
    )
    expect(page.get_by_test_id("goals-count")).to_be_visible()
    page.get_by_test_id("chart-table").click()
    at_rest(page)
    assert findings(page) == []
    for panel, sign in PANELS.items():
        page.get_by_test_id(panel).click()
        expect(page.get_by_test_id(sign)).to_be_visible()
        assert findings(page) == [], panel
        page.keyboard.press("Escape")
        expect(page.locator("dialog[open]")).to_have_count(0)


PANELS = {
    "face-change": "face-save",
    "add-device": "square",
    "recovery": "recovery-make",
    "join": "join-look",
    "delete": "delete-next",
}


@pytest.mark.parametrize(
    "language",
    ["de-DE", pytest.param("ru-RU", marks=pytest.mark.full), pytest.param("id-ID", marks=pytest.mark.full)],
)
def test_b83_the_profile_has_room(rich: tuple[Served, Device], visitors: Visit, language: str) -> None:
    served, device = rich
    page = visitors(served.address, device=device, language=language).open("/profile")
    expect(page.get_by_test_id("goals-count")).to_be_visible()
    _at_every_size(page)
    for panel, sign in PANELS.items():
        page.get_by_test_id(panel).click()
        expect(page.get_by_test_id(sign)).to_be_visible()
        _at_every_size(page)
        page.keyboard.press("Escape")
    page.goto(f"{served.address}/")
    expect(page.get_by_test_id("who-chip").locator(".avatar")).to_be_visible()
    _at_every_size(page)


def test_b83_the_reward_has_room_among_six(settle: Settle, visitors: Visit) -> None:
    served, device = settle(nearly_second_level(), moments.WON)
    page = visitors(served.address, device=device, language="ru-RU").open(f"/table/{device.tables['game']}")
    expect(page.get_by_test_id("wear-scales")).to_be_visible()
    _at_every_size(page)
    assert findings(page) == []


def _at_every_size(page: Page) -> None:
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        page.evaluate("() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        at_rest(page)
        assert faults_of(page) == [], f"at {width}×{height}"
