"""Whole runs in worker processes: the same for any number of them, kept, gone on with, and not stopped by a death."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kozyr.arena.errors import ArenaError
from kozyr.arena.log import Log
from kozyr.arena.match import Match
from kozyr.arena.orders import Order, Orders
from kozyr.arena.report import match_report
from kozyr.arena.series import Batch, play_deals
from kozyr.arena.session import Session
from kozyr.arena.tally import Tally
from kozyr.arena.times import Times
from kozyr.rules import PRESETS
from tests.arena.fakes import sit

DEALS = 12


def match(first: str = "expert", second: str = "random", seats: int = 2, seed: int = 5) -> Match:
    return Match((first, second), PRESETS["classic"], seats, seed)


def result(tally: Tally) -> dict[str, Any]:
    """Everything but the times."""
    found: dict[str, Any] = msgspec.to_builtins(match_report(tally))
    sides = [{key: side[key] for key in ("player", "failed", "illegal", "moves")} for side in found["sides"]]
    return found | {"sides": sides}


def alone(played: Match, deals: int = DEALS) -> dict[str, Any]:
    """What the match comes to in this process."""
    tally = Tally(played)
    tally.add(play_deals(played, range(deals), sit))
    return result(tally)


def run(session: Session, jobs: int = 1) -> list[str]:
    """Play the session to its end; what it said."""
    said: list[str] = []
    for _ in session.play(jobs, said.append, sit):
        pass
    return said


def played_out(path: Path, played: Match, deals: int = DEALS) -> dict[str, Any]:
    with Session([played], deals, [path]) as session:
        assert run(session) == []
        return result(session.tallies[0])


@pytest.mark.parametrize("jobs", [1, 3])
@pytest.mark.parametrize("seats", [2, 4])
def test_the_number_of_processes_does_not_change_the_result(jobs: int, seats: int) -> None:
    with Session([match(seats=seats)], DEALS) as session:
        assert run(session, jobs) == []
        assert result(session.tallies[0]) == alone(match(seats=seats))


def test_several_matches_are_played_by_the_same_processes() -> None:
    matches = [match(), match("plain", "random"), match("expert", "plain")]
    with Session(matches, 3) as session:
        run(session, 2)
        assert [result(tally) for tally in session.tallies] == [alone(each, 3) for each in matches]


# --- the file -----------------------------------------------------------------------------------------------------


def test_a_finished_file_is_read_and_nothing_is_played_again(tmp_path: Path) -> None:
    path = tmp_path / "new" / "deals.jsonl"
    first = played_out(path, match())
    assert first == alone(match())
    kept = path.read_bytes()
    with Session([match()], DEALS, [path]) as session:
        assert session.found == DEALS
        assert list(session.play(1, print, sit)) == []
        assert result(session.tallies[0]) == first
    assert path.read_bytes() == kept


def test_more_deals_are_added_and_fewer_are_a_part(tmp_path: Path) -> None:
    path = tmp_path / "deals.jsonl"
    played_out(path, match(), 4)
    assert played_out(path, match(), 9) == alone(match(), 9)
    fewer = played_out(path, match(), 6)
    fewer.pop("sides")  # the times of a file are those of all its deals
    expected = alone(match(), 6)
    expected.pop("sides")
    assert fewer == expected


def test_a_file_cut_anywhere_is_gone_on_from(tmp_path: Path) -> None:
    path = tmp_path / "deals.jsonl"
    played_out(path, match(), 4)
    whole = path.read_bytes()
    expected = alone(match(), 4)
    expected.pop("sides")
    ends = [at for at, byte in enumerate(whole) if byte == ord("\n")]
    cuts = {0, 1, 30, *ends, *(end + 1 for end in ends), *(end - 5 for end in ends)}
    assert len(cuts) > 20
    for cut in sorted(cuts):
        path.write_bytes(whole[:cut])
        tally = Tally(match())
        log = Log(path, match())
        log.load(tally, 4)
        missing = [number for number in range(4) if number not in log.done]
        batch = play_deals(match(), missing)
        log.append(batch)
        tally.add(batch)
        log.close()
        found = result(tally)
        found.pop("sides")
        assert found == expected, cut
        again = Tally(match())
        log = Log(path, match())
        log.load(again, 4)
        log.close()
        assert again.points == tally.points
        assert path.read_bytes().endswith(b"\n")


@pytest.mark.parametrize(
    ("other", "said"),
    [
        (match("plain"), "there players expert v random, here plain v random"),
        (match("random", "expert"), "there players expert v random, here random v expert"),
        (match(seats=3), "there seats 2, here 3"),
        (match(seed=6), "there seed 5, here 6"),
        (Match(("expert", "random"), PRESETS["atlasnye"], 2, 5), "there rules classic, here atlasnye"),
    ],
)
def test_another_matchs_file_is_refused_and_left_alone(tmp_path: Path, other: Match, said: str) -> None:
    path = tmp_path / "deals.jsonl"
    played_out(path, match(), 1)
    torn = path.read_bytes() + b'{"line":"deal","num'
    path.write_bytes(torn)
    with pytest.raises(ArenaError, match=said):
        Session([other], 1, [path])
    assert path.read_bytes() == torn


def test_another_versions_file_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "deals.jsonl"
    played_out(path, match(), 1)
    header, *rest = path.read_bytes().splitlines(keepends=True)
    changed = msgspec.json.encode(msgspec.json.decode(header) | {"version": "0.0.0"})
    path.write_bytes(b"".join([changed + b"\n", *rest]))
    with pytest.raises(ArenaError, match=r"there version 0\.0\.0, here "):
        Session([match()], 1, [path])


@pytest.mark.parametrize("text", [b"my diary", b"my diary\n", b"{}\n", b'{"line":"deal"}\n', b"\x00\xff\n", b"\n"])
def test_a_file_that_is_none_is_refused_and_left_alone(tmp_path: Path, text: bytes) -> None:
    path = tmp_path / "diary"
    path.write_bytes(text)
    with pytest.raises(ArenaError, match="is no file of an arena's deals"):
        Session([match()], 1, [path])
    assert path.read_bytes() == text


@pytest.mark.parametrize(
    "line",
    [
        b"{}",
        b"x" * 200_000,
        b'{"line":"deal","number":1,"results":["#0"],"decisions":[3]}',
        b'{"line":"deal","number":1,"results":["#0","#5"],"decisions":[3,3]}',
        b'{"line":"deal","number":"1","results":["#0","#1"],"decisions":[3,3]}',
        b'{"line":"deal","number":-5,"results":["#0","#1"],"decisions":[3,3]}',
        b'{"line":"deal","number":1,"results":["#0","#1"],"decisions":[3,-3]}',
        b'{"line":"times","of":[{"bins":{"-306":1,"9999999":5}},{"bins":{}}]}',
    ],
)
def test_a_damaged_line_is_named(tmp_path: Path, line: bytes) -> None:
    path = tmp_path / "deals.jsonl"
    played_out(path, match(), 1)
    with path.open("ab") as file:
        file.write(line + b"\n")
    with pytest.raises(ArenaError, match="line 4: "):
        Session([match()], 2, [path])


def test_a_second_header_is_named(tmp_path: Path) -> None:
    path = tmp_path / "deals.jsonl"
    played_out(path, match(), 1)
    path.write_bytes(path.read_bytes() + path.read_bytes())
    with pytest.raises(ArenaError, match="line 4: "):
        Session([match()], 1, [path])


def test_a_deal_that_is_there_twice_counts_once(tmp_path: Path) -> None:
    path = tmp_path / "deals.jsonl"
    played_out(path, match(), 2)
    header, *rest = path.read_bytes().splitlines(keepends=True)
    path.write_bytes(b"".join([header, *rest, *(line for line in rest if b'"deal"' in line)]))
    with Session([match()], 2, [path]) as session:
        assert session.found == 2
        assert session.tallies[0].points.total() == 2


def test_a_file_in_use_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "deals.jsonl"
    with Session([match()], 1, [path]), pytest.raises(ArenaError, match="is being written by another process"):
        Session([match()], 1, [path])
    with Session([match()], 1, [path]) as session:
        assert session.found == 0


def test_a_failed_start_lets_go_of_the_files_it_had(tmp_path: Path) -> None:
    paths = [tmp_path / "a", tmp_path / "b"]
    paths[1].write_bytes(b"my diary\n")
    matches = [match(), match("plain")]
    with pytest.raises(ArenaError, match="is no file"):
        Session(matches, 1, paths)
    paths[1].unlink()
    with Session(matches, 1, paths) as session:
        assert session.found == 0


def test_a_folder_that_cannot_be_made_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").touch()
    with pytest.raises(ArenaError, match="cannot be used"):
        Session([match()], 1, [tmp_path / "file" / "deals.jsonl"])


def test_a_full_disk_is_said() -> None:
    # /dev/full reads as endless zeros, so only the writing is tried.
    log = Log(Path("/dev/full"), match())
    with pytest.raises(ArenaError, match="/dev/full cannot be written"):
        log.append(play_deals(match(), [0]))
    log.close()


# --- workers that end ---------------------------------------------------------------------------------------------


def test_what_a_killed_worker_held_is_played_again_and_said(tmp_path: Path) -> None:
    fatal = match(f"dies {tmp_path / 'once'}", "random")
    with Session([fatal], DEALS, [tmp_path / "deals.jsonl"]) as session:
        said = run(session, 2)
        found = result(session.tallies[0])
    assert len(said) == 1
    assert said[0].startswith("a worker process was lost (killed by SIGKILL): ")
    assert said[0].endswith("played again")
    expected = alone(match("first", "random"))
    assert found["points"] == expected["points"]
    assert (found["deals"], found["decisions"]) == (DEALS, expected["decisions"])


def test_a_deal_that_ends_every_worker_ends_the_run() -> None:
    said: list[str] = []
    with Session([match("dies", "random")], 2) as session:
        with pytest.raises(ArenaError) as failed:
            list(session.play(1, said.append, sit))
        assert session.finished == 0
    assert str(failed.value) == "deal 0 of dies v random ended its worker process 3 times, last killed by SIGKILL"
    assert len(said) == 2


def test_a_player_that_cannot_be_made_ends_the_run_and_says_why() -> None:
    said = r"deal [01] of unmakable v random could not be played \(OSError at fakes\.py:\d+: no weights\)"
    with Session([match("unmakable", "random")], 2) as session, pytest.raises(ArenaError, match=said):
        list(session.play(2, print, sit))


def test_a_run_that_is_left_ends_its_workers() -> None:
    with Session([match()], 1_000_000) as session:
        playing = session.play(1, print, sit)
        next(playing)
        playing.close()
        assert 0 < session.finished < 1_000_000


# --- orders -------------------------------------------------------------------------------------------------------


def taken(orders: Orders) -> list[Order]:
    found = []
    while (order := orders.next()) is not None:
        found.append(order)
    return found


def batch(deals: int, seconds: float) -> Batch:
    return Batch(play_deals(match(), range(deals)).deals, (Times(), Times()), seconds)


def numbers(orders: Sequence[Order]) -> list[tuple[int, int]]:
    return [(order.match, number) for order in orders for number in order.numbers]


def test_each_deal_is_ordered_once_and_quick_ones_go_together() -> None:
    orders = Orders([range(1000), [3, 5]], 2)
    first = orders.next()
    assert first == Order(0, (0,))
    orders.learn(0, batch(2, 0.002))
    rest = taken(orders)
    assert max(len(order.numbers) for order in rest) > 50
    assert [len(order.numbers) for order in rest][-6:] == [1] * 6
    assert numbers([first, *rest]) == [*((0, number) for number in range(1000)), (1, 3), (1, 5)]


def test_slow_deals_are_ordered_one_by_one() -> None:
    orders = Orders([range(100)], 2)
    orders.learn(0, batch(1, 3.0))
    assert {len(order.numbers) for order in taken(orders)} == {1}


def test_what_is_put_back_comes_first_and_apart_if_asked() -> None:
    orders = Orders([range(100)], 1)
    orders.learn(0, batch(1, 0.01))
    first = orders.next()
    second = orders.next()
    assert first is not None
    assert second is not None
    orders.put_back(first, apart=True)
    orders.put_back(second)
    again = [orders.next() for _ in range(len(first.numbers) + 1)]
    assert again == [*(Order(0, (number,)) for number in first.numbers), second]
