"""Random deals (rules.md §3), for play-outs from the beginning."""

from __future__ import annotations

from kozyr.core import shadow as cython
from kozyr.core.bouts import begin_bout
from kozyr.core.chance import random_below
from kozyr.core.constants import HAND_SIZE, MOST_SEATS, NOBODY, TRUMP_LABEL, TRUMPS
from kozyr.core.shape import Cards, CardsAt, ChanceAt, Number, Room, StateAt, card_bit, kernel


@kernel
def shuffle(deck: CardsAt, size: Number, chance: ChanceAt) -> cython.void:
    """Puts the deck's cards, ranks from the ace down, in a random order; their suits are canonical numbers."""
    place: Number
    other: Number
    lowest: Number = 52 - size
    for place in range(size):
        other = random_below(chance, place + 1)
        deck[place] = deck[other]
        deck[other] = lowest + place


@kernel
def labelled(card: Number, trump: Number) -> Number:
    """The card with its suit relabelled."""
    suit: Number = card & 3
    label: Number = TRUMP_LABEL if suit == trump else suit - (suit > trump)
    return card - suit + label


@kernel
def deal(game: StateAt, size: Number, seat0_starts: Number, chance: ChanceAt) -> cython.void:
    """Deals a shuffled deck of `size` cards and begins the first bout. The rules' fields are set already."""
    deck = cython.declare(Room)
    dealt: Number = game.seats * HAND_SIZE
    place: Number
    seat: Number
    dealer: Number = random_below(chance, game.seats)
    shuffle(deck, size, chance)
    game.trump = deck[dealt if dealt < size else size - 1] & 3
    for seat in range(MOST_SEATS):
        game.hands[seat] = 0
    seat = dealer
    for place in range(dealt):
        seat += 1
        if seat == game.seats:
            seat = 0
        game.hands[seat] |= card_bit(labelled(deck[place], game.trump))
    game.talon_left = size - dealt
    for place in range(1, size - dealt):
        game.talon[size - dealt - place] = labelled(deck[dealt + place], game.trump)
    if dealt < size:
        game.talon[0] = labelled(deck[dealt], game.trump)
    game.out = 0
    game.discarded = 0
    game.over = 0
    game.durak = NOBODY
    game.bout = 0
    begin_bout(game, first_attacker(game, seat0_starts, chance))


@kernel
def first_attacker(game: StateAt, seat0_starts: Number, chance: ChanceAt) -> Number:
    """The seat dealt the lowest trump; without one seat 0 or any."""
    seat: Number
    held: Cards
    lowest: Cards = 0
    first: Number = NOBODY
    for seat in range(game.seats):
        held = game.hands[seat] & TRUMPS
        held &= ~held + 1
        if held and (lowest == 0 or held < lowest):
            lowest = held
            first = seat
    if first == NOBODY:
        first = 0 if seat0_starts else random_below(chance, game.seats)
    return first
