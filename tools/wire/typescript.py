"""Writes declarations as TypeScript."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterable, Iterator

from tools.wire.declarations import Alias, Constant, Declaration, Field, Record, Section, WireError

WIDTH = 120

PLAIN = {"str": "string", "int": "number", "float": "number", "bool": "boolean"}


def module_text(declarations: Iterable[Declaration], source: str, doc: str) -> str:
    """Return the whole file. `source`: where the declarations stand. Raises WireError."""
    declarations = list(declarations)
    known = {declaration.name for declaration in declarations if not isinstance(declaration, Section)}
    blocks = [f"// Written by `make wire` from {source}; edit that.", *comment(doc, "")]
    head = "\n".join(blocks)
    return "\n\n".join([head, *("\n".join(block(declaration, known)) for declaration in declarations)]) + "\n"


def block(declaration: Declaration, known: set[str]) -> Iterator[str]:
    """Yield the lines of one declaration."""
    match declaration:
        case Section(title):
            yield f"// --- {title} ".ljust(WIDTH, "-")
        case Constant(name, value, doc):
            yield from comment(doc, "")
            yield f"export const {name} = {literal(value)}"
        case Alias(name, type_, doc):
            yield from comment(doc, "")
            yield from alias(name, union(type_, known))
        case Record(name, tag, fields, doc):
            yield from comment(doc, "")
            yield f"export interface {name} {{"
            if tag is not None:
                yield f"  readonly {tag[0]}: {literal(tag[1])}"
            for field in fields:
                yield from field_lines(field, known)
            yield "}"


def alias(name: str, members: list[str]) -> Iterator[str]:
    """Yield a named type, a line for each member when they do not fit one line."""
    line = f"export type {name} = {' | '.join(members)}"
    if len(line) <= WIDTH:
        yield line
        return
    yield f"export type {name} ="
    yield from (f"  | {member}" for member in members[:-1])
    yield f"  | {members[-1]}"


def field_lines(field: Field, known: set[str]) -> Iterator[str]:
    """Yield a field, below its words."""
    yield from comment(field.doc, "  ")
    mark = "?" if field.optional else ""
    yield f"  readonly {field.name}{mark}: {' | '.join(union(field.type, known))}"


def comment(doc: str, indent: str) -> Iterator[str]:
    """Yield a doc comment, if there are words for one."""
    if not doc:
        return
    lines = doc.replace("*/", "* /").splitlines()
    if len(lines) == 1 and len(indent + lines[0]) <= WIDTH - len("/**  */"):
        yield f"{indent}/** {lines[0]} */"
        return
    yield f"{indent}/**"
    yield from (f"{indent} * {line}".rstrip() for line in lines)
    yield f"{indent} */"


def union(type_: ast.expr, known: set[str]) -> list[str]:
    """Return the members of a type: one, or more for a union. Raises WireError for a type with no form here."""
    match type_:
        case ast.BinOp(left=left, op=ast.BitOr(), right=right):
            return union(left, known) + union(right, known)
        case ast.Constant(value=None):
            return ["null"]
        case ast.Name(id="UnsetType"):
            # A field that may be unset is left out, never sent as something; its `?` says that.
            return []
        case ast.Name(id=name) if name in PLAIN or name in known:
            return [PLAIN.get(name, name)]
        case ast.Subscript(value=ast.Name(id="list"), slice=item):
            members = union(item, known)
            return [f"readonly {members[0]}[]" if is_plain(members) else f"readonly ({' | '.join(members)})[]"]
        case ast.Subscript(value=ast.Name(id="dict"), slice=ast.Tuple(elts=[ast.Name(id="str"), value])):
            return [f"Readonly<Record<string, {' | '.join(union(value, known))}>>"]
        case ast.Subscript(value=ast.Name(id="Literal"), slice=values):
            return [literal(ast.literal_eval(value)) for value in getattr(values, "elts", [values])]
        case _:
            raise WireError(f"line {type_.lineno}: no TypeScript for {ast.unparse(type_)}")


def literal(value: int | str) -> str:
    """Return a number or a text as it stands in the source."""
    if isinstance(value, int):
        return str(value)
    return "'" + json.dumps(value, ensure_ascii=False)[1:-1].replace('\\"', '"').replace("'", "\\'") + "'"


def is_plain(members: list[str]) -> bool:
    """Whether `[]` can follow the type as it stands."""
    return len(members) == 1 and not members[0].startswith("readonly ")
