"""The program that plays as a person does who has just learnt the game. Frozen: its moves are pinned by tests."""

from __future__ import annotations

from collections.abc import Sequence

from kozyr.cards import Card, Rank
from kozyr.rules.actions import Action, Verb
from kozyr.rules.events import Event
from kozyr.search import Stop
from kozyr.view.view import View

MANY_IN_TALON = 12
"""With more cards than this in the talon, a good trump is worth more than a bout."""
DEAREST_TRUMP_SPENT = Rank.EIGHT


class PlainBot:
    """Cheapest card first, trumps last.

    - Leads and throws in its cheapest fitting card, but throws in no trump while the talon lasts.
    - Passes an attack on when that costs no trump, or the talon is gone.
    - Beats as cheaply as it can; takes when that would cost a trump above the eight while the talon holds more than
      twelve cards.
    """

    def choose(self, view: View, history: Sequence[Event], stop: Stop | None = None) -> Action:
        """The same action for the same view, always."""
        del history, stop
        actions = view.legal
        if view.actor == view.bout.defender:
            return _answer(view, actions)
        cheapest = _cheapest(view, actions, Verb.ATTACK)
        if cheapest is None or (view.bout.table and _keeps(view, cheapest)):
            return actions[-1]  # passing is listed last; a lead always has a card
        return cheapest


def _answer(view: View, actions: tuple[Action, ...]) -> Action:
    passed_on = _cheapest(view, actions, Verb.TRANSFER)
    if passed_on is not None and not _keeps(view, passed_on):
        return passed_on
    beat = _cheapest(view, actions, Verb.BEAT)
    if beat is None or _too_dear(view, beat):
        return actions[-1]  # taking is listed last
    return beat


def _cheapest(view: View, actions: tuple[Action, ...], verb: Verb) -> Action | None:
    def price(action: Action) -> tuple[bool, Rank, Card]:
        card = _card(action)
        return card.suit == view.trump, card.rank, card

    return min((action for action in actions if action.verb is verb), key=price, default=None)


def _keeps(view: View, action: Action) -> bool:
    """Whether the action would spend a trump while the talon lasts."""
    return view.talon > 0 and _card(action).suit == view.trump


def _too_dear(view: View, beat: Action) -> bool:
    card = _card(beat)
    return view.talon > MANY_IN_TALON and card.suit == view.trump and card.rank > DEAREST_TRUMP_SPENT


def _card(action: Action) -> Card:
    assert action.card is not None
    return action.card
