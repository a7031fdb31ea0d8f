"""Redacted records: a game as one seat came to know it.

An unknown card is never played, so any assignment of the unknown cards replays the game, and every assignment gives the
viewer the same views. Reading fills the unknown places once and lets the referee check the rest.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass, replace

from kozyr.cards import CARDS, Card, CardSet, deck_cards
from kozyr.notation.deck import read_seen_deck, wrong_card
from kozyr.notation.errors import BadRecord
from kozyr.notation.event import seen_text
from kozyr.notation.record import Record, check_result, move_texts, play, read_deal, split_fields, write_fields
from kozyr.rules.actions import Action
from kozyr.rules.deal import dealt_order
from kozyr.rules.events import Attacked, Beaten, Dealt, Drew, SeenCard, Transferred
from kozyr.rules.options import HAND_SIZE, Rules
from kozyr.rules.referee import begin
from kozyr.view.project import project
from kozyr.view.view import View, observe

TELLS_NO_CARDS = {"x-date", "x-names"}
"""Further keys that may stay. Any other is left out: `x-seed` would give the whole deal away."""


@dataclass(frozen=True, slots=True)
class RedactedRecord:
    """A record without what `viewer` never came to know. `str()` gives its text, `read_redacted()` reads it."""

    viewer: int | None
    """The seat; None for a spectator."""
    deck: tuple[SeenCard, ...]
    filled: Record
    """The same game with the unknown cards put in some possible order: not the order they had."""

    def views(self) -> Iterator[View]:
        """The viewer's view before any move, then after each."""
        for step in self.filled.steps():
            yield observe(step.state, self.viewer)

    def __str__(self) -> str:
        values = dict(part.split("=", 1) for part in str(self.filled).split(" ")[1:])
        values["deck"] = seen_text(self.deck)
        return write_fields(values, self.filled.extras, "-" if self.viewer is None else str(self.viewer))


def redact(record: Record, viewer: int | None) -> RedactedRecord:
    """The record as `viewer` knows it, None for a spectator. IndexError for a seat that does not exist.

    Of the further keys only those stay that tell nothing of the cards.
    """
    if viewer is not None and not 0 <= viewer < record.deal.seats:
        raise IndexError(f"no seat {viewer}: the game has {record.deal.seats}")
    known = set(_met(record, viewer))
    deck = tuple(card if card in known else None for card in record.deal.deck)
    deal = record.deal
    filled = _fill(deal.rules, deal.seats, deal.dealer, deal.first, deck)
    told = tuple((key, value) for key, value in record.extras if key in TELLS_NO_CARDS)
    return RedactedRecord(viewer, deck, replace(record, deal=replace(deal, deck=filled), extras=told))


def _met(record: Record, viewer: int | None) -> Iterator[Card]:
    """Every card the viewer came to know."""
    for step in record.steps():
        for event in step.events:
            match project(event, viewer):
                case Dealt(_, hands, _, trump_card):
                    yield trump_card
                    yield from (card for hand in hands for card in hand if card is not None)
                case Drew(_, cards, _):
                    yield from (card for card in cards if card is not None)
                case Attacked(_, card) | Beaten(_, _, card) | Transferred(_, card, _, _):
                    yield card
                case _:
                    pass


def read_redacted(text: str) -> RedactedRecord:
    """The redacted record of a line. BadRecord as for a record; `bad_deck` also if a card it must know is unknown."""
    values, extras = split_fields(text, redacted=True)
    if not re.fullmatch("[0-5]|-", values["view"], re.ASCII):
        raise BadRecord("bad_syntax", "expected view=<seat> or view=-")
    viewer = None if values["view"] == "-" else int(values["view"])
    deck: tuple[SeenCard, ...] = ()

    def deck_of(rules: Rules, seats: int, dealer: int, first: int) -> tuple[Card, ...]:
        nonlocal deck
        deck = read_seen_deck(values["deck"], rules, _turned(rules, seats))
        return _fill(rules, seats, dealer, first, deck)

    deal = read_deal(values, deck_of)
    if viewer is not None and viewer >= deal.seats:
        raise BadRecord("bad_seats", f"view={viewer}: the game has {deal.seats} seats")
    step = begin(deal)
    moves = []
    for at, move in enumerate(move_texts(values)):
        step = play(step, move, at)
        moves.append(Action.parse(move))
    result = check_result(values["result"], step.state.result)
    redacted = RedactedRecord(viewer, deck, Record(deal, tuple(moves), result, extras))
    for place, (card, known) in enumerate(zip(deck, redact(redacted.filled, viewer).deck, strict=True)):
        if (card is None) != (known is None):
            told = "is a card that the viewer came to know" if card is None else "never came to the viewer's knowledge"
            raise wrong_card(place, card, told)
    return redacted


def _turned(rules: Rules, seats: int) -> int:
    """The place of the card that shows the trump: the first behind the hands, or the last one dealt."""
    return min(seats * HAND_SIZE, rules.deck - 1)


def _fill(rules: Rules, seats: int, dealer: int, first: int, deck: tuple[SeenCard, ...]) -> tuple[Card, ...]:
    """A possible deck: the lowest unknown trump where it makes `first` attack first, the others away from the hands."""
    unknown = deck_cards(rules.deck) - CardSet.of(card for card in deck if card is not None)
    turned = deck[_turned(rules, seats)]
    assert turned is not None
    trump = turned.suit
    holders = dict(enumerate(dealt_order(seats, dealer)))
    places = sorted(
        (place for place, card in enumerate(deck) if card is None),
        key=lambda place: (holders.get(place) != first, place in holders),
    )
    trumps_first = sorted(unknown, key=lambda card: (card.suit != trump, card.rank))
    own = [place for place in places if holders.get(place) == first]
    # One low trump for `first`; then trumps to the talon, so that nobody else holds a lower one than need be.
    rest = [place for place in places if place not in own] + own[1:]
    filled = dict(zip([*own[:1], *rest], trumps_first, strict=True))
    return tuple(CARDS[filled[place]] if card is None else card for place, card in enumerate(deck))
