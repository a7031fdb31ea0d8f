"""Lessons at tables of a real server: told as they stand, through restarts; and they are no games."""

from __future__ import annotations

import contextlib
import itertools
import json
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from kozyr.lessons import LESSONS, lesson_named
from kozyr.rules import Action
from kozyr.server.limits import MOST_UNFINISHED
from tests.kit.lessons import way_astray, way_through
from tests.server.process import Page, Server, running

pytestmark = pytest.mark.slow


def begin(server: Server, lesson: str, cookie: str = "") -> tuple[str, str]:
    """A table for a lesson, and the cookie to play at it with."""
    headers = {"cookie": cookie} if cookie else {}
    status, answered, created = server.post(f"/api/lessons/{lesson}", {"pace": "instant"}, **headers)
    assert status == 201, created
    return created["table"], answered.get("set-cookie", "").partition(";")[0] or cookie


class Pupil:
    """A page at a lesson's table, which keeps how it was told to stand."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.ids = itertools.count()
        self.told: list[dict[str, Any]] = []
        receive = page.receive

        def listen() -> dict[str, Any]:
            message = receive()
            if message["type"] == "lesson":
                self.told.append(message["standing"])
                assert message["standing"]["done"] or message["standing"]["astray"]
            return message

        page.receive = listen  # type: ignore[method-assign]

    def hello(self, last: int = 0) -> dict[str, Any]:
        welcome = self.page.hello(last)
        self.told.append(welcome["lesson"])
        return welcome

    @property
    def standing(self) -> dict[str, Any]:
        return self.told[-1]

    def play(self, action: Action) -> None:
        assert self.page.until_asked()
        answer = self.page.act(f"move{next(self.ids)}", str(action))
        assert answer["type"] == "ack", answer
        self.page.until(answer["version"])

    def until(self, holds: Callable[[dict[str, Any]], bool]) -> None:
        while not holds(self.standing):
            self.page.take(self.page.receive())


def is_met(standing: dict[str, Any]) -> bool:
    return len(standing["done"]) == len(standing["steps"])


def test_every_lesson_is_learned_at_its_table(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        cookie = ""
        for lesson in LESSONS:
            table, cookie = begin(server, lesson.name, cookie)
            pupil = Pupil(server.page(table, cookie))
            welcome = pupil.hello()
            assert welcome["lesson"]["lesson"] == lesson.name
            assert welcome["lesson"]["steps"] == [step.name for step in lesson.steps]
            assert (welcome["lesson"]["done"], welcome["lesson"]["astray"]) == ([], None)
            for action in way_through(lesson):
                assert not is_met(pupil.standing)
                pupil.play(action)
            pupil.until(is_met)
            assert pupil.standing["done"] == sorted(pupil.standing["done"])
            pupil.page.close()
        assert server.stop() == ""


def test_every_wrong_move_is_told(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        cookie = ""
        for lesson in LESSONS:
            table, cookie = begin(server, lesson.name, cookie)
            pupil = Pupil(server.page(table, cookie))
            pupil.hello()
            way = way_astray(lesson)
            for action in way or ():
                assert pupil.standing["astray"] is None
                pupil.play(action)
            if way is not None:
                pupil.until(lambda standing: standing["astray"] is not None)
                assert not is_met(pupil.standing)
                assert pupil.standing["deed"] in {"attack", "beat", "transfer", "take", "pass", "end"}
            pupil.page.close()


def test_the_standing_is_told_before_the_events_that_made_it(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        page = server.page(*begin(server, "lead"))
        page.hello()
        assert page.until_asked()
        page.send({"type": "act", "id": "one", "base": page.version, "action": "0a6c"})
        kinds = [page.receive()["type"] for _ in range(3)]
        assert kinds == ["ack", "lesson", "frame"]


@pytest.mark.parametrize("killed", [False, True], ids=["stopped", "killed"])
def test_a_restart_in_mid_lesson_goes_on(tmp_path: Path, killed: bool) -> None:
    lesson = lesson_named("draw")
    assert lesson is not None
    first, *others = way_through(lesson)
    with running(tmp_path) as server:
        table, cookie = begin(server, lesson.name)
        pupil = Pupil(server.page(table, cookie))
        pupil.hello()
        pupil.play(first)
        assert pupil.page.until_asked()
        before, version, sight = pupil.standing, pupil.page.version, pupil.page.sight
        assert len(before["done"]) == 1
        if killed:
            server.process.kill()
            server.wait_killed()
    with running(tmp_path) as server:
        pupil = Pupil(server.page(table, cookie))
        welcome = pupil.hello()
        assert (welcome["lesson"], welcome["version"], welcome["sight"]) == (before, version, sight)
        pupil.ids = itertools.count(100)
        for action in others:
            pupil.play(action)
        pupil.until(is_met)
        last = Pupil(server.page(table, cookie))
        assert is_met(last.hello(last=version)["lesson"]), "who comes back late is told how it stands"


def test_lessons_are_no_games(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table, cookie = begin(server, "beat")
        for _ in range(MOST_UNFINISHED + 1):
            begin(server, "lead", cookie)
        _, _, body = server.request("/api/lobby", cookie=cookie)
        assert '"unfinished":[]' in body.decode()
        server.new_game(cookie=cookie)  # as many lessons as one likes stand in no game's way
        status, _, failure = server.post(f"/api/games/{table}/again", {}, cookie=cookie)
        assert (status, failure["code"]) == (404, "unknown_table")
        page = server.page(server.new_game(cookie=cookie)[0], cookie)
        assert page.hello()["lesson"] is None


def test_what_cannot_be_learned_and_another_s_lesson_are_refused(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        status, _, body = server.request("/api/lessons")
        assert status == 200
        assert [lesson.name for lesson in LESSONS] == json.loads(body)["lessons"]
        status, _, failure = server.post("/api/lessons/poker", {})
        assert (status, failure["code"], failure["facts"]) == (404, "unknown_lesson", {"lesson": "poker"})
        status, _, failure = server.post("/api/lessons/lead", {"pace": "slow"})
        assert (status, failure["code"]) == (400, "bad_message")
        table, _ = begin(server, "lead")
        _, stranger = begin(server, "lead")
        assert server.page(table, stranger).receive()["code"] == "not_at_this_table"
        for path, expected in (("/learn", 200), ("/learn/lead", 200), ("/learn/poker", 404)):
            assert server.request(path, accept="text/html")[0] == expected


def test_a_lesson_that_has_changed_meanwhile_goes_on_as_a_game(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table, cookie = begin(server, "lead")
    with contextlib.closing(sqlite3.connect(tmp_path / "kozyr.sqlite3")) as store, store:
        store.execute("update games set lesson = 'beat' where id = ?", (table,))
    with running(tmp_path) as server:
        page = server.page(table, cookie)
        assert page.hello()["lesson"] is None
        assert page.until_asked()
        assert page.sight is not None
        assert page.act("one", page.sight["choices"][0]["action"])["type"] == "ack"


def test_a_lesson_has_neither_hints_nor_undo(tmp_path: Path) -> None:
    """What is told of a lesson counts its events: nothing of them may be taken back."""
    lesson = LESSONS[0]
    with running(tmp_path) as server:
        table, cookie = begin(server, lesson.name)
        pupil = Pupil(server.page(table, cookie))
        assert not pupil.hello()["undo"]
        pupil.play(way_through(lesson)[0])
        for number, kind in enumerate(("undo", "hint")):
            pupil.page.send({"type": kind, "id": f"help{number}", "base": pupil.page.version})
            answer = pupil.page.receive()
            while answer["type"] != "refused":
                pupil.page.take(answer)
                answer = pupil.page.receive()
            assert answer["code"] == "not_in_a_lesson"
