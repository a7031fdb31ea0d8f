"""The fast random play-out of two seats without transfers. It plays exactly what playing on by `act` would."""

from __future__ import annotations

from kozyr.core import shadow as cython
from kozyr.core.bouts import beating_cards, same_ranks
from kozyr.core.chance import only_nth, random_below
from kozyr.core.constants import HAND_SIZE, NOBODY
from kozyr.core.shape import Cards, ChanceAt, Duel, DuelAt, Number, StateAt, card_bit, count_cards, kernel, lowest_card


@kernel
def duel_bout(duel: DuelAt) -> Number:
    """Plays a bout from its lead; 1 if it was taken. Every decision draws one random word, a forced one too."""
    held: Number = count_cards(duel.defending)
    limit: Number = min(held, duel.limit)
    card: Cards = only_nth(duel.attacking, random_below(duel.chance, count_cards(duel.attacking)))
    table: Cards = card
    fitting: Cards
    place: Number
    duel.attacking ^= card
    duel.decisions += 1
    while True:
        fitting = duel.defending & beating_set(card)
        held = count_cards(fitting)
        place = random_below(duel.chance, held + 1)
        duel.decisions += 1
        limit -= 1
        if place == held:
            break
        card = only_nth(fitting, place)
        duel.defending ^= card
        table |= card
        if limit == 0 or duel.attacking == 0:
            return 0
        fitting = duel.attacking & same_ranks(table)
        held = count_cards(fitting)
        place = random_below(duel.chance, held + 1)
        duel.decisions += 1
        if place == held:
            return 0
        card = only_nth(fitting, place)
        duel.attacking ^= card
        table |= card
    duel.defending |= table | thrown_after(duel, table, limit)
    return 1


@kernel
def beating_set(attack: Cards) -> Cards:
    """All cards that beat the one card of a set."""
    return beating_cards(lowest_card(attack))


@kernel
def thrown_after(duel: DuelAt, table: Cards, left: Number) -> Cards:
    """The cards thrown in after a take, `left` at most."""
    thrown: Cards = 0
    fitting: Cards
    held: Number
    place: Number
    while left > 0 and duel.attacking:
        fitting = duel.attacking & same_ranks(table)
        held = count_cards(fitting)
        place = random_below(duel.chance, held + 1)
        duel.decisions += 1
        if place == held:
            break
        fitting = only_nth(fitting, place)
        duel.attacking ^= fitting
        thrown |= fitting
        left -= 1
    return thrown


@kernel
def duel_draw(duel: DuelAt, hand: Cards) -> Cards:
    """A hand filled up to six while the talon lasts."""
    wanted: Number = HAND_SIZE - count_cards(hand)
    while wanted > 0 and duel.talon_left > 0:
        duel.talon_left -= 1
        hand |= card_bit(duel.talon[duel.talon_left])
        wanted -= 1
    return hand


@kernel
def play_duel(game: StateAt, chance: ChanceAt) -> Number:
    """Plays to the end from a bout about to begin; returns the decisions made. Two seats, no transfer."""
    duel = cython.declare(Duel)
    hand: Cards
    taken: Number
    discarded: Number = game.discarded
    duel.attacker = game.attacker
    duel.attacking = game.hands[game.attacker]
    duel.defending = game.hands[game.defender]
    duel.limit = game.option_limit
    duel.talon = game.talon
    duel.talon_left = game.talon_left
    duel.chance[0] = chance[0]
    duel.decisions = 0
    duel.bouts = 0
    while True:
        taken = duel_bout(cython.address(duel))
        duel.bouts += 1
        if not taken:
            discarded = 1
        if duel.talon_left > 0:
            duel.attacking = duel_draw(cython.address(duel), duel.attacking)
            duel.defending = duel_draw(cython.address(duel), duel.defending)
        if duel.attacking == 0 or duel.defending == 0:
            break
        if not taken:
            duel.attacker = 1 - duel.attacker
            hand = duel.attacking
            duel.attacking = duel.defending
            duel.defending = hand
        if discarded or not game.until_discard:
            duel.limit = game.bout_limit
    chance[0] = duel.chance[0]
    finish_duel(game, cython.address(duel), discarded)
    return duel.decisions


@kernel
def finish_duel(game: StateAt, duel: DuelAt, discarded: Number) -> cython.void:
    """Writes the end of the game back."""
    game.hands[duel.attacker] = duel.attacking
    game.hands[1 - duel.attacker] = duel.defending
    game.talon_left = 0
    game.discarded = discarded
    game.bout += duel.bouts - 1
    game.out = (game.hands[0] == 0) + 2 * (game.hands[1] == 0)
    game.over = 1
    game.actor = NOBODY
    if duel.attacking:
        game.durak = duel.attacker
    elif duel.defending:
        game.durak = 1 - duel.attacker
    else:
        game.durak = NOBODY
