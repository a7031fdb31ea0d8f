"""The referee: begins a deal, and applies actions, always checked (rules.md §4, §5)."""

from __future__ import annotations

from typing import NamedTuple

from kozyr.cards import NO_CARDS, Card, CardSet
from kozyr.rules.actions import Action, Verb
from kozyr.rules.deal import Deal
from kozyr.rules.events import (
    Attacked,
    Beaten,
    BoutBegan,
    Dealt,
    Discarded,
    Drew,
    Ended,
    Event,
    Passed,
    PickedUp,
    Resigned,
    TakeSaid,
    Transferred,
    WentOut,
)
from kozyr.rules.legality import refusal, transfer_limit
from kozyr.rules.options import HAND_SIZE
from kozyr.rules.result import DRAW, REPETITION, Ending, Result
from kozyr.rules.state import Bout, Pair, State, next_in_game, next_to_ask, option_limit, seats_from, throwers


class Step(NamedTuple):
    """What an action made of a state, and the events that say so."""

    state: State
    events: tuple[Event, ...]


def begin(deal: Deal) -> Step:
    """Deal, and begin the first bout."""
    hands, talon = deal.hands, deal.talon
    known = [NO_CARDS] * deal.seats
    if not talon:
        known[deal.dealer] = CardSet.of([deal.trump_card])
    dealt = Dealt(deal.dealer, tuple(tuple(hand) for hand in hands), len(talon), deal.trump_card)
    before = State(
        rules=deal.rules,
        trump=deal.trump_card.suit,
        hands=hands,
        out=frozenset(),
        talon=talon,
        bout=Bout(number=0, attacker=deal.first, defender=deal.first, limit=0, throwers=()),
        actor=None,
        known=tuple(known),
    )
    events: list[Event] = [dealt]
    state = _begin_bout(before, deal.first, events)
    return Step(state, tuple(events))


def apply(state: State, action: Action) -> Step:
    """The state after `action`, and what happened. Refused, with a code and facts, if it is not allowed."""
    refused = refusal(state, action)
    if refused is not None:
        raise refused
    events: list[Event] = []
    return Step(_APPLY[action.verb](state, action, events), tuple(events))


# --- the six actions ----------------------------------------------------------------------------------------------


def _attack(state: State, action: Action, events: list[Event]) -> State:
    seat, _, card, _ = action
    assert card is not None
    events.append(Attacked(seat, card))
    bout = state.bout
    bout = bout._replace(table=(*bout.table, Pair(card)), passed=())
    state = _play(state, seat, card, bout)
    return _ask(state, events) if bout.taking else state._replace(actor=bout.defender)


def _beat(state: State, action: Action, events: list[Event]) -> State:
    seat, _, card, attack = action
    assert card is not None
    assert attack is not None
    events.append(Beaten(seat, attack, card))
    table = tuple([Pair(attack, card) if pair.attack == attack else pair for pair in state.bout.table])
    state = _play(state, seat, card, state.bout._replace(table=table))
    return state if table[-1].beat is None else _ask(state, events)


def _transfer(state: State, action: Action, events: list[Event]) -> State:
    seat, _, card, _ = action
    assert card is not None
    receiver, limit = transfer_limit(state)
    events.append(Transferred(seat, card, receiver, limit))
    bout = Bout(
        number=state.bout.number,
        attacker=seat,
        defender=receiver,
        limit=limit,
        throwers=throwers(state.rules, seat, receiver, state.seats, state.out),
        table=(*state.bout.table, Pair(card)),
    )
    return _play(state, seat, card, bout)._replace(actor=receiver)


def _take(state: State, action: Action, events: list[Event]) -> State:
    events.append(TakeSaid(action.seat))
    return _ask(state._replace(bout=state.bout._replace(taking=True)), events)


def _pass(state: State, action: Action, events: list[Event]) -> State:
    events.append(Passed(action.seat))
    bout = state.bout
    return _ask(state._replace(bout=bout._replace(passed=(*bout.passed, action.seat))), events)


def _resign(state: State, action: Action, events: list[Event]) -> State:
    events.append(Resigned(action.seat))
    return _end(state, Result(Ending.RESIGNED, action.seat), events)


_APPLY = {
    Verb.ATTACK: _attack,
    Verb.BEAT: _beat,
    Verb.TRANSFER: _transfer,
    Verb.TAKE: _take,
    Verb.PASS: _pass,
    Verb.RESIGN: _resign,
}


# --- what follows -------------------------------------------------------------------------------------------------


def _play(state: State, seat: int, card: Card, bout: Bout) -> State:
    """`card` leaves the seat's hand, and what was known of it."""
    hands, known = state.hands, state.known
    hands = (*hands[:seat], hands[seat].without(card), *hands[seat + 1 :])
    if known[seat] >> card & 1:
        known = (*known[:seat], known[seat].without(card), *known[seat + 1 :])
    return state._replace(hands=hands, known=known, bout=bout)


def _ask(state: State, events: list[Event]) -> State:
    """Asks the next thrower, or ends the bout if there is none to ask (§4.4)."""
    seat = next_to_ask(state.bout, state)
    if seat is not None:
        return state._replace(actor=seat)
    return _end_bout(state, events)


def _end_bout(state: State, events: list[Event]) -> State:
    """Clears the table, draws, lets seats go out, and begins the next bout or ends the game."""
    attacker, defender, taking = state.bout.attacker, state.bout.defender, state.bout.taking
    state = _clear_table(state, events)
    state = _refill(state, attacker, defender, events)
    state = _go_out(state, events)
    if len(state.out) >= state.seats - 1:
        holders = [seat for seat in range(state.seats) if seat not in state.out]
        return _end(state, Result(Ending.DURAK, holders[0]) if holders else DRAW, events)
    if taking or defender in state.out:
        return _begin_bout(state, next_in_game(defender, state.seats, state.out), events)
    return _begin_bout(state, defender, events)


def _clear_table(state: State, events: list[Event]) -> State:
    """The table goes to the defender's hand, or to the discard pile."""
    bout, cards = state.bout, state.bout.cards
    cleared = bout._replace(table=(), passed=(), taking=False)
    if not bout.taking:
        events.append(Discarded(cards))
        # Discarded cards never come back, so no earlier opening can be met again.
        openings = None if state.openings is None else ()
        return state._replace(bout=cleared, last_discard=cards, openings=openings)
    seat = bout.defender
    events.append(PickedUp(seat, cards))
    picked = CardSet.of(cards)
    hands, known = list(state.hands), list(state.known)
    hands[seat] |= picked
    known[seat] |= picked
    return state._replace(bout=cleared, hands=tuple(hands), known=tuple(known))


def _refill(state: State, attacker: int, defender: int, events: list[Event]) -> State:
    """Hands are filled up to six: the attacker first, then clockwise, the defender last (§4.5)."""
    talon = state.talon
    if not talon:
        return state
    hands, known = list(state.hands), list(state.known)
    order = [seat for seat in seats_from(attacker, state.seats, state.out) if seat != defender]
    for seat in (*order, defender):
        drawn = talon[: max(0, HAND_SIZE - len(hands[seat]))]
        if not drawn:
            continue
        talon = talon[len(drawn) :]
        hands[seat] |= CardSet.of(drawn)
        if not talon:
            known[seat] = known[seat].with_card(drawn[-1])
        events.append(Drew(seat, drawn, trump_card=not talon))
    return state._replace(talon=talon, hands=tuple(hands), known=tuple(known))


def _go_out(state: State, events: list[Event]) -> State:
    """With an empty talon, every seat without cards leaves the game (§4.6)."""
    if state.talon:
        return state
    leaving = [seat for seat, hand in enumerate(state.hands) if not hand and seat not in state.out]
    if not leaving:
        return state
    events.extend(WentOut(seat) for seat in leaving)
    return state._replace(out=state.out.union(leaving))


def _begin_bout(state: State, attacker: int, events: list[Event]) -> State:
    """The next bout, unless the same opening is met for the third time (§5.4)."""
    number = state.bout.number + 1
    if state.openings is not None:
        opening = (state.hands, attacker, len(state.talon))
        if state.openings.count(opening) >= 2:
            return _end(state._replace(bout=state.bout._replace(number=number)), REPETITION, events)
        state = state._replace(openings=(*state.openings, opening))
    defender = next_in_game(attacker, state.seats, state.out)
    limit = min(option_limit(state.rules, number, state.discard_size), state.hand_size(defender))
    asked = throwers(state.rules, attacker, defender, state.seats, state.out)
    state = state._replace(bout=Bout(number, attacker, defender, limit, asked), actor=attacker)
    events.append(BoutBegan(number, attacker, defender, limit))
    return state


def _end(state: State, result: Result, events: list[Event]) -> State:
    events.append(Ended(result))
    return state._replace(actor=None, result=result)
