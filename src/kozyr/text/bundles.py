"""The message files of a language as one Fluent bundle."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import ast

from kozyr.text.languages import locales
from kozyr.text.words import functions

Say = Callable[..., str]


class BadMessages(ValueError):
    """A message file that Fluent cannot read, or a message that two files define. The text says where."""


@cache
def bundle(language: str, *, marked: bool = False) -> FluentBundle:
    """All messages of a language. Cards are said by name; `marked` leaves marks for faces, see kozyr.text.words.

    Isolating marks are off: no language here is written from right to left, and a terminal shows the marks.
    """
    made = FluentBundle([language], use_isolating=False, functions=functions(_sayer(language), marked=marked))
    seen: dict[str, str] = {}
    for name, text in sources(language).items():
        resource = FluentResource(text)
        for entry in resource.body:
            if isinstance(entry, ast.Junk):
                raise BadMessages(f"{language}/{name}: cannot be read: {(entry.content or '').strip()[:80]}")
            if isinstance(entry, (ast.Message, ast.Term)) and seen.setdefault(entry.id.name, name) != name:
                raise BadMessages(f"{language}/{name}: {entry.id.name} is in {seen[entry.id.name]} already")
        made.add_resource(resource)
    return made


def sources(language: str) -> dict[str, str]:
    """The text of every message file of a language, by file name."""
    found = [file for file in (locales() / language).iterdir() if file.name.endswith(".ftl")]
    return {file.name: file.read_text(encoding="utf-8") for file in sorted(found, key=lambda file: file.name)}


def _sayer(language: str) -> Say:
    def say(message: str, **facts: str) -> str:
        own = bundle(language)
        value = own.get_message(message).value
        assert value is not None, f"{message} has no text"
        text, errors = own.format_pattern(value, facts)
        if errors:
            raise errors[0]
        return str(text)

    return say
