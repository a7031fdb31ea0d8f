"""The bar above every page to read: the way home, the other languages, and on into a game."""

from __future__ import annotations

import re
from collections.abc import Callable

from kozyr.text.languages import LANGUAGES
from kozyr.text.markup import Content, Html, element
from kozyr.text.sentences import sentence


def bar(language: str, path: Callable[[str], str], *ways: Content, kind: str = "bar") -> Html:
    """The header. `path`: where the same page is in a language; `ways`: further links, in order."""
    languages = [
        element("a", sentence(other, "rules-language"), href=path(other), lang=other, hreflang=other)
        for other in LANGUAGES
        if other != language
    ]
    choice = element(
        "details",
        element("summary", sentence(language, "rules-language")),
        element("div", languages),
        class_="languages",
    )
    brand = element("i", "♦", aria_hidden="true"), sentence(language, "rules-brand")
    return element(
        "header",
        element("a", brand, class_="brand", href="/"),
        element("nav", choice, aria_label=sentence(language, "rules-languages")),
        ways,
        class_=kind,
    )


def start(language: str, **wished: str) -> Html:
    """The way into a game. `wished`: what the first page is to have chosen, `rules` (DPN) or `design`."""
    query = "&".join(f"{name}={_SIGNS.sub(_escaped, value)}" for name, value in wished.items())
    return element("a", sentence(language, "rules-start"), class_="start", href=f"/?{query}")


_SIGNS = re.compile(r"[^\w.-]", re.ASCII)


def _escaped(sign: re.Match[str]) -> str:
    return "".join(f"%{byte:02X}" for byte in sign[0].encode())
