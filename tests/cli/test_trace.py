"""`kozyr trace` on bad input: each line is answered, nothing is lost, nobody sees a traceback."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from kozyr.notation import redact, write_view
from kozyr.view import observe
from tests.kit.command import kozyr, kozyr_inside
from tests.kit.games import played, seeded_deal

GAME = played(seeded_deal("club", 3, 4), random.Random(4), 20)
GOOD = str(GAME.record)


def answers(given: bytes, *, real: bool = False) -> tuple[int, list[dict[str, Any]]]:
    ran = kozyr("trace", given=given) if real else kozyr_inside("trace", given=given)
    assert ran.err == ""
    return ran.status, [json.loads(line) for line in ran.out.splitlines()]


BAD: dict[str, tuple[bytes, str]] = {
    "no record": (b"hello", "bad_syntax"),
    "an empty line": (b"", "bad_syntax"),
    "a blank": (b" ", "bad_syntax"),
    "no UTF-8": (b"\xff\xfe\x80", "bad_syntax"),
    "no UTF-8 within": (GOOD.encode().replace(b"club", b"cl\xffb"), "bad_syntax"),
    "Cyrillic": (GOOD.replace("club", "клуб").encode(), "bad_syntax"),
    "NUL": (GOOD.encode().replace(b" ", b"\0", 1), "bad_syntax"),
    "a form feed": (GOOD.encode() + b"\x0c", "bad_syntax"),
    "a carriage return within": (GOOD.encode().replace(b" ", b"\r", 1), "bad_syntax"),
    "a record cut short": (GOOD.encode()[:100], "bad_deck"),
    "unknown rules": (GOOD.encode().replace(b"=club", b"=chess"), "bad_rules"),
    "a huge number of seats": (GOOD.encode().replace(b"seats=3", b"seats=" + b"9" * 9000), "bad_syntax"),
    "a bad redacted record": (GOOD.encode().replace(b"dpn1 ", b"dpn1 view=9 "), "bad_syntax"),
    "JSON": (b'{"record": 1}', "bad_syntax"),
}


def test_bad_lines_among_good_ones() -> None:
    lines = [GOOD.encode(), *(line for bad, _ in BAD.values() for line in (bad, GOOD.encode()))]
    status, found = answers(b"".join(line + b"\n" for line in lines), real=True)
    assert status == 1
    assert len(found) == len(lines)
    for answer in found[::2]:
        assert answer["record"] == GOOD
        assert len(answer["plies"]) == len(GAME.moves) + 1
    for answer, (name, (_, code)) in zip(found[1::2], BAD.items(), strict=True):
        if name != "a record cut short":
            assert (answer["error"]["code"], answer["error"]["at"]) == (code, None), name
        assert answer["error"]["message"], name
        assert "plies" not in answer


def test_empty_input_gives_nothing() -> None:
    assert kozyr_inside("trace").status == 0
    assert kozyr_inside("trace").out == ""


def test_a_last_line_needs_no_line_feed_and_may_have_a_carriage_return() -> None:
    assert answers(GOOD.encode())[0] == 0
    status, found = answers(f"{GOOD}\r\n{GOOD}\r\n".encode())
    assert status == 0
    assert [answer["record"] for answer in found] == [GOOD, GOOD]


@pytest.mark.parametrize(
    "line",
    [
        b"x" * 5_000_000,
        GOOD.encode() + b"," * 2_000_000,
        GOOD.encode().replace(b"moves=", b"moves=" + b"0p," * 500_000),
    ],
)
def test_a_huge_line_is_refused_and_the_next_is_traced(line: bytes) -> None:
    status, found = answers(line + b"\n" + GOOD.encode())
    assert status == 1
    assert [list(answer) for answer in found] == [["record", "error"], ["record", "plies"]]


@pytest.mark.parametrize("seat", [0, 1, 2, None])
def test_a_redacted_record_is_traced_as_its_viewer_saw_it(seat: int | None) -> None:
    text = str(redact(GAME.record, seat))
    status, [answer] = answers(text.encode())
    assert (status, answer["record"]) == (0, text)
    assert len(answer["plies"]) == len(GAME.moves) + 1
    for ply, state in zip(answer["plies"], GAME.states, strict=True):
        view = observe(state, seat)
        assert ply["line"] == write_view(view)
        assert ply["legal"] == [str(action) for action in view.legal]
        assert ply["limit"] == (None if state.result else state.bout.limit)
    assert [ply["move"] for ply in answer["plies"][:-1]] == [str(move) for move in GAME.moves]


def test_a_limit_is_a_number_before_any_move_and_nothing_after_the_end() -> None:
    whole = played(seeded_deal("classic", 2, 4), random.Random(4))
    _, [answer] = answers(str(whole.record).encode())
    assert answer["plies"][0]["limit"] == 5
    assert answer["plies"][-1]["limit"] is None
    assert answer["plies"][-1]["legal"] == []
    assert "move" not in answer["plies"][-1]


def test_trace_takes_no_arguments() -> None:
    ran = kozyr_inside("trace", "games.jsonl")
    assert ran.status == 2
    assert "unexpected extra argument" in ran.err
