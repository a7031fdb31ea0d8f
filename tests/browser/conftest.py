"""A real server process, a real Chromium, and visitors whose pages may show no error."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect, sync_playwright

from tests.browser.player import PATIENCE_MS, Player
from tests.browser.visit import Visitor, close, visit
from tools.screenshots.chromium import launch
from tools.screenshots.laid import Device, Moment, prepare, prepare_beside
from tools.screenshots.serving import Served

Visit = Callable[..., Visitor]
"""`visit()` without the browser: a profile that is judged and closed when the test ends."""
Sit = Callable[..., tuple[Player, Served]]
expect.set_options(timeout=PATIENCE_MS)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything here drives Chromium."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


# Not for the whole session: Playwright's loop would be in the way of the other tests' loops.
@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Served]:
    """A server that many tests share: each visitor is a device of its own."""
    with Served(tmp_path_factory.mktemp("house") / "data") as served:
        yield served
        assert not served.errors


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Served]:
    """A server to stop and to kill."""
    with Served(tmp_path / "data") as served:
        yield served
        assert "Traceback" not in served.errors


@pytest.fixture
def laid_servers() -> Iterator[list[Served]]:
    """Servers that a test starts; they outlive its visitors."""
    servers: list[Served] = []
    yield servers
    for served in servers:
        served.kill()
        assert "Traceback" not in served.errors


@pytest.fixture
def visitors(chromium: Browser, laid_servers: list[Served]) -> Iterator[Visit]:
    """Make visitors; at the end none may have seen an error, a foreign host or a foreign card."""
    del laid_servers  # only to be closed before them
    made: list[Visitor] = []

    def make(address: str, **manner: object) -> Visitor:
        made.append(visit(chromium, address, **manner))  # type: ignore[arg-type]
        return made[-1]

    yield make
    for visitor in made:
        close(visitor)
    assert [fault for visitor in made for fault in visitor.verdict()] == []


@pytest.fixture
def sit(house: Served, visitors: Visit) -> Sit:
    """Sit down at a game laid beforehand, on the server that many tests share."""

    def at(moment: Moment, **manner: object) -> tuple[Player, Served]:
        device = prepare_beside(house.folder, {"game": moment})
        return seated(visitors, house, device, **manner), house

    return at


@pytest.fixture
def sit_alone(tmp_path: Path, laid_servers: list[Served], visitors: Visit) -> Sit:
    """The same on a server of one's own, to be stopped, killed or cut off."""

    def at(moment: Moment, **manner: object) -> tuple[Player, Served]:
        folder = tmp_path / f"laid-{len(laid_servers)}"
        device = prepare(folder, {"game": moment})
        served = Served(folder)
        laid_servers.append(served)
        served.start()
        return seated(visitors, served, device, **manner), served

    return at


def seated(visitors: Visit, served: Served, device: Device, **manner: object) -> Player:
    visitor = visitors(served.address, device=device, **manner)
    player = player_of(visitor, visitor.open(f"/table/{device.tables['game']}"))
    player.wait()
    return player


def player_of(visitor: Visitor, page: Page) -> Player:
    return Player(page, visitor.frames[page])
