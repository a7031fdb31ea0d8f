"""All message files of all languages: the page's, the table's and the server's."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kozyr.text import LANGUAGES, refusal_sentence
from kozyr.text.bundles import bundle, sources
from tests.text.help import messages, variables

ERRORS = Path(__file__).parents[2] / "docs" / "errors.md"
RULES = {"rules.ftl", "advice.ftl"}
OTHERS = [language for language in LANGUAGES if language != "en"]
FACTS: dict[str, str | int] = {
    "card": "9h", "attack": "Td", "oldest": "6c", "rank": "T", "trump": "s", "actor": 1, "seat": 2, "seats": 4,
    "attacks": 3, "limit": 2, "base": 4, "version": 5, "yours": 0, "bytes": 70_000, "most": 65_536, "protocol": 2,
}  # fmt: skip


def codes() -> list[tuple[str, list[str]]]:
    rows = re.findall(r"^\| `(\w+)` \|([^|]*)\|", ERRORS.read_text(encoding="utf-8"), re.MULTILINE)
    assert len(rows) > 30
    return [(code, re.findall(r"`(\w+)`", facts)) for code, facts in rows]


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_has_the_files_and_messages_of_english(language: str) -> None:
    """B89."""
    assert sources(language).keys() == sources("en").keys()
    english, other = messages("en"), messages(language)
    assert other.keys() - english.keys() == set()
    assert english.keys() - other.keys() == set()
    assert {name: file for name, (file, _) in other.items()} == {name: file for name, (file, _) in english.items()}


@pytest.mark.parametrize("language", OTHERS)
def test_no_language_asks_for_a_fact_that_english_does_not_have(language: str) -> None:
    grammar = {"case", "form", "count"}  # where English has no cases, and no plural to choose
    for name in messages("en"):
        assert variables(language, name) - variables("en", name) <= grammar, name


@pytest.mark.parametrize("language", OTHERS)
def test_the_rules_need_the_same_facts_in_every_language(language: str) -> None:
    ours = [name for name, (file, _) in messages("en").items() if file in {*RULES, "server.ftl"}]
    plurals = {"deck", "hand", "full"}  # a plural may choose by the number that it does not say
    for name in ours:
        assert variables(language, name) ^ variables("en", name) <= plurals, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_messages_call_known_functions_and_messages_alone(language: str) -> None:
    known = messages(language)
    functions = {"CARD", "RANK", "SUIT", "SEAT", "SAME_SUIT"}
    for name, (file, uses) in known.items():
        assert uses.functions <= functions | ({"KEY", "EM"} if file in RULES else set()), name
        assert uses.messages <= known.keys(), name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(("code", "facts"), codes(), ids=lambda value: value if isinstance(value, str) else "")
def test_every_refusal_has_a_sentence_from_its_own_facts(language: str, code: str, facts: list[str]) -> None:
    said = refusal_sentence(language, code, {fact: FACTS.get(fact, "x") for fact in facts})
    assert said.endswith((".", "?"))
    assert "{" not in said
    assert "$" not in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_bundle_is_made_once(language: str) -> None:
    assert bundle(language) is bundle(language)
    assert bundle(language, marked=True) is not bundle(language)
