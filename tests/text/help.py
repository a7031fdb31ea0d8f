"""Message files, taken apart, and pages, read."""

from __future__ import annotations

from functools import cache
from html.parser import HTMLParser

from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from kozyr.text import LANGUAGES, sentence
from kozyr.text.bundles import sources


class _Uses(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.functions: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - Fluent's name
        self.variables.add(node.id.name)

    def visit_FunctionReference(self, node: ast.FunctionReference) -> None:  # noqa: N802
        self.functions.add(node.id.name)
        self.generic_visit(node)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def messages(language: str) -> dict[str, tuple[str, _Uses]]:
    """Every message of a language: its file, and what it uses."""
    found: dict[str, tuple[str, _Uses]] = {}
    for name, text in sources(language).items():
        for entry in parse(text).body:
            assert not isinstance(entry, ast.Junk), f"{language}/{name}: {entry.content}"
            if isinstance(entry, (ast.Message, ast.Term)):
                assert entry.id.name not in found, f"{language}/{name}: {entry.id.name} twice"
                uses = _Uses()
                uses.visit(entry)
                found[entry.id.name] = (name, uses)
    return found


def variables(language: str, message: str) -> set[str]:
    """The facts that a message needs, those of the messages in it among them."""
    known = messages(language)
    _, uses = known[message]
    return uses.variables.union(*(variables(language, inner) for inner in uses.messages))


class Page(HTMLParser):
    """A page, read strictly: every element closed in its turn."""

    VOID = frozenset({"meta", "link", "br", "img"})

    def __init__(self, text: str) -> None:
        super().__init__(convert_charrefs=True)
        self.elements: list[tuple[str, dict[str, str | None]]] = []
        self.text: dict[str, str] = {}
        self._open: list[str] = []
        self.feed(text)
        self.close()
        assert self._open == [], f"not closed: {self._open}"

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert len(dict(attrs)) == len(attrs), f"an attribute twice: {attrs}"
        self.elements.append((tag, dict(attrs)))
        if tag not in self.VOID:
            self._open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        assert self._open, f"nothing is open before </{tag}>"
        assert self._open.pop() == tag, f"</{tag}> closes another element"

    def handle_data(self, data: str) -> None:
        for tag in set(self._open):
            self.text[tag] = self.text.get(tag, "") + data

    def all(self, tag: str, **wanted: str) -> list[dict[str, str | None]]:
        """The attributes of all elements of a kind that have these."""
        return [
            attributes
            for name, attributes in self.elements
            if name == tag and all(attributes.get(key) == value for key, value in wanted.items())
        ]


def without_languages(words: str) -> str:
    """The words of a page less the names of the languages, which are each in its own."""
    for language in LANGUAGES:
        words = words.replace(sentence(language, "rules-language"), "")
    return words
