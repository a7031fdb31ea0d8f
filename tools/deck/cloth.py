"""Cloth: a flat ink under one of eight repeats in a second ink."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

from tools.deck.svg import circle, num, path


class Tile(NamedTuple):
    """One repeat: its size in units and its shapes."""

    width: float
    height: float
    body: str


class Stuff(NamedTuple):
    """What a garment is made of: the ink below, the repeat (none for plain cloth), and the repeat's ink."""

    ink: str
    repeat: str = ""
    over: str = "y"


def _lozenges(ink: str) -> Tile:
    lattice = path(f"o l{ink}", "M6.5 0L13 9L6.5 18L0 9Z", 1)
    centres = "M6.5 6L8.6 9L6.5 12L4.4 9Z"
    crossings = (
        "M0-2.4L1.8 0L0 2.4L-1.8 0ZM13-2.4L14.8 0L13 2.4L11.2 0ZM0 15.6L1.8 18L0 20.4L-1.8 18Z"
        "M13 15.6L14.8 18L13 20.4L11.2 18Z"
    )
    return Tile(13, 18, lattice + path(f"{ink} x", centres + crossings))


def _stripe(ink: str) -> Tile:
    return Tile(9, 9, path(f"l{ink}", "M4.5-1V10", 2.6))


def _dots(ink: str) -> Tile:
    return Tile(10, 10, circle(f"{ink} x", 2.5, 2.5, 1.5) + circle(f"{ink} x", 7.5, 7.5, 1.5))


def _quatrefoil(ink: str) -> Tile:
    petals = ((8, 5.2), (8, 10.8), (5.2, 8), (10.8, 8))
    corners = ((0, 0), (16, 0), (0, 16), (16, 16))
    flower = "".join(circle(f"{ink} x", x, y, 1.9) for x, y in petals)
    return Tile(16, 16, flower + "".join(circle(f"{ink} x", x, y, 1.1) for x, y in corners))


def _scales(ink: str) -> Tile:
    return Tile(12, 12, path(f"o l{ink}", "M0 0A6 6 0 0 0 12 0M-6 6A6 6 0 0 0 6 6A6 6 0 0 0 18 6", 1))


def _pomegranate(ink: str) -> Tile:
    lattice = path(f"o l{ink}", "M11 0C4 6 0 9 0 15C0 21 4 24 11 30C18 24 22 21 22 15C22 9 18 6 11 0Z", 1)
    fruit = (
        "M11 6.6C13.8 10 13.8 13.6 11 17.4C8.2 13.6 8.2 10 11 6.6ZM10 20.4C6 20.4 4.2 17.4 4.8 13.4"
        "C7.6 14.4 9.6 17 10 20.4Z"
        "M12 20.4C16 20.4 17.8 17.4 17.2 13.4C14.4 14.4 12.4 17 12 20.4Z"
    )
    knots = ((0, 0), (22, 0), (0, 30), (22, 30))
    body = lattice + path(f"{ink} x", fruit) + circle(f"{ink} x", 11, 23.4, 1.3)
    return Tile(22, 30, body + "".join(circle(f"{ink} x", x, y, 2) for x, y in knots))


def _check(ink: str) -> Tile:
    return Tile(12, 12, path(f"{ink} x", "M0 0H6V6H0ZM6 6H12V12H6Z"))


def _vine(ink: str) -> Tile:
    stem = path(f"o l{ink}", "M9-1C13 4 13 9 9 13C5 17 5 22 9 27", 1)
    leaves = "M11 9C12 5 15 3.6 18 4.6C17.6 8.4 14.6 10 11 9ZM7 22C6 18 3 16.6 0 17.6C.4 21.4 3.4 23 7 22Z"
    berries = circle(f"{ink} x", 5, 6, 1.8) + circle(f"{ink} x", 13, 19, 1.8)
    return Tile(18, 26, stem + path(f"{ink} x", leaves) + berries)


REPEATS: Mapping[str, Callable[[str], Tile]] = {
    "lozenges": _lozenges,
    "stripe": _stripe,
    "dots": _dots,
    "quatrefoil": _quatrefoil,
    "scales": _scales,
    "pomegranate": _pomegranate,
    "check": _check,
    "vine": _vine,
}
"""The eight repeats, from 9 to 30 units, each drawn in an ink over the cloth's own."""


class Cloth:
    """Collects the repeats that one card uses, so that each is defined once in its file."""

    def __init__(self, prefix: str) -> None:
        self._prefix = prefix
        self._ids: dict[tuple[str, str], str] = {}

    def field(self, d: str, stuff: Stuff) -> str:
        """A shape with the outline `d` made of that stuff, contoured."""
        if not stuff.repeat:
            return path(stuff.ink, d)
        identifier = self._ids.setdefault((stuff.repeat, stuff.over), f"{self._prefix}{len(self._ids)}")
        return path(f"{stuff.ink} x", d) + path("", d, fill=identifier)

    def definitions(self) -> str:
        """The repeats used so far, as patterns for the file's definitions."""
        text = ""
        for (repeat, over), identifier in self._ids.items():
            tile = REPEATS[repeat](over)
            size = f'width="{num(tile.width)}" height="{num(tile.height)}"'
            text += f'<pattern id="{identifier}" {size} patternUnits="userSpaceOnUse">{tile.body}</pattern>'
        return text
