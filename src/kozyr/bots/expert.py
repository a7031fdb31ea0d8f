"""The program that plays by the rules of thumb of good players: a yardstick that search must beat."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from kozyr.cards import BEATERS, SAME_RANK, Card, CardSet, Rank, deck_cards
from kozyr.rules.actions import Action, Verb
from kozyr.rules.events import Discarded, Event
from kozyr.search import Stop
from kozyr.view.view import View

# Prices are in sixtieths of a rank, a plain ace costing nothing. The figures were found by playing against plain
# (`make strength`); the core's play-outs have the same (core/thumb.py).
RANK = 60
TRUMP = 660
"""How much dearer a trump is."""
TWIN = 114
"""How much cheaper a lead is for each further plain card of its rank."""
OPENED = 18
"""How much dearer a beat is for each card elsewhere that its rank, new on the table, lets others throw in."""
OPENED_LATE = 180
"""The same once the talon is gone."""
DEAREST_THROWN_IN = 0
"""The dearest card thrown in while the talon lasts: any plain one."""
DEAREST_BEAT = 150
"""The dearest beat with many cards in the talon; dearer ones are left, and the bout is taken."""
DEARER_AS_TALON_ENDS = 40
"""How much more is paid for each card that the talon has less than twelve."""
DEARER_EACH_ATTACK = 60
"""How much more is paid for each card that would have to be taken."""
SHORT_TALON = 12


class ExpertBot:
    """Leads low and in pairs, keeps trumps, beats with ranks that open little, takes rather than spend good trumps.

    It counts the discarded cards. With the talon gone and one opponent left, who then holds all the others, it first
    leads what cannot be beaten, as long as at most one of its ranks can be.
    """

    def choose(self, view: View, history: Sequence[Event], stop: Stop | None = None) -> Action:
        """The same action for the same view and history, always."""
        del stop
        actions = view.legal
        if len(actions) == 1:
            return actions[0]
        elsewhere = cards_elsewhere(view, history)
        if view.actor == view.bout.defender:
            return _answer(view, actions, elsewhere)
        if not view.bout.table:
            return _lead(view, actions, elsewhere)
        cheapest = _cheapest(view, actions, Verb.ATTACK)
        keeps = cheapest is None or (view.talon > 0 and price(view, _card(cheapest)) > DEAREST_THROWN_IN)
        return actions[-1] if cheapest is None or keeps else cheapest


def cards_elsewhere(view: View, history: Sequence[Event]) -> CardSet:
    """The cards in other hands or the talon, as far as the viewer can tell: neither its own nor seen to go."""
    assert view.seat is not None
    gone = [card for event in history if isinstance(event, Discarded) for card in event.cards]
    return deck_cards(view.rules.deck) - CardSet.of([*gone, *view.bout.cards]) - view.hand(view.seat)


def price(view: View, card: Card) -> int:
    """What a card is worth, in sixtieths of a rank above or below a plain ace."""
    return (card.rank - Rank.ACE) * RANK + (TRUMP if card.suit == view.trump else 0)


def _lead(view: View, actions: tuple[Action, ...], elsewhere: CardSet) -> Action:
    assert view.seat is not None
    hand = view.hand(view.seat)

    def cost(card: Card) -> int:
        twins = sum(other.suit != view.trump for other in hand & SAME_RANK[card]) - 1
        return price(view, card) - TWIN * max(twins, 0)

    if view.talon == 0 and view.seats - len(view.out) == 2:
        strong = [action for action in actions if not elsewhere & BEATERS[view.trump][_card(action)]]
        weak_ranks = {card.rank for card in hand} - {_card(action).rank for action in strong}
        if strong and len(weak_ranks) <= 1:
            return _least(view, strong, cost)
    return _least(view, actions, cost)


def _answer(view: View, actions: tuple[Action, ...], elsewhere: CardSet) -> Action:
    passed_on = _cheapest(view, actions, Verb.TRANSFER)
    if passed_on is not None and (view.talon == 0 or _card(passed_on).suit != view.trump):
        return passed_on
    ranks = {card.rank for card in view.bout.cards}
    opened = OPENED if view.talon else OPENED_LATE

    def cost(card: Card) -> int:
        return price(view, card) + (0 if card.rank in ranks else opened * len(elsewhere & SAME_RANK[card]))

    beats = [action for action in actions if action.verb is Verb.BEAT]
    beat = _least(view, beats, cost) if beats else None
    if beat is None or (view.talon and cost(_card(beat)) > _most_paid(view)):
        return actions[-1]  # taking is listed last
    return beat


def _most_paid(view: View) -> int:
    """The dearest beat that is better than taking, while the talon lasts."""
    ending = DEARER_AS_TALON_ENDS * max(0, SHORT_TALON - view.talon)
    return DEAREST_BEAT + ending + DEARER_EACH_ATTACK * len(view.bout.table)


def _cheapest(view: View, actions: tuple[Action, ...], verb: Verb) -> Action | None:
    wanted = [action for action in actions if action.verb is verb]
    return _least(view, wanted, lambda _: 0) if wanted else None


def _least(view: View, actions: Sequence[Action], cost: Callable[[Card], int]) -> Action:
    """The action whose card costs least; of equals the plain card, the lower, the first."""

    def order(action: Action) -> tuple[int, bool, int]:
        card = _card(action)
        return cost(card), card.suit == view.trump, card.rank

    return min(actions, key=order)


def _card(action: Action) -> Card:
    assert action.card is not None
    return action.card
