"""The reference rules of Durak: readable, immutable, standard library only.

>>> from kozyr.cards import CARDS, deck_cards
>>> deal = Deal(PRESETS["atlasnye"], seats=2, dealer=0, first=0, deck=tuple(deck_cards(36)))
>>> state, events = begin(deal)
>>> [str(action) for action in legal(state)]
['0a7c', '0a9c', '0aJc', '0aKc', '0a6d', '0a8d']
>>> apply(state, Action.parse("1a6c"))
Traceback (most recent call last):
kozyr.rules.errors.Refused: seat 0 is to act
"""

from kozyr.rules.actions import Action, Verb
from kozyr.rules.deal import Deal, first_seats
from kozyr.rules.errors import BadDeal, BadRules, Fact, KozyrError, Refused
from kozyr.rules.legality import Phase, legal, phase, refusal, unplayable
from kozyr.rules.options import HAND_SIZE, PRESETS, VALUES, Rules
from kozyr.rules.referee import Step, apply, begin
from kozyr.rules.result import DRAW, REPETITION, Ending, Result
from kozyr.rules.state import Bout, Pair, Position, State
from kozyr.rules.timeout import timeout_action

__all__ = [
    "DRAW",
    "HAND_SIZE",
    "PRESETS",
    "REPETITION",
    "VALUES",
    "Action",
    "BadDeal",
    "BadRules",
    "Bout",
    "Deal",
    "Ending",
    "Fact",
    "KozyrError",
    "Pair",
    "Phase",
    "Position",
    "Refused",
    "Result",
    "Rules",
    "State",
    "Step",
    "Verb",
    "apply",
    "begin",
    "first_seats",
    "legal",
    "phase",
    "refusal",
    "timeout_action",
    "unplayable",
]
