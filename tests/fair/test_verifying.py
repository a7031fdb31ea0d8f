"""Verification: what was played is proved; whatever was changed is found, and where."""

from __future__ import annotations

import random
import re
from dataclasses import replace
from pathlib import Path

import pytest

from kozyr.fair import commitment_of, sealed, verify
from kozyr.notation import Record, read_record
from kozyr.rules import Rules, apply, legal
from tests.fair.make_vectors import played, seeds_of

RECORDS = (Path(__file__).parents[2] / "conformance/fair/records.dpn").read_text("ascii").splitlines()
LINE = RECORDS[0]


def codes(text: str, commitment: str | None = None) -> list[str]:
    return [finding.code for finding in verify(text, commitment)]


def changed(key: str, value: str, line: str = LINE) -> str:
    assert f" {key}=" in line
    return re.sub(rf" {key}=\S*", f" {key}={value}", line)


@pytest.mark.parametrize("line", RECORDS, ids=range(len(RECORDS)))
def test_records_are_proved(line: str) -> None:
    assert verify(line) == ()


def test_the_commitment_that_was_noted_counts() -> None:
    noted = re.search(r"x-commitment=(\S+)", LINE)
    assert noted is not None
    assert verify(LINE, noted[1]) == ()
    assert codes(LINE, commitment_of(b"another")) == ["noted"]


def test_another_seed_than_was_promised() -> None:
    """The cheat: the server deals from a second seed and seals everything anew; the promise gives it away."""
    honest, other = seeds_of(1, 1), seeds_of(2, 1)
    forged = str(played(other, Rules.parse("classic"), 2, random.Random(5)))
    assert verify(forged) == ()
    assert codes(forged, honest.commitment) == ["noted"]
    assert codes(changed("x-commitment", honest.commitment, forged)) == ["commitment"]


@pytest.mark.parametrize("place", [0, 1, 20, 35])
def test_two_cards_that_changed_places(place: int) -> None:
    deck = re.search(r"deck=(\S+)", LINE)
    assert deck is not None
    cards = [deck[1][at : at + 2] for at in range(0, 72, 2)]
    other = (place + 7) % 36
    cards[place], cards[other] = cards[other], cards[place]
    findings = verify(changed("deck", "".join(cards)))
    first = min(place, other)
    expected = deck[1][2 * first : 2 * first + 2]
    assert ("deck", first + 1, expected) in [
        (finding.code, finding.facts.get("place"), finding.facts.get("expected")) for finding in findings
    ]
    assert "seal" in [finding.code for finding in findings]


def test_a_deck_that_is_none() -> None:
    deck = re.search(r"deck=(\S+)", LINE)
    assert deck is not None
    for text in (deck[1][:-2], deck[1] + "6c", "", "??" * 36, deck[1][2:] + "6c"):
        found = codes(changed("deck", text))
        assert "deck" in found
        assert "record" in found


@pytest.mark.parametrize(("key", "value"), [("dealer", "0"), ("dealer", "x"), ("first", "5")])
def test_dealer_and_first_seat(key: str, value: str) -> None:
    assert f"{key}={value}" not in LINE
    assert key in codes(changed(key, value))


def test_any_other_legal_move_is_found() -> None:
    """At every decision that had a choice: the game plays on from there by other moves, to another record."""
    record = read_record(LINE)
    steps = list(record.steps())
    tried = 0
    for at, (step, move) in enumerate(zip(steps, record.moves, strict=False)):
        for other in legal(step.state):
            if other != move:
                state, moves = apply(step.state, other).state, [*record.moves[:at], other]
                while state.result is None:
                    moves.append(legal(state)[0])
                    state = apply(state, moves[-1]).state
                forged = str(replace(record, moves=tuple(moves), result=state.result))
                assert codes(forged) == ["seal"]
                tried += 1
    assert tried > 20


def test_a_move_that_is_not_allowed_is_named() -> None:
    record = read_record(LINE)
    moves = [str(move) for move in record.moves]
    moves[3] = "0r0"
    findings = {finding.code: finding.facts for finding in verify(changed("moves", ",".join(moves)))}
    assert findings["record"]["fault"] == "bad_action"
    assert findings["record"]["move"] == 4
    assert "seal" in findings


@pytest.mark.parametrize("key", ["x-commitment", "x-seed", "x-nonces", "x-seal"])
def test_what_is_lacking_is_named(key: str) -> None:
    (finding,) = verify(re.sub(rf" {key}=\S*", "", LINE))
    assert (finding.code, finding.facts) == ("lacks", {"field": key})


@pytest.mark.parametrize(
    ("key", "value", "code"),
    [
        ("x-seed", "00", "bad_seed"),
        ("x-seed", "G" * 64, "bad_seed"),
        ("x-seed", "", "bad_seed"),
        ("x-nonces", "0:12", "bad_nonces"),
        ("x-nonces", "7:" + "0" * 32, "bad_nonces"),
        ("x-nonces", "0:" + "0" * 32 + ",0:" + "1" * 32, "bad_nonces"),
        ("x-nonces", "0:" + "0" * 32 + ",", "bad_nonces"),
        ("x-seal", "0" * 64, "seal"),
        ("x-commitment", "0" * 64, "commitment"),
    ],
)
def test_fields_that_are_none(key: str, value: str, code: str) -> None:
    assert codes(changed(key, value)) == [code]


def test_a_changed_nonce_or_seed_changes_the_deck() -> None:
    nonce = re.search(r"x-nonces=0:(\S+)", LINE)
    assert nonce is not None
    other = ("1" if nonce[1][0] == "0" else "0") + nonce[1][1:]
    assert "deck" in codes(changed("x-nonces", f"0:{other}"))
    found = codes(changed("x-seed", "0" * 64))
    assert {"commitment", "deck", "seal"} <= set(found)


@pytest.mark.parametrize("text", ["", "dpn1", "dpn2 rules=classic", "дурак", LINE + "\n" + LINE, LINE + " x-seed=1"])
def test_what_is_no_record(text: str) -> None:
    (finding,) = verify(text)
    assert finding.code == "record"
    assert finding.facts["fault"] == "bad_syntax"


@pytest.mark.parametrize(("key", "value"), [("rules", "poker"), ("seats", "9"), ("seats", "two"), ("result", "#-x")])
def test_a_header_that_cannot_be_played_is_the_records_fault(key: str, value: str) -> None:
    assert "record" in codes(changed(key, value))


def test_an_unfinished_game_should_have_no_seed() -> None:
    record = read_record(LINE)
    unfinished = sealed(replace(record, moves=record.moves[:4], result=None, extras=()), seeds_of(0, 1))
    assert codes(str(unfinished)) == ["unfinished"]


def test_other_keys_stay_and_do_not_hinder() -> None:
    record: Record = replace(read_record(LINE), extras=(("x-date", "2026-11-30"),))
    line = str(sealed(record, seeds_of(0, 1)))
    assert " x-date=2026-11-30 x-commitment=" in line
    assert verify(line) == ()
    assert codes(line.replace("2026-11-30", "2026-11-29")) == ["seal"]
    assert codes(line.replace(" x-date=2026-11-30", "")) == ["seal"]
