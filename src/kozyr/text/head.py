"""What stands in the head of every page that the server writes."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from kozyr.text.languages import FALLBACK, LANGUAGES
from kozyr.text.markup import Html, element

STYLESHEET = "/rules.css"
"""Where the server has the stylesheet (kozyr.text.style)."""

MANIFEST = "/manifest.webmanifest"
"""Where it says what the installed page is called and looks like (kozyr.text.manifest)."""

ROOM = {"dark": "#15100c", "light": "#e9dfcc"}
"""The room's colour by evening and by day, for the browser's own bars."""

# The built page has its icon under a name that changes; a data address needs none, and the content policy allows it.
_ICON = (
    "data:image/svg+xml,"
    "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 32 32'><rect width='32' height='32' rx='7' fill='%23123627'/>"
    "<rect x='9' y='5' width='14' height='22' rx='2' fill='%23f5ecd8' stroke='%23c49a58'/>"
    "<path d='M16 10l4 6l-4 6l-4-6z' fill='%239c1a1d'/></svg>"
)


def head(title: str) -> Iterator[Html]:
    """The elements, with the page's title."""
    yield element("meta", charset="utf-8")
    yield element("meta", name="viewport", content="width=device-width, initial-scale=1")
    yield element("meta", name="color-scheme", content="dark light")
    for light, colour in ROOM.items():
        yield element("meta", name="theme-color", content=colour, media=f"(prefers-color-scheme: {light})")
    yield element("title", title)
    yield element("link", rel="icon", href=_ICON, type="image/svg+xml")
    yield element("link", rel="manifest", href=MANIFEST)
    yield element("link", rel="stylesheet", href=STYLESHEET)


def described(description: str, language: str, address: Callable[[str], str]) -> Iterator[Html]:
    """What a page to be found adds: what it holds, and its whole addresses; `address` gives a language's."""
    yield element("meta", name="description", content=description)
    yield element("link", rel="canonical", href=address(language))
    for other in LANGUAGES:
        yield element("link", rel="alternate", hreflang=other, href=address(other))
    yield element("link", rel="alternate", hreflang="x-default", href=address(FALLBACK))
