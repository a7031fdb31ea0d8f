"""Playing on from a position to the end of the game: by chance, or as the program `plain` does."""

from __future__ import annotations

from kozyr.core import shadow as cython
from kozyr.core.chance import mix, nth_card, random_below
from kozyr.core.constants import (
    DEAREST_TRUMP_SPENT,
    MANY_IN_TALON,
    NOBODY,
    PLAIN_CARDS,
    RANDOMLY,
    TRANSFER,
    TRUMP_LABEL,
)
from kozyr.core.duels import play_duel
from kozyr.core.moves import act, declining, playable_cards, transferring_cards
from kozyr.core.shape import Cards, ChanceAt, Number, StateAt, TallyAt, count_cards, kernel, lowest_card


@kernel
def random_action(game: StateAt, chance: ChanceAt) -> Number:
    """Any legal action, all equally likely. Draws one random word, also where there is no choice."""
    cards: Cards = playable_cards(game)
    passing: Cards = transferring_cards(game)
    declined: Number = declining(game)
    count: Number = count_cards(cards)
    place: Number = random_below(chance, count + count_cards(passing) + (declined != 0))
    if place < count:
        return nth_card(cards, place)
    if place < count + count_cards(passing):
        return TRANSFER + nth_card(passing, place - count)
    return declined


@kernel
def cheapest(cards: Cards) -> Number:
    """The cheapest card of a set that is not empty: plain before trump, then by rank, then by suit."""
    return lowest_card(cards & PLAIN_CARDS) if cards & PLAIN_CARDS else lowest_card(cards)


@kernel
def keeps(game: StateAt, card: Number) -> Number:
    """Whether the card would be a trump spent while the talon lasts."""
    return card & 3 == TRUMP_LABEL and game.talon_left > 0


@kernel
def plain_action(game: StateAt) -> Number:
    """What the program `plain` does (bots/plain.py); it needs nothing that its seat may not know."""
    cards: Cards = playable_cards(game)
    passing: Cards
    card: Number
    if game.actor != game.defender:
        if cards == 0:
            return declining(game)
        card = cheapest(cards)
        return declining(game) if game.attacks and keeps(game, card) else card
    passing = transferring_cards(game)
    if passing and not keeps(game, cheapest(passing)):
        return TRANSFER + cheapest(passing)
    if cards == 0:
        return declining(game)
    card = cheapest(cards)
    if game.talon_left > MANY_IN_TALON and card & 3 == TRUMP_LABEL and card >> 2 > DEAREST_TRUMP_SPENT:
        return declining(game)
    return card


@kernel
def play_on(game: StateAt, chance: ChanceAt, policy: Number, most: Number) -> Number:
    """Plays to the end; returns the decisions made. A game is left unfinished at the first lead after `most` of them.

    The repetition rule (§5.4) is the referee's: it needs a history, which a position does not have.
    """
    made: Number = 0
    fast: Number = policy == RANDOMLY and game.seats == 2 and not game.transfer
    while not game.over:
        if game.attacks == 0:
            if made >= most:
                break
            if fast:
                return made + play_duel(game, chance)
        act(game, random_action(game, chance) if policy == RANDOMLY else plain_action(game))
        made += 1
    return made


@kernel
def count_game(tally: TallyAt, game: StateAt, decisions: Number) -> cython.void:
    """Adds one game to the tally."""
    tally.games += 1
    tally.decisions += decisions
    tally.bouts += game.bout
    if not game.over:
        tally.unfinished += 1
    elif game.durak == NOBODY:
        tally.draws += 1
    else:
        tally.durak[game.durak] += 1
    tally.checksum = mix(tally.checksum, decisions * 8 + game.durak)
    tally.checksum = mix(tally.checksum, game.hands[0] ^ game.hands[1])
