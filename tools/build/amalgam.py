"""Joins the core's parts into one file for Cython, so that the C compiler sees all of it at once and can inline."""

from __future__ import annotations

import ast
import re
from pathlib import Path
from typing import Any

from tools.build.steps import BuildError

HEADER = """# cython: language_level=3, boundscheck=False, wraparound=False, cdivision=True, initializedcheck=False
# cython: embedsignature=False, autotestdict=False
import cython
"""
MARKS = {
    "@kernel\n": "@cython.cfunc\n@cython.inline\n@cython.nogil\n@cython.exceptval(check=False)\n",
    "@boundary\n": "@cython.cfunc\n",
}
IMPORTS = re.compile(r"^from (?:kozyr\.core|__future__)[\w.]* import (?:\([^)]*\)|[^(\n]*)\n", re.MULTILINE)


def load(path: Path) -> dict[str, Any]:
    """Run a file that needs nothing but the standard library, and return its names: kozyr itself is not installed."""
    names: dict[str, Any] = {"__name__": path.stem}
    exec(compile(path.read_text(encoding="utf-8"), str(path), "exec"), names)  # noqa: S102 - our own file
    return names


def macros(constants: dict[str, Any]) -> str:
    """Declare every constant as a C macro: the compiler then knows its value, and none becomes a Python object."""
    values = {name: value for name, value in constants.items() if name.isupper() and isinstance(value, int)}
    lines = ["", "cdef extern from *:", '    """']
    lines += [f"    #define {name} {_literal(value)}" for name, value in values.items()]
    lines += ['    """']
    lines += [f"    const {_kind(value)} {name}" for name, value in values.items()]
    return "\n".join(lines) + "\n"


def _literal(value: int) -> str:
    return f"{value:#x}ULL" if value >= 1 << 31 else str(value)


def _kind(value: int) -> str:
    return "unsigned long long" if value >= 1 << 31 else "int"


def joined(folder: Path, parts: tuple[str, ...], fingerprint: str) -> str:
    """Return the parts as one module. BuildError for a name that two parts give, or an import out of order."""
    homes: dict[str, str] = {}
    texts = [HEADER, f'SOURCES = "{fingerprint}"\n']
    for part in parts:
        text = (folder / part).read_text(encoding="utf-8")
        for node in ast.parse(text).body:
            match node:
                case ast.FunctionDef(name=name):
                    if name in homes:
                        raise BuildError(f"core: {part} and {homes[name]} both have a function {name}")
                    homes[name] = part
                case ast.Import():
                    raise BuildError(f"core: {part} imports a module; parts take names from other parts only")
                case ast.Assign() | ast.AnnAssign() | ast.ClassDef():
                    raise BuildError(f"core: {part}, line {node.lineno}: constants and classes have files of their own")
        body = IMPORTS.sub("", text)
        for mark, meaning in MARKS.items():
            body = body.replace(mark, meaning)
        texts.append(f"# --- {part}\n{body}")
    return "\n".join(texts)
