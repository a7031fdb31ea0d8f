"""Whether a language says everything, and what in it looks wrong: for translators (docs/translating.md)."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass

from babel import Locale
from fluent.syntax import ast, parse
from fluent.syntax.serializer import serialize_expression
from fluent.syntax.visitor import Visitor

from kozyr.text.bundles import sources
from kozyr.text.languages import FALLBACK

GRAMMAR = frozenset({"case", "form", "count", "number", "gender", "article"})
"""Variables that a language may ask for although English does not: forms of words."""
SAME = 3
"""A sentence of so many words that is the same as in English was probably forgotten."""
CYRILLIC = frozenset({"ru", "uk"})
PLURALS = frozenset({"zero", "one", "two", "few", "many", "other"})
SELDOM: Mapping[str, frozenset[str]] = {language: frozenset({"many"}) for language in ("cs", "es", "fr", "it")}
"""Plurals of fractions and millions, which no card game counts."""
_OWN_LATIN = re.compile(
    r"\b(?:DPN|HMAC|SHA|MIT|CC0|Enter|Home|End|Esc|Shift|Space|kozyr|verify|Kozyr|Wikipedia|QR)\b", re.ASCII
)
_ENDS = ".!?…"
_OPEN_ENDS = frozenset({"", "¤", ")", "”", "»", "“", "’"})
"""What may stand last in place of a stop."""


@dataclass(frozen=True, slots=True)
class Remark:
    """One thing to look at. `kind`: missing, extra, unread, twice, variables, plural or suspicious."""

    kind: str
    file: str
    message: str
    what: str


@dataclass(frozen=True, slots=True)
class Message:
    """A message of a file, taken apart."""

    file: str
    text: str
    """All its text; what is put in stands as ¤."""
    variables: frozenset[str]
    """Those of the messages in it are not among them."""
    messages: frozenset[str]
    plurals: tuple[frozenset[str], ...]
    """The keys of every selector that chooses by a plural."""


def check(language: str) -> tuple[Remark, ...]:
    """What is to be looked at in a language, file by file. Junk in English counts for English alone."""
    remarks: list[Remark] = []
    english, messages = dict(_messages(FALLBACK, [])), dict(_messages(language, remarks))
    if language != FALLBACK:
        remarks += _against(english, messages)
    for name, message in messages.items():
        remarks += _plurals(language, name, message)
        remarks += _suspicions(language, name, message, english.get(name))
    return tuple(sorted(remarks, key=lambda remark: (remark.file, remark.message, remark.kind)))


def unused(code: Iterable[str]) -> tuple[str, ...]:
    """English messages that no line of code names, whole or by its beginning before something put in, and no other
    message refers to. A message whose name is put together otherwise is found here wrongly.
    """
    lines = "\n".join(code)
    named = set(re.findall(r"[a-z][a-z0-9]*(?:-[a-zA-Z0-9]+)*-?", lines))
    quoted = set(re.findall(r"['\"]([a-z][a-z0-9]*(?:-[a-z0-9]+)*)['\"]", lines))
    beginnings = tuple(sorted({name for name in named if name.endswith("-")}))
    told = dict(_messages(FALLBACK, []))
    referred = set(re.findall(r"\{ ([a-z][\w-]*) \}", "\n".join(sources(FALLBACK).values())))
    return tuple(
        name
        for name in told
        if name not in named | referred and not name.startswith(beginnings) and name.rpartition("-")[0] not in quoted
    )


def _messages(language: str, remarks: list[Remark]) -> Iterator[tuple[str, Message]]:
    seen: set[str] = set()
    for file, text in sources(language).items():
        for entry in parse(text).body:
            if isinstance(entry, ast.Junk):
                remarks.append(Remark("unread", file, "", (entry.content or "").strip()[:60]))
            elif isinstance(entry, ast.Message) and entry.value is not None:
                if entry.id.name in seen:
                    remarks.append(Remark("twice", file, entry.id.name, "stands twice"))
                seen.add(entry.id.name)
                reader = _Reader()
                reader.visit(entry.value)
                uses = frozenset(reader.variables), frozenset(reader.messages)
                yield entry.id.name, Message(file, reader.text, *uses, tuple(reader.plurals))


class _Reader(Visitor):
    def __init__(self) -> None:
        self.text = ""
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.plurals: list[frozenset[str]] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802 - Fluent's name
        self.text += node.value

    def visit_Placeable(self, node: ast.Placeable) -> None:  # noqa: N802
        if not isinstance(node.expression, ast.SelectExpression):
            self.text += "¤"
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = frozenset(serialize_key(variant) for variant in node.variants)
        if keys & (PLURALS - {"other", "two", "zero"}) and keys <= PLURALS | {key for key in keys if key.isdigit()}:
            self.plurals.append(keys)
        self.visit(node.selector)
        for variant in node.variants:
            self.text += "\n"
            self.visit(variant.value)
        self.text += "\n"


def serialize_key(variant: ast.Variant) -> str:
    """The key of a variant as it is written."""
    return variant.key.name if isinstance(variant.key, ast.Identifier) else serialize_expression(variant.key)


def _against(english: Mapping[str, Message], messages: Mapping[str, Message]) -> Iterator[Remark]:
    for name, message in english.items():
        own = messages.get(name)
        if own is None:
            yield Remark("missing", message.file, name, message.text.strip()[:60])
        elif own.file != message.file:
            yield Remark("extra", own.file, name, f"belongs into {message.file}")
        elif other := (_variables(name, messages) ^ _variables(name, english)) - GRAMMAR:
            told = ", ".join(sorted(f"${variable}" for variable in other))
            yield Remark("variables", own.file, name, f"not the variables of English: {told}")
    for name, own in messages.items():
        if name not in english:
            yield Remark("extra", own.file, name, "English has no such message")


def _variables(name: str, messages: Mapping[str, Message]) -> frozenset[str]:
    """The variables that a message needs, also through the messages in it."""
    message = messages.get(name)
    if message is None:
        return frozenset()
    return message.variables.union(*(_variables(inner, messages) for inner in message.messages))


def _plurals(language: str, name: str, message: Message) -> Iterator[Remark]:
    wanted = {*Locale.parse(language).plural_form.tags, "other"}
    for keys in message.plurals:
        given = {key for key in keys if not key.isdigit()}
        lacking, foreign = wanted - given - {"other"} - SELDOM.get(language, frozenset()), given - wanted
        if foreign:
            yield Remark("plural", message.file, name, f"no plural of this language: {', '.join(sorted(foreign))}")
        if lacking and not any(key.isdigit() for key in keys):
            yield Remark("suspicious", message.file, name, f"lacks the plural {', '.join(sorted(lacking))}")


def _suspicions(language: str, name: str, message: Message, english: Message | None) -> Iterator[Remark]:
    text = message.text

    def remark(what: str) -> Remark:
        return Remark("suspicious", message.file, name, what)

    if re.search(r"\S {2,}\S", text):
        yield remark("two spaces")
    if re.search(r"\S [,.](?!\.)|,,|(?<!\.)\.\.(?!\.)", text):
        yield remark("stray punctuation")
    if '"' in text:
        yield remark('straight quotes ("): the language has its own')
    if language in CYRILLIC and re.search(r"[a-z]{3,}", _OWN_LATIN.sub("", text)):
        yield remark("latin letters")
    if language not in CYRILLIC and re.search(r"[а-яёіїєґ]{3,}", text, re.IGNORECASE) and name not in CYRILLIC_WORDS:
        yield remark("cyrillic letters")
    if english is None or language == FALLBACK:
        return
    if text.strip() == english.text.strip() and len(re.findall(r"[^\W\d_]{2,}", text)) >= SAME:
        yield remark("the same as in English")
    ours, theirs = text.rstrip()[-1:], english.text.rstrip()[-1:]
    if (theirs in _ENDS) != (ours in _ENDS) and not {ours, theirs} & _OPEN_ENDS:
        yield remark(f"ends otherwise than English: {ours!r}, {theirs!r}")


CYRILLIC_WORDS = frozenset({"rules-word-durak-is", "deck-atlasnye", "decks-atlasnye-own", "rules-language"})
"""Messages that show a Russian word as such."""
