"""Sentences as HTML: cards as small faces, keys as keys."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from kozyr.text.markup import Html, element
from kozyr.text.sentences import Fact, sentence, sentence_pieces
from kozyr.text.words import SUIT_SIGNS, Piece

_LETTERS = "JQKA"
_AS_TEXT = "\ufe0e"  # a sign of a suit is no emoji


@dataclass(frozen=True)
class Speaker:
    """A language, and the facts of a page's sentences."""

    language: str
    facts: Mapping[str, Fact]

    def plain(self, message: str) -> str:
        """The sentence as plain text, cards by name."""
        return sentence(self.language, message, **self.facts)

    def rich(self, message: str) -> tuple[Html | str, ...]:
        """The sentence with faces and keys."""
        return tuple(self._shown(message))

    def index(self, rank: str) -> str:
        """What stands on a card of that rank (DPN): 7, 10, or the language's letter."""
        if rank in _LETTERS:
            return sentence(self.language, f"index-{rank}")
        return "10" if rank == "T" else rank

    def face(self, card: str, spoken: str | None, *, kind: str = "card") -> Html:
        """A small face of a card (DPN). `spoken` is what a screen reader says; None hides it from there."""
        rank, suit = card[0], card[1]
        return element(
            "span",
            element("b", self.index(rank)),
            element("i", SUIT_SIGNS[suit] + _AS_TEXT),
            class_=f"rules-{kind} rules-red" if suit in "dh" else f"rules-{kind}",
            role="img" if spoken else None,
            aria_label=spoken,
            aria_hidden=None if spoken else "true",
        )

    def _shown(self, message: str) -> Iterator[Html | str]:
        for piece in sentence_pieces(self.language, message, **self.facts):
            yield self._piece(piece)

    def _piece(self, piece: Piece) -> Html | str:
        match piece.kind:
            case "card":
                return self.face(piece.content, piece.spoken)
            case "rank":
                return piece.spoken
            case "key":
                return element("kbd", piece.content)
            case "stress":
                return element("strong", piece.content)
            case _:
                return piece.content
