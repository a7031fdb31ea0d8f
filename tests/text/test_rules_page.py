from __future__ import annotations

import html
import re
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kozyr.rules import PRESETS, BadRules, Rules
from kozyr.text import LANGUAGES, STYLESHEET, rules_page, sentence, stylesheet
from tests.kit.strategies import rules
from tests.text.help import Page, without_languages

MOST_BYTES = 50 * 1024
PAGES = [(language, preset) for language in LANGUAGES for preset in PRESETS]


def test_pages_are_in_their_own_language() -> None:
    assert "Подкидной дурак" in rules_page("ru", "classic")
    assert "Classic Durak" in rules_page("en", "classic")
    for preset in PRESETS:
        words = without_languages(re.sub(r"<[^>]*>", " ", rules_page("ru", preset)))
        latin = set(re.findall(r"[A-Za-z]{2,}", words))
        assert latin <= {"Home", "End", "Enter"}


@pytest.mark.parametrize(("language", "preset"), PAGES)
def test_a_page_is_sound(language: str, preset: str) -> None:
    text = rules_page(language, preset, site="http://localhost:8000")
    assert len(text.encode()) <= MOST_BYTES
    assert "\ue000" not in text
    assert "{" not in re.sub(r"<[^>]*>", "", text)
    page = Page(text)
    assert page.all("html", lang=language)
    assert len(page.text["title"]) <= 70
    descriptions = page.all("meta", name="description")
    assert len(descriptions) == 1
    assert 50 <= len(str(descriptions[0]["content"])) <= 200
    assert page.all("link", rel="canonical") == [
        {"rel": "canonical", "href": f"http://localhost:8000/{language}/rules/{preset}"}
    ]
    alternates = {link["hreflang"]: link["href"] for link in page.all("link", rel="alternate")}
    assert alternates == {
        **{other: f"http://localhost:8000/{other}/rules/{preset}" for other in LANGUAGES},
        "x-default": f"http://localhost:8000/en/rules/{preset}",
    }
    assert page.all("link", rel="stylesheet") == [{"rel": "stylesheet", "href": STYLESHEET}]


@pytest.mark.parametrize(("language", "preset"), PAGES)
def test_a_page_needs_no_script_and_no_style_of_its_own(language: str, preset: str) -> None:
    page = Page(rules_page(language, preset))
    assert page.all("script") == page.all("style") == []
    for _, attributes in page.elements:
        assert not [name for name in attributes if name.startswith("on") or name == "style"]


@pytest.mark.parametrize(("language", "preset"), PAGES)
def test_headings_are_in_order(language: str, preset: str) -> None:
    text = rules_page(language, preset)
    main = text[text.index("<main") : text.index("</main>")]
    levels = [int(level) for level in re.findall(r"<h([1-6])", main)]
    assert levels[0] == 1
    assert levels.count(1) == 1
    assert all(level <= before + 1 for before, level in pairwise(levels))


@pytest.mark.parametrize(("language", "preset"), PAGES)
def test_ids_are_unique_and_links_within_the_page_lead_somewhere(language: str, preset: str) -> None:
    page = Page(rules_page(language, preset))
    ids = [attributes["id"] for _, attributes in page.elements if "id" in attributes]
    assert len(set(ids)) == len(ids)
    for _, attributes in page.elements:
        target = attributes.get("href")
        if target is not None and target.startswith("#"):
            assert target[1:] in ids
        if "aria-labelledby" in attributes:
            assert attributes["aria-labelledby"] in ids


@given(st.sampled_from(LANGUAGES), rules())
def test_any_mix_of_options_has_its_page(language: str, of: Rules) -> None:
    text = rules_page(language, str(of))
    page = Page(text)
    assert len(text.encode()) <= MOST_BYTES
    assert bool(page.all("meta", name="robots")) == (of != PRESETS[of.preset])
    main = page.text["main"]
    seats = f"{of.seats[0]}–{of.seats[-1]}" if len(of.seats) > 1 else str(of.seats[0])
    assert seats in page.text["dl"]
    assert sentence(language, "rules-fact-deck-is", deck=of.deck, lowest=of_lowest(of)) in main


@given(st.sampled_from(LANGUAGES), rules())
def test_large_numbers_and_limits_are_those_of_the_rules(language: str, of: Rules) -> None:
    """Above ten, the highest number on a card, there is the deck alone; what else could be is listed at the end."""
    page = rules_page(language, str(of))
    body = page[page.index("<main") : page.index('id="rules-options"')]
    words = html.unescape(re.sub(r"<[^>]*>", " ", body))
    assert {int(number) for number in re.findall(r"\d+", words) if int(number) > 10} == {of.deck}
    facts = {"limit": of.bout_limit, "first": of.first_bout_limit}
    assert sentence(language, "rules-fact-limit-is", limit=of.bout_limit) in words
    first = of.first_bout_limit < of.bout_limit
    assert (sentence(language, f"rules-limit-first-{of.first_limit_until}", **facts) in words) == first


def of_lowest(of: Rules) -> str:
    return {24: "9", 36: "6", 52: "2"}[of.deck]


def test_the_way_back_to_the_table() -> None:
    table = "abcdefghijklmnop"
    page = Page(rules_page("en", "club", table=table))
    assert page.all("a", href=f"/table/{table}")
    assert page.all("a", href=f"/ru/rules/club?table={table}")
    assert not [link for link in Page(rules_page("en", "club")).all("a") if str(link["href"]).startswith("/table")]


def test_a_table_by_its_own_rules() -> None:
    text = rules_page("en", "custom+deck=24+bout_limit=1+first_bout_limit=1+transfer=yes")
    assert "Nothing is thrown in" in text
    assert "24 cards, nine to ace" in text
    assert "leaves no room for it" in text


def test_no_such_rules() -> None:
    with pytest.raises(BadRules):
        rules_page("en", "poker")


def test_the_style_takes_the_fonts_of_the_page() -> None:
    names = ["pt-serif-cyrillic-700-normal-BeN6CUoB.woff2", "pt-serif-latin-400-italic-Hdd9Jed5.woff", "index-x.css"]
    text = stylesheet(names)
    assert text.count("@font-face") == 1
    assert 'src:url("/assets/pt-serif-cyrillic-700-normal-BeN6CUoB.woff2")' in text
    assert "@font-face" not in stylesheet()
    assert text.count("{") == text.count("}")


def test_every_class_of_a_page_is_styled_or_says_what_it_is() -> None:
    used = {
        name
        for language, preset in PAGES
        for _, attributes in Page(rules_page(language, preset, table="abcdefghijklmnop")).elements
        for name in str(attributes.get("class", "")).split()
    }
    assert {name for name in used if f".{name}" not in stylesheet()} == set()
