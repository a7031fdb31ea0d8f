"""Deals as an author thinks of them: who holds what, and what is drawn next."""

from __future__ import annotations

from kozyr.cards import Card, CardSet, deck_cards, parse_cards
from kozyr.rules import HAND_SIZE, Action, Deal, Rules
from kozyr.rules.deal import first_seats


def laid(rules: str, hands: str, draws: str, trump_card: str, *, first: int | None = None) -> Deal:
    """The deal that gives these hands (by seat, `/` between, as in a position line).

    `draws`: the talon's first cards, next card first; the others follow in canonical order, `trump_card` last. `first`:
    who attacks first where the rules leave it open. ValueError for hands, cards or a first seat that cannot be.
    """
    parsed = Rules.parse(rules)
    held = [parse_cards(hand) for hand in hands.split("/")]
    if any(len(hand) != HAND_SIZE for hand in held):
        raise ValueError(f"six cards for every seat are expected: {hands}")
    seats, dealer = len(held), len(held) - 1
    dealt = [held[seat][turn] for turn in range(HAND_SIZE) for seat in range(seats)]
    turned, drawn = Card.parse(trump_card), parse_cards(draws)
    rest = deck_cards(parsed.deck) - CardSet.of([*dealt, *drawn, turned])
    deck = (*dealt, turned, *drawn, *rest)
    return Deal(parsed, seats, dealer, first_seats(parsed, seats, dealer, deck)[0] if first is None else first, deck)


def moves(text: str) -> tuple[Action, ...]:
    """Actions as in a game record, with commas or spaces between."""
    return tuple(map(Action.parse, text.replace(",", " ").split()))
