"""Small faces, for cards too narrow for a full one: a large index and a large pip, which wears a court's headgear."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from tools.deck.art import Art
from tools.deck.cards import Card
from tools.deck.cloth import Cloth
from tools.deck.person import Person
from tools.deck.pips import pip
from tools.deck.svg import contoured, place, rect


class Fit(NamedTuple):
    """How a headgear sits on a pip of 128 units whose top is the origin: moved by (x, y), and scaled."""

    x: float = 0
    y: float = 0
    scale: float = 2.8


ATLASNYE_FITS: Mapping[str, Fit] = {
    "Qs": Fit(y=30, scale=3.5),
    "Qh": Fit(-8, 14, 3),
    "Qc": Fit(y=-2, scale=2.8),
    "Qd": Fit(-4, 52, 4),
    "Js": Fit(13, -2, 2.2),
    "Jh": Fit(-4, 0, 2.6),
    "Jc": Fit(-6, -8, 2.35),
    "Jd": Fit(-4, -4, 2.3),
}
SEASONS_FITS: Mapping[str, Fit] = {
    "Kh": Fit(-3, 4, 2.3),
    "Kd": Fit(0, -4, 2.3),
    "Qh": Fit(-4, 6, 2.5),
    "Qc": Fit(-3, -8, 2.3),
    "Qd": Fit(8, 4, 2.9),
    "Js": Fit(8, -10, 2.4),
    "Jh": Fit(-6, -12, 2),
    "Jc": Fit(-6, -6, 2.5),
}
"""By card; a plain fit for those that are not named."""

_X, _TOP, _SIZE = 152, 200, 136


class Emblems(NamedTuple):
    """The small faces of a design: whose headgear, how it sits, and how its ace is adorned."""

    people: Mapping[str, Person]
    fits: Mapping[str, Fit]
    adorned: Callable[[str], str]
    """What goes round an ace's pip of a suit, about the origin."""

    def draw(self, card: Card) -> Art:
        """The small face of any card."""
        if card.is_court:
            return self._crowned(card)
        if card.rank == "A":
            ring = contoured(place(150, 236, self.adorned(card.suit), sx=0.84), 1.4)
            return Art(ring + pip(card.suit, 150, 236, 90))
        return Art(pip(card.suit, 150, 238, 158))

    def _crowned(self, card: Card) -> Art:
        name = f"small{card.code}"
        cloth, fit, head = Cloth(name), self.fits.get(card.code, Fit()), self.people[card.code].head
        side = -1 if head.looks_right else 1
        worn = place(_X + fit.x, _TOP + 34 + fit.y, head.hat(cloth), 0, fit.scale * side, fit.scale)
        clip = f'<clipPath id="{name}q">{rect("", 6, 6, 228, 348, 9)}</clipPath>'
        figure = pip(card.suit, _X, _TOP + _SIZE / 2, _SIZE) + contoured(worn, 1.1)
        return Art(f'<g clip-path="url(#{name}q)">{figure}</g>', cloth.definitions() + clip)
