"""The rule options and the presets (rules.md §2): one frozen value, never a branch on a preset's name."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, fields, replace
from functools import cache
from typing import Any

from kozyr.cards import DECK_SIZES
from kozyr.quoting import shortened
from kozyr.rules.errors import BadRules, Fact

HAND_SIZE = 6
"""Cards a hand is dealt, and filled up to (rules.md §2, §4.5)."""

YES_NO = {"yes": True, "no": False}

VALUES: dict[str, dict[str, Any]] = {
    "deck": {str(size): size for size in DECK_SIZES},
    "bout_limit": {str(limit): limit for limit in range(1, 7)},
    "first_bout_limit": {str(limit): limit for limit in range(1, 7)},
    "first_limit_until": {"bout": "bout", "discard": "discard"},
    "throw_in": {"all": "all", "neighbours": "neighbours", "neighbours_from_5": "neighbours_from_5"},
    "transfer": YES_NO,
    "transfer_first_bout": YES_NO,
    "no_trump_starts": {"seat0": "seat0", "random": "random"},
}
"""Every option in the order of the options table, and what its texts mean."""


@dataclass(frozen=True, slots=True)
class Rules:
    """What a table plays. `str()` gives the DPN text, `Rules.parse()` reads it. BadRules for values outside their set.

    The preset's name is part of the value: two texts that play alike are still two rules.
    """

    preset: str = "custom"
    deck: int = 36
    bout_limit: int = 6
    """Attack cards in a bout, 1 to 6."""
    first_bout_limit: int = 6
    """The same while the first limit is in force, 1 to bout_limit."""
    first_limit_until: str = "bout"
    """`bout`: in the deal's first bout only; `discard`: until cards have first been discarded."""
    throw_in: str = "neighbours_from_5"
    """Who throws in: `all`, `neighbours`, or `neighbours_from_5` (neighbours when five or more were in the game)."""
    transfer: bool = False
    transfer_first_bout: bool = False
    no_trump_starts: str = "random"
    """Who leads when nobody was dealt a trump: `seat0` or `random`."""

    def __post_init__(self) -> None:
        if self.preset not in _SEATS:
            raise _bad(self.preset, "a preset: " + ", ".join(_SEATS))
        for name, values in VALUES.items():
            value = getattr(self, name)
            if value not in values.values() or type(value) is not type(next(iter(values.values()))):
                raise _bad(f"{name}={value}", " | ".join(values))
        if self.first_bout_limit > self.bout_limit:
            raise BadRules("first_above_limit", {"first": self.first_bout_limit, "limit": self.bout_limit})
        if self.transfer_first_bout and not self.transfer:
            raise BadRules("first_transfer_alone")

    @property
    def seats(self) -> range:
        """The seat counts that preset and deck allow (a hand of six cards for every seat)."""
        least, most = _SEATS[self.preset]
        return range(least, min(most, self.deck // HAND_SIZE) + 1)

    def check_seats(self, seats: int) -> None:
        """BadRules `bad_seats` unless so many seats may play."""
        if seats not in self.seats:
            least, most = self.seats[0], self.seats[-1]
            expected = f"{least} to {most} with {self.preset} and {self.deck} cards"
            facts: dict[str, Fact] = {
                "seats": seats,
                "expected": expected,
                "deck": self.deck,
                "least": least,
                "most": most,
            }
            raise BadRules("bad_seats", facts)

    def option_texts(self) -> dict[str, str]:
        """Every option and its value as DPN writes it, in the order of the options table."""
        return {name: _text_of(name, getattr(self, name)) for name in VALUES}

    @classmethod
    def parse(cls, text: str) -> Rules:
        """The rules of a DPN text such as `club+deck=52`; BadRules says what is wrong."""
        return _parse(text)

    @classmethod
    def of(cls, preset: str, options: Mapping[str, str]) -> Rules:
        """A preset with other values, as DPN writes them, in any order; a value that it has already may be named.

        BadRules: `bad_rules` for what there is not, `first_above_limit` or `first_transfer_alone` for values that do
        not go together.
        """
        if preset not in PRESETS:
            raise _bad(preset, "a preset: " + ", ".join(PRESETS))
        for name, value in options.items():
            if name not in VALUES:
                raise _bad(name, "an option: " + ", ".join(VALUES))
            if value not in VALUES[name]:
                raise _bad(f"{name}={value}", f"{name}=" + " | ".join(VALUES[name]))
        return replace(PRESETS[preset], **{name: VALUES[name][value] for name, value in options.items()})

    def __str__(self) -> str:
        return _write(self)

    def __repr__(self) -> str:
        return f"Rules.parse({str(self)!r})"


_SEATS = {"atlasnye": (2, 2), "classic": (2, 4), "club": (2, 6), "transfer": (2, 6), "custom": (2, 6)}

_CLUB = Rules(preset="club")
PRESETS: Mapping[str, Rules] = {
    "atlasnye": Rules(preset="atlasnye", throw_in="all", no_trump_starts="seat0"),
    "classic": Rules(preset="classic", first_bout_limit=5, throw_in="all"),
    "club": _CLUB,
    "transfer": replace(_CLUB, preset="transfer", transfer=True),
    "custom": replace(_CLUB, preset="custom"),
}
"""The presets, in the order of the options table; custom starts from club's values."""


def _bad(text: str, expected: str) -> BadRules:
    return BadRules("bad_rules", {"text": shortened(text), "expected": expected})


@cache
def _write(rules: Rules) -> str:
    base = PRESETS[rules.preset]
    changed = [name for name in VALUES if getattr(rules, name) != getattr(base, name)]
    return "".join([rules.preset, *(f"+{name}={_text_of(name, getattr(rules, name))}" for name in changed)])


@cache
def _parse(text: str) -> Rules:
    preset, *options = text.split("+")
    if preset not in PRESETS:
        raise _bad(preset, "a preset: " + ", ".join(PRESETS))
    base = PRESETS[preset]
    order = list(VALUES)
    changes: dict[str, Any] = {}
    for option in options:
        name, _, value = option.partition("=")
        if name not in VALUES:
            raise _bad(option, "an option: " + ", ".join(VALUES))
        if value not in VALUES[name]:
            raise _bad(option, f"{name}=" + " | ".join(VALUES[name]))
        if changes and order.index(name) <= order.index(list(changes)[-1]):
            raise _bad(option, "each option once, in the table's order")
        if VALUES[name][value] == getattr(base, name):
            raise _bad(option, f"nothing: {preset} has that value already")
        changes[name] = VALUES[name][value]
    return replace(base, **changes)


def _text_of(name: str, value: object) -> str:
    return next(text for text, meant in VALUES[name].items() if meant == value)


assert [field.name for field in fields(Rules)] == ["preset", *VALUES]
