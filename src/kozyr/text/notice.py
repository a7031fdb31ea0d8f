"""A small page that says one thing, for a browser that has nothing better to show."""

from __future__ import annotations

from kozyr.text.languages import LANGUAGES
from kozyr.text.markup import document, element
from kozyr.text.rules_page import STYLESHEET
from kozyr.text.sentences import sentence


def notice_page(language: str, heading: str, text: str) -> str:
    """A page of a heading and a sentence, both in that language, with the ways on. No script."""
    assert language in LANGUAGES
    return document(
        language,
        [
            element("meta", charset="utf-8"),
            element("meta", name="viewport", content="width=device-width, initial-scale=1"),
            element("meta", name="color-scheme", content="dark light"),
            element("meta", name="robots", content="noindex"),
            element("title", sentence(language, "notice-title", heading=heading)),
            element("link", rel="stylesheet", href=STYLESHEET),
        ],
        element(
            "main",
            element("h1", heading),
            element("p", text, class_="rules-about"),
            element(
                "p",
                element("a", sentence(language, "notice-home"), class_="start", href="/"),
                element("a", sentence(language, "notice-rules"), href=f"/{language}/rules/classic"),
                class_="ways-on",
            ),
            class_="notice",
        ),
    )
