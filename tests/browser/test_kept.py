"""The page keeps itself: without its server it opens and says so, and it is there again when the server is."""

from __future__ import annotations

import json
import re
import socket
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import findings
from tests.browser.conftest import Visit
from tests.browser.other_build import made, serving
from tests.browser.player import start_game
from tests.browser.visit import NO_CONNECTION, NOT_FOUND
from tools.icons.__main__ import OUT, PNGS
from tools.icons.drawing import icon
from tools.screenshots.serving import Served

AT_ONCE = {"pace": "instant", "autoPass": False}
NOBODY = "The server does not answer. Is it running?"
_KEPT = """async () => {
  const { active } = await navigator.serviceWorker.ready
  if (active.state === 'activated') return
  await new Promise((done) => active.addEventListener('statechange', () => active.state === 'activated' && done()))
}"""
_NEW_ONE_IS_THERE = """async () => {
  const registration = await navigator.serviceWorker.ready
  await registration.update()
  while (registration.waiting === null) {
    const coming = registration.installing
    if (coming === null) await new Promise((done) => registration.addEventListener('updatefound', done, { once: true }))
    else await new Promise((done) => coming.addEventListener('statechange', done, { once: true }))
  }
}"""
_ACTIVATED = """async () => {
  const { serviceWorker } = self
  while (serviceWorker.state !== 'activated')
    await new Promise((done) => serviceWorker.addEventListener('statechange', done, { once: true }))
}"""
_KEPT_ADDRESSES = """async () => {
  const found = {}
  for (const name of await caches.keys())
    found[name] = (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname)
  return found
}"""


def kept(page: Page) -> None:
    """Until the page is kept as a whole."""
    page.evaluate(_KEPT)


def test_a_kept_page_says_that_nobody_answers_and_comes_back_by_itself(own_server: Served, visitors: Visit) -> None:
    visitor = visitors(own_server.address, settings=AT_ONCE, allowed=(NO_CONNECTION,), keeps=True)
    page = visitor.open()
    start_game(page, preset="classic", seats=2)
    table = page.url
    expect(page.get_by_test_id("talon-count")).to_be_visible()
    reading = visitor.open("/en/rules/club")
    expect(reading.get_by_role("heading", level=1)).to_be_visible()
    kept(page)
    reading.reload()  # now it goes through the worker, which keeps it
    own_server.stop()

    page.goto(own_server.address)
    expect(page.get_by_role("alert")).to_have_text(NOBODY)
    expect(page.get_by_text("asks again by itself")).to_be_visible()
    assert page.evaluate("document.fonts.check('16px \"PT Serif\"')")
    assert findings(page) == []
    reading.reload()
    expect(reading.get_by_role("heading", level=1)).to_have_text("Club Durak")
    other = visitor.open("/ru/rules/transfer")  # never read before
    expect(other.get_by_role("alert")).to_have_text(NOBODY)
    seat = visitor.open(table.removeprefix(own_server.address))
    expect(seat.get_by_test_id("link-lost")).to_be_visible()

    own_server.start()
    expect(page.get_by_test_id("start")).to_be_visible()
    expect(other.get_by_role("heading", level=1)).to_have_text("Переводной дурак")
    expect(seat.get_by_test_id("link-lost")).to_be_hidden()
    expect(seat.get_by_test_id("talon-count")).to_be_visible()


def test_a_server_that_never_answers_is_not_waited_for(own_server: Served, visitors: Visit) -> None:
    visitor = visitors(own_server.address, settings=AT_ONCE, allowed=(NO_CONNECTION,), keeps=True)
    page = visitor.open()
    expect(page.get_by_test_id("start")).to_be_visible()
    kept(page)
    own_server.stop()
    with socket.create_server(("127.0.0.1", own_server.port)):  # connections are taken, and that is all
        page.goto(own_server.address)
        expect(page.locator(".s-note")).to_be_visible()
    expect(page.get_by_role("alert")).to_have_text(NOBODY)
    own_server.start()
    expect(page.get_by_test_id("start")).to_be_visible()


def test_a_start_in_vain_is_forgotten_when_the_server_is_back(own_server: Served, visitors: Visit) -> None:
    page = visitors(own_server.address, settings=AT_ONCE, allowed=(NO_CONNECTION,)).open()
    expect(page.get_by_test_id("start")).to_be_visible()
    own_server.stop()
    page.get_by_test_id("start").click()
    expect(page.get_by_role("alert")).to_have_text(NOBODY)
    own_server.start()
    expect(page.get_by_role("alert")).to_have_count(0)


def test_no_table_and_nothing_of_the_api_is_kept(house: Served, visitors: Visit) -> None:
    visitor = visitors(house.address, settings=AT_ONCE, keeps=True)
    page = visitor.open()
    expect(page.get_by_test_id("start")).to_be_visible()
    kept(page)
    start_game(page, preset="classic", seats=2)
    page.reload()
    expect(page.get_by_test_id("talon-count")).to_be_visible()
    page.get_by_test_id("tool-rules").click()
    expect(page.get_by_test_id("panel-rules").get_by_role("heading", level=2).first).to_be_visible()
    found = page.evaluate(_KEPT_ADDRESSES)
    assert len(found) == 2, "one store of the page, one of what was read"
    addresses = {address for store in found.values() for address in store}
    assert "/" in addresses
    assert any(re.fullmatch(r"/assets/texts-ru-.*\.js", address) for address in addresses), "both languages are kept"
    assert any(address.endswith("/Kc.svg") or "/small/" in address for address in addresses), "and the deck"
    assert not [address for address in addresses if address.startswith(("/api", "/table", "/healthz"))]


def test_a_new_build_takes_the_place_of_the_old_one_as_a_whole(visitors: Visit, tmp_path: Path) -> None:
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    old, new = made("old-build-00", tmp_path / "old"), made("new-build-00", tmp_path / "new")
    visitor = visitors(f"http://127.0.0.1:{port}", allowed=(NO_CONNECTION, NOT_FOUND), keeps=True)

    def build(page: Page) -> str | None:
        expect(page.locator(".tbl")).to_be_visible()
        return page.locator("html").get_attribute("data-build")

    with serving(old, port, tmp_path / "data"):
        page = visitor.open()
        assert build(page) == "old-build-00"
        kept(page)
    page.reload()
    expect(page.get_by_role("alert")).to_have_text(NOBODY)
    with serving(new, port, tmp_path / "data"):
        page.reload()
        assert build(page) == "new-build-00", "the server has the first word"
        expect(page.get_by_test_id("start")).to_be_visible()
        page.evaluate(_NEW_ONE_IS_THERE)
        # A visit amid the change at times hangs under Playwright, not without: Chromium has stopped the old worker.
        coming = visitor.context.service_workers[-1]
        assert coming.evaluate("self.serviceWorker.state") == "installed", "it waits for the old build's last page"
        page.goto("about:blank")
        coming.evaluate(_ACTIVATED)
        page.goto(visitor.address)
        stores = [name for name in page.evaluate("caches.keys()") if name.startswith("kozyr-page-")]
        assert stores == ["kozyr-page-new-build-00"], "the old build's store goes when its last page is left"
    page.reload()
    expect(page.get_by_role("alert")).to_have_text(NOBODY)
    assert build(page) == "new-build-00"


def test_the_page_can_be_installed(house: Served, visitors: Visit) -> None:
    visitor = visitors(house.address, language="ru-RU")
    page = visitor.open()
    expect(page.get_by_test_id("start")).to_be_visible()
    session = visitor.context.new_cdp_session(page)
    found = session.send("Page.getAppManifest")
    assert found["errors"] == []
    manifest = json.loads(found["data"])
    assert (manifest["short_name"], manifest["lang"], manifest["display"]) == ("Дурак", "ru", "standalone")
    for entry in manifest["icons"]:
        answer = page.request.get(house.address + entry["src"])
        assert (answer.status, answer.headers["content-type"]) == (200, entry["type"])
    errors = session.send("Page.getInstallabilityErrors")["installabilityErrors"]
    assert [error["errorId"] for error in errors] in ([], ["in-incognito"])


@pytest.mark.parametrize(("name", "masked", "side"), PNGS)
def test_an_icon_is_what_the_code_draws(name: str, masked: bool, side: int) -> None:
    del masked
    header = Path(OUT / f"{name}-{side}.png").read_bytes()[:24]
    assert header[1:4] == b"PNG"
    assert (int.from_bytes(header[16:20]), int.from_bytes(header[20:24])) == (side, side)
    assert (OUT / "icon.svg").read_text(encoding="utf-8") == icon(masked=False)
