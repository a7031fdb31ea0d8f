"""What `kozyr lang check` finds, and that it finds nothing wrong in the house's own languages."""

from __future__ import annotations

import pytest
from typer.testing import CliRunner

from kozyr.cli.app import app
from kozyr.text import LANGUAGES, checking
from kozyr.text.checking import check, unused

ENGLISH = """
greeting = Welcome to the table, { $name }.
cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
  }
title = The rules of this table
quoted = He said “done”.
"""


def found(monkeypatch: pytest.MonkeyPatch, language: str, text: str, english: str = ENGLISH) -> list[tuple[str, str]]:
    """Kinds and messages of the remarks on a language of one file."""
    texts = {"en": {"page.ftl": english}, language: {"page.ftl": text}}
    monkeypatch.setattr(checking, "sources", texts.__getitem__)
    return [(remark.kind, remark.message) for remark in check(language)]


GERMAN = """
greeting = Willkommen am Tisch, { $name }.
cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
  }
title = Die Regeln dieses Tisches
quoted = Er sagte „fertig“.
"""


def test_a_sound_language_has_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    assert found(monkeypatch, "de", GERMAN) == []


@pytest.mark.parametrize(
    ("before", "after", "remark"),
    [
        ("title = Die Regeln dieses Tisches\n", "", ("missing", "title")),
        ("title = ", "titel = ", ("extra", "titel")),
        ("title = ", "title = Regeln\ntitle = ", ("twice", "title")),
        ("title = ", "= ", ("unread", "")),
        ("{ $name }", "{ $nom }", ("variables", "greeting")),
        ("{ $name }", "Fremder", ("variables", "greeting")),
        ("[one]", "[few]", ("plural", "cards")),
        ("Die Regeln dieses Tisches", "The rules of this table", ("suspicious", "title")),
        ("Die Regeln", "Die  Regeln", ("suspicious", "title")),
        ("Tisch, {", "Tisch , {", ("suspicious", "greeting")),
        ("„fertig“.", '"fertig".', ("suspicious", "quoted")),
        ("„fertig“.", "„fertig“", ("suspicious", "quoted")),
        ("dieses Tisches", "dieses Tisches.", ("suspicious", "title")),
        ("dieses Tisches", "этого стола", ("suspicious", "title")),
    ],
)
def test_each_fault_is_found(monkeypatch: pytest.MonkeyPatch, before: str, after: str, remark: tuple[str, str]) -> None:
    assert before in GERMAN
    remarks = found(monkeypatch, "de", GERMAN.replace(before, after))
    if remark == ("suspicious", "quoted") and not after.endswith("."):
        assert remarks == [], "a closing quotation mark may stand last"
    else:
        assert remark in remarks


def test_plurals_are_those_of_the_language(monkeypatch: pytest.MonkeyPatch) -> None:
    english = "cards = { $count ->\n    [one] a\n   *[other] b\n  }\n"
    polish = "cards = { $count ->\n    [one] a\n    [few] b\n    [many] c\n   *[other] d\n  }\n"
    assert found(monkeypatch, "pl", polish, english) == []
    assert found(monkeypatch, "pl", english, english) == [("suspicious", "cards")]
    assert found(monkeypatch, "fr", english, english) == []
    assert found(monkeypatch, "id", "cards = b { $count }\n", english.replace("] a", "] a { $count }")) == []
    assert found(monkeypatch, "id", english, english) == [("plural", "cards")]


def test_latin_letters_in_a_cyrillic_text(monkeypatch: pytest.MonkeyPatch) -> None:
    assert found(monkeypatch, "uk", "title = Правила game\n", "title = Rules of it\n") == [("suspicious", "title")]
    assert found(monkeypatch, "uk", "title = Клавіша Enter\n", "title = The key Enter\n") == []


def test_what_no_code_names(monkeypatch: pytest.MonkeyPatch) -> None:
    english = "one = 1\ntwo-a = 2\nthree = { four }\nfour = 4\nfive-x = 5\nsix = 6\n"
    monkeypatch.setattr(checking, "sources", {"en": {"page.ftl": english}}.__getitem__)
    code = ["say('one')", "say(`two-${kind}`)", "say('three')", "named('five', ['x'])"]
    assert unused(code) == ("six",)


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_wrong_in_our_own_languages(language: str) -> None:
    assert [remark for remark in check(language) if remark.kind != "suspicious"] == []


def test_the_command() -> None:
    result = CliRunner().invoke(app, ["lang", "check", "--quiet"])
    assert (result.exit_code, result.output) == (0, f"{len(LANGUAGES)} languages, 0 wrong, 0 to look at\n")
    result = CliRunner().invoke(app, ["lang", "check", "xx"])
    assert result.exit_code == 2
    assert "there is no language 'xx'" in result.output
