"""Aces: one great pip in a wreath, a palmette above and, turned, below."""

from collections.abc import Mapping
from typing import NamedTuple

from tools.deck.art import Art
from tools.deck.cards import Card
from tools.deck.flowers import OAK_LEAF, OAK_VEINS
from tools.deck.pips import pip
from tools.deck.svg import circle, contoured, group, path, place


class Garland(NamedTuple):
    """How a suit's wreath is made: of a leaf that grows upwards from the origin, 27 units long, and of a fruit."""

    outline: str
    veins: str
    inks: tuple[str, str]
    """Of the leaves, by turns; outside the ring the one, inside it the other."""
    leaves: int
    """How many outside the ring, and inside it: a multiple of four, so that the wreath is its own half turn."""
    size: float
    fruit: str


_ACORN = path("r", "M-3 0C-3-5.6-1.4-7.4 0-8.6C1.4-7.4 3-5.6 3 0Z") + path("y", "M-4 .6C-3.6-3.4 3.6-3.4 4 .6Z")
_BLOSSOM = "".join(circle("r", x, y, 2.1) for x, y in ((2, 2), (-2, 2), (-2, -2), (2, -2))) + circle("y", 0, 0, 1.5)

GARLANDS: Mapping[str, Garland] = {
    "s": Garland(
        outline="M0 0C-6-6-7-16 0-27C7-16 6-6 0 0Z",
        veins="M0-2V-22M0-8L-3.4-12M0-8L3.4-12M0-14L-2.8-18M0-14L2.8-18",
        inks=("b", "y"),
        leaves=24,
        size=0.96,
        fruit=circle("r", 0, 0, 2.9),
    ),
    "c": Garland(
        outline=OAK_LEAF,
        veins=OAK_VEINS,
        inks=("y", "b"),
        leaves=16,
        size=1.12,
        fruit=_ACORN,
    ),
    "d": Garland(
        outline="M0 0C-9-3-10-14-3-18C-2-22-1-25 0-27C1-25 2-22 3-18C10-14 9-3 0 0Z",
        veins="M0-2V-21M0-6C-4-8-5-11-4-14M0-6C4-8 5-11 4-14",
        inks=("y", "b"),
        leaves=20,
        size=1,
        fruit=_BLOSSOM,
    ),
    "h": Garland(
        outline="M0 0C-3-4-12-8-9-16C-7-21-2-20 0-16C2-20 7-21 9-16C12-8 3-4 0 0Z",
        veins="M0-2V-14M0-5L-5-11M0-5L5-11",
        inks=("b", "y"),
        leaves=20,
        size=1,
        fruit=circle("r", 0, 0, 3),
    ),
}
"""Laurel with berries for spades, oak with acorns for clubs, lime in bloom for diamonds, ivy for hearts."""

_RING = 68.5


def wreath(suit: str) -> str:
    """One leaf, turned many times outside a ring and, smaller, inside it, with fruit on the ring; about the origin."""
    garland = GARLANDS[suit]
    veins, step = path("h o", garland.veins), 360 / garland.leaves
    outer, inner, fruits = "", "", ""
    for i in range(garland.leaves):
        ink, other = garland.inks if i % 2 else garland.inks[::-1]
        leaf = place(0, -_RING - 2.5, path(ink, garland.outline) + veins, 26, garland.size)
        small = path("o", "M0 3V-3") + path(other, garland.outline) + veins
        outer += group(leaf, f"rotate({i * step:g})")
        inner += group(place(0, -_RING + 2, small, -146, garland.size * 0.78), f"rotate({(i + 0.5) * step:g})")
        fruits += group(place(0, -_RING, garland.fruit), f"rotate({i * step:g})")
    return f'{outer}{inner}<circle r="{_RING}" fill="none" stroke-width="2.2"/>{fruits}'


def _palmette() -> str:
    scroll = path("o", "M6 3C16 8 30 6 34-3C36-9 30-14 25.6-10C23-7 26-3.6 29-5M12 5.4C18 0 22-4 20-11")
    scroll += path("b", "M20-11C15-13 14-18 16-23C21-20 23-15 20-11Z")
    scroll += path("y", "M31 3C37 1 43 3 46 8C40 10 34 8 31 3Z") + circle("r", 27.6, -7.4, 1.8)
    heart = path("y", "M0 2C10 0 14-9 13-17C5-16-1-9 0 2ZM0 2C-10 0-14-9-13-17C-5-16 1-9 0 2Z")
    heart += path("b", "M0 0C-6-9-6-19 0-28C6-19 6-9 0 0Z") + path("h o", "M0-2V-20") + circle("r", 0, 3, 3.4)
    return scroll + group(scroll, "scale(-1 1)") + heart


def draw_ace(card: Card) -> Art:
    """The ace of a suit."""
    ornament = place(120, 64, _palmette()) + place(120, 296, _palmette(), 180)
    ring = contoured(place(120, 180, wreath(card.suit)) + ornament, 1.2)
    return Art(ring + pip(card.suit, 120, 180, 84))
