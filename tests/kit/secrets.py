"""What a seat cannot know of a game, and the other games that look the same to it."""

from __future__ import annotations

import random
from dataclasses import replace

from kozyr.cards import Card
from kozyr.rules import Deal, apply, begin, first_seats
from tests.kit.games import Game


def met(game: Game, seat: int | None) -> set[Card]:
    """Return every card that the seat came to know: its own, the trump card, and what was played."""
    played = {card for move in game.moves for card in (move.card, move.attack) if card is not None}
    own = set() if seat is None else {card for state in game.states for card in state.hands[seat]}
    return {game.deal.trump_card} | played | own


def same_to(game: Game, seat: int | None, chance: random.Random) -> Game:
    """Return the game with the cards that the seat never met in another order, by chance.

    The seat that attacks first is public, so where another order of trumps would change it, they keep their places.
    """
    deal, known = game.deal, met(game, seat)
    unknown = [at for at, card in enumerate(deal.deck) if card not in known]
    deck = _shuffled(deal.deck, unknown, chance)
    if deal.first not in first_seats(deal.rules, deal.seats, deal.dealer, deck):
        plain = [at for at in unknown if deal.deck[at].suit != deal.trump_card.suit]
        deck = _shuffled(deal.deck, plain, chance)
    return replayed(replace(deal, deck=deck), game)


def replayed(deal: Deal, game: Game) -> Game:
    """Return the same moves with another deal."""
    steps = [begin(deal)]
    for move in game.moves:
        steps.append(apply(steps[-1].state, move))
    return Game(deal, game.moves, tuple(steps))


def _shuffled(deck: tuple[Card, ...], places: list[int], chance: random.Random) -> tuple[Card, ...]:
    mixed = list(places)
    chance.shuffle(mixed)
    changed = list(deck)
    for place, source in zip(places, mixed, strict=True):
        changed[place] = deck[source]
    return tuple(changed)
