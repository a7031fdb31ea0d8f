"""What two endgames have in common: the key of a bout about to begin, the same for all that play alike."""

from __future__ import annotations

from kozyr.core.bouts import same_ranks
from kozyr.core.chance import mix
from kozyr.core.constants import ONE_SUIT, PLAIN_CARDS, TRUMP_LABEL, TRUMPS
from kozyr.core.shape import Cards, Number, SolvingAt, Word, card_bit, count_cards, highest_card, kernel


@kernel
def without_gaps(cards: Cards, present: Cards) -> Cards:
    """The cards with the ranks that `present` has none of taken out: higher ranks move down."""
    packed: Cards = 0
    shift: Number = 0
    while present:
        if present & 15:
            packed |= (cards & 15) << shift
            shift += 4
        cards >>= 4
        present >>= 4
    return packed


@kernel
def suit_key(attacking: Cards, defending: Cards, suit: Number) -> Word:
    """One suit of both hands: which cards each holds of it."""
    return (attacking >> suit & ONE_SUIT) | (defending >> suit & ONE_SUIT) << 1


@kernel
def bout_key(seed: Word, attacking: Cards, defending: Cards, under: Cards) -> Word:
    """64 bits for a bout about to begin. Absent ranks and the names of the plain suits make no difference.

    `under`: the talon's last card, a trump; none is 0.
    """
    present: Cards = attacking | defending | under
    first: Word
    second: Word
    third: Word
    swapped: Word
    attacking = without_gaps(attacking, present)
    defending = without_gaps(defending, present)
    first = suit_key(attacking, defending, 0)
    second = suit_key(attacking, defending, 1)
    third = suit_key(attacking, defending, 2)
    if first > second:
        swapped = first
        first = second
        second = swapped
    if second > third:
        swapped = second
        second = third
        third = swapped
    if first > second:
        swapped = first
        first = second
        second = swapped
    seed = mix(seed, first)
    seed = mix(seed, second)
    seed = mix(seed, third)
    seed = mix(seed, suit_key(attacking, defending, TRUMP_LABEL))
    return mix(seed, without_gaps(under, present))


@kernel
def beatable(attacking: Cards, defending: Cards) -> Cards:
    """The attacker's cards that some card of the defender beats."""
    suit: Number
    held: Cards
    found: Cards = 0
    if defending & TRUMPS:
        found = PLAIN_CARDS
    for suit in range(4):
        held = defending & (ONE_SUIT << suit)
        if held:
            found |= (ONE_SUIT << suit) & (card_bit(highest_card(held)) - 1)
    return attacking & found


@kernel
def paired(cards: Cards) -> Number:
    """Whether two cards are of one rank: without that nothing can ever be transferred."""
    return count_cards(same_ranks(cards)) != 4 * count_cards(cards)


@kernel
def may_pass(run: SolvingAt, attacking: Cards, defending: Cards) -> Number:
    """Whether an attacker that leads its cards one by one, all taken, may meet a transfer, or a bout that ends the deal
    by repetition. False is certain.
    """
    if run.closed_count and paired(attacking | defending):
        return 1
    return count_cards(attacking) > 2 and (paired(attacking) or (defending & same_ranks(attacking)) != 0)
