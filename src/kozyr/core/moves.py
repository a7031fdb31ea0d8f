"""What the seat to act may do, and doing it (rules.md §4)."""

from __future__ import annotations

from kozyr.core import shadow as cython
from kozyr.core.bouts import ask_throwers, beating_cards, next_seat, same_ranks, set_defender
from kozyr.core.constants import ONE_SUIT, PASS, TAKE, TRANSFER, TRUMP_LABEL
from kozyr.core.shape import Cards, CardsAt, Number, StateAt, card_bit, count_cards, kernel, lowest_card


@kernel
def playable_cards(game: StateAt) -> Cards:
    """The cards that the seat to act may lead, throw in or beat with."""
    hand: Cards = game.hands[game.actor]
    if game.actor == game.defender:
        return hand & beating_cards(game.attack[game.beaten])
    if game.attacks == 0:
        return hand
    return hand & same_ranks(game.table)


@kernel
def transferring_cards(game: StateAt) -> Cards:
    """The cards with which the seat to act may pass the attack on."""
    held: Number
    if not game.transfer or game.actor != game.defender or game.beaten > 0:
        return 0
    if game.bout == 1 and not game.transfer_first:
        return 0
    held = count_cards(game.hands[next_seat(game, game.defender)])
    if game.attacks >= held or game.attacks >= game.option_limit:
        return 0
    return game.hands[game.actor] & same_ranks(card_bit(game.attack[0]))


@kernel
def declining(game: StateAt) -> Number:
    """What can be done without a card: TAKE or PASS; 0 for a lead, which cannot be declined."""
    if game.actor == game.defender:
        return TAKE
    return PASS if game.attacks else 0


@kernel
def count_legal(game: StateAt) -> Number:
    """How many actions the seat to act has; 0 when the game is over."""
    if game.over:
        return 0
    found: Number = count_cards(playable_cards(game)) + (declining(game) != 0)
    return found + count_cards(transferring_cards(game)) if game.transfer else found


@kernel
def list_cards(cards: Cards, trump: Number, added: Number, into: CardsAt, found: Number) -> Number:
    """Appends a set of cards in canonical order; returns how many the list then holds."""
    suit: Number
    label: Number
    left: Cards
    for suit in range(4):
        label = TRUMP_LABEL if suit == trump else suit - (suit > trump)
        left = cards & (ONE_SUIT << label)
        while left:
            into[found] = lowest_card(left) + added
            found += 1
            left &= left - 1
    return found


@kernel
def list_legal(game: StateAt, into: CardsAt) -> Number:
    """Writes every action of the seat to act in DPN order; returns how many. There is room for 64."""
    found: Number
    if game.over:
        return 0
    found = list_cards(playable_cards(game), game.trump, 0, into, 0)
    found = list_cards(transferring_cards(game), game.trump, TRANSFER, into, found)
    if declining(game):
        into[found] = declining(game)
        found += 1
    return found


@kernel
def play_attack(game: StateAt, card: Number) -> cython.void:
    """Leads or throws in."""
    game.hands[game.actor] ^= card_bit(card)
    game.table |= card_bit(card)
    game.attack[game.attacks] = card
    game.attacks += 1
    game.passed = 0
    if game.taking:
        ask_throwers(game)
    else:
        game.actor = game.defender


@kernel
def play_beat(game: StateAt, card: Number) -> cython.void:
    """Beats the oldest open attack."""
    game.hands[game.actor] ^= card_bit(card)
    game.table |= card_bit(card)
    game.beat[game.beaten] = card
    game.beaten += 1
    game.passed = 0
    if game.beaten == game.attacks:
        ask_throwers(game)


@kernel
def play_transfer(game: StateAt, card: Number) -> cython.void:
    """Adds a card of the rank and passes the attack on."""
    game.hands[game.actor] ^= card_bit(card)
    game.table |= card_bit(card)
    game.attack[game.attacks] = card
    game.attacks += 1
    set_defender(game, game.actor, next_seat(game, game.actor))
    game.actor = game.defender


@kernel
def act(game: StateAt, action: Number) -> cython.void:
    """Does a legal action; nothing is checked."""
    if action >= TRANSFER:
        play_transfer(game, action - TRANSFER)
    elif action == TAKE:
        game.taking = 1
        game.passed = 0
        ask_throwers(game)
    elif action == PASS:
        game.passed |= 1 << game.actor
        ask_throwers(game)
    elif game.actor == game.defender:
        play_beat(game, action)
    else:
        play_attack(game, action)
