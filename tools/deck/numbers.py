"""Number cards: pips and nothing else. A pip below the middle is turned."""

from collections.abc import Mapping

from tools.deck.art import Art
from tools.deck.cards import Card
from tools.deck.curves import Point
from tools.deck.pips import engraved_pip, pip

_COLUMNS = (76, 164)
_THREE = [(x, y) for x in _COLUMNS for y in (70, 180, 290)]
_FOUR = [(x, y) for x in _COLUMNS for y in (60, 140, 220, 300)]
_CORNERS = [(x, y) for x in _COLUMNS for y in (70, 290)]

PLACES: Mapping[str, list[Point]] = {
    "2": [(120, 70), (120, 290)],
    "3": [(120, 70), (120, 180), (120, 290)],
    "4": [*_CORNERS],
    "5": [*_CORNERS, (120, 180)],
    "6": [*_THREE],
    "7": [*_THREE, (120, 125)],
    "8": [*_THREE, (120, 125), (120, 235)],
    "9": [*_FOUR, (120, 180)],
    "T": [*_FOUR, (120, 100), (120, 260)],
}
"""Where the pips of a rank are."""


def draw_number(card: Card) -> Art:
    """Two to ten."""
    return Art("".join(pip(card.suit, x, y, _size(card), y > 180) for x, y in PLACES[card.rank]))


def draw_engraved_number(card: Card) -> Art:
    """Two to ten of the international design: every pip has a light line inside its edge."""
    name = f"{card.code}p"
    pips = "".join(
        f'<use href="#{name}" transform="translate({x} {y}){" rotate(180)" if y > 180 else ""}"/>'
        for x, y in PLACES[card.rank]
    )
    return Art(pips, f'<g id="{name}">{engraved_pip(card.suit, 0, 0, 0.86 * _size(card))}</g>')


def _size(card: Card) -> float:
    return 44 if card.rank in "9T" else 48
