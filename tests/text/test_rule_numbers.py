"""Every sentence on how the game goes says a rule, every rule is said, and every rule named has tests of its number."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import given

from kozyr.rules import PRESETS, Rules
from kozyr.text.outline import Items, Line, Pairs, Section, Step, outline
from kozyr.text.rule_numbers import PREFIXES, UNNUMBERED, rules_said
from tests.kit.strategies import rules
from tests.text.test_outline import said

ROOT = Path(__file__).parents[2]
LAW = (ROOT / "docs/rules.md").read_text(encoding="utf-8")
SECTIONS = ("goal", "cards", "deal", "bout", "draw", "end", "without", "questions")
MIXED = ("custom+bout_limit=3+first_bout_limit=1", "custom+deck=24+transfer=yes", "transfer", "classic", "atlasnye")


def numbers_of_the_law() -> set[str]:
    """3.1 to 3.5, 4.1 to 4.6, 5.1 to 5.5, passing on, and what everybody may know."""
    found = {"4 transfer", "6"}
    section = ""
    for line in LAW.splitlines():
        heading = re.match(r"## (\d)\. ", line)
        if heading:
            section = heading[1]
        item = re.match(r"(\d)\. ", line)
        if item and section in {"3", "4", "5"}:
            found.add(f"{section}.{item[1]}")
    return found


def test_the_law_is_read_as_it_is_numbered() -> None:
    assert {"3.1", "3.5", "4.1", "4.6", "5.1", "5.5"} <= numbers_of_the_law()
    assert len(numbers_of_the_law()) == 18


@given(rules())
def test_every_sentence_on_the_game_says_a_rule(of: Rules) -> None:
    for section in outline(of):
        if section.name in SECTIONS:
            for message in sentences(section):
                assert rules_said(message) or message.removeprefix("rules-").startswith(UNNUMBERED), message


def sentences(section: Section) -> Iterator[str]:
    """The messages of a section, without its headings."""
    for block in section.blocks:
        match block:
            case Line(message):
                yield message
            case Items(messages) | Step(_, messages):
                yield from messages
            case Pairs(_, rows):
                yield from (message for row in rows for message in row)
            case _:
                raise AssertionError(block)


def test_every_rule_is_said() -> None:
    pages = set().union(*(said(Rules.parse(text)) for text in (*PRESETS, *MIXED)))
    told = {number for message in pages for number in rules_said(message)}
    assert numbers_of_the_law() <= told


@pytest.mark.parametrize("number", sorted({number for numbers in PREFIXES.values() for number in numbers}))
def test_a_rule_that_is_said_has_tests_of_its_number(number: str) -> None:
    if number in {"1", "7"}:
        return  # words, and worked cases: tests/rules/test_worked_cases.py
    if number == "3.5":
        number = "b76"  # a fresh dealer for every game is the server's business
    name = number.replace(".", "_").replace(" ", "_")
    beside = ("tests/server/test_promises.py", "tests/progress/test_figures.py")
    files = [*(ROOT / "tests/rules").glob("*.py"), *(ROOT / file for file in beside)]
    assert any(re.search(rf"def test_{name}_", file.read_text(encoding="utf-8")) for file in files), number


def test_no_beginning_fits_nothing() -> None:
    pages = set().union(*(said(Rules.parse(text)) for text in (*PRESETS, *MIXED)))
    for prefix in PREFIXES:
        assert any(message.removeprefix("rules-").startswith(prefix) for message in pages), prefix
