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
    bout = state.bout.with_attack(card)
    state = _play(state, seat, card, bout, actor=bout.defender)
    return _ask(state, bout, events) if bout.taking else state


def _beat(state: State, action: Action, events: list[Event]) -> State:
    seat, _, card, attack = action
    assert card is not None
    assert attack is not None
    events.append(Beaten(seat, attack, card))
    bout = state.bout.with_beat(attack, card)
    state = _play(state, seat, card, bout, actor=seat)
    return state if bout.table[-1].beat is None else _ask(state, bout, events)


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
        throwers=throwers(state.rules.throw_in, seat, receiver, state.seats, state.out),
        table=(*state.bout.table, Pair(card)),
    )
    return _play(state, seat, card, bout, actor=receiver)


def _take(state: State, action: Action, events: list[Event]) -> State:
    events.append(TakeSaid(action.seat))
    return _ask(state, state.bout.with_take(), events)


def _pass(state: State, action: Action, events: list[Event]) -> State:
    events.append(Passed(action.seat))
    return _ask(state, state.bout.with_pass(action.seat), events)


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


def _play(state: State, seat: int, card: Card, bout: Bout, *, actor: int) -> State:
    """`card` leaves the seat's hand, and what was known of it, for the table."""
    hands, known = state.hands, state.known
    hands = (*hands[:seat], hands[seat].without(card), *hands[seat + 1 :])
    if known[seat] >> card & 1:
        known = (*known[:seat], known[seat].without(card), *known[seat + 1 :])
    return state.with_bout(bout, actor, hands, known)


def _ask(state: State, bout: Bout, events: list[Event]) -> State:
    """Asks the next thrower of the bout, or ends it if there is none to ask (§4.4)."""
    seat = next_to_ask(bout, state)
    state = state.with_bout(bout, seat, state.hands, state.known)
    return _end_bout(state, events) if seat is None else state


def _end_bout(state: State, events: list[Event]) -> State:
    """Clears the table, draws, lets seats go out, and begins the next bout or ends the game."""
    bout = state.bout
    hands, known = list(state.hands), list(state.known)
    last_discard, openings = state.last_discard, state.openings
    if bout.taking:
        _pick_up(bout, hands, known, events)
    else:
        last_discard = bout.cards
        events.append(Discarded(last_discard))
        # Discarded cards never come back, so no earlier opening can be met again.
        openings = None if openings is None else ()
    talon = _refill(state, hands, known, events)
    out = state.out if talon else _go_out(state.out, hands, events)
    state = state._replace(
        hands=tuple(hands),
        known=tuple(known),
        talon=talon,
        out=out,
        bout=bout.cleared(),
        last_discard=last_discard,
        openings=openings,
    )
    if len(out) >= len(hands) - 1:
        holders = [seat for seat in range(len(hands)) if seat not in out]
        return _end(state, Result(Ending.DURAK, holders[0]) if holders else DRAW, events)
    loses_attack = bout.taking or bout.defender in out
    return _begin_bout(state, next_in_game(bout.defender, len(hands), out) if loses_attack else bout.defender, events)


def _pick_up(bout: Bout, hands: list[CardSet], known: list[CardSet], events: list[Event]) -> None:
    """The defender takes every card on the table, openly."""
    cards = bout.cards
    picked = CardSet.of(cards)
    hands[bout.defender] |= picked
    known[bout.defender] |= picked
    events.append(PickedUp(bout.defender, cards))


def _refill(state: State, hands: list[CardSet], known: list[CardSet], events: list[Event]) -> tuple[Card, ...]:
    """Fills hands up to six: the attacker first, then clockwise, the defender last (§4.5). Returns the talon left."""
    talon, bout = state.talon, state.bout
    if not talon:
        return talon
    order = [seat for seat in seats_from(bout.attacker, len(hands), state.out) if seat != bout.defender]
    for seat in (*order, bout.defender):
        drawn = talon[: max(0, HAND_SIZE - hands[seat].bit_count())]
        if not drawn:
            continue
        talon = talon[len(drawn) :]
        hands[seat] |= CardSet.of(drawn)
        if not talon:
            known[seat] = known[seat].with_card(drawn[-1])
        events.append(Drew(seat, drawn, trump_card=not talon))
    return talon


def _go_out(out: frozenset[int], hands: list[CardSet], events: list[Event]) -> frozenset[int]:
    """With an empty talon, every seat without cards leaves the game (§4.6). Who is out now."""
    leaving = [seat for seat, hand in enumerate(hands) if not hand and seat not in out]
    events.extend([WentOut(seat) for seat in leaving])
    return out.union(leaving) if leaving else out


def _begin_bout(state: State, attacker: int, events: list[Event]) -> State:
    """The next bout, unless the same opening is met for the third time (§5.4)."""
    number = state.bout.number + 1
    openings = state.openings
    if openings is not None:
        opening = (state.hands, attacker, len(state.talon))
        if openings.count(opening) >= 2:
            return _end(state._replace(bout=state.bout._replace(number=number)), REPETITION, events)
        openings = (*openings, opening)
    defender = next_in_game(attacker, state.seats, state.out)
    limit = min(option_limit(state.rules, number, state.discard_size), state.hand_size(defender))
    asked = throwers(state.rules.throw_in, attacker, defender, state.seats, state.out)
    state = state._replace(bout=Bout(number, attacker, defender, limit, asked), actor=attacker, openings=openings)
    events.append(BoutBegan(number, attacker, defender, limit))
    return state


def _end(state: State, result: Result, events: list[Event]) -> State:
    events.append(Ended(result))
    return state._replace(actor=None, result=result)
