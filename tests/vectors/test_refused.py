"""What must be refused: records with their codes and places, position lines with the fault named."""

from __future__ import annotations

import json

import pytest

from kozyr.notation import BadPosition, BadRecord, read_position, read_record
from tests.kit.command import kozyr
from tests.kit.vectors import FOLDER, bad_positions, bad_records

RECORDS = bad_records()
LINES = bad_positions()

TELLING = {
    "hand not in canonical order": "canonical order",
    "an attack of a rank that is not on the table": "its rank was not on the table",
    "cards missing in bout 1": "missing in bout 1",
    "the durak holds nothing": "durak is a seat that holds cards",
    "a card twice": "6c is there twice",
    "a card that the deck does not hold": "2c is not in a deck of 36",
    "the last talon card is no trump": "last talon card is the turned trump",
    "a seat out while the talon lasts": "out while the talon lasts",
    "the defender is not the next seat": "defender is the next seat",
    "a beaten pair after an open attack": "beaten pair stands after an open attack",
    "a beat that does not beat": "8c does not beat 9c",
    "the defender is to act": "the defender is to act",
    "nothing to answer": "nothing to answer",
    "the limit is reached: nothing to ask": "the limit, 1, is reached",
    "over with two hands left": "over with hands left",
    "a pass before the lead": "pass before the lead",
    "two spaces": "one space between",
    "no such suit": "no suit: 'x'",
    "no such bout": "'0' is no bout number",
    "a number with a leading zero": "leading zeros",
    "five seats under classic": "2 to 4 with classic",
    "an option written needlessly": "club has that value already",
    "options out of order": "in the table's order",
    "seven fields": "7 fields, expected 8",
}
"""For each fault of the file, words that a person finds it by."""


@pytest.mark.parametrize(("line", "fault"), LINES, ids=[fault for _, fault in LINES])
def test_a_bad_position_is_refused_by_name(line: str, fault: str) -> None:
    with pytest.raises(BadPosition) as refused:
        read_position(line)
    assert TELLING[fault] in str(refused.value)
    assert refused.value.code == "bad_position"


def test_every_fault_is_looked_for() -> None:
    assert [fault for _, fault in LINES] == list(TELLING)


@pytest.mark.parametrize("number", range(len(RECORDS)))
def test_a_bad_record_is_refused_with_code_and_place(number: int) -> None:
    entry = RECORDS[number]
    with pytest.raises(BadRecord) as refused:
        read_record(entry["record"])
    assert (refused.value.code, refused.value.at) == (entry["code"], entry["at"])


def test_the_command_says_code_and_place_of_each() -> None:
    ran = kozyr("trace", given="".join(f"{entry['record']}\n" for entry in RECORDS).encode())
    answers = [json.loads(line) for line in ran.out.splitlines()]
    assert ran.status == 1
    assert len(answers) == len(RECORDS) == 51
    for answer, entry in zip(answers, RECORDS, strict=True):
        assert answer["record"] == entry["record"]
        assert {key: answer["error"][key] for key in ("code", "at")} == {key: entry[key] for key in ("code", "at")}
        assert answer["error"]["message"]


@pytest.mark.parametrize(("line", "fault"), LINES[:3])
def test_the_counting_command_names_the_fault(line: str, fault: str) -> None:
    ran = kozyr("perft", line, "2")
    assert (ran.status, ran.out) == (1, "")
    assert TELLING[fault] in ran.err


@pytest.mark.parametrize("name", ["games.jsonl", "perft.json", "bad-records.jsonl", "bad-positions.tsv"])
def test_the_checking_command_finds_the_files_right(name: str) -> None:
    ran = kozyr("check", FOLDER / name)
    assert ran.status == 0, ran.out
    assert ran.out.endswith(" checked, 0 refused\n")
