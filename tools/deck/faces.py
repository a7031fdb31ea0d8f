"""Faces as files: a drawing, an index set, a theme."""

from functools import cache

from tools.deck.ace import draw_ace
from tools.deck.art import Art
from tools.deck.cards import Card
from tools.deck.court import draw_court
from tools.deck.index import index_layer, small_index_layer
from tools.deck.inks import THEMES, suit_colour
from tools.deck.lettering import Lettering
from tools.deck.numbers import draw_number
from tools.deck.pips import pip
from tools.deck.small import draw_small
from tools.deck.svg import document

PAPER = '<rect x=".75" y=".75" width="238.5" height="358.5" rx="13" fill="@p" stroke="@k" stroke-opacity=".35"/>'


@cache
def _full(card: Card) -> Art:
    if card.is_court:
        return draw_court(card)
    return draw_ace(card) if card.rank == "A" else draw_number(card)


@cache
def _small(card: Card) -> Art:
    return draw_small(card)


def face(card: Card, index_set: str, lettering: Lettering, theme: str = "light", four_colours: bool = False) -> str:
    """A full face as a standalone SVG file, 240 by 360 units."""
    return _file(card, _full(card), index_layer(card, index_set, lettering), theme, four_colours)


def small_face(
    card: Card, index_set: str, lettering: Lettering, theme: str = "light", four_colours: bool = False
) -> str:
    """A small face as a standalone SVG file, 240 by 360 units."""
    return _file(card, _small(card), small_index_layer(card, index_set, lettering), theme, four_colours)


def suit_mark(suit: str, theme: str = "light", four_colours: bool = False) -> str:
    """A pip alone, for use in text: 24 by 24 units, no ground."""
    inks = THEMES[theme]
    return document(pip(suit, 12, 12, 22), inks, suit_colour(suit, inks, four_colours), width=24, height=24)


def _file(card: Card, art: Art, index: str, theme: str, four_colours: bool) -> str:
    inks = THEMES[theme]
    return document(PAPER + art.body + index, inks, suit_colour(card.suit, inks, four_colours), art.defs)
