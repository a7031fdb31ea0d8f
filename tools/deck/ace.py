"""Aces: one great pip, engraved, in an oval wreath that is its own half turn."""

import math
from collections.abc import Callable, Mapping

from tools.deck.art import Art
from tools.deck.cards import Card
from tools.deck.curves import hypotrochoid
from tools.deck.flowers import OAK_LEAF, OAK_VEINS
from tools.deck.pips import engraved_pip
from tools.deck.svg import circle, contoured, ellipse, path, place

RX, RY = 66, 96
"""The wreath's stem, an oval about the card's middle."""


def _spot(turn: float) -> tuple[float, float, float]:
    """A place on the stem at a part of the way round (0 to 1, clockwise from the top), and its outward direction in
    degrees clockwise from upwards. Equal parts are about equally long.
    """
    a = 2 * math.pi * turn
    a += 0.067 * math.sin(2 * a)
    x, y = RX * math.sin(a), -RY * math.cos(a)
    return x, y, math.degrees(math.atan2(x / RX**2, -y / RY**2))


def _along(body: str, count: int, lean: float, size: float, shift: float = 0) -> str:
    """Shapes that grow upwards from the origin, set `count` times along the stem, leaning from its outward side."""
    placed = ""
    for i in range(count):
        x, y, out = _spot((i + shift) / count)
        placed += place(x, y, body, out + lean, size)
    return placed


def _by_turns(shapes: tuple[str, str], count: int, lean: float, size: float, shift: float = 0) -> str:
    """Two shapes by turns; `count` is a multiple of four, so that the wreath is its own half turn."""
    half = count // 2
    return _along(shapes[0], half, lean, size, shift / 2) + _along(shapes[1], half, lean, size, (shift + 1) / 2)


def _leaf(ink: str, outline: str, veins: str) -> str:
    return path(ink, outline) + path("h o", veins)


_LAUREL = ("M0 0C-6-6-7-16 0-27C7-16 6-6 0 0Z", "M0-2V-22M0-8L-3.4-12M0-8L3.4-12M0-14L-2.8-18M0-14L2.8-18")
_LIME = (
    "M0 0C-9-3-10-14-3-18C-2-22-1-25 0-27C1-25 2-22 3-18C10-14 9-3 0 0Z",
    "M0-2V-21M0-6C-4-8-5-11-4-14M0-6C4-8 5-11 4-14",
)
_IVY = (
    "M0 0C-3-4-12-8-9-16C-7-21-2-20 0-24C2-20 7-21 9-16C12-8 3-4 0 0Z",
    "M0-2V-19M0-5L-5.4-12M0-5L5.4-12M0-10L-2.6-15M0-10L2.6-15",
)


def _laurel() -> str:
    """Spades: two rows of laurel, bound by ribbons, with berries."""
    blue, yellow = _leaf("b", *_LAUREL), _leaf("y", *_LAUREL)
    rows = _by_turns((blue, yellow), 36, 34, 0.94) + _by_turns((yellow, blue), 36, 146, 0.74, 0.5)
    berry = path("o", "M0 0V-9") + circle("r", 0, -11, 2.8)
    berries = _along(berry, 18, 4, 1, 0.5)
    ribbon = path("r", "M-7-13L5-15L8 13L-4 15Z") + path("y", "M-3.4-13.6L1-14.3L4 13.7L-.4 14.4Z", 0.9)
    return _stem() + berries + rows + "".join(_along(ribbon, 2, lean, 1, part) for part, lean in ((0, 0), (0.5, 0)))


def _oak() -> str:
    """Clubs: oak leaves, large outside and small inside, acorns in pairs."""
    blue, yellow = _leaf("b", OAK_LEAF, OAK_VEINS), _leaf("y", OAK_LEAF, OAK_VEINS)
    acorn = path("o", "M0 0V-5", 1.6) + path("r", "M-4-9C-4-15-1.4-18 0-19.6C1.4-18 4-15 4-9Z")
    acorn += path("y", "M-5.2-8.4C-5-3.6 5-3.6 5.2-8.4Z")
    rows = _by_turns((blue, yellow), 20, 30, 1.24) + _by_turns((yellow, blue), 20, 150, 0.8, 0.5)
    acorns = _along(acorn, 10, -22, 1.05, 0.5) + _along(acorn, 10, 14, 1.05, 0.62)
    return _stem() + acorns + rows


def _scrolls() -> str:
    """Diamonds: tendrils that wind out and in, lime leaves, blossoms where they part."""
    tendril = path("o", "M0 0C-2-12 4-24 14-23C22-22 23-12 16-10.6C11.6-10 9.8-15 13.4-16.6", 1.6)
    tendril += circle("r", 14.4, -16, 2)
    blue, yellow = _leaf("b", *_LIME), _leaf("y", *_LIME)
    outside = _along(tendril, 12, 4, 1.3) + _by_turns((blue, yellow), 24, -16, 1, 0.5)
    inside = _along(tendril, 12, 176, 0.76, 0.5) + _by_turns((yellow, blue), 24, 200, 0.66)
    petals = "".join(place(0, 0, circle("p", 0, -3.6, 3), a) for a in range(0, 360, 60))
    blossom = petals + circle("y", 0, 0, 2.4)
    return outside + inside + _stem() + _along(blossom, 12, 0, 1.15)


def _roses() -> str:
    """Hearts: roses between pairs of ivy leaves, and buds."""
    blue, yellow = _leaf("b", *_IVY), _leaf("y", *_IVY)
    petals = "".join(
        place(0, 0, path("r", "M-6-1C-8.4-9-4-12.4 0-11.4C4-12.4 8.4-9 6-1Z"), a) for a in range(0, 360, 72)
    )
    heart = (
        circle("r", 0, 0, 5.6)
        + path("t lp o", "M-2.6 .8C-2-3 2.8-2.6 2 1C1.4 3-1.4 3.2-3.2 1.6")
        + circle("y", 0, 0, 1.3)
    )
    bud = path("o", "M0 0V-16", 1.4) + path("r", "M0-15C-5-18-4.4-24 0-28C4.4-24 5-18 0-15Z")
    bud += path("b", "M0-14C-5-14-6-19-5-21C-3-19-1-18 0-14ZM0-14C5-14 6-19 5-21C3-19 1-18 0-14Z", 0.9)
    leaves = _by_turns((blue, yellow), 20, 34, 1, 0.24) + _by_turns((yellow, blue), 20, -34, 1, -0.24)
    inner = _by_turns((yellow, blue), 20, 170, 0.66, 0.5)
    return _along(bud, 10, 0, 1, 0.5) + leaves + inner + _stem() + _along(petals + heart, 10, 0, 1)


def _stem() -> str:
    return ellipse("o", 0, 0, RX, RY)


WREATHS: Mapping[str, Callable[[], str]] = {"s": _laurel, "c": _oak, "d": _scrolls, "h": _roses}
"""By suit, about the card's middle."""


def wreath(suit: str) -> str:
    """A suit's wreath about the origin, with a chain of beads inside it."""
    beads = "".join(
        circle("y" if i % 2 else "p", (RX - 19) * math.sin(a), -(RY - 21) * math.cos(a), 1.5, width=0.6)
        for i in range(48)
        for a in (2 * math.pi * i / 48,)
    )
    return WREATHS[suit]() + beads


def draw_ace(card: Card) -> Art:
    """The ace of a suit."""
    ring = contoured(place(120, 180, wreath(card.suit)), 1.15)
    return Art(ring + engraved_pip(card.suit, 120, 180, 96))


_LOBES: Mapping[str, tuple[int, int]] = {"s": (17, 5), "h": (19, 4), "c": (16, 5), "d": (14, 5)}
"""How the looped line of a suit's ring winds: as many lobes as both numbers together."""


def looped_ring(suit: str) -> str:
    """A ring of one looped line in the suit's colour, as turned on an engine, between two circles; about the origin."""
    lines = hypotrochoid(73, 14, *_LOBES[suit]) + hypotrochoid(73, 9, *_LOBES[suit])
    ring = f'<g fill="none" stroke="@s"><path d="{lines}" stroke-width=".8"/>'
    return f'{ring}<circle r="91" stroke-width="1.6"/><circle r="55" stroke-width="1.6"/></g>'


def draw_plain_ace(card: Card) -> Art:
    """The ace of the international design: a pip in an engine-turned ring."""
    return Art(place(120, 180, looped_ring(card.suit)) + engraved_pip(card.suit, 120, 180, 76))
