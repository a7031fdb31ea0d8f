"""Sentences in a language. What is missing is told to `on_missing`, and then said in the fallback language."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from kozyr.text.bundles import bundle
from kozyr.text.languages import FALLBACK, LANGUAGES
from kozyr.text.words import Piece, pieces

Fact = str | int


class MissingText(LookupError):
    """A language lacks a message, or a sentence lacks a fact that it names. The text says which."""


def _nobody_listens(_missing: MissingText) -> None:
    pass


_listener: Callable[[MissingText], None] = _nobody_listens


def on_missing(listener: Callable[[MissingText], None]) -> Callable[[MissingText], None]:
    """Have `listener` told of every text that is missing; it may log it, or raise it (tests do). The one before."""
    global _listener
    before, _listener = _listener, listener
    return before


def sentence(language: str, message: str, /, **facts: Fact) -> str:
    """A message in plain words, cards by name. Facts in Python's spelling: `old_card` is `$old-card`.

    A missing message or fact goes to `on_missing`; then English is said. MissingText if English has no such message.
    """
    return _say(language, message, facts, marked=False)


def sentence_pieces(language: str, message: str, /, **facts: Fact) -> Iterator[Piece]:
    """The same in pieces, for a page that shows cards and keys as such."""
    return pieces(_say(language, message, facts, marked=True))


def refusal_sentence(language: str, code: str, facts: Mapping[str, Fact]) -> str:
    """What a refusal's code (docs/errors.md) means, with its facts. Codes without a sentence get the general one."""
    message = f"refusal-{code.replace('_', '-')}"
    if not has_message(message):
        _listener(MissingText(f"{FALLBACK} has no {message}"))
        return sentence(language, "refusal-unknown", code=code)
    return sentence(language, message, **facts)


def has_message(message: str) -> bool:
    """Whether there is such a message."""
    return bundle(FALLBACK).has_message(message)


def _say(language: str, message: str, facts: Mapping[str, Fact], *, marked: bool) -> str:
    if language not in LANGUAGES:
        raise MissingText(f"there is no language {language!r}; there are {', '.join(LANGUAGES)}")
    named = {name.replace("_", "-"): value for name, value in facts.items()}
    said = _format(language, message, named, marked=marked)
    if said is None and language != FALLBACK:
        said = _format(FALLBACK, message, named, marked=marked)
    if said is None:
        raise MissingText(f"{FALLBACK} cannot say {message} with {', '.join(named) or 'no facts'}")
    return said


def _format(language: str, message: str, facts: Mapping[str, Fact], *, marked: bool) -> str | None:
    """The text, or None if the language has none or the facts do not do."""
    spoken = bundle(language, marked=marked)
    pattern = spoken.get_message(message).value if spoken.has_message(message) else None
    if pattern is None:
        _listener(MissingText(f"{language} has no {message}"))
        return None
    text, errors = spoken.format_pattern(pattern, dict(facts))
    if errors:
        _listener(MissingText(f"{language}: {message}: {errors[0]}"))
        return None
    return str(text)
