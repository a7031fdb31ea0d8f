"""How a game ended (rules.md §5)."""

from __future__ import annotations

import re
from enum import StrEnum
from typing import NamedTuple

from kozyr.quoting import quoted


class Ending(StrEnum):
    """The kinds of end."""

    DURAK = "durak"
    DRAW = "draw"
    RESIGNED = "resigned"
    REPETITION = "repetition"


class Result(NamedTuple):
    """The end of a game: `str()` gives DPN's `#1`, `#-`, `#1r` or `#=`. Public."""

    ending: Ending
    durak: int | None = None
    """The seat that lost; None for draws."""

    @classmethod
    def parse(cls, text: str) -> Result:
        """The result of a DPN text; ValueError for anything else."""
        if text == "#-":
            return DRAW
        if text == "#=":
            return REPETITION
        match = re.fullmatch("#([0-5])(r?)", text, re.ASCII)
        if match is None:
            raise ValueError(f"no result: {quoted(text)}, expected such as #0, #-, #0r, #=")
        return cls(Ending.RESIGNED if match[2] else Ending.DURAK, int(match[1]))

    def __str__(self) -> str:
        if self.durak is None:
            return "#-" if self.ending is Ending.DRAW else "#="
        return f"#{self.durak}r" if self.ending is Ending.RESIGNED else f"#{self.durak}"

    def __repr__(self) -> str:
        return f"Result.parse({str(self)!r})"


DRAW = Result(Ending.DRAW)
REPETITION = Result(Ending.REPETITION)
