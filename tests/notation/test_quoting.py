"""An error repeats the beginning of what was sent, whatever part of it was too long."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from kozyr.cards import Card, CardSet, Suit, parse_cards
from kozyr.notation import read_position, read_record, read_redacted, read_view, redact
from kozyr.quoting import LONGEST_QUOTE, quoted, shortened
from kozyr.rules import Action, KozyrError, Rules
from kozyr.rules.result import Result
from tests.kit.vectors import games

LONG = 100_000
MOST = 400
"""Characters of a whole sentence: what is quoted, and what was expected instead."""

POSITION = "club s 6c7c/6d7d - 8c 0>1 1d 4"
RECORD = str(games()[0]["record"])


def test_a_short_text_is_repeated_and_a_long_one_begun() -> None:
    assert shortened("6c") == "6c"
    assert shortened("x" * LONGEST_QUOTE) == "x" * LONGEST_QUOTE
    assert shortened("x" * (LONGEST_QUOTE + 1)) == "x" * (LONGEST_QUOTE - 3) + "..."
    assert quoted("a\x00b") == r"'a\x00b'"


def said(read: Callable[[str], object], text: str) -> str:
    with pytest.raises(ValueError, match=r".") as refused:
        read(text)
    facts = refused.value.facts.values() if isinstance(refused.value, KozyrError) else ()
    return max((str(refused.value), *map(str, facts)), key=len)


@pytest.mark.parametrize("read", [Card.parse, CardSet.parse, Suit.parse, parse_cards, Action.parse, Result.parse])
@pytest.mark.parametrize("part", ["x", "6c", "0a6c", "é"])
def test_a_word(read: Callable[[str], object], part: str) -> None:
    assert len(said(read, part * LONG + "x")) <= MOST


@pytest.mark.parametrize("text", ["x", "club+x", "club+x=", "club+deck=", "club+deck=52+deck=", "club+bout_limit=6+"])
def test_rules(text: str) -> None:
    assert len(said(Rules.parse, text + "9" * LONG)) <= MOST


@pytest.mark.parametrize("field", range(8))
@pytest.mark.parametrize("part", ["x", "6c", "9", "0>1!", "6c,", "6c/", "#"])
def test_a_line(field: int, part: str) -> None:
    parts = POSITION.split(" ")
    for text in (part * LONG, parts[field] + part * LONG):
        line = " ".join([*parts[:field], text, *parts[field + 1 :]])
        assert len(said(read_position, line)) <= MOST
        assert len(said(read_view, f"view=0 {line}")) <= MOST


@pytest.mark.parametrize("field", range(9))
@pytest.mark.parametrize("part", ["x", "6c", "9", "0a6c,", "??", "="])
def test_a_record(field: int, part: str) -> None:
    records: list[tuple[Callable[[str], object], str]] = [
        (read_record, RECORD),
        (read_redacted, str(redact(read_record(RECORD), 0))),
    ]
    for read, record in records:
        parts = record.split(" ")
        for text in (part * LONG, parts[field % len(parts)] + part * LONG):
            line = " ".join([*parts[: field % len(parts)], text, *parts[field % len(parts) + 1 :]])
            assert len(said(read, line)) <= MOST
