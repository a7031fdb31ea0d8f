"""The decks' pages: every face by its full name, and nothing that needs a script."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from kozyr.text import DECKS, LANGUAGES, Pictures, deck_page, decks_page, stylesheet
from tests.text.help import Page, without_languages

PICTURES = Pictures(
    "/assets/deck-0123456789", frozenset({"en", "ru", "de", "fr", "pl", "numbers"}), ("lozenges", "rosettes")
)
MOST_BYTES = 50 * 1024
PAGES = [(language, design) for language in LANGUAGES for design in (None, *DECKS)]


def written(language: str, design: str | None, pictures: Pictures | None = PICTURES) -> str:
    if design is None:
        return decks_page(language, pictures, site="http://localhost:8000")
    return deck_page(language, design, pictures, site="http://localhost:8000")


@pytest.mark.parametrize(("language", "design"), PAGES)
def test_a_page_is_sound(language: str, design: str | None) -> None:
    text = written(language, design)
    assert len(text.encode()) <= MOST_BYTES
    assert "{" not in re.sub(r"<[^>]*>", "", text)
    page = Page(text)
    path = "decks" if design is None else f"deck/{design}"
    assert page.all("html", lang=language)
    assert len(page.text["title"]) <= 70
    (description,) = page.all("meta", name="description")
    assert 50 <= len(str(description["content"])) <= 200
    assert page.all("link", rel="canonical") == [
        {"rel": "canonical", "href": f"http://localhost:8000/{language}/{path}"}
    ]
    alternates = {link["hreflang"]: link["href"] for link in page.all("link", rel="alternate")}
    assert alternates == {
        **{other: f"http://localhost:8000/{other}/{path}" for other in LANGUAGES},
        "x-default": f"http://localhost:8000/en/{path}",
    }
    assert page.all("script") == page.all("style") == []
    assert not [
        name for _, attributes in page.elements for name in attributes if name.startswith("on") or name == "style"
    ]
    levels = [int(level) for level in re.findall(r"<h([1-6])", text)]
    assert levels[0] == 1
    assert levels.count(1) == 1
    assert all(level <= before + 1 for before, level in pairwise(levels))
    ids = [attributes["id"] for _, attributes in page.elements if "id" in attributes]
    assert len(set(ids)) == len(ids)
    used = {name for _, attributes in page.elements for name in str(attributes.get("class", "")).split()}
    assert {name for name in used if f".{name}" not in stylesheet()} == set()


@pytest.mark.parametrize(("design", "cards"), [("atlasnye", 36), ("french", 52)])
@pytest.mark.parametrize("pictures", [PICTURES, None], ids=["pictures", "not built"])
def test_every_card_is_there_by_its_full_name(design: str, cards: int, pictures: Pictures | None) -> None:
    names = re.findall(r"<figcaption>([^<]*)</figcaption>", written("ru", design, pictures))
    assert len(set(names)) == len(names) == cards
    assert {"Валет треф", "Дама червей", "Король пик", "Туз бубен", "Шестёрка треф"} <= set(names)
    assert ("Двойка пик" in names) == (cards == 52)
    english = re.findall(r"<figcaption>([^<]*)</figcaption>", written("en", design, pictures))
    assert {"Jack of clubs", "Queen of hearts", "King of spades", "Ace of diamonds", "Ten of clubs"} <= set(english)


def test_faces_bear_the_reader_s_letters() -> None:
    for language in LANGUAGES:
        sources = {str(picture["src"]) for picture in Page(written(language, "french")).all("img")}
        letters = {"ru": "ru", "uk": "ru", "de": "de", "fr": "fr", "pl": "pl"}.get(language, "en")
        assert f"/assets/deck-0123456789/french/full/{letters}/Ks.svg" in sources
        assert "/assets/deck-0123456789/french/full/numbers/2c.svg" in sources
    unlettered = Pictures("/assets/deck-x", frozenset({"en"}), ())
    assert "/french/full/en/Ks.svg" in written("ru", "french", unlettered)


def test_the_backs_are_shown_and_named() -> None:
    page = Page(written("en", "atlasnye"))
    backs = [picture for picture in page.all("img") if "/backs/" in str(picture["src"])]
    assert [back["alt"] for back in backs] == ["A back, 1 of 2", "A back, 2 of 2"]


def test_the_ways_on() -> None:
    page = Page(written("en", "atlasnye"))
    links = {str(link["href"]): link for link in page.all("a")}
    assert links["https://en.wikipedia.org/wiki/Russian_playing_cards"]["rel"] == "noopener external"
    assert {"/en/decks", "/en/rules/atlasnye", "/en/rules/classic", "/en/rules/club", "/en/rules/transfer"} <= set(
        links
    )
    assert "/?rules=atlasnye&design=atlasnye" in links
    assert "/?rules=classic&design=french" in {str(link["href"]) for link in Page(written("ru", "french")).all("a")}
    assert {"/en/deck/atlasnye", "/en/deck/french"} <= {
        str(link["href"]) for link in Page(written("en", None)).all("a")
    }


def test_russian_pages_are_russian() -> None:
    for design in (None, *DECKS):
        words = without_languages(re.sub(r"<[^>]*>", " ", written("ru", design)))
        assert set(re.findall(r"[A-Za-z]{2,}", words)) == set()
