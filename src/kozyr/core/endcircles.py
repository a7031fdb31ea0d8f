"""Bouts whose value is being asked for, where transfers let cards go round (docs/core.md, "The endgame").

The question is always whether one seat, the asker, can force a win. Bouts wait here, in the order in which they were
begun, until that is known; one that waits counts as not won, so that going round wins nothing. A win is certain at
once, whatever still waits. That there is none is certain for a whole group of bouts together, as soon as none of
them leans on a bout begun before the group.

A room of `slots` bouts, a power of two, holds them in 3 * slots words: names, by hash; their numbers, from 0, beside
them; and the places of the names by number. The last to come leaves first, so that the hash never has holes.
"""

from __future__ import annotations

from kozyr.core import shadow as cython
from kozyr.core.chance import mix
from kozyr.core.constants import ASKED_BY_ATTACKER, NO_UPPER
from kozyr.core.shape import Cards, Number, SolvingAt, Word, kernel


@kernel
def place_of(run: SolvingAt, name: Word) -> Word:
    """Where a name is, or would come."""
    place: Word = name >> 8 & run.room_mask
    while run.room[place] != 0 and run.room[place] != name:
        place = place + 1 & run.room_mask
    return place


@kernel
def number_at(run: SolvingAt, place: Word) -> Word:
    """The number of the bout whose name is there."""
    return run.room[run.room_mask + 1 + place]


@kernel
def wait_at(run: SolvingAt, place: Word, name: Word) -> cython.void:
    """A bout more."""
    run.room[place] = name
    run.room[run.room_mask + 1 + place] = run.waiting
    run.room[2 * (run.room_mask + 1) + run.waiting] = place
    run.waiting += 1


@kernel
def last_leaves(run: SolvingAt) -> Word:
    """The bout that came last is taken out; its name."""
    place: Word
    name: Word
    run.waiting -= 1
    place = run.room[2 * (run.room_mask + 1) + run.waiting]
    name = run.room[place]
    run.room[place] = 0
    return name


@kernel
def forget_from(run: SolvingAt, number: Word) -> cython.void:
    """Bouts from a number on are as if never asked for."""
    while run.waiting > number:
        last_leaves(run)


@kernel
def settle_from(run: SolvingAt, number: Word) -> cython.void:
    """Bouts from a number on are not won for the asker, for good."""
    name: Word
    while run.waiting > number:
        name = last_leaves(run)
        if name & ASKED_BY_ATTACKER:
            narrow(run, name & ~ASKED_BY_ATTACKER, 0, 1)
        else:
            narrow(run, name, 1, NO_UPPER)


@kernel
def narrow(run: SolvingAt, key: Word, lower: Number, upper: Number) -> cython.void:
    """Bounds that hold for good, each value plus one, join those in the table."""
    entry: Word = run.table[key & run.mask]
    if entry >> 4 == key >> 4:
        lower = max(lower, entry & 3)
        upper = min(upper, entry >> 2 & 3)
    run.table[key & run.mask] = (key >> 4) << 4 | upper << 2 | lower


@kernel
def is_closed(run: SolvingAt, attacking: Cards, defending: Cards, asker_attacks: Number) -> Number:
    """Whether a bout that begins so ends the deal by repetition. The talon is then the same: the cards are."""
    place: Number
    alike: Number
    for place in range(run.closed_count):
        alike = run.closed[3 * place] == attacking and run.closed[3 * place + 1] == defending
        if alike and (run.closed[3 * place + 2] == run.asker) == asker_attacks:
            return 1
    return 0


@kernel
def exact_key(
    run: SolvingAt, seed: Word, attacking: Cards, defending: Cards, under: Cards, asker_attacks: Number
) -> Word:
    """The key where some bouts are closed: what else plays alike, with other suits or seats, need not be closed."""
    seed = mix(seed, 2 * run.asker + asker_attacks)
    return mix(mix(mix(seed, attacking), defending), under)


@kernel
def closed_seed(run: SolvingAt) -> Word:
    """What keys begin with: the rules, and what is closed."""
    place: Number
    seed: Word = run.seed
    for place in range(3 * run.closed_count):
        seed = mix(seed, run.closed[place])
    return seed
