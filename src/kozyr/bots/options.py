"""What can be set when a player is named: each kind of option reads its text and says what it expects."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Protocol

Value = int | float | str | None
"""What a player is handed for an option; None where nothing was said and the default is to have none."""


class Option(Protocol):
    """One thing that can be set."""

    @property
    def name(self) -> str:
        """As written before the equals sign."""

    @property
    def about(self) -> str:
        """What it does, in a line."""

    @property
    def default(self) -> Value:
        """What holds when it is not set."""

    @property
    def expected(self) -> str:
        """What may stand behind the equals sign."""

    def read(self, text: str) -> Value:
        """The value of a text; ValueError for a text that is none."""


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole number in a range, both ends among it."""

    name: str
    about: str
    least: int
    most: int
    default: int | None = None

    @property
    def expected(self) -> str:
        """The range."""
        return f"a whole number from {self.least} to {self.most}"

    def read(self, text: str) -> int:
        """The number, written with digits alone; ValueError for any other text and outside the range."""
        if re.fullmatch("-?[0-9]{1,20}", text) is None or not self.least <= int(text) <= self.most:
            raise ValueError(self.expected)
        return int(text)


@dataclass(frozen=True, slots=True)
class Decimal:
    """A number in a range, both ends among it."""

    name: str
    about: str
    least: float
    most: float
    default: float | None = None

    @property
    def expected(self) -> str:
        """The range."""
        return f"a number from {self.least:g} to {self.most:g}"

    def read(self, text: str) -> float:
        """The number, such as `2` or `0.25`; ValueError for any other text and outside the range."""
        number = re.fullmatch(r"-?[0-9]{1,20}(\.[0-9]{1,20})?", text)
        if number is None or not self.least <= float(text) <= self.most:
            raise ValueError(self.expected)
        return float(text)


@dataclass(frozen=True, slots=True)
class Choice:
    """One of a few words."""

    name: str
    about: str
    words: tuple[str, ...]
    default: str | None = None

    @property
    def expected(self) -> str:
        """The words."""
        return " | ".join(self.words)

    def read(self, text: str) -> str:
        """The word; ValueError for one that is not among them."""
        if text not in self.words:
            raise ValueError(self.expected)
        return text


SEED = Whole("seed", "fixes its chance, the same in every game; otherwise each game has its own", 0, (1 << 64) - 1)
"""Goes into the table of every player that has chance."""
