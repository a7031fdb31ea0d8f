"""What stands in the head of every page that the server writes."""

from __future__ import annotations

from collections.abc import Iterator

from kozyr.text.markup import Html, element

STYLESHEET = "/rules.css"
"""Where the server has the stylesheet (kozyr.text.style)."""

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
    yield element("title", title)
    yield element("link", rel="icon", href=_ICON, type="image/svg+xml")
    yield element("link", rel="stylesheet", href=STYLESHEET)
