"""The designs: which drawings stand behind the same indices."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from tools.deck.ace import draw_ace, draw_plain_ace, looped_ring, wreath
from tools.deck.art import Art
from tools.deck.cards import Card
from tools.deck.court import Stage
from tools.deck.numbers import draw_engraved_number, draw_number
from tools.deck.persons import PERSONS
from tools.deck.seasons import SEASONS
from tools.deck.small import ATLASNYE_FITS, SEASONS_FITS, Emblems


class Design(NamedTuple):
    """How the cards of a pack are drawn, at full size and small."""

    court: Callable[[Card], Art]
    ace: Callable[[Card], Art]
    number: Callable[[Card], Art]
    small: Callable[[Card], Art]

    def draw(self, card: Card, size: str) -> Art:
        """The card at a size of `faces.SIZES`."""
        if size == "small":
            return self.small(card)
        if card.is_court:
            return self.court(card)
        return self.ace(card) if card.rank == "A" else self.number(card)


DESIGNS: Mapping[str, Design] = {
    "atlasnye": Design(
        Stage(PERSONS, rise=9).draw, draw_ace, draw_number, Emblems(PERSONS, ATLASNYE_FITS, wreath).draw
    ),
    "french": Design(
        Stage(SEASONS, rise=-13, wash="w", double=True).draw,
        draw_plain_ace,
        draw_engraved_number,
        Emblems(SEASONS, SEASONS_FITS, looped_ring).draw,
    ),
}
"""By the name of the deck's page."""
