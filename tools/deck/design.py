"""The designs: which drawings stand behind the same indices."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from tools.deck.ace import draw_ace
from tools.deck.art import Art
from tools.deck.cards import Card
from tools.deck.court import draw_court
from tools.deck.numbers import draw_number
from tools.deck.small import draw_small


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
    "atlasnye": Design(draw_court, draw_ace, draw_number, draw_small),
}
"""By the name of the deck's page."""
