"""Every letter of every text is in the type that the page brings along: no word is set in two faces."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kozyr.text import LANGUAGES
from kozyr.text.bundles import sources

ROOT = Path(__file__).parents[2]
TYPE = (ROOT / "web/src/look/type.css").read_text(encoding="utf-8")
SERVED = (ROOT / "src/kozyr/text/style.py").read_text(encoding="utf-8")


def ranges(text: str) -> list[tuple[int, int]]:
    """The code points of all unicode ranges."""
    found = re.findall(r"U\+([0-9A-F]+)(?:-([0-9A-F]+))?", text)
    return [(int(low, 16), int(high or low, 16)) for low, high in found]


@pytest.mark.parametrize("css", [TYPE, SERVED], ids=["page", "pages to read"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_letter_of_a_language_has_its_type(language: str, css: str) -> None:
    letters = {letter for text in sources(language).values() for letter in text if letter.isalpha()}
    known = ranges(css)
    assert {letter for letter in letters if not any(low <= ord(letter) <= high for low, high in known)} == set()


def test_each_family_weight_and_slant_has_the_same_scripts() -> None:
    files = re.findall(r"pt-(serif|sans)-(cyrillic|latin-ext|latin)-(\d+)-(normal|italic)\.woff2", TYPE)
    faces = {(family, weight, slant) for family, _, weight, slant in files}
    assert {(family, script, weight, slant) for family, script, weight, slant in files} == {
        (family, script, weight, slant)
        for family, weight, slant in faces
        for script in ("cyrillic", "latin", "latin-ext")
    }
