"""The text of an event, as logs and tests compare it. docs/notation.md lists the forms.

A writer only: events are replayed from actions, never read.
"""

from __future__ import annotations

from collections.abc import Iterable

from kozyr.cards import cards_text
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
    SeenCard,
    TakeSaid,
    Transferred,
    WentOut,
)

UNKNOWN = "??"
"""One card that the reader may not know."""


def event_text(event: Event) -> str:
    """The one way to write an event. As private as the event."""
    match event:
        case Dealt(dealer, hands, talon, trump_card):
            return f"{dealer}={'/'.join(map(seen_text, hands))}:{talon}:{trump_card}"
        case BoutBegan(bout, attacker, defender, limit):
            return f"{bout}:{attacker}>{defender}:{limit}"
        case Attacked(seat, card):
            return f"{seat}a{card}"
        case Beaten(seat, attack, card):
            return f"{seat}d{attack}{card}"
        case Transferred(seat, card, defender, limit):
            return f"{seat}t{card}>{defender}:{limit}"
        case TakeSaid(seat):
            return f"{seat}k"
        case Passed(seat):
            return f"{seat}p"
        case Resigned(seat):
            return f"{seat}r"
        case Discarded(cards):
            return f"x{cards_text(cards)}"
        case PickedUp(seat, cards):
            return f"{seat}<{cards_text(cards)}"
        case Drew(seat, seen, _):
            return f"{seat}+{seen_text(seen)}"
        case WentOut(seat):
            return f"{seat}x"
        case Ended(result):
            return str(result)


def seen_text(cards: Iterable[SeenCard]) -> str:
    """Cards in their order, `??` for each that is not known."""
    return "".join(UNKNOWN if card is None else str(card) for card in cards)
