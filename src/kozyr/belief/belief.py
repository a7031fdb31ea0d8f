"""What a seat must think of the cards it does not see: where each may lie, and every deal that is possible."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations, permutations
from math import comb, perm

from kozyr.belief.doubts import Doubts, doubts_of
from kozyr.belief.memory import PERFECT, Memory, remember
from kozyr.cards import Card, CardSet, deck_cards
from kozyr.core import Position
from kozyr.core.position import labels, mask_of, words_seen
from kozyr.rules.events import Event
from kozyr.view.view import View

ALL_WORDS = 1 << 64


@dataclass(frozen=True, slots=True)
class Belief:
    """The hidden cards of a view. It belongs to the view's seat alone, and holds nothing that the seat may not know.

    A world is a full position that the seat cannot tell from the real one. With nothing forgotten the real one is
    among the worlds, and without doubts `sample` draws each equally often.
    """

    view: View
    known: tuple[CardSet, ...]
    """By seat, cards sure to be in the hand; the viewer's own hand whole."""
    hidden: tuple[int, ...]
    """By seat, how many others it has."""
    pool: CardSet
    """The cards that hidden ones may be. More than there are places if some were forgotten."""
    doubts: Doubts = field(default_factory=dict)
    """For seat and card, from 0 to 255 in 256ths, how much speaks against its being there."""
    history: Sequence[Event] = ()
    """What the viewer has seen happen, the deal first."""

    @property
    def talon(self) -> int:
        """Hidden cards in the talon."""
        return max(0, self.view.talon - 1)

    @property
    def is_certain(self) -> bool:
        """Whether there is one world only."""
        return self.count() == 1

    def count(self) -> int:
        """How many worlds there are, the order of the talon told apart."""
        left, found = len(self.pool), 1
        for wanted in self.hidden:
            found *= comb(left, wanted)
            left -= wanted
        return found * perm(left, self.talon)

    def chance(self, card: Card, seat: int) -> float:
        """How likely it is, 0 to 1, that a seat holds a card, doubts left aside."""
        if card in self.known[seat]:
            return 1.0
        return self.hidden[seat] / len(self.pool) if card in self.pool else 0.0

    def words(self) -> list[int]:
        """The position as far as it is known, in the core's words."""
        return words_seen(self.view, self.known)

    def unseen_words(self) -> list[int]:
        """What is not known, in the core's words."""
        trump, numbers = self.view.trump, labels(self.view.trump)
        hidden = [*self.hidden, *[0] * (6 - len(self.hidden))]
        doubts = [word for (seat, card), doubt in self.doubts.items() for word in (seat * 64 + numbers[card], doubt)]
        return [mask_of(self.pool, trump), *hidden, *doubts]

    def sample(self, seed: int) -> tuple[Position, int]:
        """A world, and the seed of the next; `seed` from 0 to 2^64 - 1. The search draws its worlds in the same way."""
        if not 0 <= seed < ALL_WORDS:
            raise ValueError(f"seed {seed}: expected 0 to 2^64 - 1")
        start = Position(self.view.rules, self.words())
        words, seed = start.kernel.world(start.words, self.unseen_words(), seed)
        return Position(self.view.rules, words), seed

    def worlds(self) -> Iterator[Position]:
        """Every world once, doubts left aside: look at `count()` first."""
        words, trump = self.words(), self.view.trump
        numbers = labels(trump)
        for hands, talon in _deals(tuple(self.pool), self.hidden, self.talon):
            filled = list(words)
            for seat, hand in enumerate(hands):
                filled[25 + seat] |= mask_of(CardSet.of(hand), trump)
            filled[len(words) - len(talon) :] = [numbers[card] for card in talon]
            yield Position(self.view.rules, filled)


def believe(
    view: View,
    history: Sequence[Event],
    memory: Memory = PERFECT,
    seed: int = 0,
    *,
    weighs: bool = False,
) -> Belief:
    """What the view's seat must think after its history, with such a memory; `seed` decides what it forgets.

    `weighs`: doubt cards with which the others would have done something else. ValueError for a spectator's view.
    """
    if view.seat is None:
        raise ValueError("a spectator has no hand: expected the view of a seat")
    remembered = remember(history, view.trump, memory, seed)
    known = [
        hand.known if seat == view.seat else hand.known - remembered.forgotten for seat, hand in enumerate(view.hands)
    ]
    hidden = [hand.size - len(sure) for hand, sure in zip(view.hands, known, strict=True)]
    seen = CardSet.of([*view.bout.cards, *([view.trump_card] if view.trump_card is not None else [])])
    pool = deck_cards(view.rules.deck) - remembered.gone - seen
    for sure in known:
        pool -= sure
    doubts = doubts_of(view, history, pool) if weighs else {}
    return Belief(view, tuple(known), tuple(hidden), pool, doubts, history)


def _deals(
    pool: tuple[Card, ...], hidden: Sequence[int], talon: int
) -> Iterator[tuple[list[tuple[Card, ...]], tuple[Card, ...]]]:
    """Every way to give out the pool: to seat after seat, the talon's order last."""
    if not hidden:
        for order in permutations(pool, talon):
            yield [], order
        return
    for hand in combinations(pool, hidden[0]):
        rest = tuple(card for card in pool if card not in hand)
        for hands, order in _deals(rest, hidden[1:], talon):
            yield [hand, *hands], order
