"""The deck of a record: `deck=`, read card by card, and what is wrong with it said with its place."""

from __future__ import annotations

from kozyr.cards import Card, deck_cards
from kozyr.notation.errors import BadRecord
from kozyr.notation.event import UNKNOWN
from kozyr.quoting import quoted
from kozyr.rules.events import SeenCard
from kozyr.rules.options import Rules


def read_whole_deck(text: str, rules: Rules) -> tuple[Card, ...]:
    """The deck of a record: each of the deck's cards once. BadRecord `bad_deck` says which card is wrong, and why."""
    deck = tuple(card for card in _cards(text, redacted=False) if card is not None)
    _check(deck, rules)
    return deck


def read_seen_deck(text: str, rules: Rules, turned: int) -> tuple[SeenCard, ...]:
    """The deck of a redacted record, None for `??`. BadRecord as above, and if the card at place `turned` is `??`."""
    deck = _cards(text, redacted=True)
    _check(deck, rules)
    if deck[turned] is None:
        raise wrong_card(turned, None, "is the turned trump card, which everybody knows")
    return deck


def _cards(text: str, *, redacted: bool) -> tuple[SeenCard, ...]:
    cards: list[SeenCard] = []
    for place, part in enumerate(text[at : at + 2] for at in range(0, len(text), 2)):
        if len(part) < len(UNKNOWN):
            raise _wrong(place, quoted(part), "is half a card")
        try:
            cards.append(None if redacted and part == UNKNOWN else Card.parse(part))
        except ValueError as error:
            raise BadRecord("bad_deck", f"card {place + 1} of deck=: {error}") from None
    return tuple(cards)


def _check(deck: tuple[SeenCard, ...], rules: Rules) -> None:
    """So many cards, every known one from the deck and there once."""
    if len(deck) != rules.deck:
        raise BadRecord("bad_deck", f"deck= has {len(deck)} cards, expected {rules.deck}")
    expected = deck_cards(rules.deck)
    met: dict[Card, int] = {}
    for place, card in enumerate(deck):
        if card is None:
            continue
        if card not in expected:
            raise wrong_card(place, card, f"is not in a deck of {rules.deck} cards")
        if card in met:
            raise wrong_card(place, card, f"is card {met[card] + 1} already")
        met[card] = place


def wrong_card(place: int, card: SeenCard, fault: str) -> BadRecord:
    """The refusal of the card at a place, from 0; it is said counted from 1."""
    return _wrong(place, UNKNOWN if card is None else str(card), fault)


def _wrong(place: int, text: str, fault: str) -> BadRecord:
    return BadRecord("bad_deck", f"card {place + 1} of deck=, {text}, {fault}")
