"""Moments of games that tests begin at: always the same ones, played up to there by programs."""

from __future__ import annotations

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


def _may_beat_or_pass_on(state: State) -> bool:
    if not _asked(state, Phase.DEFEND):
        return False
    cards = [action.card for action in legal(state) if action.verb in {Verb.BEAT, Verb.TRANSFER}]
    return any(cards.count(card) > 1 for card in cards)


def _holds_many(state: State) -> bool:
    return _asked(state, Phase.LEAD) and state.hand_size(PERSON_SEAT) >= 18


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
CHOICE = Moment("transfer", 3, _may_beat_or_pass_on)
"""One card of the person's beats and passes on."""
