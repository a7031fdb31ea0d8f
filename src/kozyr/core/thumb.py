"""The rules of thumb of good players: what the program `expert` does (bots/expert.py), for play-outs.

Everything looked at is what the seat to act may know: its hand, the table, and which cards are in other hands or the
talon, which it knows by counting.
"""

from __future__ import annotations

from kozyr.core.bouts import same_ranks
from kozyr.core.constants import (
    ACE,
    DEARER_AS_TALON_ENDS,
    DEARER_EACH_ATTACK,
    DEAREST_BEAT,
    DEAREST_THROWN_IN,
    NOTHING_COSTS,
    ONE_SUIT,
    OPENED,
    OPENED_LATE,
    PASS,
    PLAIN_CARDS,
    RANK_PRICE,
    SHORT_TALON,
    TAKE,
    TRANSFER,
    TRUMP_LABEL,
    TRUMP_PRICE,
    TWIN_PRICE,
)
from kozyr.core.endkeys import beatable
from kozyr.core.moves import playable_cards, transferring_cards
from kozyr.core.playouts import cheapest, keeps
from kozyr.core.shape import Cards, Number, StateAt, card_bit, count_cards, kernel


@kernel
def price(card: Number) -> Number:
    """What a card is worth, in sixtieths of a rank above or below a plain ace."""
    worth: Number = ((card >> 2) - ACE) * RANK_PRICE
    return worth + TRUMP_PRICE if card & 3 == TRUMP_LABEL else worth


@kernel
def ranks_held(cards: Cards) -> Number:
    """How many ranks a set has cards of."""
    return count_cards(same_ranks(cards) & ONE_SUIT)


@kernel
def lead_by_thumb(game: StateAt) -> Number:
    """The cheapest card, cheaper for each plain twin; with two left and no talon, one that cannot be beaten if all
    ranks but one have such a card.
    """
    hand: Cards = game.hands[game.actor]
    left: Cards = hand
    strong: Cards
    card: Number
    cost: Number
    best: Number = 0
    least: Number = NOTHING_COSTS
    if game.talon_left == 0 and count_cards(game.out) == game.seats - 2:
        strong = hand & ~beatable(hand, game.hands[game.defender])
        if strong and ranks_held(hand) - ranks_held(strong) <= 1:
            left = strong
    while left:
        card = cheapest(left)
        left ^= card_bit(card)
        cost = count_cards(hand & PLAIN_CARDS & same_ranks(card_bit(card))) - 1
        cost = price(card) - TWIN_PRICE * max(cost, 0)
        if cost < least:
            least = cost
            best = card
    return best


@kernel
def cards_elsewhere(game: StateAt) -> Cards:
    """The cards in other hands and in the talon."""
    place: Number
    found: Cards = 0
    for place in range(game.seats):
        found |= game.hands[place]
    for place in range(game.talon_left):
        found |= card_bit(game.talon[place])
    return found & ~game.hands[game.actor]


@kernel
def answer_by_thumb(game: StateAt) -> Number:
    """Passes the attack on if that is cheap, or beats with what opens least; takes where that would cost too much."""
    left: Cards = transferring_cards(game)
    ranks: Cards = same_ranks(game.table)
    elsewhere: Cards
    opened: Number = OPENED if game.talon_left else OPENED_LATE
    card: Number
    cost: Number
    best: Number = TAKE
    least: Number = NOTHING_COSTS
    if left and not keeps(game, cheapest(left)):
        return TRANSFER + cheapest(left)
    left = playable_cards(game)
    if left == 0:
        return TAKE
    elsewhere = cards_elsewhere(game)
    if game.talon_left:
        least = DEAREST_BEAT + DEARER_EACH_ATTACK * game.attacks + 1
        least += DEARER_AS_TALON_ENDS * (SHORT_TALON - min(SHORT_TALON, game.talon_left))
    while left:
        card = cheapest(left)
        left ^= card_bit(card)
        cost = price(card)
        if not ranks & card_bit(card):
            cost += opened * count_cards(elsewhere & same_ranks(card_bit(card)))
        if cost < least:
            least = cost
            best = card
    return best


@kernel
def thumb_action(game: StateAt) -> Number:
    """What the program `expert` does."""
    cards: Cards
    if game.actor == game.defender:
        return answer_by_thumb(game)
    if game.attacks == 0:
        return lead_by_thumb(game)
    cards = playable_cards(game)
    if cards == 0 or (game.talon_left > 0 and price(cheapest(cards)) > DEAREST_THROWN_IN):
        return PASS
    return cheapest(cards)
