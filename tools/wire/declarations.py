"""Reads a module of msgspec structs: what it declares, in its order, with the words beside it.

Types are taken from the source, where an alias still has its name; tags, defaults and encoded names from the structs.
"""

from __future__ import annotations

import ast
import inspect
import re
from collections.abc import Iterator
from dataclasses import dataclass
from types import ModuleType
from typing import Any

import msgspec


class WireError(Exception):
    """The module holds something that has no form in TypeScript; the text says what and on which line."""


@dataclass(frozen=True)
class Section:
    """A heading: a comment of the form `# --- heading ---`."""

    title: str


@dataclass(frozen=True)
class Constant:
    """A number or a text with a name."""

    name: str
    value: int | str
    doc: str


@dataclass(frozen=True)
class Alias:
    """A type with a name."""

    name: str
    type: ast.expr
    doc: str


@dataclass(frozen=True)
class Field:
    """One field of a struct. `name` as it is encoded; `optional`: whoever writes it may leave it out."""

    name: str
    type: ast.expr
    optional: bool
    doc: str


@dataclass(frozen=True)
class Record:
    """A struct. `tag`: the field that tells the members of a family apart, and this member's value in it."""

    name: str
    tag: tuple[str, str] | None
    fields: tuple[Field, ...]
    doc: str


Declaration = Section | Constant | Alias | Record

HEADING = re.compile(r"# -+ (?P<title>.*?) -+$")


def read(module: ModuleType) -> list[Declaration]:
    """Return all that the module declares, in its order. Raises WireError."""
    source = inspect.getsource(module)
    found: list[tuple[int, Declaration]] = [(line, Section(heading["title"])) for line, heading in headings(source)]
    body = ast.parse(source).body
    declared = [
        (node.lineno, declaration) for node, doc in documented(body) for declaration in declare(node, doc, module)
    ]
    return [declaration for _, declaration in sorted([*found, *declared], key=lambda pair: pair[0])]


def headings(source: str) -> Iterator[tuple[int, re.Match[str]]]:
    """Yield the number and the parts of each line that is a heading."""
    for number, line in enumerate(source.splitlines(), start=1):
        if heading := HEADING.match(line):
            yield number, heading


def documented(body: list[ast.stmt]) -> Iterator[tuple[ast.stmt, str]]:
    """Yield each statement with the text that stands alone below it, if one does."""
    for node, after in zip(body, [*body[1:], None], strict=True):
        yield node, text_of(after) or ""


def text_of(node: ast.stmt | None) -> str | None:
    """Return the text that a statement consists of, or None."""
    if isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant) and isinstance(node.value.value, str):
        return inspect.cleandoc(node.value.value)
    return None


def declare(node: ast.stmt, doc: str, module: ModuleType) -> Iterator[Declaration]:
    """Yield what a statement of the module declares to the page, if anything. Raises WireError."""
    match node:
        case ast.ClassDef():
            yield from record(node, module)
        case ast.Assign(targets=[ast.Name(id=name)], value=ast.Constant(value=int() | str() as value)):
            yield Constant(name, value, doc)
        case ast.Assign(targets=[ast.Name(id=name)], value=value):
            yield Alias(name, value, doc)
        case ast.Import() | ast.ImportFrom() | ast.Expr():
            pass
        case _:
            raise WireError(f"line {node.lineno}: expected a struct, a constant or a type, found {ast.unparse(node)}")


def record(node: ast.ClassDef, module: ModuleType) -> Iterator[Record]:
    """Yield the record of a struct; nothing for a family's base, of which there are no messages."""
    struct: Any = getattr(module, node.name)
    if not (isinstance(struct, type) and issubclass(struct, msgspec.Struct)):
        raise WireError(f"line {node.lineno}: {node.name} is no struct")
    if struct.__subclasses__():
        if struct.__struct_fields__:
            raise WireError(f"line {node.lineno}: {node.name} has fields and members; write the fields in each member")
        return
    written = {
        statement.target.id: (statement.annotation, doc)
        for statement, doc in documented(node.body)
        if isinstance(statement, ast.AnnAssign) and isinstance(statement.target, ast.Name)
    }
    fields = tuple(
        Field(field.encode_name, written[field.name][0], not field.required, written[field.name][1])
        for field in msgspec.structs.fields(struct)
    )
    config = struct.__struct_config__
    tag = None if config.tag is None else (str(config.tag_field), str(config.tag))
    yield Record(node.name, tag, fields, ast.get_docstring(node) or "")
