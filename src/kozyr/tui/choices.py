"""What the person may do now, as the referee's rules list it for their view."""

from __future__ import annotations

from kozyr.cards import Card
from kozyr.rules import Action, Phase, Refused, Verb, refusal
from kozyr.tui.words import Said, Words, said
from kozyr.view import View


def choices_of(view: View, card: Card) -> tuple[Action, ...]:
    """The actions that play this card: none, one, or several to ask about (beat or pass on)."""
    return tuple(action for action in view.legal if action.card == card)


def plain_choice(view: View, verb: Verb) -> Action | None:
    """The action of a verb that plays no card: take or pass; None if that cannot be done now."""
    return next((action for action in view.legal if action.verb is verb and action.card is None), None)


def only_pass(view: View) -> bool:
    """Whether passing is all that is left."""
    return [action.verb for action in view.legal] == [Verb.PASS]


def refused(view: View, card: Card) -> Refused | None:
    """Why a card of the person's cannot be played now; None if it can."""
    return view.reasons.get(card)


def plain_refusal(view: View, verb: Verb) -> Refused | None:
    """Why the person cannot take, or be done, now; None if they can."""
    return None if view.seat is None else refusal(view, Action(view.seat, verb))


def choice_said(view: View, action: Action) -> Said:
    """A choice in words, for a numbered list."""
    match action.verb:
        case Verb.ATTACK:
            kind = "throw" if view.bout.table else "lead"
            return said(f"plain-choice-{kind}", card=str(action.card))
        case Verb.BEAT | Verb.TRANSFER:
            return said(f"plain-choice-{action.verb.name.lower()}", card=str(action.card))
        case Verb.TAKE:
            return said("plain-choice-take")
        case _:
            return said("plain-choice-done", phase=view.phase.value)


def rank_list(view: View, words: Words, *, by_sign: bool) -> str:
    """The ranks that the person could throw in, lowest first: `7, 10 or Q`, or in words."""
    cards = {action.card.rank: action.card for action in view.legal if action.card is not None}
    ordered = [cards[rank] for rank in sorted(cards)]
    ranks = [words.index(card) if by_sign else words.rank(card, "accusative") for card in ordered]
    return words.listed(ranks, "or")


def is_over(view: View) -> bool:
    """Whether the game has ended."""
    return view.phase is Phase.OVER
