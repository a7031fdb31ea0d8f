"""Which languages there are, and which one a reader wants."""

from __future__ import annotations

from collections.abc import Sequence
from importlib.resources import files
from importlib.resources.abc import Traversable

FALLBACK = "en"
"""The language that has every sentence."""


def locales() -> Traversable:
    """The folder of message files, one folder a language."""
    return files("kozyr") / "locales"


def _languages() -> tuple[str, ...]:
    found = sorted(folder.name for folder in locales().iterdir() if folder.is_dir() and folder.name.isalpha())
    return (FALLBACK, *(language for language in found if language != FALLBACK))


LANGUAGES = _languages()
"""All languages of the texts, the fallback first, the others by name."""


def preferred(accept: str, languages: Sequence[str] = LANGUAGES) -> str:
    """The best of `languages` for an Accept-Language header; the first of them if none fits."""
    best, best_weight = languages[0], 0.0
    for part in accept[:1000].split(","):
        name, _, parameter = part.partition(";")
        tag = name.strip().lower().partition("-")[0]
        weight = _weight(parameter)
        if tag in languages and weight > best_weight:
            best, best_weight = tag, weight
    return best


def _weight(parameter: str) -> float:
    key, _, value = parameter.strip().partition("=")
    if key != "q":
        return 1.0
    try:
        return min(1.0, max(0.0, float(value)))
    except ValueError:
        return 0.0
