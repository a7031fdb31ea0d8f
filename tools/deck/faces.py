"""Faces as files: a drawing, an index set, a theme."""

from functools import cache

from tools.deck.art import Art
from tools.deck.cards import Card
from tools.deck.design import DESIGNS
from tools.deck.index import index_layer, small_index_layer
from tools.deck.inks import THEMES, suit_colour
from tools.deck.lettering import Lettering
from tools.deck.pips import pip
from tools.deck.svg import document

PAPER = '<rect x=".75" y=".75" width="238.5" height="358.5" rx="13" fill="@p" stroke="@k" stroke-opacity=".35"/>'

_INDEX = {"full": index_layer, "small": small_index_layer}
SIZES = tuple(_INDEX)
"""The whole card, and what is shown of it on cards too narrow for that."""


@cache
def _art(card: Card, design: str, size: str) -> Art:
    return DESIGNS[design].draw(card, size)


def face(
    card: Card,
    index_set: str,
    lettering: Lettering,
    design: str = "atlasnye",
    size: str = "full",
    theme: str = "light",
    *,
    four_colours: bool = False,
) -> str:
    """A face as a standalone SVG file, 240 by 360 units."""
    inks, art = THEMES[theme], _art(card, design, size)
    index = _INDEX[size](card, index_set, lettering)
    return document(PAPER + art.body + index, inks, suit_colour(card.suit, inks, four_colours), art.defs)


def suit_mark(suit: str, theme: str = "light", four_colours: bool = False) -> str:
    """A pip alone, for use in text: 24 by 24 units, no ground."""
    inks = THEMES[theme]
    return document(pip(suit, 12, 12, 22), inks, suit_colour(suit, inks, four_colours), width=24, height=24)
