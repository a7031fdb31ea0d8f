"""The server's rules pages and notices, through the whole application."""

from __future__ import annotations

import asyncio
import contextlib
import re
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from starlette.applications import Starlette

from kozyr.rules import PRESETS
from kozyr.server.app import create_app
from kozyr.server.store import Store
from kozyr.text import DECKS, LANGUAGES, MANIFEST, STYLESHEET
from tests.text.help import Page

HTML = {"accept": "text/html"}
TABLE = "0123456789abefgijklm"


class Client:
    """A browser that follows nothing by itself, before an application that has started."""

    def __init__(self, runner: asyncio.Runner, app: Starlette) -> None:
        self._runner = runner
        self._client = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost")

    def get(
        self, path: str, *, headers: dict[str, str] | None = None, params: dict[str, str] | None = None
    ) -> httpx.Response:
        return self._runner.run(self._client.get(path, headers=headers, params=params))


@pytest.fixture
def static(tmp_path: Path) -> Path:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Durak</title>", encoding="utf-8")
    (folder / "assets" / "pt-sans-latin-400-normal-AbC.woff2").write_bytes(b"font")
    return folder


@pytest.fixture
def client(tmp_path: Path, static: Path) -> Iterator[Client]:
    with contextlib.closing(Store(tmp_path / "data")) as store, asyncio.Runner() as runner:
        app = create_app(store, static=static)
        life = app.router.lifespan_context(app)
        runner.run(life.__aenter__())
        try:
            yield Client(runner, app)
        finally:
            runner.run(life.__aexit__(None, None, None))


def test_every_link_of_every_page_leads_somewhere(client: Client) -> None:
    seen: set[str] = set()
    waiting = [f"/{language}/rules/{preset}" for language in LANGUAGES for preset in PRESETS]
    waiting += [f"/{language}/decks" for language in LANGUAGES]
    elsewhere: set[str] = set()
    while waiting:
        address = waiting.pop()
        if address in seen:
            continue
        seen.add(address)
        answer = client.get(address, headers=HTML)
        assert answer.status_code == 200, address
        if not re.match(r"/\w\w/(rules|deck|decks)\b", address):
            continue
        page = Page(answer.text)
        links = [str(attributes["href"]) for tag, attributes in page.elements if tag in {"a", "link"}]
        for link in links:
            link = link.removeprefix("http://localhost")  # noqa: PLW2901 - the same link, seen from here
            if link.startswith("https://"):
                elsewhere.add(link.split("/")[2])
            elif not link.startswith(("#", "data:")):
                assert link.startswith("/"), f"{link} leads out of the house"
                waiting.append(link)
    assert {"/", STYLESHEET, MANIFEST, "/?rules=club", "/ru/rules/transfer", "/ru/deck/french"} - seen == set()
    assert elsewhere == {f"{language}.wikipedia.org" for language in LANGUAGES}


def test_a_reader_is_led_to_the_own_language(client: Client) -> None:
    answer = client.get("/rules/club", headers={"accept-language": "ru,en;q=0.5"})
    assert (answer.status_code, answer.headers["location"]) == (302, "/ru/rules/club")
    assert answer.headers["vary"] == "Accept-Language"
    answer = client.get(f"/rules/club?table={TABLE}", headers={"accept-language": "en"})
    assert answer.headers["location"] == f"/en/rules/club?table={TABLE}"


def test_the_decks_are_shown_in_the_own_language(client: Client) -> None:
    for path in ("/decks", *(f"/deck/{design}" for design in DECKS)):
        answer = client.get(path, headers={"accept-language": "ru"})
        assert (answer.status_code, answer.headers["location"]) == (302, f"/ru{path}")
        assert answer.headers["vary"] == "Accept-Language"
        page = client.get(answer.headers["location"], headers=HTML)
        assert (page.status_code, page.headers["content-language"]) == (200, "ru")
        assert client.get(f"/xx{path}", headers=HTML).status_code == 404
    assert client.get("/deck/tarot", headers=HTML).status_code == client.get("/en/deck/tarot").status_code == 404


def test_a_page_says_which_type_it_will_ask_for(client: Client, static: Path) -> None:
    assert static.is_dir()
    link = client.get("/en/decks").headers["link"]
    assert link == "</assets/pt-sans-latin-400-normal-AbC.woff2>; rel=preload; as=font; crossorigin"
    assert "link" not in client.get("/ru/decks").headers


def test_the_manifest_speaks_the_reader_s_language(client: Client) -> None:
    for language, name in (("ru", "Дурак"), ("en", "Durak")):
        answer = client.get(MANIFEST, headers={"accept-language": language})
        assert answer.headers["content-type"] == "application/manifest+json"
        assert (answer.json()["short_name"], answer.json()["lang"]) == (name, language)
        assert "Accept-Language" in answer.headers["vary"]


def test_search_engines_may_read(client: Client) -> None:
    answer = client.get("/robots.txt")
    assert answer.headers["content-type"].startswith("text/plain")
    assert "Disallow: /api/" in answer.text


def test_rules_of_a_table_s_own_mix(client: Client) -> None:
    answer = client.get("/en/rules/club+deck=52", headers=HTML)
    assert answer.status_code == 200
    assert "52 cards" in answer.text
    assert answer.headers["content-language"] == "en"


@pytest.mark.parametrize("table", ["", "short", "../../../../etc1", "a" * 17, '"><script>xxxx'])
def test_what_cannot_be_a_table_is_passed_over(client: Client, table: str) -> None:
    answer = client.get("/en/rules/club", params={"table": table}, headers=HTML)
    assert answer.status_code == 200
    assert "/table/" not in answer.text
    assert client.get("/rules/club", params={"table": table}).headers["location"] == "/en/rules/club"


@pytest.mark.parametrize("path", ["/en/rules/poker", "/xx/rules/club", "/en/rules/club+deck=36", "/rules/poker", "/en"])
def test_no_such_rules(client: Client, path: str) -> None:
    answer = client.get(path, headers={**HTML, "accept-language": "ru"})
    assert answer.status_code == 404
    assert "Такой страницы нет" in answer.text
    assert answer.headers["content-language"] == "ru"
    Page(answer.text)
    assert client.get(path).json()["code"] == "not_found"


def test_a_notice_does_not_repeat_an_address_as_html(client: Client) -> None:
    answer = client.get("/en/rules/<script>alert(1)</script>", headers=HTML)
    assert answer.status_code == 404
    assert Page(answer.text).all("script") == []


def test_the_browser_keeps_what_has_not_changed(client: Client) -> None:
    for path in ("/en/rules/club", STYLESHEET):
        first = client.get(path)
        again = client.get(path, headers={"if-none-match": first.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")
        assert client.get(path, headers={"if-none-match": '"other"'}).status_code == 200


def test_the_style_is_served_with_the_page_s_fonts(client: Client) -> None:
    answer = client.get(STYLESHEET)
    assert answer.headers["content-type"].startswith("text/css")
    assert 'url("/assets/pt-sans-latin-400-normal-AbC.woff2")' in answer.text
    assert client.get("/assets/pt-sans-latin-400-normal-AbC.woff2").content == b"font"


def test_a_page_that_is_not_built_says_so_in_the_reader_s_language(client: Client, static: Path) -> None:
    (static / "index.html").unlink()
    for language, words in (("en", "The page is not built"), ("ru", "Страница не собрана")):
        answer = client.get("/", headers={**HTML, "accept-language": language})
        assert answer.status_code == 503
        assert words in answer.text
        assert client.get(f"/table/{TABLE}", headers={"accept-language": language}).status_code == 404
