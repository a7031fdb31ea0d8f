"""A person's profile: made with the first game, moved by codes, taken along, deleted; nobody else's."""

from __future__ import annotations

import asyncio
import contextlib
import itertools
import json
import sqlite3
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from kozyr.cards import CARDS
from kozyr.notation import read_record
from kozyr.progress import FREE_BACKS, GOALS, UNLOCKS
from kozyr.server import limits, profile_api
from kozyr.server.app import create_app
from kozyr.server.profile import AVATARS
from kozyr.server.store import Accounts, Store, opening
from kozyr.server.store.errors import NoAccount
from kozyr.server.store.opening import DATABASE
from kozyr.server.tokens import token_hash
from tests.server.lives import Life, lived
from tests.server.test_http import Client, served

GAME = {"rules": "classic", "opponents": ["plain"], "pace": "instant"}
NOTHING = {"games": 0, "won": 0, "drawn": 0, "durak": 0, "resigned": 0}
ROUTES = [
    ("GET", "/api/profile/export"),
    ("PUT", "/api/profile"),
    ("DELETE", "/api/profile"),
    ("POST", "/api/profile/recovery"),
    ("POST", "/api/profile/links"),
    ("DELETE", "/api/profile/devices"),
]
"""What only somebody with an account may ask."""


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with contextlib.closing(Store(tmp_path / "data")) as store:
        yield store


@pytest.fixture
def client(store: Store) -> Iterator[Client]:
    with served(create_app(store)) as client:
        yield client


class Browser:
    """One of several browsers on one server: its cookies are its own."""

    def __init__(self, client: Client) -> None:
        self._client = client
        self.cookies: dict[str, str] = {}

    def ask(self, method: str, path: str, body: object = None, **headers: str) -> httpx.Response:
        self._client.cookies.clear()
        for name, value in self.cookies.items():
            self._client.cookies.set(name, value)
        more: dict[str, Any] = {"headers": {name.replace("_", "-"): value for name, value in headers.items()}}
        if body is not None:
            more["json"] = body
        answer = self._client.request(method, path, **more)
        for said in answer.headers.get_list("set-cookie"):
            name, _, value = said.partition(";")[0].partition("=")
            self.cookies.pop(name, None)
            if "max-age=0" not in said.lower():
                self.cookies[name] = value
        return answer

    def profile(self) -> dict[str, Any]:
        answer: dict[str, Any] = self.ask("GET", "/api/profile").json()
        return answer

    def start(self) -> str:
        created = self.ask("POST", "/api/games", GAME)
        assert created.status_code == 201
        table: str = created.json()["table"]
        return table

    @property
    def token(self) -> str:
        (token,) = self.cookies.values()
        return token


@pytest.fixture
def ann(client: Client) -> Browser:
    return Browser(client)


@pytest.fixture
def ben(client: Client) -> Browser:
    return Browser(client)


def account_of(client: Client, store: Store, browser: Browser) -> str:
    device = token_hash(browser.token)
    assert device is not None
    account = client.run(Accounts(store).of_device(device))
    assert account is not None
    return account


def live(client: Client, store: Store, browser: Browser, *lives: Life) -> list[str]:
    """Let a person who has begun a game have had these games too."""
    account = account_of(client, store, browser)
    return [client.run(lived(store, account, life)) for life in lives]


def test_an_account_is_made_with_the_first_game_and_not_before(client: Client, store: Store, ann: Browser) -> None:
    accounts = Accounts(store)
    before = ann.profile()
    assert (before["known"], before["devices"], before["all"]) == (False, 0, NOTHING)
    assert [goal["name"] for goal in before["goals"]] == [goal.name for goal in GOALS]
    assert [back["name"] for back in before["backs"] if back["open"]] == list(FREE_BACKS)
    assert len(before["backs"]) == len(FREE_BACKS) + len(UNLOCKS)
    assert ann.ask("GET", "/api/backs").json() == {"open": list(FREE_BACKS)}
    assert ann.ask("POST", "/api/games", {**GAME, "rules": "poker"}).status_code == 400
    for method, path in ROUTES:
        body = {"name": "x", "avatar": None} if method == "PUT" else None
        assert ann.ask(method, path, body).json()["code"] == "no_account", path
    assert ann.cookies == {}
    assert client.run(accounts.count()) == 0
    ann.start()
    assert client.run(accounts.count()) == 1
    after = ann.profile()
    assert (after["known"], after["devices"], after["recoverable"], after["all"]) == (True, 1, False, NOTHING)
    ann.start()
    assert client.run(accounts.count()) == 1


def test_a_first_game_that_cannot_be_kept_makes_no_account(
    client: Client, store: Store, ann: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def fail(*_: object, **__: object) -> bool:
        raise httpx.HTTPError("no")

    with monkeypatch.context() as broken:
        broken.setattr(store, "create", fail)
        assert ann.ask("POST", "/api/games", GAME).status_code == 500
    assert client.run(Accounts(store).count()) == 0
    assert ann.cookies == {}


def test_a_name_is_cleaned_and_a_face_is_one_of_the_house_s(ann: Browser) -> None:
    ann.start()
    changed = ann.ask("PUT", "/api/profile", {"name": "  Аня \u202e\x07 Козырь  ", "avatar": AVATARS[3]}).json()
    assert (changed["name"], changed["avatar"]) == ("Аня Козырь", AVATARS[3])
    assert ann.profile()["name"] == "Аня Козырь"
    refused = ann.ask("PUT", "/api/profile", {"name": "Ann", "avatar": "<svg onload=alert(1)>"})
    assert (refused.status_code, refused.json()["facts"]) == (400, {"where": "$.avatar"})
    assert ann.ask("PUT", "/api/profile", {"name": "  ", "avatar": None}).json()["name"] is None
    refusals: list[object] = [{}, {"name": 1, "avatar": None}, {"name": None, "avatar": None, "level": 99}, []]
    for bad in refusals:
        assert ann.ask("PUT", "/api/profile", bad).json()["code"] == "bad_message"


def test_what_was_played_is_what_is_told(client: Client, store: Store, ann: Browser) -> None:
    ann.start()
    lives = [Life(seed=seed, opponents=("plain",) * (1 + seed % 3)) for seed in range(12)]
    lives += [Life(seed=50, resigns_at=4), Life(seed=51, takes_back=True), Life(seed=52, is_finished=False)]
    tables = live(client, store, ann, *lives)
    profile = ann.profile()
    assert profile["all"]["games"] == len(lives) - 1, "those that are over"
    assert profile["all"]["resigned"] == 1
    played = {game["table"]: game for game in profile["played"]}
    assert list(played) == tables[:-1]
    assert played[tables[12]]["standing"] == "resigned"
    assert played[tables[12]]["points"] == played[tables[13]]["points"] == 0
    rewards = [ann.ask("GET", f"/api/games/{table}/reward").json() for table in tables[:-1]]
    assert sum(reward["points"] for reward in rewards) == profile["growth"]["points"]
    assert [reward["points"] for reward in rewards] == [game["points"] for game in profile["played"]]
    for earlier, later in itertools.pairwise(rewards):
        assert earlier["after"] == later["before"]
    assert rewards[-1]["after"] == profile["growth"]
    assert rewards[12]["because"] == "resigned"
    assert rewards[13]["because"] == "undone"
    reached = {goal["name"]: goal["table"] for goal in profile["goals"] if goal["table"] is not None}
    assert {goal: table for table, reward in zip(tables, rewards, strict=False) for goal in reward["goals"]} == reached
    opened = {back for reward in rewards for back in reward["backs"]} | set(FREE_BACKS)
    assert opened == {back["name"] for back in profile["backs"] if back["open"]}
    assert set(ann.ask("GET", "/api/backs").json()["open"]) == opened
    assert ann.ask("GET", f"/api/games/{tables[0]}/reward").json() == rewards[0], "asked again, it is the same"
    unfinished = ann.ask("GET", f"/api/games/{tables[-1]}/reward")
    assert (unfinished.status_code, unfinished.json()["code"]) == (409, "not_over")


def test_outcomes_of_an_older_program_are_worked_out_anew(client: Client, store: Store, ann: Browser) -> None:
    ann.start()
    (table,) = live(client, store, ann, Life(seed=1))
    right = ann.profile()
    account = account_of(client, store, ann)
    accounts = Accounts(store)
    for version, text in ((0, "{}"), (1, "{}"), (1, "not json")):
        client.run(accounts.keep_outcomes(account, version, {table: text, "foreign": text}))
        assert ann.profile() == right
    assert [kept.game for kept in client.run(accounts.outcomes_of(account))] == [table]


def test_a_recovery_code_opens_the_profile_on_another_browser(
    client: Client, store: Store, ann: Browser, ben: Browser
) -> None:
    ann.start()
    live(client, store, ann, *(Life(seed=seed) for seed in range(3)))
    ann.ask("PUT", "/api/profile", {"name": "Ann", "avatar": "fox"})
    code = ann.ask("POST", "/api/profile/recovery").json()["code"]
    assert ann.profile()["recoverable"]
    looked = ben.ask("POST", "/api/profile/look", {"code": code}).json()
    assert looked == {
        "name": "Ann",
        "avatar": "fox",
        "level": ann.profile()["growth"]["level"],
        "games": 3,
        "coming_along": 0,
        "same": False,
    }
    assert ben.cookies == {}, "looking joins nothing"
    typed = code.lower().replace("-", " ").replace("0", "o").replace("1", "l")
    joined = ben.ask("POST", "/api/profile/join", {"code": f" {typed} "})
    assert joined.status_code == 200
    assert ben.profile() == ann.profile()
    assert ben.token != ann.token
    assert ben.profile()["devices"] == 2
    newer = ann.ask("POST", "/api/profile/recovery").json()["code"]
    third = Browser(client)
    assert third.ask("POST", "/api/profile/join", {"code": code}).json()["code"] == "unknown_code", "it is void"
    assert third.ask("POST", "/api/profile/join", {"code": newer}).status_code == 200
    assert third.ask("POST", "/api/profile/look", {"code": newer}).json()["same"]


def test_games_of_the_other_browser_come_along_and_go_on(
    client: Client, store: Store, ann: Browser, ben: Browser
) -> None:
    ann.start()
    live(client, store, ann, Life(seed=1), Life(seed=2))
    running = ben.start()
    live(client, store, ben, Life(seed=3))
    code = ann.ask("POST", "/api/profile/links").json()["code"]
    assert ben.ask("POST", "/api/profile/look", {"code": code}).json()["coming_along"] == 1
    former = ben.token
    assert ben.ask("POST", "/api/profile/join", {"code": code}).status_code == 200
    assert ben.token == former, "a browser that has a cookie keeps it"
    assert ann.profile()["all"]["games"] == 3
    assert client.run(Accounts(store).count()) == 1
    for browser in (ann, ben):
        unfinished = browser.ask("GET", "/api/lobby").json()["unfinished"]
        assert running in [game["table"] for game in unfinished]


def test_a_link_works_once_and_for_minutes(
    client: Client, ann: Browser, ben: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann.start()
    now = 1_800_000_000_000
    monkeypatch.setattr(profile_api, "_now_ms", lambda: now)
    first = ann.ask("POST", "/api/profile/links").json()
    assert first["address"] == f"http://localhost/profile#join={first['code']}"
    assert first["expires"] == now + profile_api.LINK_LIFE_MS
    assert {len(row) for row in first["squares"]} == {len(first["squares"])}
    second = ann.ask("POST", "/api/profile/links").json()
    assert ben.ask("POST", "/api/profile/join", {"code": first["code"]}).json()["code"] == "unknown_code"
    monkeypatch.setattr(profile_api, "_now_ms", lambda: now + profile_api.LINK_LIFE_MS)
    assert ben.ask("POST", "/api/profile/join", {"code": second["code"]}).json()["code"] == "unknown_code"
    third = ann.ask("POST", "/api/profile/links").json()
    assert ben.ask("POST", "/api/profile/join", {"code": third["code"]}).status_code == 200
    assert Browser(client).ask("POST", "/api/profile/join", {"code": third["code"]}).status_code == 404


def test_other_devices_can_be_signed_off(ann: Browser, ben: Browser) -> None:
    table = ann.start()
    link = ann.ask("POST", "/api/profile/links").json()["code"]
    ben.ask("POST", "/api/profile/join", {"code": link})
    pending = ann.ask("POST", "/api/profile/links").json()["code"]
    assert ann.ask("DELETE", "/api/profile/devices").json()["devices"] == 1
    assert ben.profile()["known"] is False
    assert ben.ask("GET", f"/api/games/{table}/record").json()["code"] == "not_at_this_table"
    assert ben.ask("POST", "/api/profile/join", {"code": pending}).json()["code"] == "unknown_code"
    assert ann.profile()["known"]


def test_codes_are_guessed_at_a_bounded_rate(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kozyr.server.app.CODES_PER_S", 0.0)
    with served(create_app(store)) as client:
        thief = Browser(client)
        paths = ["/api/profile/look", "/api/profile/join"] * limits.CODES_AT_ONCE
        codes = [thief.ask("POST", path, {"code": f"0000-0000-{n:04}"}).status_code for n, path in enumerate(paths)]
        assert codes == [404] * limits.CODES_AT_ONCE + [429] * limits.CODES_AT_ONCE
        assert thief.cookies == {}


@pytest.mark.parametrize("code", ["", " ", "-", "x" * 60_000, "u" * 20, "null", "%00", "' or 1=1 --", "🂡" * 12])
def test_what_cannot_be_a_code_opens_nothing(ann: Browser, ben: Browser, code: str) -> None:
    ann.start()  # an account with no recovery code at all
    for path in ("/api/profile/look", "/api/profile/join"):
        assert ben.ask("POST", path, {"code": code}).json()["code"] == "unknown_code"


def test_the_export_holds_everything_and_no_hidden_card(client: Client, store: Store, ann: Browser) -> None:
    ann.start()
    done, running = live(client, store, ann, Life(seed=1), Life(seed=2, is_finished=False, opponents=("plain", "easy")))
    ann.ask("PUT", "/api/profile", {"name": "Ann", "avatar": "owl"})
    answer = ann.ask("GET", "/api/profile/export")
    assert answer.headers["content-disposition"] == 'attachment; filename="kozyr-profile.json"'
    file = answer.json()
    assert file["profile"] == ann.profile()
    assert len(file["devices"]) == 1
    games = {game["table"]: game for game in file["games"]}
    assert len(games) == 3
    assert read_record(games[done]["record"]).result is not None
    assert games[done]["record"] == ann.ask("GET", f"/api/games/{done}/record").text.strip()
    hidden = games[running]["record"]
    assert "??" in hidden
    assert "x-seed" not in hidden
    stored = client.run(store.load(running))
    assert stored is not None
    deck = stored.game.deck
    talon = [deck[at : at + 2] for at in range(36, len(deck) - 2, 2)]
    assert len(talon) > 10
    unseen = [str(card) for card in CARDS if str(card) in talon and str(card) not in hidden]
    assert len(unseen) > len(talon) // 2
    assert account_of(client, store, ann) not in answer.text
    assert ann.token not in answer.text


def test_deletion_leaves_nothing_in_the_file(client: Client, store: Store, ann: Browser, ben: Browser) -> None:
    first = ann.start()
    other = ben.start()
    tables = live(client, store, ann, *(Life(seed=seed) for seed in range(4)))
    (bens,) = live(client, store, ben, Life(seed=9))
    ann.ask("PUT", "/api/profile", {"name": "Anastasia Unverkennbar", "avatar": "owl"})
    ann.ask("POST", "/api/profile/recovery")
    ann.ask("POST", "/api/profile/links")
    assert ann.profile()["all"]["games"] == 4
    account, device = account_of(client, store, ann), token_hash(ann.token)
    stored = client.run(store.load(tables[0]))
    assert device is not None
    assert stored is not None
    token = ann.token
    secret = stored.game.secret
    assert secret is not None
    gone = ["Anastasia Unverkennbar", account, device, token, first, *tables, secret, stored.game.deck]
    kept = [other, bens]

    def in_files() -> bytes:
        return b"".join(file.read_bytes() for file in sorted(store.folder.iterdir()))

    before = in_files()
    assert all(text.encode() in before for text in gone if text != token)
    name = next(iter(ann.cookies))
    assert ann.ask("DELETE", "/api/profile").status_code == 204
    assert ann.cookies == {}
    after = in_files()
    assert [text for text in gone if text.encode() in after] == []
    assert all(text.encode() in after for text in kept)

    ann.cookies = {name: token}  # the token used again
    assert ann.profile()["known"] is False
    for table in (first, *tables):
        assert ann.ask("GET", f"/api/games/{table}/record").json()["code"] == "unknown_table"
        assert ann.ask("GET", f"/api/games/{table}/reward").json()["code"] == "unknown_table"
    ann.start()
    assert ann.token != token, "it is nobody's any more"
    assert ben.profile()["all"]["games"] == 1


def test_what_is_somebody_else_s_is_refused(client: Client, store: Store, ann: Browser, ben: Browser) -> None:
    ann.start()
    (table,) = live(client, store, ann, Life(seed=1))
    for browser in (ben, Browser(client)):
        if browser is ben:
            ben.start()
        for path in (f"/api/games/{table}/record", f"/api/games/{table}/reward"):
            answer = browser.ask("GET", path)
            assert (answer.status_code, answer.json()["code"]) == (403, "not_at_this_table")
        assert browser.ask("POST", f"/api/games/{table}/again", {}).json()["code"] == "not_at_this_table"


@pytest.mark.parametrize(
    ("method", "path"),
    [*ROUTES[1:], ("POST", "/api/profile/look"), ("POST", "/api/profile/join")],
)
@pytest.mark.parametrize(
    "headers", [{"origin": "https://evil.example"}, {"sec_fetch_site": "cross-site"}, {"origin": "null"}]
)
def test_another_site_changes_nothing(ann: Browser, method: str, path: str, headers: dict[str, str]) -> None:
    ann.start()
    before = ann.profile()
    answer = ann.ask(method, path, {"name": "evil", "avatar": None}, **headers)
    assert (answer.status_code, answer.json()["code"]) == (403, "bad_origin")
    assert ann.profile() == before


def test_a_lesson_earns_nothing(ann: Browser) -> None:
    lesson = ann.ask("GET", "/api/lessons").json()["lessons"][0]
    table = ann.ask("POST", f"/api/lessons/{lesson}", {"pace": "instant"}).json()["table"]
    assert ann.ask("GET", f"/api/games/{table}/reward").json()["code"] == "unknown_table"
    assert ann.profile()["all"] == NOTHING


def test_the_code_of_the_square_is_the_address(ann: Browser) -> None:
    """Read back by hand: finder patterns in three corners, and the very modules of the address."""
    ann.start()
    link = ann.ask("POST", "/api/profile/links").json()
    finder = ["1111111", "1000001", "1011101", "1011101", "1011101", "1000001", "1111111"]
    rows = link["squares"]
    assert [row[:7] for row in rows[:7]] == finder
    assert [row[-7:] for row in rows[:7]] == finder
    assert [row[:7] for row in rows[-7:]] == finder
    assert json.dumps(rows).count("1") > len(rows)


def test_two_who_join_at_once_use_a_link_once(client: Client, store: Store, ann: Browser) -> None:
    ann.start()
    code = ann.ask("POST", "/api/profile/links").json()["code"]
    accounts = Accounts(store)
    hashed = profile_api._hash(code)

    async def both() -> list[str | None]:
        now = profile_api._now_ms()
        return await asyncio.gather(*(accounts.join(hashed, f"{n}" * 64, now) for n in range(2)))

    assert sum(found is not None for found in client.run(both())) == 1
    assert ann.profile()["devices"] == 2


def test_deals_of_former_days_can_be_gone_on_with(ann: Browser, monkeypatch: pytest.MonkeyPatch) -> None:
    tables = []
    for day in range(1, 4):
        monkeypatch.setattr("kozyr.server.today.today", lambda day=day: f"2026-11-0{day}")
        tables.append(ann.ask("POST", "/api/today", {"pace": "instant"}).json()["table"])
    lobby = ann.ask("GET", "/api/lobby").json()
    assert lobby["today"]["table"] == tables[-1]
    assert {game["table"] for game in lobby["unfinished"]} == set(tables[:-1]), "none waits where nobody finds it"


def test_two_accounts_that_become_one_lose_nothing(client: Client, ann: Browser, ben: Browser) -> None:
    deals = [browser.ask("POST", "/api/today", {"pace": "instant"}).json()["table"] for browser in (ann, ben)]
    ben.ask("PUT", "/api/profile", {"name": "Ben", "avatar": "bear"})
    bens = ben.ask("POST", "/api/profile/recovery").json()["code"]
    link = ann.ask("POST", "/api/profile/links").json()["code"]
    assert ben.ask("POST", "/api/profile/join", {"code": link}).status_code == 200
    lobby = ann.ask("GET", "/api/lobby").json()
    assert {lobby["today"]["table"], *(game["table"] for game in lobby["unfinished"])} == set(deals)
    assert (ann.profile()["name"], ann.profile()["avatar"]) == ("Ben", "bear"), "Ann had neither"
    assert Browser(client).ask("POST", "/api/profile/look", {"code": bens}).json()["name"] == "Ben"


def test_a_recovery_code_is_void_when_other_devices_are_signed_off(ann: Browser, ben: Browser) -> None:
    ann.start()
    ben.ask("POST", "/api/profile/join", {"code": ann.ask("POST", "/api/profile/links").json()["code"]})
    code = ben.ask("POST", "/api/profile/recovery").json()["code"]
    assert ann.ask("DELETE", "/api/profile/devices").json()["recoverable"] is False
    assert ben.ask("POST", "/api/profile/join", {"code": code}).json()["code"] == "unknown_code"


def test_what_changes_an_account_that_is_gone_says_so(client: Client, store: Store, ann: Browser) -> None:
    """A request that was on its way while the account was deleted."""
    ann.start()
    accounts = Accounts(store)
    account = account_of(client, store, ann)
    client.run(accounts.forget(account))
    for work in (
        accounts.change_face(account, "Ann", None),
        accounts.set_recovery(account, "0" * 64),
        accounts.add_link(account, "0" * 64, now_ms=0, expires_ms=1),
    ):
        with pytest.raises(NoAccount):
            client.run(work)


def test_a_wipe_that_a_kill_prevented_is_made_up_for_at_the_next_start(
    store: Store, ann: Browser, monkeypatch: pytest.MonkeyPatch
) -> None:
    ann.start()
    ann.ask("PUT", "/api/profile", {"name": "Anastasia Unverkennbar", "avatar": "owl"})

    async def killed() -> bool:
        return False

    monkeypatch.setattr(store, "wipe", killed)
    assert ann.ask("DELETE", "/api/profile").status_code == 204
    opening._wipe_if_due(store._writing, store.folder / DATABASE)  # as the next start does
    with contextlib.closing(sqlite3.connect(store.folder / DATABASE)) as file:
        assert file.execute("SELECT count(*) FROM meta WHERE key = 'wipe'").fetchone() == (0,)
    assert b"Unverkennbar" not in b"".join(file.read_bytes() for file in store.folder.iterdir())
