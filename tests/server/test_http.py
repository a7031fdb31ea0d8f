"""The pages and the JSON routes, and what every answer carries."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Coroutine, Iterator
from pathlib import Path
from typing import Any, TypeVar

import httpx
import pytest
from starlette.applications import Starlette

from kozyr.rules import PRESETS, VALUES
from kozyr.server import limits
from kozyr.server.app import create_app
from kozyr.server.guard import HEADERS, POLICY
from kozyr.server.store import Store

GAME = {"rules": "classic", "opponents": ["plain"], "pace": "instant", "name": "Ann"}

T = TypeVar("T")


class Client:
    """Asks the application itself, in an event loop of its own; keeps cookies as a browser does."""

    def __init__(self, app: Starlette) -> None:
        self._runner = asyncio.Runner()
        self._client = httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://localhost")
        self.cookies = self._client.cookies
        self._life = app.router.lifespan_context(app)
        self._runner.run(self._life.__aenter__())

    def get(self, path: str, **more: Any) -> httpx.Response:  # noqa: ANN401 - as httpx
        return self._runner.run(self._client.get(path, **more))

    def post(self, path: str, **more: Any) -> httpx.Response:  # noqa: ANN401 - as httpx
        return self._runner.run(self._client.post(path, **more))

    def request(self, method: str, path: str, **more: Any) -> httpx.Response:  # noqa: ANN401 - as httpx
        return self._runner.run(self._client.request(method, path, **more))

    def run(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something else in the same loop."""
        return self._runner.run(work)

    def use_https(self) -> None:
        self._client.base_url = self._client.base_url.copy_with(scheme="https")

    def close(self) -> None:
        self._runner.run(self._client.aclose())
        self._runner.run(self._life.__aexit__(None, None, None))
        self._runner.close()


@contextlib.contextmanager
def served(app: Starlette) -> Iterator[Client]:
    client = Client(app)
    try:
        yield client
    finally:
        client.close()


@pytest.fixture
def static(tmp_path: Path) -> Path:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><title>Kozyr</title>")
    (folder / "assets" / "index-abc.js").write_text("export {}")
    (folder / "favicon.svg").write_text("<svg xmlns='http://www.w3.org/2000/svg'/>")
    return folder


@pytest.fixture
def client(tmp_path: Path, static: Path) -> Iterator[Client]:
    store = Store(tmp_path / "data")
    with served(create_app(store, static=static)) as client:
        yield client
    store.close()


def test_the_policy_is_exactly_the_house_s() -> None:
    assert POLICY == (
        "default-src 'self'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
        "connect-src 'self'; worker-src 'self'; manifest-src 'self'; object-src 'none'; base-uri 'none'; "
        "frame-ancestors 'none'; form-action 'self'"
    )


@pytest.mark.parametrize(
    "path",
    ["/", "/table/x", "/assets/index-abc.js", "/favicon.svg", "/api/lobby", "/nothing", "/en/rules/club", "/healthz"],
)
def test_every_answer_has_the_guarding_headers(client: Client, path: str) -> None:
    answer = client.get(path)
    assert {name: answer.headers[name] for name in HEADERS} == HEADERS


def test_how_long_files_are_kept(client: Client) -> None:
    assert client.get("/assets/index-abc.js").headers["cache-control"] == "public, max-age=31536000, immutable"
    assert client.get("/").headers["cache-control"] == "no-cache"
    assert client.get("/favicon.svg").headers["cache-control"] == "no-cache"
    assert client.get("/api/lobby").headers["cache-control"] == "no-store"


def test_the_page_s_texts_come_beside_its_script(client: Client, static: Path) -> None:
    for language in ("en", "ru"):
        (static / "assets" / f"texts-{language}-abc.js").write_text("export default ''")
    for path in ("/", "/table/aaaaaaaaaaaaaaaaaaaa"):
        answer = client.get(path, headers={"accept-language": "ru, en;q=0.5"})
        assert answer.headers["link"] == "</assets/texts-ru-abc.js>; rel=modulepreload"
        assert "Accept-Language" in answer.headers["vary"]


def test_a_table_that_does_not_exist_has_the_page_and_404(client: Client) -> None:
    unknown = client.get("/table/aaaaaaaaaaaaaaaaaaaa")
    assert (unknown.status_code, "Kozyr" in unknown.text) == (404, True)
    table = client.post("/api/games", json=GAME).json()["table"]
    known = client.get(f"/table/{table}")
    assert known.status_code == 200
    assert known.headers["x-robots-tag"] == "noindex"


def test_the_settings_have_the_page(client: Client) -> None:
    answer = client.get("/settings")
    assert (answer.status_code, answer.text) == (200, client.get("/").text)


def test_without_the_built_page_a_person_is_told(tmp_path: Path) -> None:
    store = Store(tmp_path / "data")
    with served(create_app(store, static=tmp_path / "nowhere")) as client:
        answer = client.get("/", headers={"accept": "text/html"})
        assert answer.status_code == 503
        assert "make play" in answer.text
        assert client.get("/assets/x.js").status_code == 404
        assert client.get("/api/lobby").status_code == 200
    store.close()


def test_the_lobby_names_presets_programs_and_the_own_unfinished_games(client: Client) -> None:
    lobby = client.get("/api/lobby").json()
    assert [preset["name"] for preset in lobby["presets"]] == list(PRESETS)
    assert lobby["opponents"][:2] == ["random", "plain"]
    assert lobby["unfinished"] == []
    tables = [client.post("/api/games", json=GAME).json()["table"] for _ in range(2)]
    lobby = client.get("/api/lobby").json()
    assert {game["table"] for game in lobby["unfinished"]} == set(tables)
    begun = [game["began"] for game in lobby["unfinished"]]
    assert begun == sorted(begun, reverse=True)
    newest = lobby["unfinished"][0]
    assert {**newest, "table": "", "began": 0} == {
        "table": "",
        "preset": "classic",
        "seats": 2,
        "bout": 1,
        "began": 0,
    }
    assert lobby["options"] == {name: list(values) for name, values in VALUES.items()}
    client.cookies.clear()
    assert client.get("/api/lobby").json()["unfinished"] == []


def test_the_cookie_is_set_once_and_closed_to_scripts_and_other_sites(client: Client) -> None:
    first = client.post("/api/games", json=GAME)
    cookie = first.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=strict" in cookie
    assert "Path=/" in cookie
    assert "Secure" not in cookie, "a game on one's own machine has no certificate"
    assert "set-cookie" not in client.post("/api/games", json=GAME).headers
    name = cookie.partition("=")[0]
    client.cookies.clear()
    client.cookies.set(name, "A" * 43)
    forged = client.post("/api/games", json=GAME)
    assert "A" * 43 not in forged.headers["set-cookie"], "a token that this server did not give is not taken over"


def test_over_https_the_cookie_is_secure(client: Client) -> None:
    client.use_https()
    assert "Secure" in client.post("/api/games", json=GAME).headers["set-cookie"]


def test_only_the_hash_of_the_token_is_stored(client: Client, tmp_path: Path) -> None:
    token = client.post("/api/games", json=GAME).headers["set-cookie"].partition("=")[2].partition(";")[0]
    assert len(token) == 43
    for file in (tmp_path / "data").iterdir():
        assert token.encode() not in file.read_bytes()


@pytest.mark.parametrize(
    ("accept", "language"), [("ru-RU,ru;q=0.9,en;q=0.8", "ru"), ("xx", "en"), ("", "en"), ("en;q=0.1, ru;q=x", "en")]
)
def test_rules_without_a_language_lead_to_the_readers(client: Client, accept: str, language: str) -> None:
    answer = client.get("/rules/club", headers={"accept-language": accept}, follow_redirects=False)
    assert (answer.status_code, answer.headers["location"]) == (302, f"/{language}/rules/club")
    assert client.get(answer.headers["location"]).status_code == 200
    assert client.get("/rules/poker").status_code == 404


@pytest.fixture
def patient(tmp_path: Path, static: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Client]:
    """A server that gives no credits back."""
    monkeypatch.setattr("kozyr.server.app.GAMES_PER_S", 0.0)
    monkeypatch.setattr("kozyr.server.app.CODES_PER_S", 0.0)
    with contextlib.closing(Store(tmp_path / "data")) as store, served(create_app(store, static=static)) as client:
        yield client


def test_games_are_created_at_a_bounded_rate(patient: Client) -> None:
    client = patient

    def create() -> httpx.Response:
        client.cookies.clear()
        return client.post("/api/games", json=GAME)

    codes = [create().status_code for _ in range(limits.GAMES_AT_ONCE + 1)]
    assert codes == [201] * limits.GAMES_AT_ONCE + [429]
    answer = create()
    assert answer.json() == {"code": "too_fast", "facts": {}, "message": answer.json()["message"]}
    assert client.get("/api/lobby").status_code == 200


def test_a_purse_for_every_address_and_not_for_ever_more_of_them() -> None:
    games = limits.Purses(most=limits.GAMES_AT_ONCE, per_s=limits.GAMES_PER_S)
    assert [games.take("a", 0.0) for _ in range(limits.GAMES_AT_ONCE + 1)] == [True] * limits.GAMES_AT_ONCE + [False]
    assert games.take("b", 0.0)
    assert games.take("a", 1.0 / limits.GAMES_PER_S)
    for number in range(3000):
        assert games.take(f"other {number}", 1.0)
    assert len(games._purses) <= limits._ADDRESSES
    assert games.take("late", 10_000.0)
    assert len(games._purses) == 1, "those that are full again are forgotten"


@pytest.mark.parametrize("path", ["/rules.css", "/en/rules/club", "/assets/index-long.js", "/api/lobby"])
def test_text_is_compressed_where_the_browser_takes_that(client: Client, static: Path, path: str) -> None:
    (static / "assets" / "index-long.js").write_text("export {}\n" * 500)
    plain = client.get(path, headers={"accept-encoding": "identity"})
    assert "content-encoding" not in plain.headers
    squeezed = client.get(path, headers={"accept-encoding": "br, gzip;q=0.8"})
    assert squeezed.headers["content-encoding"] == "gzip"
    assert "Accept-Encoding" in squeezed.headers["vary"]
    assert squeezed.content == plain.content
    assert int(squeezed.headers["content-length"]) < int(plain.headers["content-length"])
    assert client.get(path, headers={"accept-encoding": "gzip;q=0"}).headers.get("content-encoding") is None
    if "etag" in plain.headers:
        again = client.get(path, headers={"if-none-match": squeezed.headers["etag"]})
        assert (again.status_code, again.content) == (304, b"")


def test_pictures_and_small_answers_go_as_they_are(client: Client, static: Path) -> None:
    (static / "assets" / "grain.png").write_bytes(b"\x89PNG" + bytes(5000))
    for path in ("/assets/grain.png", "/healthz"):
        answer = client.get(path, headers={"accept-encoding": "gzip"})
        assert answer.status_code == 200
        assert "content-encoding" not in answer.headers
