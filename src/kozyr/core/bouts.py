"""Bouts from their beginning to their end: who defends, who may throw in, who is asked, what is drawn (rules.md §4)."""

from __future__ import annotations

from kozyr.core import shadow as cython
from kozyr.core.constants import HAND_SIZE, NEIGHBOURS, NEIGHBOURS_FROM_5, NOBODY, ONE_SUIT, TRUMP_LABEL, TRUMPS
from kozyr.core.shape import Cards, Number, StateAt, card_bit, count_cards, kernel


@kernel
def same_ranks(cards: Cards) -> Cards:
    """All cards of the ranks in the set."""
    return ((cards | cards >> 1 | cards >> 2 | cards >> 3) & ONE_SUIT) * 15


@kernel
def beating_cards(attack: Number) -> Cards:
    """All cards that beat a card: higher ones of its suit, and trumps if it is none."""
    higher: Cards = (ONE_SUIT << attack << 4) & (ONE_SUIT * 15)
    if attack & 3 == TRUMP_LABEL:
        return higher
    return higher | TRUMPS


@kernel
def next_seat(game: StateAt, seat: Number) -> Number:
    """The nearest seat clockwise that is still in the game."""
    while True:
        seat += 1
        if seat == game.seats:
            seat = 0
        if not game.out >> seat & 1:
            return seat


@kernel
def set_defender(game: StateAt, attacker: Number, defender: Number) -> cython.void:
    """Gives out the roles of a bout, its limit and its throwers, at its beginning or by a transfer."""
    others: Number = ((1 << game.seats) - 1) & ~game.out & ~(1 << defender)
    held: Number = count_cards(game.hands[defender])
    game.attacker = attacker
    game.defender = defender
    game.limit = min(held, game.option_limit)
    if game.throw_in == NEIGHBOURS or (game.throw_in == NEIGHBOURS_FROM_5 and count_cards(others) >= 4):
        others = 1 << attacker | 1 << next_seat(game, defender)
    game.throwers = others


@kernel
def begin_bout(game: StateAt, attacker: Number) -> cython.void:
    """The next bout, its lead still to come."""
    first: Number
    game.bout += 1
    game.table = 0
    game.attacks = 0
    game.beaten = 0
    game.taking = 0
    game.passed = 0
    first = game.discarded == 0 if game.until_discard else game.bout == 1
    game.option_limit = game.first_limit if first else game.bout_limit
    set_defender(game, attacker, next_seat(game, attacker))
    game.actor = attacker


@kernel
def draw_up(game: StateAt, seat: Number) -> cython.void:
    """Fills a hand up to six while the talon lasts."""
    wanted: Number = HAND_SIZE - count_cards(game.hands[seat])
    while wanted > 0 and game.talon_left > 0:
        game.talon_left -= 1
        game.hands[seat] |= card_bit(game.talon[game.talon_left])
        wanted -= 1


@kernel
def refill(game: StateAt) -> cython.void:
    """Everybody draws: the attacker first, then clockwise, the defender last."""
    seat: Number = game.attacker
    while game.talon_left > 0:
        if seat != game.defender:
            draw_up(game, seat)
        seat = next_seat(game, seat)
        if seat == game.attacker:
            break
    draw_up(game, game.defender)


@kernel
def leave_game(game: StateAt) -> cython.void:
    """With an empty talon, seats without cards are out; with at most one left the game is over."""
    seat: Number
    left: Number = 0
    last: Number = NOBODY
    for seat in range(game.seats):
        if game.hands[seat] == 0:
            game.out |= 1 << seat
        else:
            left += 1
            last = seat
    if left < 2:
        game.over = 1
        game.durak = last
        game.actor = NOBODY


@kernel
def end_bout(game: StateAt) -> cython.void:
    """Clears the table, draws, lets seats go out; begins the next bout or ends the game."""
    if game.taking:
        game.hands[game.defender] |= game.table
    else:
        game.discarded = 1
    if game.talon_left > 0:
        refill(game)
    if game.talon_left == 0:
        leave_game(game)
        if game.over:
            game.table = 0
            game.attacks = 0
            game.beaten = 0
            return
    if game.taking or game.out >> game.defender & 1:
        begin_bout(game, next_seat(game, game.defender))
    else:
        begin_bout(game, game.defender)


@kernel
def ask_throwers(game: StateAt) -> cython.void:
    """Asks the next thrower, or ends the bout if there is none to ask (§4.4)."""
    seat: Number = game.attacker
    asked: Number = game.throwers & ~game.passed
    if game.attacks < game.limit:
        while asked:
            if asked >> seat & 1:
                if game.hands[seat] != 0:
                    game.actor = seat
                    return
                asked ^= 1 << seat
            seat += 1
            if seat == game.seats:
                seat = 0
    end_bout(game)
