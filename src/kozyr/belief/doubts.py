"""Soft evidence: with which cards the others would likely have done something else.

Nothing here is proof. Good players take what they could beat (a taken bout does not prove that one could not), so a
doubt makes a card less likely, never impossible, and fades as its seat draws cards that could be that one.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from kozyr.cards import BEATERS, CARDS, SAME_RANK, Card, CardSet
from kozyr.rules.events import (
    Attacked,
    Beaten,
    BoutBegan,
    Dealt,
    Drew,
    Event,
    Passed,
    PickedUp,
    TakeSaid,
    Transferred,
)
from kozyr.view.view import View

Doubts = Mapping[tuple[int, Card], int]
"""For seat and card, from 0 to 255 in 256ths, how much speaks against its being there."""

TAKEN_PLAIN = 0.75
"""That a seat held a plain card that beats what it took."""
TAKEN_TRUMP = 0.15
TAKEN_TRUMP_LATE = 0.6
"""The same for trumps, while the talon lasts and after."""
NOT_THROWN_PLAIN = 0.6
"""That a thrower held a plain card that fitted."""
NOT_THROWN_TRUMP_LATE = 0.3
NOT_LED_LOWER = 0.5
"""That a leader held a plain card two or more ranks lower."""
BEATEN_HIGHER = 0.5
"""That a defender held a plain card that beats, and used a dearer one."""
BEATEN_BY_TRUMP = 0.8
"""The same if it used a trump."""
LEAST = 0.05
"""Smaller doubts are dropped."""


def doubts_of(view: View, history: Sequence[Event], pool: CardSet) -> dict[tuple[int, Card], int]:
    """What the others' actions say against their holding the cards of the pool."""
    reading = _Reading(view)
    for event in history:
        reading.read(event)
    return {
        (seat, card): min(int(256 * doubt), 255)
        for seat, cards in enumerate(reading.doubt)
        for card, doubt in cards.items()
        if seat != view.seat and card in pool and doubt >= LEAST
    }


class _Reading:
    """A history read from its beginning: the table, the talon and the hands' sizes, and what is doubted so far."""

    def __init__(self, view: View) -> None:
        self.trump = view.trump
        self.doubt: list[dict[Card, float]] = [{} for _ in range(view.seats)]
        self.sizes = [0] * view.seats
        self.talon = 0
        self.table: list[Card] = []
        self.open: list[Card] = []

    def read(self, event: Event) -> None:
        match event:
            case Dealt():
                self.talon = event.talon
                self.sizes = [len(hand) for hand in event.hands]
            case BoutBegan():
                self.table, self.open = [], []
            case Attacked(seat, card):
                if not self.table:
                    self._lead(seat, card)
                self._put(seat, card)
                self.open.append(card)
            case Transferred(seat, card):
                self._put(seat, card)
                self.open.append(card)
            case Beaten(seat, attack, card):
                self._beat(seat, attack, card)
                self._put(seat, card)
                self.open.remove(attack)
            case TakeSaid(seat):
                self._take(seat)
            case Passed(seat):
                self._pass(seat)
            case PickedUp(seat, cards):
                self.sizes[seat] += len(cards)
            case Drew(seat, cards):
                self._draw(seat, len(cards))
            case _:
                pass

    def _put(self, seat: int, card: Card) -> None:
        self.table.append(card)
        self.sizes[seat] -= 1

    def _lead(self, seat: int, card: Card) -> None:
        lower = (other for other in CARDS if other.suit != self.trump)
        if card.suit == self.trump:
            self._against(seat, lower, NOT_LED_LOWER)
        else:
            self._against(seat, (other for other in lower if other.rank <= card.rank - 2), NOT_LED_LOWER)

    def _beat(self, seat: int, attack: Card, card: Card) -> None:
        plain = (other for other in BEATERS[self.trump][attack] if other.suit != self.trump)
        if card.suit == self.trump:
            self._against(seat, plain, BEATEN_BY_TRUMP)
        else:
            self._against(seat, (other for other in plain if other.rank < card.rank), BEATEN_HIGHER)

    def _take(self, seat: int) -> None:
        for card in BEATERS[self.trump][self.open[0]]:
            trump = TAKEN_TRUMP if self.talon else TAKEN_TRUMP_LATE
            self._against(seat, [card], trump if card.suit == self.trump else TAKEN_PLAIN)

    def _pass(self, seat: int) -> None:
        fitting = CardSet.of(other for card in self.table for other in SAME_RANK[card])
        for card in fitting:
            trump = 0.0 if self.talon else NOT_THROWN_TRUMP_LATE
            self._against(seat, [card], trump if card.suit == self.trump else NOT_THROWN_PLAIN)

    def _draw(self, seat: int, drawn: int) -> None:
        """Each doubted card may have come only now."""
        kept = self.sizes[seat] / (self.sizes[seat] + drawn) if drawn else 1.0
        self.doubt[seat] = {card: doubt * kept for card, doubt in self.doubt[seat].items()}
        self.sizes[seat] += drawn
        self.talon -= drawn

    def _against(self, seat: int, cards: Iterable[Card], doubt: float) -> None:
        held = self.doubt[seat]
        for card in cards:
            held[card] = 1 - (1 - held.get(card, 0.0)) * (1 - doubt)
