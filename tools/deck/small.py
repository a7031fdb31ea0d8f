"""Small faces, for cards narrower than 72 pixels: one large index, one large pip; on a court's it wears the headgear."""

from collections.abc import Mapping
from typing import NamedTuple

from tools.deck.ace import wreath
from tools.deck.art import Art
from tools.deck.cards import Card
from tools.deck.cloth import Cloth
from tools.deck.persons import PERSONS
from tools.deck.pips import pip
from tools.deck.svg import contoured, place, rect


class Fit(NamedTuple):
    """How a headgear sits on a pip of 128 units whose top is the origin: moved by (x, y), and scaled."""

    x: float = 0
    y: float = 0
    scale: float = 2.8


_FITS: Mapping[str, Fit] = {
    "Qs": Fit(y=30, scale=3.5),
    "Qh": Fit(-8, 14, 3),
    "Qc": Fit(y=-2, scale=2.8),
    "Qd": Fit(-4, 52, 4),
    "Js": Fit(8, -2, 2.3),
    "Jh": Fit(-4, 0, 2.6),
    "Jc": Fit(-6, -8, 2.35),
    "Jd": Fit(-4, -4, 2.3),
}
"""By card; a plain fit for those that are not named."""

_X, _TOP, _SIZE = 152, 200, 136


def draw_small(card: Card) -> Art:
    """The small face of any card."""
    if card.is_court:
        return _crowned(card)
    if card.rank == "A":
        return Art(contoured(place(150, 236, wreath(card.suit), sx=0.84), 1.4) + pip(card.suit, 150, 236, 100))
    return Art(pip(card.suit, 150, 238, 158))


def _crowned(card: Card) -> Art:
    name = f"small{card.code}"
    cloth, fit = Cloth(name), _FITS.get(card.code, Fit())
    hat = PERSONS[card.code].head.hat(cloth)
    side = -1 if PERSONS[card.code].head.looks_right else 1
    worn = place(_X + fit.x, _TOP + 34 + fit.y, hat, 0, fit.scale * side, fit.scale)
    clip = f'<clipPath id="{name}q">{rect("", 6, 6, 228, 348, 9)}</clipPath>'
    figure = pip(card.suit, _X, _TOP + _SIZE / 2, _SIZE) + contoured(worn, 1.1)
    return Art(f'<g clip-path="url(#{name}q)">{figure}</g>', cloth.definitions() + clip)
