"""Moments of games that pictures show and tests begin at: always the same, played up to there by programs."""

from __future__ import annotations

from kozyr.cards import Card
from kozyr.rules import Phase, State, Verb, legal, phase
from tools.screenshots.laid import PERSON_SEAT, Moment

_LATER_BOUT = 3


def _asked(state: State, kind: Phase) -> bool:
    return state.actor == PERSON_SEAT and phase(state) is kind


def _verbs(state: State) -> set[Verb]:
    return {action.verb for action in legal(state)}


def _leads(state: State) -> bool:
    return _asked(state, Phase.LEAD) and state.bout.number >= _LATER_BOUT


def _defends(state: State) -> bool:
    cards = sum(action.verb is Verb.BEAT for action in legal(state))
    return _asked(state, Phase.DEFEND) and 0 < cards < state.hand_size(PERSON_SEAT)


def _may_throw_in(state: State) -> bool:
    return _asked(state, Phase.THROW_IN) and Verb.ATTACK in _verbs(state) and state.hand_size(PERSON_SEAT) > 2


def card_of_two_uses(state: State) -> Card | None:
    """The person's first card that both beats and passes on, if there is one."""
    if not _asked(state, Phase.DEFEND):
        return None
    cards = [action.card for action in legal(state) if action.verb in {Verb.BEAT, Verb.TRANSFER}]
    return next((card for card in cards if cards.count(card) > 1), None)


def _holds_many(state: State) -> bool:
    return _asked(state, Phase.LEAD) and state.hand_size(PERSON_SEAT) >= 18


def _is_a_fine_sight(state: State) -> bool:
    """A bout half beaten, cards left to draw, a hand that shows something."""
    beaten = sum(pair.beat is not None for pair in state.bout.table)
    return (
        _defends(state)
        and 1 <= beaten < len(state.bout.table)
        and len(state.talon) > 4
        and state.bout.number > _LATER_BOUT
        and 6 <= state.hand_size(PERSON_SEAT) <= 8
    )


def _is_lost_by_another(state: State) -> bool:
    return state.result is not None and state.result.durak not in {None, PERSON_SEAT}


def _is_lost(state: State) -> bool:
    return state.result is not None and state.result.durak == PERSON_SEAT


LEAD = Moment("atlasnye", 2, _leads)
"""The person leads; the table is empty."""
DEFEND = Moment("atlasnye", 2, _defends)
"""The person can beat with some cards of the hand, and not with others."""
THROW_IN = Moment("atlasnye", 2, _may_throw_in)
"""The person may throw in a card or say done; the opponent is the defender."""
DEFEND_OF_SIX = Moment("club", 6, lambda state: state.bout.number > 2 and _defends(state))
MANY_CARDS = Moment("classic", 3, _holds_many)
"""The person has taken a lot."""
DEFEND_OF_THREE = Moment("classic", 3, lambda state: state.bout.number > 1 and len(state.talon) > 1 and _defends(state))
CHOICE = Moment("transfer", 3, lambda state: card_of_two_uses(state) is not None)
"""One card of the person's beats and passes on."""
SIGHT = Moment("club+deck=52", 6, _is_a_fine_sight)
"""Six at the table in the middle of a bout: the picture that stands for the game."""
ADD = Moment("classic", 4, lambda state: _asked(state, Phase.THROW_IN_TAKING) and Verb.ATTACK in _verbs(state))
"""The defender takes; the person may add a card."""
LATE = Moment("atlasnye", 2, lambda state: _leads(state) and len(state.talon) <= 4)
"""The person leads, and the game is soon over."""
FRESH = Moment("classic", 4, lambda state: _asked(state, Phase.LEAD))
"""Just dealt; the person leads."""
WON = Moment("club", 5, _is_lost_by_another)
LOST = Moment("classic", 3, _is_lost)
