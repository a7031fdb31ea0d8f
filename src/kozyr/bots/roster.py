"""The players that come with Kozyr, and how they are named: `name`, or `name:option=value,option=value`."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import partial
from typing import Final

from kozyr.bots.bot import BadOpponent, Bot
from kozyr.bots.expert import ExpertBot
from kozyr.bots.levels import EASY, FLAT_OPTIONS, HARD, MEDIUM, OPTIONS, flat, thinker
from kozyr.bots.options import SEED, Option, Value
from kozyr.bots.plain import PlainBot
from kozyr.bots.random_bot import RandomBot

SHOWN: Final = 40
"""Letters of a wrong name that an error repeats."""


@dataclass(frozen=True, slots=True)
class Entry:
    """A player that can be named."""

    name: str
    make: Callable[..., Bot]
    """Called with every option of the table by its name; `seed`, when it is among them, is always a number."""
    options: tuple[Option, ...] = ()
    offered: bool = False
    """Whether the server lets people sit down with it."""


ROSTER: tuple[Entry, ...] = (
    Entry("random", RandomBot, (SEED,), offered=True),
    Entry("plain", PlainBot, offered=True),
    Entry("expert", ExpertBot),
    Entry("flat", partial(flat, HARD), FLAT_OPTIONS),
    Entry("easy", partial(thinker, EASY), OPTIONS, offered=True),
    Entry("medium", partial(thinker, MEDIUM), OPTIONS, offered=True),
    Entry("hard", partial(thinker, HARD), OPTIONS, offered=True),
)
"""Everybody, weakest first where that is known."""


@dataclass(frozen=True, slots=True)
class Player:
    """A player as named: `str()` gives the name with its options in the table's order."""

    entry: Entry
    given: Mapping[str, Value] = field(default_factory=dict)
    """The options that were set, in the table's order."""

    def sit(self, seed: int) -> Bot:
        """A program for one seat of one game. `seed` makes its chance, unless the name fixes it."""
        values = {option.name: self.given.get(option.name, option.default) for option in self.entry.options}
        if SEED.name in values and values[SEED.name] is None:
            values[SEED.name] = seed
        return self.entry.make(**values)

    def __str__(self) -> str:
        options = ",".join(f"{name}={_text(value)}" for name, value in self.given.items())
        return f"{self.entry.name}:{options}" if options else self.entry.name


def names() -> tuple[str, ...]:
    """The programs that can be asked to sit down at a table, weakest first. The others are yardsticks."""
    return tuple(entry.name for entry in ROSTER if entry.offered)


def by_name(text: str, seed: int) -> Bot:
    """A program for one seat of one game. BadOpponent as `named`."""
    return named(text).sit(seed)


def named(text: str, roster: Iterable[Entry] = ROSTER) -> Player:
    """The player of a text such as `random` or `random:seed=7`.

    BadOpponent, with what was wrong (`name`) and what was `expected`, for an unknown player, and for an option that is
    unknown, set twice, or set to what it cannot be.
    """
    name, colon, rest = text.partition(":")
    known = {entry.name: entry for entry in roster}
    entry = known.get(name)
    if entry is None:
        raise _bad(name, ", ".join(known))
    if not colon:
        return Player(entry)
    if not entry.options:
        raise _bad(text, f"{name} alone, it has no options")
    return Player(entry, _read(entry, rest))


def _read(entry: Entry, text: str) -> dict[str, Value]:
    """The options set by `a=1,b=2`, in the table's order."""
    table = {option.name: option for option in entry.options}
    found: dict[str, Value] = {}
    for part in text.split(","):
        name, equals, value = part.partition("=")
        said = f"{entry.name}:{part}"
        if not equals or name not in table:
            raise _bad(said, "option=value with an option of " + ", ".join(table))
        if name in found:
            raise _bad(said, "each option once")
        try:
            found[name] = table[name].read(value)
        except ValueError:
            raise _bad(said, f"{table[name].expected} for {name}") from None
    return {name: found[name] for name in table if name in found}


def _bad(said: str, expected: str) -> BadOpponent:
    shown = said if len(said) <= SHOWN else said[: SHOWN - 1] + "…"
    return BadOpponent("bad_opponent", {"name": shown, "expected": expected}, f"{shown!r}: expected {expected}")


def _text(value: Value) -> str:
    return format(value, "f").rstrip("0").rstrip(".") if isinstance(value, float) else str(value)
