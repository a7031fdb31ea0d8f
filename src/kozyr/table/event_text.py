"""The text of events, all cards written: what is stored beside a move, so that a replay can be compared with it.

One event a line, words separated by spaces, absent cards `-`. Written to the store, so it must never change its form.
"""

from __future__ import annotations

from collections.abc import Iterable

from kozyr.cards import Card, cards_text
from kozyr.rules.events import (
    Attacked,
    Beaten,
    BoutBegan,
    Dealt,
    Discarded,
    Drew,
    Ended,
    Event,
    Passed,
    PickedUp,
    Resigned,
    TakeSaid,
    Transferred,
    WentOut,
)


def events_text(events: Iterable[Event]) -> str:
    """The lines of these events. Private: it holds every card."""
    return "\n".join(map(_line, events))


def _line(event: Event) -> str:  # noqa: PLR0912 - one line a kind
    match event:
        case Dealt():
            hands = "/".join(map(_cards, event.hands))
            return f"deal {event.dealer} {hands} {event.talon} {event.trump_card}"
        case BoutBegan():
            return f"bout {event.bout} {event.attacker} {event.defender} {event.limit}"
        case Attacked():
            return f"attack {event.seat} {event.card}"
        case Beaten():
            return f"beat {event.seat} {event.attack} {event.card}"
        case Transferred():
            return f"transfer {event.seat} {event.card} {event.defender} {event.limit}"
        case TakeSaid():
            return f"take {event.seat}"
        case Passed():
            return f"pass {event.seat}"
        case Resigned():
            return f"resign {event.seat}"
        case Discarded():
            return f"discard {_cards(event.cards)}"
        case PickedUp():
            return f"pick_up {event.seat} {_cards(event.cards)}"
        case Drew():
            return f"draw {event.seat} {_cards(event.cards)}"
        case WentOut():
            return f"out {event.seat}"
        case Ended():
            return f"end {event.result}"


def _cards(cards: Iterable[Card | None]) -> str:
    return cards_text(card for card in cards if card is not None) or "-"
