"""What the terminal says: sentences of `kozyr.text`, with the names of those who sit at the table."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kozyr.cards import Card
from kozyr.rules import Fact, Refused
from kozyr.text import refusal_sentence, sentence
from kozyr.text.sentences import sentence_pieces
from kozyr.text.words import SUIT_SIGNS, Piece

PERSONAS = 8
"""Names that the house has for its programs."""
_LETTERS = "JQKA"


@dataclass(frozen=True, slots=True)
class Said:
    """A sentence before it is said: the message's id and its facts."""

    message: str
    facts: dict[str, Fact]


def said(message: str, /, **facts: Fact) -> Said:
    """The sentence of a message with these facts."""
    return Said(message, facts)


@dataclass(frozen=True, slots=True)
class Words:
    """A language at one table. `names`: who sits there, by seat; `you`: the person's seat."""

    language: str
    names: tuple[str, ...]
    you: int = 0

    def say(self, message: str, /, **facts: Fact) -> str:
        """The message in plain words, cards by name."""
        return sentence(self.language, message, **facts)

    def spoken(self, what: Said) -> str:
        """The sentence in plain words, cards by name."""
        return self.say(what.message, **what.facts)

    def seen(self, what: Said) -> tuple[Piece, ...]:
        """The sentence in pieces, cards apart, for a screen that shows them by their signs."""
        return tuple(sentence_pieces(self.language, what.message, **what.facts))

    def by(self, seat: int) -> dict[str, Fact]:
        """The facts of a sentence about somebody: `who` and `name`."""
        return {"who": "you" if seat == self.you else "other", "name": self.names[seat]}

    def refusal(self, refused: Refused) -> str:
        """Why something is not allowed, in plain words, seats by the names of those who sit there."""
        named: dict[str, Fact] = {
            fact: self._named(value) if fact in {"actor", "seat"} else value for fact, value in refused.facts.items()
        }
        return refusal_sentence(self.language, refused.code, named)

    def _named(self, seat: Fact) -> Fact:
        return self.names[seat] if isinstance(seat, int) and 0 <= seat < len(self.names) else seat

    def card(self, card: Card, case: str = "nominative") -> str:
        """The card's name in a case: nominative, accusative, instrumental, genitive."""
        suit = self.say(f"suit-{card.suit.letter}", form="of")
        return self.say("card-name", rank=self.rank(card, case), suit=suit)

    def rank(self, card: Card, case: str = "nominative") -> str:
        """The name of the card's rank in a case."""
        return self.say(f"rank-{card.rank.letter}", case=case)

    def index(self, card: Card) -> str:
        """What stands on the card's face: 7, 10, or the language's letter."""
        letter = card.rank.letter
        if letter in _LETTERS:
            return self.say(f"index-{letter}")
        return "10" if letter == "T" else letter

    def face(self, card: Card) -> str:
        """The card as it is shown: `10♥`, `Q♠`."""
        return self.index(card) + SUIT_SIGNS[card.suit.letter]

    def listed(self, items: Sequence[str], kind: str) -> str:
        """`a, b or c`. `kind`: or, and."""
        if len(items) < 2:
            return "".join(items)
        return self.say(f"tui-list-{kind}", most=", ".join(items[:-1]), last=items[-1])


def persona(language: str, number: int) -> str:
    """The house's name of that number for a program, 0 to PERSONAS - 1."""
    return sentence(language, "persona", n=number)
