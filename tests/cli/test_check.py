"""`kozyr check`: right files, wrong files, and what is no file at all."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

from kozyr.notation import redact, write_position, write_view
from kozyr.view import observe
from tests.kit.command import kozyr, kozyr_inside
from tests.kit.games import played, seeded_deal
from tests.kit.vectors import FOLDER, bad_positions, bad_records, counts, games

GAME = played(seeded_deal("club", 3, 4), random.Random(4), 20)
RECORD = str(GAME.record)
LINE = write_position(GAME.last)


def check(path: Path, content: bytes) -> tuple[int, list[str]]:
    path.write_bytes(content)
    ran = kozyr_inside("check", path)
    assert ran.err == ""
    return ran.status, ran.out.replace(f"{path}:", "").splitlines()


def test_records_views_and_positions_in_a_text_file(tmp_path: Path) -> None:
    lines = [RECORD, LINE, write_view(observe(GAME.last, 1)), str(redact(GAME.record, 0))]
    status, said = check(tmp_path / "games.dpn", "\n".join(lines).encode())
    assert (status, said) == (0, ["4 checked, 0 refused"])


def test_standard_input() -> None:
    ran = kozyr_inside("check", given=f"{RECORD}\nnonsense\n".encode())
    assert ran.status == 1
    assert ran.out.splitlines()[0].startswith("-:2: bad_position: 1 fields, expected 8")
    assert kozyr_inside("check", "-", given=f"{LINE}\r\n".encode()).out == "1 checked, 0 refused\n"
    assert kozyr_inside("check", "-").out == "0 checked, 0 refused\n"


def test_each_fault_is_said_with_its_line(tmp_path: Path) -> None:
    lines = [RECORD, "", RECORD.replace("club", "chess"), RECORD[:-9] + "result=#-", LINE + "\x0c", "view=9 x"]
    status, said = check(tmp_path / "games.dpn", "\n".join(lines).encode())
    assert status == 1
    assert [line.split(":")[0] for line in said[:-1]] == ["2", "3", "4", "5", "6"], "a form feed ends no line"
    assert [line.split(": ")[1] for line in said[:-1]] == [
        "bad_position",
        "bad_rules",
        "bad_result",
        "bad_position",
        "bad_view",
    ]
    assert said[-1] == "6 checked, 5 refused"


def test_the_place_of_a_bad_move_is_said(tmp_path: Path) -> None:
    entry = next(entry for entry in bad_records() if entry["code"] == "illegal_action")
    _, said = check(tmp_path / "games.dpn", entry["record"].encode())
    assert said[0].startswith(f"1: illegal_action at move {entry['at']}: ")


@pytest.mark.parametrize("name", ["missing.jsonl", "missing.json", "missing.tsv", "missing", "a folder"])
def test_a_file_that_cannot_be_read(tmp_path: Path, name: str) -> None:
    (tmp_path / "a folder").mkdir()
    ran = kozyr_inside("check", tmp_path / name, FOLDER / "bad-positions.tsv")
    assert ran.status == 1
    assert f"{name}:0: cannot be read: " in ran.out
    assert ran.out.endswith("25 checked, 1 refused\n"), "the other file is still checked"


def test_a_name_that_is_no_text(tmp_path: Path) -> None:
    ran = kozyr("check", bytes(tmp_path) + b"/\xff.json")
    assert ran.status == 1
    assert "cannot be read" in ran.out


BROKEN = [
    b"{",
    b"[",
    b"\xff\xfe",
    b"\0",
    b"null",
    b"7",
    b'"x"',
    b"[[1]]",
    b"{}",
    b'{"record": 1}',
    b"NaN",
    b"[" * 100_000,
]
BROKEN += [b"[" * 900 + b"]" * 900, b'{"a":' * 990 + b"1" + b"}" * 990, b"9" * 10_000, b'"\\ud800"']


@pytest.mark.parametrize("suffix", [".json", ".jsonl"])
@pytest.mark.parametrize("content", BROKEN, ids=range(len(BROKEN)))
def test_broken_and_nested_json(tmp_path: Path, suffix: str, content: bytes) -> None:
    status, said = check(tmp_path / f"broken{suffix}", content)
    assert status == 1
    assert any(fault in line for line in said for fault in ("no JSON", "not an entry", "no text"))
    assert max(map(len, said)) < 300


def test_a_binary_file(tmp_path: Path) -> None:
    content = random.Random(1).randbytes(20_000)
    for suffix in ("", ".json", ".jsonl", ".bin"):
        status, said = check(tmp_path / f"binary{suffix}", content)
        assert status == 1
        assert said[-1].endswith(" refused")


@pytest.mark.parametrize(
    ("change", "telling"),
    [
        ({"perft": None}, "perft, a list of counts"),
        ({"perft": "6"}, "perft, a list of counts"),
        ({"perft": [6.0]}, "perft, a list of counts"),
        ({"perft": [1]}, "perft 1: found 6, expected 1"),
        ({"position": 7}, "not an entry"),
        ({"position": "x"}, "bad_position: 1 fields"),
        ({"position": "\ud800"}, "bad_position: a line is printable ASCII"),
    ],
)
def test_counts_that_do_not_hold(tmp_path: Path, change: dict[str, object], telling: str) -> None:
    entries = [counts()[0], {**counts()[0], **change}]
    status, said = check(tmp_path / "perft.json", json.dumps(entries).encode())
    assert status == 1
    assert said[0].startswith("2: ")
    assert telling in said[0]
    assert said[-1] == "2 checked, 1 refused"


@pytest.mark.parametrize(
    ("change", "telling"),
    [
        ({"plies": []}, "plies found"),
        ({"plies": 7}, "plies found"),
        ({"plies": None}, "plies found"),
        ({"record": "dpn1"}, "refused: expected rules="),
        ({"record": 7}, "not an entry"),
        ({"code": "bad_deck"}, 'expected "bad_deck" at null, found null at null'),
        ({"code": "\ud800", "at": [[]]}, r'expected "\ud800" at [[]], found'),
    ],
)
def test_games_that_do_not_hold(tmp_path: Path, change: dict[str, object], telling: str) -> None:
    game = games()[0]
    status, said = check(tmp_path / "games.jsonl", json.dumps({**game, **change}).encode())
    assert status == 1
    assert telling in said[0]


def test_the_first_ply_that_differs_is_said(tmp_path: Path) -> None:
    game = json.loads(json.dumps(games()[0]))
    game["plies"][5]["limit"] = 99
    _, said = check(tmp_path / "games.jsonl", json.dumps(game).encode())
    assert said[0].startswith("1: ply 5 differs: found {")
    assert '"limit": 99' in said[0]


def test_a_line_that_should_be_refused_and_is_not(tmp_path: Path) -> None:
    line, fault = bad_positions()[0]
    status, said = check(tmp_path / "bad.tsv", f"{line}\t{fault}\n{LINE}\tsome fault\n".encode())
    assert (status, said) == (1, ["2: not refused, although: some fault", "2 checked, 1 refused"])


@pytest.mark.parametrize("seed", range(5))
def test_random_bytes_are_no_conformance_file(tmp_path: Path, seed: int) -> None:
    for suffix in (".tsv", ".json", ".jsonl"):
        status, said = check(tmp_path / f"noise{suffix}", random.Random(seed).randbytes(5000))
        assert status == 1
        assert said[0].startswith("0: no text: byte "), said[0]
        assert said[1:] == ["1 checked, 1 refused"]


@pytest.mark.parametrize("entry", ["", "nonsense", "\tfault", "nonsense\t", "x" * 10_000, "\x00\x01"])
def test_a_line_that_does_not_say_why_it_should_be_refused_is_no_entry(tmp_path: Path, entry: str) -> None:
    line, fault = bad_positions()[0]
    status, said = check(tmp_path / "bad.tsv", f"{entry}\n{line}\t{fault}\n".encode())
    assert (status, said[-1]) == (1, "2 checked, 1 refused")
    assert said[0].startswith("1: not an entry: ")
    assert said[0].endswith("expected a line that must be refused, a tab, and why")
    assert len(said[0]) < 200


def test_a_record_expected_to_be_bad_with_another_place(tmp_path: Path) -> None:
    entry = {**bad_records()[0], "at": 3}
    _, said = check(tmp_path / "bad.jsonl", json.dumps(entry).encode())
    assert said[0] == '1: expected "illegal_action" at 3, found "illegal_action" at 112'
