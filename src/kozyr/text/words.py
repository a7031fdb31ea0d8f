"""The functions that messages call: CARD, RANK, SUIT, SEAT, SAME_SUIT, and KEY and EM for pages.

A card in a sentence comes as DPN. Said, it is a name in the right case; marked, it is left between marks, for a page to
show its face. A mark is found in no text: U+E000, a letter for the kind, the content, U+E000.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from kozyr.cards import RANK_LETTERS, SUIT_LETTERS

_MARK = "\ue000"
_MARKED = re.compile(f"{_MARK}([a-z])([^{_MARK}]+){_MARK}")

SUIT_SIGNS = dict(zip(SUIT_LETTERS, "♣♦♥♠", strict=True))


@dataclass(frozen=True)
class Piece:
    """A part of a marked sentence. `kind`: text, card, rank, key or stress; `content`: text, or DPN for card and rank.

    `spoken` is what a card or rank is called there, in the case that the sentence needs.
    """

    kind: str
    content: str
    spoken: str = ""


_KINDS = {"c": "card", "r": "rank", "k": "key", "e": "stress"}


def functions(say: Callable[..., str], *, marked: bool) -> dict[str, Callable[..., Any]]:
    """The functions for a bundle. `say(message, **facts)` gives a message of the same language."""

    def mark(kind: str, content: str, spoken: str) -> str:
        if not marked:
            return spoken
        return f"{_MARK}{kind}{content}|{spoken}{_MARK}"

    def rank(text: str, **named: str) -> str:
        letter = _letter(text, RANK_LETTERS, 0)
        return mark("r", letter, say(f"rank-{letter}", case=named.get("case", "nominative")))

    def card(text: str, **named: str) -> str:
        name = say(f"rank-{_letter(text, RANK_LETTERS, 0)}", case=named.get("case", "nominative"))
        suit = say(f"suit-{_letter(text, SUIT_LETTERS, -1)}", form="of")
        return mark("c", text, say("card-name", rank=name, suit=suit))

    def suit(text: str, **named: str) -> str:
        return say(f"suit-{_letter(text, SUIT_LETTERS, -1)}", form=named.get("form", "all"))

    def same_suit(one: str, other: str) -> str:
        return "yes" if one[-1:] == other[-1:] else "no"

    def seat(number: object) -> str:
        # Who sits there is known at the table alone, which says a name; elsewhere a seat is its number.
        if isinstance(number, str):
            return number
        return say("seat-number", seat=str(number))

    return {
        "CARD": card,
        "RANK": rank,
        "SUIT": suit,
        "SEAT": seat,
        "SAME_SUIT": same_suit,
        "KEY": lambda name: mark("k", name, name),
        "EM": lambda text: mark("e", text, text),
    }


def pieces(marked: str) -> Iterator[Piece]:
    """Take a marked sentence apart."""
    end = 0
    for found in _MARKED.finditer(marked):
        if found.start() > end:
            yield Piece("text", marked[end : found.start()])
        content, _, spoken = found[2].partition("|")
        yield Piece(_KINDS[found[1]], content, spoken)
        end = found.end()
    if end < len(marked):
        yield Piece("text", marked[end:])


def _letter(text: str, allowed: str, at: int) -> str:
    letter = text[at : at + 1 or None]
    if len(letter) != 1 or letter not in allowed:
        raise ValueError(f"no card, rank or suit: {text!r}, expected one of {', '.join(allowed)}")
    return letter
