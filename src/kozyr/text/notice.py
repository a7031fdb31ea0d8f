"""A small page that says one thing, for a browser that has nothing better to show."""

from __future__ import annotations

from kozyr.text.head import head
from kozyr.text.markup import document, element
from kozyr.text.sentences import sentence


def notice_page(language: str, heading: str, text: str) -> str:
    """A page of a heading and a sentence, both in that language, with the ways on. No script."""
    title = sentence(language, "notice-title", heading=heading)
    return document(
        language,
        [*head(title), element("meta", name="robots", content="noindex")],
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
