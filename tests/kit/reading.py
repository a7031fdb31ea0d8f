"""Reading what may be refused."""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeVar

from kozyr.rules import KozyrError

T = TypeVar("T")


def read_or_refused(read: Callable[[str], T], text: str) -> T | KozyrError:
    """Return what is read, or the error of the family; any other error is the program's fault and passes through."""
    try:
        return read(text)
    except KozyrError as error:
        return error
