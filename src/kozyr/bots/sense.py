"""What anybody who knows the game would not do: moves that weaker levels rule out before they choose."""

from __future__ import annotations

from kozyr.cards import CardSet, Rank
from kozyr.rules.actions import Action, Verb
from kozyr.view.view import View

EARLY = 6
"""Cards in the talon from which on a trump is not led, nor thrown in, without need."""


def sensible(view: View) -> tuple[Action, ...]:
    """The legal actions less the laughable ones; never empty. In DPN order."""
    kept = tuple(action for action in view.legal if not is_laughable(view, action))
    return kept or view.legal


def is_laughable(view: View, action: Action) -> bool:
    """Whether a legal action is one that a beginner would be laughed at for.

    - While the talon holds many cards: to lead a trump with plain cards in hand, or to throw one in.
    - While it lasts: to beat with a trump where a plain card below the king does, or with a high trump, whose rank does
      not lie there yet, where a lower one does; to take a single card that such a plain card beats.
    - Without a talon: to keep the last card back that would end the game for oneself.
    """
    assert view.seat is not None
    hand = view.hand(view.seat)
    match action.verb:
        case Verb.ATTACK:
            return _wastes_trump(view, action, hand)
        case Verb.BEAT:
            return _beats_too_dearly(view, action)
        case Verb.TAKE:
            return view.talon > 0 and len(view.bout.table) == 1 and bool(_plain_beats(view))
        case Verb.PASS:
            fitting = [other for other in view.legal if other.verb is Verb.ATTACK]
            return view.talon == 0 and len(hand) == 1 == len(fitting)
        case _:
            return False


def _wastes_trump(view: View, action: Action, hand: CardSet) -> bool:
    if view.talon < EARLY or action.card is None or action.card.suit != view.trump:
        return False
    return bool(view.bout.table) or any(card.suit != view.trump for card in hand)


def _plain_beats(view: View) -> list[Action]:
    return [
        action
        for action in view.legal
        if action.verb is Verb.BEAT and action.card is not None
        if action.card.suit != view.trump and action.card.rank < Rank.KING
    ]


def _beats_too_dearly(view: View, action: Action) -> bool:
    """A trump where a plain card does, or one whose rank does not lie there yet where a lower trump does."""
    assert action.card is not None
    if action.card.suit != view.trump or view.talon == 0:
        return False
    lies = {card.rank for card in view.bout.cards}
    lower = (
        other.card
        for other in view.legal
        if other.verb is Verb.BEAT and other.card is not None and other.card < action.card
        if other.card.suit == view.trump
    )
    return bool(_plain_beats(view)) or (action.card.rank not in lies and any(True for _ in lower))
