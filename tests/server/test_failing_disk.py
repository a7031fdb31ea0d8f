"""A real server whose data file is made to fail while somebody plays over a socket, and to work again."""

from __future__ import annotations

import contextlib
import json
import shutil
import sqlite3
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from kozyr.server.store.opening import DATABASE
from tests.server.process import Page, Server, running
from tests.server.test_process import play_to_the_end, stored_moves

pytestmark = pytest.mark.slow


@contextlib.contextmanager
def locked(folder: Path, server: Server) -> Iterator[None]:
    """Another program locks the file and does not let it go."""
    del server
    with contextlib.closing(sqlite3.connect(folder / DATABASE, isolation_level=None)) as blocker:
        blocker.execute("BEGIN IMMEDIATE")
        yield


@contextlib.contextmanager
def full(folder: Path, server: Server) -> Iterator[None]:
    """No file of the server's may grow: what a full disk is."""
    del folder
    if sys.platform != "linux":
        pytest.skip("limits of another process are Linux's")
    import resource  # noqa: PLC0415 - not everywhere

    process = server.process.pid
    before = resource.prlimit(process, resource.RLIMIT_FSIZE)
    resource.prlimit(process, resource.RLIMIT_FSIZE, (0, before[1]))
    try:
        yield
    finally:
        resource.prlimit(process, resource.RLIMIT_FSIZE, before)


@contextlib.contextmanager
def away(folder: Path, server: Server) -> Iterator[None]:
    """The folder is gone, as of a disk that was pulled out, and comes back."""
    del server
    elsewhere = folder.with_name("elsewhere")
    folder.rename(elsewhere)
    try:
        yield
    finally:
        elsewhere.rename(folder)


FAILURES = [locked, full, away]


class Player:
    """Plays over a socket and notes what was acknowledged, and how."""

    def __init__(self, server: Server, *, opponents: int = 2) -> None:
        self.server = server
        self.table, self.cookie = server.new_game(rules="classic", opponents=["plain"] * opponents)
        self.kept: list[str] = []
        self.unkept: list[str] = []
        self.number = 0
        self.come()

    def come(self) -> dict[str, Any]:
        self.page: Page = self.server.page(self.table, self.cookie)
        return self.page.hello()

    def play(self) -> str:
        """One move: `kept`, `unkept`, or the code of its refusal."""
        assert self.page.until_asked()
        assert self.page.sight is not None
        self.number += 1
        command_id = f"c{self.number}"
        answer = self.page.act(command_id, self.page.sight["choices"][-1]["action"])
        if answer["type"] == "refused":
            return str(answer["code"])
        self.page.until(answer["version"])
        (self.kept if answer["kept"] else self.unkept).append(command_id)
        return "kept" if answer["kept"] else "unkept"

    def play_in_memory(self, moves: int) -> None:
        """So many moves that are not kept. The first failure is refused, if it did not meet a program's move."""
        said = self.play()
        assert said in {"storage", "unkept"}
        for _ in range(moves - (said == "unkept")):
            assert self.play() == "unkept"

    def told(self) -> list[bool]:
        """What this connection was told about keeping."""
        return [message["kept"] for message in map(json.loads, self.page.texts) if message["type"] == "kept"]

    def until_kept(self) -> None:
        while self.told()[-1:] != [True]:
            self.page.take(self.page.receive())


@pytest.mark.parametrize("failing", FAILURES)
def test_the_game_goes_on_in_memory_and_is_on_the_disk_when_that_works_again(tmp_path: Path, failing: Any) -> None:  # noqa: ANN401 - a context manager
    data = tmp_path / "data"
    with running(data) as server:
        player = Player(server)
        assert player.play() == "kept"
        with failing(data, server):
            player.play_in_memory(3)
            assert player.told() == [False]
            asked = {"rules": "classic", "opponents": ["plain"]}
            status, _, failure = server.post("/api/games", asked, cookie=player.cookie)
            assert (status, failure["code"]) == (503, "storage")
            if failing is not away:
                watching = server.page(player.table, player.cookie)
                assert not watching.hello()["kept"]
        player.until_kept()
        assert player.play() == "kept"
        server.process.kill()
        server.wait_killed()
    own = [command_id for seat, command_id, _ in stored_moves(data, player.table) if seat == 0]
    assert own == sorted([*player.kept, *player.unkept], key=lambda command_id: int(command_id[1:]))
    with running(data) as server:
        player.server = server
        assert player.come()["kept"]
        assert play_to_the_end(player.page, "later")


def test_a_server_killed_meanwhile_comes_back_at_the_last_move_that_was_kept(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        player = Player(server)
        assert player.play() == "kept"
        with locked(tmp_path, server):
            player.play_in_memory(2)
            server.process.kill()
            server.wait_killed()
    with running(tmp_path) as server:
        player.server = server
        shown = player.page.version
        assert player.come()["version"] < shown
        own = [command_id for seat, command_id, _ in stored_moves(tmp_path, player.table) if seat == 0]
        assert own == player.kept
        assert play_to_the_end(player.page, "later")


@pytest.mark.parametrize("mended", [False, True])
def test_a_server_that_stops_tries_once_more_and_says_what_is_lost(tmp_path: Path, mended: bool) -> None:
    with running(tmp_path) as server, contextlib.ExitStack() as held:
        player = Player(server)
        held.enter_context(locked(tmp_path, server))
        player.play_in_memory(2)
        if mended:
            held.close()
        log = server.stop()
    assert server.process.returncode == (0 if mended else 1)
    assert ("moves_lost" in log) != mended
    assert ("of 1 game" in log) != mended
    own = [command_id for seat, command_id, _ in stored_moves(tmp_path, player.table) if seat == 0]
    assert own == [*player.kept, *(player.unkept if mended else [])]


def test_a_game_that_ended_in_memory_has_neither_record_nor_another_after_it_yet(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        player = Player(server, opponents=1)
        assert player.play() == "kept"
        with locked(tmp_path, server):
            player.play_in_memory(1)
            assert player.page.act("resigned", "0r")["kept"] is False
            status, _, body = server.request(f"/api/games/{player.table}/record", cookie=player.cookie)
            assert (status, json.loads(body)["code"]) == (503, "storage")
            status, _, failure = server.post(f"/api/games/{player.table}/again", {}, cookie=player.cookie)
            assert (status, failure["code"]) == (503, "storage")
        player.until_kept()
        status, _, _ = server.request(f"/api/games/{player.table}/record", cookie=player.cookie)
        assert status == 200


def test_a_file_that_was_overwritten_stops_no_game(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        player = Player(server)
        assert player.play() == "kept"
        for name in (DATABASE, f"{DATABASE}-wal"):
            with (tmp_path / name).open("r+b") as file:
                file.write(b"\xee" * (tmp_path / name).stat().st_size)
        shutil.copy(tmp_path / DATABASE, tmp_path / "damaged")
        said = [player.play() for _ in range(4)]
        assert set(said) <= {"kept", "storage", "unkept"}
        assert said[-1] in {"kept", "unkept"}
        assert "Traceback" not in server.stop()
