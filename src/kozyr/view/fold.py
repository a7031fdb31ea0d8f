"""A view is built by folding the events projected to its seat: `first_view` for the deal, then `fold` for each."""

from __future__ import annotations

from collections.abc import Iterable
from functools import reduce

from kozyr.cards import NO_CARDS, Card, CardSet
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
    SeenCard,
    TakeSaid,
    Transferred,
    WentOut,
)
from kozyr.rules.options import Rules
from kozyr.rules.result import Ending
from kozyr.rules.state import Bout, Pair, next_to_ask, throwers
from kozyr.view.view import SeenHand, View


def first_view(rules: Rules, seat: int | None, dealt: Dealt, *, show_discards: bool = False) -> View:
    """The view after the deal, before the first bout begins. `dealt` as projected to `seat`."""
    return View(
        seat=seat,
        rules=rules,
        show_discards=show_discards,
        trump=dealt.trump,
        hands=tuple(_add(SeenHand(NO_CARDS), cards) for cards in dealt.hands),
        out=frozenset(),
        talon=dealt.talon,
        trump_card=dealt.trump_card if dealt.talon else None,
        bout=Bout(number=0, attacker=dealt.dealer, defender=dealt.dealer, limit=0, throwers=()),
        actor=None,
        result=None,
        discard=0,
        last_discard=() if show_discards else None,
    )


def fold_all(rules: Rules, seat: int | None, events: Iterable[Event], *, show_discards: bool = False) -> View:
    """The view after these projected events, the deal first. ValueError if they do not begin with a deal."""
    dealt, *later = events
    if not isinstance(dealt, Dealt):
        raise ValueError("a history begins with the deal")
    return reduce(fold, later, first_view(rules, seat, dealt, show_discards=show_discards))


def fold(view: View, event: Event) -> View:
    """The view after one more event, as projected to the view's seat. ValueError for a second deal."""
    match event:
        case BoutBegan(number, attacker, defender, limit):
            asked = throwers(view.rules.throw_in, attacker, defender, view.seats, view.out)
            return view._replace(bout=Bout(number, attacker, defender, limit, asked), actor=attacker)
        case Attacked() | Beaten() | Transferred():
            return _played(view, event)
        case TakeSaid():
            return _ask(view._replace(bout=view.bout.with_take()))
        case Passed(seat):
            return _ask(view._replace(bout=view.bout.with_pass(seat)))
        case Discarded(cards):
            last = cards if view.show_discards else None
            return _cleared(view)._replace(discard=view.discard + len(cards), last_discard=last)
        case PickedUp(seat, cards):
            return _with_hand(_cleared(view), seat, _add(view.hands[seat], cards))
        case Drew(seat, cards, trump_card):
            shown = None if trump_card else view.trump_card
            view = view._replace(talon=view.talon - len(cards), trump_card=shown)
            return _with_hand(view, seat, _add(view.hands[seat], cards))
        case WentOut(seat):
            return view._replace(out=view.out | {seat})
        case Resigned():
            return view._replace(actor=None)
        case Ended(result):
            # A repetition is found when a bout is about to begin: that bout is the one named (notation.md, field 8).
            repeated = result.ending is Ending.REPETITION
            bout = view.bout._replace(number=view.bout.number + 1) if repeated else view.bout
            return view._replace(actor=None, result=result, bout=bout)
        case Dealt():
            raise ValueError("a deal begins a history and comes only once")


def _played(view: View, event: Attacked | Beaten | Transferred) -> View:
    """A card leaves a hand for the table."""
    view = _with_hand(view, event.seat, _remove(view.hands[event.seat], event.card))
    bout = view.bout
    match event:
        case Attacked(_, card):
            view = view._replace(bout=bout.with_attack(card), actor=bout.defender)
            return _ask(view) if bout.taking else view
        case Beaten(_, attack, card):
            view = view._replace(bout=bout.with_beat(attack, card))
            return view if view.bout.open_attack is not None else _ask(view)
        case Transferred(seat, card, defender, limit):
            asked = throwers(view.rules.throw_in, seat, defender, view.seats, view.out)
            table = (*bout.table, Pair(card))
            return view._replace(bout=Bout(bout.number, seat, defender, limit, asked, table), actor=defender)


def _ask(view: View) -> View:
    return view._replace(actor=next_to_ask(view.bout, view))


def _cleared(view: View) -> View:
    return view._replace(bout=view.bout.cleared(), actor=None)


def _with_hand(view: View, seat: int, hand: SeenHand) -> View:
    return view._replace(hands=(*view.hands[:seat], hand, *view.hands[seat + 1 :]))


def _add(hand: SeenHand, cards: Iterable[SeenCard]) -> SeenHand:
    known, hidden = hand
    for card in cards:
        if card is None:
            hidden += 1
        else:
            known = known.with_card(card)
    return SeenHand(known, hidden)


def _remove(hand: SeenHand, card: Card) -> SeenHand:
    if card in hand.known:
        return SeenHand(CardSet(hand.known.without(card)), hand.hidden)
    return SeenHand(hand.known, hand.hidden - 1)
