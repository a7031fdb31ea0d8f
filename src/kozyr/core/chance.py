"""The core's random numbers: splitmix, the same bit by bit uncompiled, compiled, and in bench's C."""

from __future__ import annotations

from kozyr.core.constants import ALL_BITS, GAMMA, HASH_FACTOR, MIX_FIRST, MIX_SECOND
from kozyr.core.shape import Cards, ChanceAt, Number, Word, kernel, lowest_card


@kernel
def random_word(chance: ChanceAt) -> Word:
    """32 random bits; the generator moves on."""
    mixed: Word = (chance[0] + GAMMA) & ALL_BITS
    chance[0] = mixed
    mixed = ((mixed ^ (mixed >> 33)) * MIX_FIRST) & ALL_BITS
    mixed = ((mixed ^ (mixed >> 28)) * MIX_SECOND) & ALL_BITS
    return mixed >> 32


@kernel
def random_below(chance: ChanceAt, count: Number) -> Number:
    """0 to count - 1, `count` from 1 to 2^16."""
    return (random_word(chance) * count) >> 32


@kernel
def only_nth(cards: Cards, place: Number) -> Cards:
    """The set of the one card with `place` cheaper ones in a set; there must be so many."""
    while place > 0:
        cards &= cards - 1
        place -= 1
    return cards & (~cards + 1)


@kernel
def nth_card(cards: Cards, place: Number) -> Number:
    """The card with `place` cheaper ones in a set; there must be so many."""
    return lowest_card(only_nth(cards, place))


@kernel
def mix(hashed: Word, word: Word) -> Word:
    """A hash with one more word folded in."""
    hashed = ((hashed ^ word) * HASH_FACTOR) & ALL_BITS
    return hashed ^ (hashed >> 32)
