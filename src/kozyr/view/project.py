"""Events as a seat may know them. What a seat cannot see becomes None; the count stays."""

from __future__ import annotations

from dataclasses import replace

from kozyr.rules.events import Dealt, Drew, Event, SeenCard


def project(event: Event, seat: int | None) -> Event:
    """The event as `seat` sees it, None for a spectator. Only deals and draws hide anything."""
    match event:
        case Dealt():
            return replace(event, hands=tuple(_dealt_hand(event, other, seat) for other in range(len(event.hands))))
        case Drew(drawer, cards, trump_card) if drawer != seat:
            seen: list[SeenCard] = [None] * len(cards)
            if trump_card:
                seen[-1] = cards[-1]
            return replace(event, cards=tuple(seen))
        case _:
            return event


def _dealt_hand(event: Dealt, owner: int, seat: int | None) -> tuple[SeenCard, ...]:
    """A dealt hand: the own one whole; of others only a last dealt card that set trump."""
    hand = event.hands[owner]
    if owner == seat:
        return hand
    shown = event.trump_card if not event.talon and owner == event.dealer else None
    return (*([shown] if shown is not None else []), *[None] * (len(hand) - (shown is not None)))
