"""perft and position hashes."""

from __future__ import annotations

from kozyr.core import shadow as cython
from kozyr.core.chance import mix
from kozyr.core.constants import GAMMA, MOST_SEATS
from kozyr.core.moves import act, count_legal, list_legal
from kozyr.core.shape import Number, Room, State, StateAt, Word, copy_state, kernel


@kernel
def count_sequences(game: StateAt, depth: Number) -> Word:
    """Perft (docs/notation.md): how many sequences of exactly `depth` decisions, from 1."""
    actions = cython.declare(Room)
    child = cython.declare(State)
    found: Word = 0
    place: Number
    legal: Number
    if depth == 1:
        return count_legal(game)
    legal = list_legal(game, actions)
    for place in range(legal):
        copy_state(cython.address(child), game)
        act(cython.address(child), actions[place])
        found += count_sequences(cython.address(child), depth - 1)
    return found


@kernel
def hash_of(game: StateAt) -> Word:
    """64 bits of everything that play depends on; the bout's number only as far as the rules look at it."""
    hashed: Word = GAMMA
    place: Number
    roles: Word
    for place in range(game.seats):
        hashed = mix(hashed, game.hands[place])
    for place in range(game.talon_left):
        hashed = mix(hashed, game.talon[place] + 1)
    for place in range(game.attacks):
        hashed = mix(hashed, game.attack[place] + 64)
        if place < game.beaten:
            hashed = mix(hashed, game.beat[place] + 128)
    roles = game.attacker | game.defender << 3 | game.actor << 6 | game.taking << 9 | game.over << 10
    roles = roles | game.passed << 11 | game.limit << 17 | game.option_limit << 20 | game.out << 23
    hashed = mix(hashed, roles << 2 | (game.bout == 1) << 1 | (game.discarded != 0))
    return mix(hashed, MOST_SEATS - game.seats)
