"""What the core's parts use of Cython, for running them uncompiled: so that nobody needs Cython to play."""

from __future__ import annotations

from contextlib import nullcontext
from typing import TypeAlias, TypeVar

T = TypeVar("T")

void: TypeAlias = None


def declare(kind: type[T]) -> T:
    """Room for a value of that kind."""
    return kind()


def address(value: T) -> T:
    """The value itself stands for its address."""
    return value


nogil = nullcontext()
"""Where the compiled form gives the interpreter's lock back."""
