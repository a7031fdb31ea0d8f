"""Aces: one great pip in a wreath, a palmette above and, turned, below."""

from collections.abc import Mapping
from typing import NamedTuple

from tools.deck.art import Art
from tools.deck.cards import Card
from tools.deck.pips import pip
from tools.deck.svg import circle, contoured, group, path, place


class Leaf(NamedTuple):
    """A leaf that grows upwards from the origin, 27 units long."""

    outline: str
    veins: str
    outer: str
    """The ink of every other leaf outside the ring."""
    inner: str


LEAVES: Mapping[str, Leaf] = {
    "s": Leaf(
        "M0 0C-6-6-7-16 0-27C7-16 6-6 0 0Z", "M0-2V-22M0-8L-3.4-12M0-8L3.4-12M0-14L-2.8-18M0-14L2.8-18", "b", "y"
    ),
    "c": Leaf(
        (
            "M0 1C-5-1-4-4-6-5C-10-7-8-11-6-12C-9-15-6-19-4-19C-5-23-2-26 0-27C2-26 5-23 4-19"
            "C6-19 9-15 6-12C8-11 10-7 6-5C4-4 5-1 0 1Z"
        ),
        "M0 0V-23M0-6L-5-9M0-6L5-9M0-13L-4-16M0-13L4-16",
        "y",
        "b",
    ),
    "d": Leaf(
        "M0 0C-9-3-10-14-3-18C-2-22-1-25 0-27C1-25 2-22 3-18C10-14 9-3 0 0Z",
        "M0-2V-21M0-6C-4-8-5-11-4-14M0-6C4-8 5-11 4-14",
        "y",
        "b",
    ),
    "h": Leaf(
        "M0 0C-3-4-12-8-9-16C-7-21-2-20 0-16C2-20 7-21 9-16C12-8 3-4 0 0Z", "M0-2V-14M0-5L-5-11M0-5L5-11", "b", "y"
    ),
}
"""Laurel for spades, oak for clubs, lime for diamonds, ivy for hearts."""


def wreath(suit: str) -> str:
    """One leaf, turned twenty times outside a ring and, smaller, twenty times inside it, with berries on the ring."""
    leaf = LEAVES[suit]
    veins = path("h o", leaf.veins)

    def turn(body: str, degrees: float) -> str:
        return group(body, f"rotate({degrees:g})")

    outer, inner, berries = "", "", ""
    for i in range(20):
        inks = (leaf.outer, leaf.inner) if i % 2 else (leaf.inner, leaf.outer)
        outer += turn(group(path(inks[0], leaf.outline) + veins, "translate(0 -71) rotate(26)"), i * 18)
        small = path("o", "M0 3V-3") + path(inks[1], leaf.outline) + veins
        inner += turn(group(small, "translate(0 -66.5) rotate(-146) scale(.78)"), i * 18 + 9)
        berries += turn(circle("r", 0, -68.5, 3), i * 18)
    return outer + inner + '<circle r="68.5" fill="none" stroke-width="2.2"/>' + berries


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
