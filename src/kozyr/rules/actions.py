"""Actions: what a seat decides, and their DPN text."""

from __future__ import annotations

import re
from enum import StrEnum
from typing import NamedTuple

from kozyr.cards import Card
from kozyr.quoting import quoted


class Verb(StrEnum):
    """What is done; the letter is DPN's."""

    ATTACK = "a"
    """Lead or throw in."""
    BEAT = "d"
    TRANSFER = "t"
    TAKE = "k"
    PASS = "p"
    RESIGN = "r"


ATTACK, BEAT, TRANSFER, TAKE, PASS, RESIGN = Verb
"""The verbs by name: looking a member up in its class costs more than a rule's whole test."""


class Action(NamedTuple):
    """A decision of one seat: `str()` gives DPN's text, `Action.parse()` reads it.

    >>> Action.parse("1d6c9c")
    Action.parse('1d6c9c')
    """

    seat: int
    verb: Verb
    card: Card | None = None
    """The card played from the hand; None for take, pass and resign."""
    attack: Card | None = None
    """The attack card that is beaten; None unless beating."""

    @classmethod
    def parse(cls, text: str) -> Action:
        """The action of a DPN text; ValueError for anything else. Whether it is allowed is the referee's business."""
        match = _TEXT.fullmatch(text)
        if match is None:
            raise ValueError(f"no action: {quoted(text)}, expected such as 0a6c, 1d6c9c, 1t6d, 1k, 0p, 0r")
        seat, letter, first, second = int(match[1]), Verb(match[2]), match[3], match[4]
        cards = [Card.parse(card) for card in (first, second) if card is not None]
        if len(cards) != _CARDS_NAMED[letter]:
            raise ValueError(f"no action: {quoted(text)}, {letter.name.lower()} names {_CARDS_NAMED[letter]} cards")
        if letter is Verb.BEAT:
            return cls(seat, letter, cards[1], cards[0])
        return cls(seat, letter, *cards)

    @property
    def is_whole(self) -> bool:
        """Whether it names the cards that its verb needs, and no others."""
        needed = _CARDS_NAMED[self.verb]
        return (self.card is None) == (needed == 0) and (self.attack is None) == (needed < 2)

    def __str__(self) -> str:
        attack = "" if self.attack is None else str(self.attack)
        card = "" if self.card is None else str(self.card)
        return f"{self.seat}{self.verb.value}{attack}{card}"

    def __repr__(self) -> str:
        return f"Action.parse({str(self)!r})"


_CARD = "[2-9TJQKA][cdhs]"
_TEXT = re.compile(f"([0-5])([adtkpr])({_CARD})?({_CARD})?", re.ASCII)
_CARDS_NAMED = {Verb.ATTACK: 1, Verb.BEAT: 2, Verb.TRANSFER: 1, Verb.TAKE: 0, Verb.PASS: 0, Verb.RESIGN: 0}
