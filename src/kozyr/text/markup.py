"""HTML by small functions. Text is escaped here and nowhere else; `Html` is what has been."""

from __future__ import annotations

import html
from collections.abc import Iterable, Iterator

_VOID = {"meta", "link", "br", "img"}


class Html(str):
    """Text that is HTML already."""

    __slots__ = ()


Content = str | Iterable["Content"]
"""Text (escaped unless it is Html), or parts of the same."""


def element(name: str, /, *content: Content, **attributes: str | bool | None) -> Html:
    """An element. Attributes in Python's spelling: `class_`, `aria_label`. None and False: none; True: a bare one."""
    opening = "".join(_attribute(key, value) for key, value in attributes.items())
    if name in _VOID:
        assert not content, f"{name} holds nothing"
        return Html(f"<{name}{opening}>")
    return Html(f"<{name}{opening}>{''.join(_flat(content))}</{name}>")


def document(language: str, head: Iterable[Html], *body: Content) -> str:
    """A whole page."""
    page = element("html", element("head", head), element("body", *body), lang=language, class_="reading")
    return f"<!doctype html>\n{page}\n"


def _attribute(key: str, value: str | bool | None) -> str:
    name = key.rstrip("_").replace("_", "-")
    if value is None or value is False:
        return ""
    return f" {name}" if value is True else f' {name}="{html.escape(value)}"'


def _flat(content: Content) -> Iterator[str]:
    if isinstance(content, Html):
        yield content
    elif isinstance(content, str):
        yield html.escape(content)
    else:
        for part in content:
            yield from _flat(part)
