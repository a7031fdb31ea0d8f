from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kozyr.text import FALLBACK, LANGUAGES, preferred
from kozyr.text.languages import locales


def test_a_language_is_a_folder_of_messages() -> None:
    folders = {folder.name for folder in locales().iterdir() if folder.is_dir()}
    assert set(LANGUAGES) == folders
    assert LANGUAGES[0] == FALLBACK == "en"
    assert "ru" in LANGUAGES


@pytest.mark.parametrize(
    ("accept", "language"),
    [
        ("ru", "ru"),
        ("ru-RU,ru;q=0.9,en;q=0.8", "ru"),
        ("en-GB,en;q=0.9,ru;q=0.8", "en"),
        ("RU-ru", "ru"),
        ("sw,ru;q=0.5,en;q=0.4", "ru"),
        ("ru;q=0.2, en;q=0.7", "en"),
        ("ru;q=0", "en"),
        ("ru;q=zero", "en"),
        ("ru;q=nan", "en"),
        ("sw", "en"),
        ("*", "en"),
        ("", "en"),
        (";;,=,q=1", "en"),
    ],
)
def test_the_language_that_the_reader_likes_best(accept: str, language: str) -> None:
    assert preferred(accept) == language


@given(st.text())
def test_any_header_gives_a_language(accept: str) -> None:
    assert preferred(accept) in LANGUAGES
