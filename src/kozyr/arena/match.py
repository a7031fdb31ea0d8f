"""What is to be played: who, by which rules, and the deal and the chance of every game, all from one seed."""

from __future__ import annotations

import hashlib
import random
from dataclasses import dataclass

from kozyr.cards import deck_cards
from kozyr.rules import Deal, Rules, first_seats


@dataclass(frozen=True, slots=True)
class Match:
    """A candidate against a reference. Picklable, so that a worker process can be told.

    Each deal is played once for each seat: in game g the candidate sits at seat g and copies of the reference at the
    others. With two seats that is each deal twice, the seats swapped.
    """

    players: tuple[str, str]
    """The candidate and the reference, as the roster writes them."""
    rules: Rules
    seats: int
    seed: int

    def deal(self, number: int) -> Deal:
        """The deal of that number, from 0: always the same for the same rules, seats and seed, whoever plays."""
        chance = random.Random(f"{self.seed}/{self.rules}/{self.seats}/{number}")
        cards = list(deck_cards(self.rules.deck))
        chance.shuffle(cards)
        deck, dealer = tuple(cards), chance.randrange(self.seats)
        first = chance.choice(first_seats(self.rules, self.seats, dealer, deck))
        return Deal(self.rules, self.seats, dealer, first, deck)

    def bot_seed(self, number: int, seat: int) -> int:
        """The seed of whoever sits at `seat` in the games of a deal.

        It belongs to the seat, not to the player: equal players play equal games, and their difference is exactly nil.
        """
        digest = hashlib.blake2b(f"{self.seed}/{number}/{seat}".encode(), digest_size=8).digest()
        return int.from_bytes(digest)
