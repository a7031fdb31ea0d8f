"""Deals that a player cannot tell apart: unseen cards given out at random, every way equally likely."""

from __future__ import annotations

from kozyr.core import shadow as cython
from kozyr.core.chance import random_below
from kozyr.core.constants import MOST_DOUBTED
from kozyr.core.shape import (
    Cards,
    CardsAt,
    ChanceAt,
    Number,
    Room,
    StateAt,
    UnseenAt,
    card_bit,
    copy_state,
    kernel,
    lowest_card,
)


@kernel
def draw_card(cards: CardsAt, left: Number, chance: ChanceAt) -> Number:
    """One of the first `left` cards, all equally likely; the last of them takes its place."""
    place: Number = random_below(chance, left)
    card: Number = cards[place]
    cards[place] = cards[left - 1]
    return card


@kernel
def deal_unseen(game: StateAt, unseen: UnseenAt, chance: ChanceAt) -> cython.void:
    """Fills hands and talon, in which only the known cards lie, from the unseen cards.

    Of more cards than places (a player that has forgotten some) those left over are out of play.
    """
    cards = cython.declare(Room)
    seat: Number
    place: Number
    wanted: Number
    left: Number = 0
    pool: Cards = unseen.pool
    while pool:
        cards[left] = lowest_card(pool)
        left += 1
        pool &= pool - 1
    for seat in range(game.seats):
        wanted = unseen.hidden[seat]
        while wanted > 0:
            game.hands[seat] |= card_bit(draw_card(cards, left, chance))
            left -= 1
            wanted -= 1
    for place in range(1, game.talon_left):
        game.talon[place] = draw_card(cards, left, chance)
        left -= 1


@kernel
def believable(game: StateAt, unseen: UnseenAt, chance: ChanceAt) -> Number:
    """Whether a world is let through: each hidden card is doubted, or not, by what its seat has done."""
    seat: Number
    doubt: Number
    held: Cards
    for seat in range(game.seats):
        held = game.hands[seat] & unseen.pool
        while held:
            doubt = unseen.doubt[seat * 64 + lowest_card(held)]
            if doubt and random_below(chance, 256) < doubt:
                return 0
            held &= held - 1
    return 1


@kernel
def deal_world(game: StateAt, start: StateAt, unseen: UnseenAt, chance: ChanceAt) -> cython.void:
    """A world that may be: of doubtful ones the first that is let through, or the last of a few."""
    tries: Number = MOST_DOUBTED if unseen.doubts else 1
    while tries > 0:
        copy_state(game, start)
        deal_unseen(game, unseen, chance)
        tries -= 1
        if tries == 0 or believable(game, unseen, chance):
            return
