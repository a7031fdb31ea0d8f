"""A real server process: killed between commit and acknowledgement, stopped, started again, asked twice."""

from __future__ import annotations

import itertools
import json
import shutil
import signal
import socket
import sqlite3
import subprocess
from pathlib import Path

import pytest
from websockets.exceptions import ConnectionClosed

from kozyr.notation import read_record
from kozyr.quoting import shortened
from kozyr.server.limits import MOST_UNFINISHED
from tests.server.help import PATIENCE_S
from tests.server.process import COMMAND, ROOT, Page, running

pytestmark = pytest.mark.slow


def play_to_the_end(page: Page, prefix: str) -> dict[str, object]:
    """Play the last choice again and again until the game is over; its result."""
    for number in itertools.count():
        if not page.until_asked():
            break
        assert page.sight is not None
        answer = page.act(f"{prefix}{number}", page.sight["choices"][-1]["action"])
        assert answer["type"] == "ack", answer
        page.until(answer["version"])
    assert page.sight is not None
    result: dict[str, object] = page.sight["result"]
    return result


def stored_moves(folder: Path, table: str) -> list[tuple[int, str, str]]:
    with sqlite3.connect(folder / "kozyr.sqlite3") as store:
        query = "select seat, command_id, action from moves where game = ? order by number"
        rows = store.execute(query, (table,)).fetchall()
    store.close()
    return rows


@pytest.mark.parametrize("kill_at", [1, 3])
def test_sigkill_between_commit_and_acknowledgement_loses_nothing(tmp_path: Path, kill_at: int) -> None:
    with running(tmp_path, fault=f"kill-after-commit:{kill_at}") as server:
        table, cookie = server.new_game(rules="classic", opponents=["plain", "plain"])
        page = server.page(table, cookie)
        page.hello()
        acked = []
        for number in range(1, kill_at):
            assert page.until_asked()
            assert page.sight is not None
            action = page.sight["choices"][-1]["action"]
            answer = page.act(f"c{number}", action)
            assert answer["type"] == "ack"
            acked.append((0, f"c{number}", action))
            page.until(answer["version"])
        assert page.until_asked()
        assert page.sight is not None
        shown, base, fatal = page.version, page.version, page.sight["choices"][-1]["action"]
        with pytest.raises(ConnectionClosed):
            page.act("fatal", fatal)
        server.wait_killed()

    with running(tmp_path) as server:
        stored = [move for move in stored_moves(tmp_path, table) if move[0] == 0]
        assert stored == [*acked, (0, "fatal", fatal)], "acknowledged or not: what was committed is there, once"
        page = server.page(table, cookie)
        welcome = page.hello(last=shown)
        assert welcome["sight"] is None, "the page comes back to the frames it missed"
        again = page.act("fatal", fatal, base=base)
        assert again["type"] == "ack"
        assert again["version"] > shown
        page.until(again["version"])
        other = page.act("fatal", "0r", base=base)
        assert (other["type"], other["code"]) == ("refused", "command_id_reused")
        assert play_to_the_end(page, "after")["kind"] in {"durak", "draw", "repetition"}
        moves = stored_moves(tmp_path, table)
        assert [move for move in moves if move[1] == "fatal"] == [(0, "fatal", fatal)]
        assert "fatal" not in server.stop()


def test_sigkill_between_an_undos_commit_and_its_acknowledgement_loses_nothing(tmp_path: Path) -> None:
    with running(tmp_path, fault="kill-after-commit:2") as server:
        table, cookie = server.new_game(rules="atlasnye", opponents=["plain"])
        page = server.page(table, cookie)
        page.hello()
        assert page.until_asked()
        assert page.sight is not None
        before = page.sight
        answer = page.act("one", before["choices"][0]["action"])
        page.until(answer["version"])
        assert page.until_asked()
        base = page.version
        with pytest.raises(ConnectionClosed):
            page.undo("fatal")
        server.wait_killed()

    with running(tmp_path) as server:
        page = server.page(table, cookie)
        welcome = page.hello(last=base)
        assert welcome["sight"] is None
        again = page.undo("fatal", base=base)
        assert (again["type"], again["version"]) == ("ack", base + 1)
        page.until(base + 1)
        assert page.sight == before, "the table is as it was, taken back once"
        own = [move for move in stored_moves(tmp_path, table) if move[0] == 0]
        assert [command_id for _, command_id, _ in own] == ["one", "fatal"]
        assert play_to_the_end(page, "after")["kind"] in {"durak", "draw", "repetition"}
        status, _, body = server.request(f"/api/games/{table}/record", cookie=cookie)
        assert status == 200
        record = read_record(body.decode().strip())
        assert ("x-undo", "1") in record.extras
        status, _, body = server.request(f"/api/games/{table}/record")
        assert (status, json.loads(body)["code"]) == (403, "not_at_this_table")


def test_todays_deal_is_dealt_once_to_each_device(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        status, headers, created = server.post("/api/today", {"pace": "instant"})
        assert status == 201
        cookie = headers["set-cookie"].partition(";")[0]
        status, _, failure = server.post("/api/today", {}, cookie=cookie)
        assert (status, failure["code"]) == (409, "played_today")
        assert failure["facts"] == {"table": created["table"], "result": "#*"}
        status, _, body = server.request(f"/api/games/{created['table']}/record", cookie=cookie)
        assert (status, json.loads(body)["code"]) == (409, "not_over")
        _, _, body = server.request("/api/lobby", cookie=cookie)
        shown = json.loads(body)
        assert (shown["today"]["table"], shown["unfinished"]) == (created["table"], [])


def test_b67_b71_a_restart_in_mid_game_and_the_same_seat_again(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table, cookie = server.new_game(rules="transfer", opponents=["random", "plain"])
        page = server.page(table, cookie)
        page.hello()
        assert page.until_asked()
        assert page.sight is not None
        answer = page.act("one", page.sight["choices"][0]["action"])
        page.until(answer["version"])
        page.until_asked()
        before = (page.version, page.sight)
        server.stop()
        assert page.closed() == 1012

    with running(tmp_path) as server:
        page = server.page(table, cookie)
        page.hello()
        assert (page.version, page.sight) == before
        _, _, body = server.request("/api/lobby", cookie=cookie)
        assert table in body.decode()
        assert play_to_the_end(page, "later")
        _, _, body = server.request("/api/lobby", cookie=cookie)
        assert table not in body.decode(), "a finished game is no unfinished one"


FILES = ["kozyr.sqlite3", "kozyr.sqlite3-wal", "kozyr.sqlite3-shm"]


def play_moves(page: Page, prefix: str, most: int) -> list[tuple[str, str]]:
    """Play so many moves, each until it is acknowledged: ids and codes in the order of the answers."""
    answers = []
    for number in range(most):
        assert page.until_asked()
        assert page.sight is not None
        action, base = page.sight["choices"][-1]["action"], page.version
        while True:
            answer = page.act(f"{prefix}{number}", action, base=base)
            answers.append((f"{prefix}{number}", answer.get("code", "ack")))
            if answer["type"] == "ack":
                page.until(answer["version"])
                break
    return answers


@pytest.mark.parametrize("deleted", [FILES[:1], FILES[1:2], FILES[:2], FILES], ids=len)
def test_files_deleted_under_the_server_lose_nothing_that_was_acknowledged(tmp_path: Path, deleted: list[str]) -> None:
    with running(tmp_path) as server:
        table, cookie = server.new_game(opponents=["plain", "plain"])
        page = server.page(table, cookie)
        page.hello()
        play_moves(page, "before", 2)
        page.until_asked()
        for name in deleted:
            (tmp_path / name).unlink()
        answers = play_moves(page, "after", 2)
        assert answers == [("after0", "storage"), ("after0", "ack"), ("after1", "ack")]
        server.process.kill()
        server.wait_killed()
    assert not {path.name for path in tmp_path.iterdir()} - {*FILES, "kozyr.lock"}
    with running(tmp_path) as server:
        own = [command_id for seat, command_id, _ in stored_moves(tmp_path, table) if seat == 0]
        assert own == ["before0", "before1", "after0", "after1"]
        page = server.page(table, cookie)
        page.hello()
        assert play_to_the_end(page, "later")


def test_files_deleted_under_a_server_that_then_stops_are_there_again(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table, cookie = server.new_game()
        page = server.page(table, cookie)
        page.hello()
        play_moves(page, "move", 2)
        for name in FILES:
            (tmp_path / name).unlink()
    with running(tmp_path) as server:
        assert [command_id for seat, command_id, _ in stored_moves(tmp_path, table) if seat == 0] == ["move0", "move1"]
        assert server.page(table, cookie).hello()["you"] == 0


def test_a_store_that_was_replaced_is_left_alone_and_nothing_is_said_to_be_kept(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table, cookie = server.new_game()
        page = server.page(table, cookie)
        page.hello()
        assert page.until_asked()
        assert page.sight is not None
        action = page.sight["choices"][-1]["action"]
        (tmp_path / "other").write_bytes(b"somebody's own")
        (tmp_path / "other").replace(tmp_path / FILES[0])
        answer = page.act("first", action)
        assert (answer["type"], answer["code"]) == ("refused", "storage")
        answer = page.act("second", action)
        assert (answer["type"], answer["kept"]) == ("ack", False)
        asked = {"rules": "classic", "opponents": ["plain"]}
        status, _, failure = server.post("/api/games", asked, cookie=cookie)
        assert (status, failure["code"]) == (503, "storage")
        log = server.stop()
        assert "store_replaced" in log
        assert "moves_lost" in log
        assert "Traceback" not in log
    assert (tmp_path / FILES[0]).read_bytes() == b"somebody's own"


def test_a_folder_deleted_under_the_server_is_said(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with running(folder) as server:
        table, cookie = server.new_game()
        page = server.page(table, cookie)
        page.hello()
        assert page.until_asked()
        assert page.sight is not None
        shutil.rmtree(folder)
        action = page.sight["choices"][-1]["action"]
        answer = page.act("first", action)
        assert (answer["type"], answer["code"]) == ("refused", "storage")
        answer = page.act("second", action)
        assert (answer["type"], answer["kept"]) == ("ack", False)
        log = server.stop()
        assert "store_gone" in log
        assert "Traceback" not in log


def test_a_name_is_shown_without_what_cannot_be_seen(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        asked = {"rules": "classic", "opponents": ["plain"], "pace": "instant", "name": "  Ann\u202e\n Lee  "}
        _, headers, created = server.post("/api/games", asked)
        page = server.page(created["table"], headers["set-cookie"].partition(";")[0])
        seats = page.hello()["seats"]
        assert [seat["name"] for seat in seats] == ["Ann Lee", None]
        assert [seat["player"] for seat in seats] == ["person", "plain"]


def test_play_again_is_one_game_however_often_it_is_asked_for(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        first, cookie = server.new_game()

        def again(table: str) -> str:
            status, _, created = server.post(f"/api/games/{table}/again", {}, cookie=cookie)
            assert status == 201
            return str(created["table"])

        resigned = server.page(first, cookie)
        resigned.hello()
        assert resigned.act("r", "0r")["type"] == "ack"
        second = again(first)
        assert again(first) == again(first) == second != first
        page = server.page(second, cookie)
        welcome = page.hello()
        assert (welcome["rules"], welcome["seats"][0]["name"], welcome["pace"]) == ("classic", "Ann", "instant")
        answer = page.act("r", "0r")
        page.until(answer["version"])
        third = again(first)
        assert third not in {first, second}, "that one is over: another follows it"
        assert again(second) == third


def test_one_person_has_a_bounded_number_of_games_that_nobody_else_waits_for(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        first, cookie = server.new_game()
        tables = [first, *(server.new_game(cookie=cookie)[0] for _ in range(MOST_UNFINISHED - 1))]
        asked = {"rules": "classic", "opponents": ["plain"], "pace": "instant"}
        status, _, failure = server.post("/api/games", asked, cookie=cookie)
        assert (status, failure["code"], failure["facts"]) == (409, "too_many_games", {"most": MOST_UNFINISHED})
        _, _, body = server.request("/api/lobby", cookie=cookie)
        assert sorted(game["table"] for game in json.loads(body)["unfinished"]) == sorted(tables)
        server.new_game()  # somebody else may
        page = server.page(first, cookie)
        page.hello()
        page.until(page.act("r", "0r")["version"])
        status, _, created = server.post(f"/api/games/{first}/again", {}, cookie=cookie)
        assert status == 201
        assert created["table"] not in tables
        status, _, failure = server.post("/api/games", asked, cookie=cookie)
        assert (status, failure["code"]) == (409, "too_many_games")


def command(*more: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [*COMMAND, *more],
        env={"PYTHONPATH": str(ROOT / "src"), "HOME": "/nonexistent"},
        capture_output=True,
        text=True,
        timeout=PATIENCE_S,
        check=False,
    )


def test_a_taken_port_is_said_with_the_way_out(tmp_path: Path) -> None:
    with running(tmp_path / "one") as server:
        second = command("--port", str(server.port), "--data", str(tmp_path / "two"))
        assert second.returncode == 1
        assert "Kozyr runs there already" in second.stderr
        assert "--port" in second.stderr
        assert "Traceback" not in second.stderr
    with socket.create_server(("127.0.0.1", 0)) as other:
        second = command("--port", str(other.getsockname()[1]), "--data", str(tmp_path / "two"))
        assert second.returncode == 1
        assert "cannot be had" in second.stderr
        assert "--port" in second.stderr or "another one" in second.stderr


@pytest.mark.parametrize("host", ["..", "x" * 300, "a b", "192.0.2.1", "127.0.0.1:80"])
def test_a_host_that_is_none_here_is_said(tmp_path: Path, host: str) -> None:
    ran = command("--host", host, "--port", "0", "--data", str(tmp_path))
    assert (ran.returncode, ran.stdout) == (1, "")
    assert f"{shortened(host)} is no address of this machine" in ran.stderr
    assert "Traceback" not in ran.stderr


def test_the_address_of_a_taken_port_can_be_opened(tmp_path: Path) -> None:
    with running(tmp_path / "one") as server:
        second = command("--host", "0.0.0.0", "--port", str(server.port), "--data", str(tmp_path / "two"))
        assert server.address in second.stderr


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_a_start_that_fails_is_said(tmp_path: Path) -> None:
    with Path("/dev/full").open("wb") as full:
        ran = subprocess.run(
            [*COMMAND, "--port", "0", "--data", str(tmp_path)],
            env={"PYTHONPATH": str(ROOT / "src")},
            stdout=full,
            stderr=subprocess.PIPE,
            timeout=PATIENCE_S,
            check=False,
        )
    assert ran.returncode != 0
    assert b"not_started" in ran.stderr


def test_a_second_server_on_one_folder_is_refused(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        second = command("--port", "0", "--data", str(tmp_path))
        assert second.returncode == 1
        assert server.address in second.stderr
        assert "--data" in second.stderr
        assert "Traceback" not in second.stderr
    with running(tmp_path):
        pass


def test_a_stop_by_sigterm_is_clean(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table, cookie = server.new_game()
        page = server.page(table, cookie)
        page.hello()
        server.process.send_signal(signal.SIGTERM)
        assert page.closed() == 1012
        assert server.process.wait(PATIENCE_S) == 0
        assert server.stop() == ""


def test_a_device_that_is_signed_off_leaves_the_tables_at_once(tmp_path: Path) -> None:
    with running(tmp_path) as server:
        table, own = server.new_game(rules="classic", opponents=["plain"])
        _, _, link = server.post("/api/profile/links", {}, cookie=own)
        _, answered, _ = server.post("/api/profile/join", {"code": link["code"]})
        other = answered["set-cookie"].partition(";")[0]
        stays, goes = server.page(table, own), server.page(table, other)
        for page in (stays, goes):
            page.hello()
            assert page.until_asked()
        assert server.request("/api/profile/devices", method="DELETE", cookie=own)[0] == 200
        while (message := goes.receive())["type"] != "problem":
            pass
        assert (message["code"], message["fatal"]) == ("not_at_this_table", True)
        assert goes.closed() == 1008
        assert stays.sight is not None
        assert stays.act("mine", stays.sight["choices"][-1]["action"])["type"] == "ack"
