"""From what a seat may know (projected events and views) to messages. Nothing here ever meets a state."""

from __future__ import annotations

from collections.abc import Iterable

from kozyr.cards import Card
from kozyr.rules import Action, Phase, Refused, Result, Verb, events
from kozyr.server import wire
from kozyr.table import LogEvent, TakenBack
from kozyr.view import View

UNKNOWN = "??"

_VERBS = {
    Verb.ATTACK: "attack",
    Verb.BEAT: "beat",
    Verb.TRANSFER: "transfer",
    Verb.TAKE: "take",
    Verb.PASS: "pass",
    Verb.RESIGN: "resign",
}


def event_message(event: events.Event) -> wire.Event:
    """A projected event as its message."""
    match event:
        case events.Dealt(dealer, hands, talon, trump_card):
            return wire.Dealt(dealer=dealer, hands=list(map(_cards, hands)), talon=talon, trump_card=str(trump_card))
        case events.BoutBegan(bout, attacker, defender, limit):
            return wire.BoutBegan(bout=bout, attacker=attacker, defender=defender, limit=limit)
        case events.Attacked(seat, card):
            return wire.Attacked(seat=seat, card=str(card))
        case events.Beaten(seat, attack, card):
            return wire.Beaten(seat=seat, attack=str(attack), card=str(card))
        case events.Transferred(seat, card, defender, limit):
            return wire.Transferred(seat=seat, card=str(card), defender=defender, limit=limit)
        case events.TakeSaid(seat):
            return wire.TakeSaid(seat=seat)
        case events.Passed(seat):
            return wire.Passed(seat=seat)
        case events.Resigned(seat):
            return wire.Resigned(seat=seat)
        case events.Discarded(cards):
            return wire.Discarded(cards=_cards(cards))
        case events.PickedUp(seat, cards):
            return wire.PickedUp(seat=seat, cards=_cards(cards))
        case events.Drew(seat, cards):
            return wire.Drew(seat=seat, cards=_cards(cards))
        case events.WentOut(seat):
            return wire.WentOut(seat=seat)
        case events.Ended(result):
            return wire.Ended(result=str(result))


def log_message(event: LogEvent) -> wire.Event:
    """An event of a table's log, projected, as its message."""
    if isinstance(event, TakenBack):
        return wire.TakenBack(seat=event.seat, to=event.to)
    return event_message(event)


def sight(view: View) -> wire.Sight:
    """A seat's view as its message: all that a page needs to draw the table."""
    bout, phase = view.bout, view.phase
    playing = phase is not Phase.OVER and bout.number > 0
    return wire.Sight(
        hands=[
            wire.Hand(cards=_cards(hand.known), hidden=hand.hidden, out=seat in view.out)
            for seat, hand in enumerate(view.hands)
        ],
        talon=view.talon,
        trump=view.trump.letter,
        trump_card=None if view.trump_card is None else str(view.trump_card),
        table=[
            wire.Pair(attack=str(pair.attack), beat=None if pair.beat is None else str(pair.beat))
            for pair in bout.table
        ],
        attacker=bout.attacker if playing else None,
        defender=bout.defender if playing else None,
        throwers=list(bout.throwers) if playing else [],
        passed=list(bout.passed),
        actor=view.actor,
        phase=phase.value,
        limit=bout.limit if playing else None,
        bout=bout.number,
        discard=view.discard,
        last_discard=None if view.last_discard is None else _cards(view.last_discard),
        result=None if view.result is None else result_message(view.result),
        choices=[choice(action) for action in view.legal],
        reasons={str(card): reason(refused) for card, refused in view.reasons.items()},
    )


def choice(action: Action) -> wire.Choice:
    """One legal action of the receiver."""
    card = None if action.card is None else str(action.card)
    return wire.Choice(action=str(action), verb=_VERBS[action.verb], card=card)


def reason(refused: Refused) -> wire.Reason:
    """Why a card cannot be played."""
    return wire.Reason(code=refused.code, facts=refused.facts)


def result_message(result: Result) -> wire.Result:
    """How a game ended."""
    return wire.Result(text=str(result), kind=result.ending.value, seat=result.durak)


def _cards(cards: Iterable[Card | None]) -> list[str]:
    return [UNKNOWN if card is None else str(card) for card in cards]
