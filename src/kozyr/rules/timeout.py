"""What a seat does whose time has run out (rules.md §5.5)."""

from __future__ import annotations

from kozyr.rules.actions import Action, Verb
from kozyr.rules.legality import Phase, phase
from kozyr.rules.state import Position


def timeout_action(position: Position) -> Action:
    """Defending: take. Throwing in: pass. Leading: the lowest card that is no trump, else the lowest trump.

    Among plain cards of the lowest rank the first in canonical order. ValueError when nobody is asked.
    """
    seat = position.actor
    if seat is None:
        raise ValueError("nobody is asked: no time can run out")
    now = phase(position)
    if now is Phase.DEFEND:
        return Action(seat, Verb.TAKE)
    if now is Phase.LEAD:
        lowest = min(position.hand(seat), key=lambda card: (card.suit == position.trump, card.rank))
        return Action(seat, Verb.ATTACK, lowest)
    return Action(seat, Verb.PASS)
