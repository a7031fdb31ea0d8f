"""Which cards there are, and how they are named: rank then suit, as in DPN (`6c`, `Td`, `As`)."""

from typing import NamedTuple

WIDTH, HEIGHT = 240, 360
MIDDLE = (120, 180)

SUITS = "cdhs"
"""Clubs, diamonds, hearts, spades."""

RANKS = "23456789TJQKA"
"""From low to high; T is ten."""

COURT_RANKS = "JQK"


class Card(NamedTuple):
    """A card to be drawn: a rank of `RANKS` and a suit of `SUITS`."""

    rank: str
    suit: str

    @property
    def code(self) -> str:
        """The card in DPN, which is also its file's name: `Qs`."""
        return self.rank + self.suit

    @property
    def is_court(self) -> bool:
        """Whether a person is on it."""
        return self.rank in COURT_RANKS

    @property
    def is_red(self) -> bool:
        """Whether its suit is diamonds or hearts."""
        return self.suit in "dh"


PACK = tuple(Card(rank, suit) for suit in SUITS for rank in RANKS)
"""All 52 in canonical order: by suit, then from low to high."""
