"""The stylesheet of the pages that the server writes: one file, and the type that the built page brings along."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import cache
from importlib.resources import files

_TYPE = re.compile(r"(pt-(?:serif|sans))-(cyrillic|latin-ext|latin)-(400|700)-(normal|italic)-[\w-]+\.woff2")
_FAMILIES = {"pt-serif": "PT Serif", "pt-sans": "PT Sans"}
_RANGES = {
    "cyrillic": "U+0301, U+0400-045F, U+0490-0491, U+04B0-04B1, U+2116",
    "latin": "U+0000-00FF, U+0131, U+0152-0153, U+02BB-02BC, U+02C6, U+02DA, U+02DC, U+2000-206F, U+20AC, U+2122,"
    " U+2190-2193, U+2212",
    "latin-ext": "U+0100-0130, U+0132-0151, U+0154-02BA, U+02BD-02C5, U+02C7-02CC, U+02CE-02D7, U+02DD-02FF,"
    " U+1E00-1E9F, U+20A0-20AB, U+20AD-20C0",
}


def stylesheet(assets: Iterable[str] = ()) -> str:
    """The style, with the fonts among `assets`: names of files in /assets, as the page's build names them.

    Without them the reader's own PT Serif and PT Sans are used, or what comes nearest.
    """
    return "".join([*(_face(name) for name in sorted(assets)), _written("rules"), _written("decks")])


def _face(name: str) -> str:
    found = _TYPE.fullmatch(name)
    if found is None:
        return ""
    family, script, weight, slant = found.groups()
    return (
        f'@font-face{{font-family:"{_FAMILIES[family]}";font-style:{slant};font-weight:{weight};font-display:swap;'
        f'src:url("/assets/{name}") format("woff2");unicode-range:{_RANGES[script]}}}\n'
    )


@cache
def _written(name: str) -> str:
    return (files("kozyr.text") / f"{name}.css").read_text(encoding="utf-8")
