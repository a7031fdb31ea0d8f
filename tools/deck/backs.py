"""Backs, as if engraved: an ivory margin, a solid field, light lines. Every part is its own half turn: no end is up."""

import random

from tools.deck.curves import hypotrochoid
from tools.deck.inks import THEMES
from tools.deck.svg import document, num, turned

_LIGHT = THEMES["light"]["p"]
_EDGE = THEMES["light"]["k"]
BLUE, RED = "#1f3d63", "#84231f"


def _line(d: str, width: float, transform: str = "", identifier: str = "") -> str:
    name = f' id="{identifier}"' if identifier else ""
    move = f' transform="{transform}"' if transform else ""
    return f'<path{name} d="{d}" fill="none" stroke="{_LIGHT}" stroke-width="{num(width)}"{move}/>'


def _frame(inset: float, width: float) -> str:
    size = f'x="{num(inset)}" y="{num(inset)}" width="{num(240 - 2 * inset)}" height="{num(360 - 2 * inset)}" rx="3"'
    return f'<rect {size} fill="none" stroke="{_LIGHT}" stroke-width="{num(width)}"/>'


def _ring(x: float, y: float) -> str:
    return f"M{num(x - 5)} {num(y)}a5 5 0 1 1 10 0a5 5 0 1 1-10 0"


def _ground(ink: str) -> str:
    """Margin, field, and a chain of rings round it."""
    margin = (
        '<rect x=".75" y=".75" width="238.5" height="358.5" rx="13" fil'
        f'l="{_LIGHT}" stroke="{_EDGE}" stroke-opacity=".35"/>'
    )
    field = f'<rect x="12" y="12" width="216" height="336" rx="5" fill="{ink}"/>'
    columns, rows = [24 + 6.4 * i for i in range(31)], [24 + 6.5 * i for i in range(49)]
    chain = "".join(_ring(x, 24) for x in columns) + "".join(_ring(216, y) for y in rows[1:-1])
    half = _line(chain, 0.6, identifier="chain") + turned("chain")
    return margin + field + half + _frame(15.5, 0.9) + _frame(32.5, 0.9) + _frame(35, 0.5)


def _back(body: str) -> str:
    return document(body, THEMES["light"], _EDGE)


def _weave() -> str:
    """Waves woven over and under, as a repeat of 20 units anchored at the card's middle."""
    wave = "M0 10C3.6 0 6.4 0 10 10S16.4 20 20 10"
    moves = [f"translate({x} 0)" for x in (-20, -10, 0, 10)]
    moves += [f"translate({x} {y})" for x in (-15, -5, 5, 15) for y in (-10, 10)]
    moves += [f"matrix(0 1 1 0 0 {y})" for y in (-20, -10, 0, 10)]
    waves = "".join(f'<path d="{wave}" transform="{move}"/>' for move in moves)
    repeat = f'<g fill="none" stroke="{_LIGHT}" stroke-width=".5">{waves}</g>'
    size = 'x="110" y="170" width="20" height="20" patternUnits="userSpaceOnUse"'
    ground = '<rect x="36" y="36" width="168" height="288" fill="url(#weave)"/>'
    return f'<pattern id="weave" {size}>{repeat}</pattern>{ground}'


def medallion(seed: int = 7, ink: str = BLUE) -> str:
    """Three nested curves in an oval over a woven ground. The seed picks the number of their lobes."""
    chance = random.Random(seed)
    outer, inner = chance.choice((29, 31, 27)), chance.choice((17, 19))
    oval = f'<ellipse rx="80" ry="112" fill="{ink}" stroke="{_LIGHT}" stroke-width="1.4"/>'
    oval += f'<ellipse rx="77" ry="109" fill="none" stroke="{_LIGHT}" stroke-width=".5"/>'
    oval += _line(hypotrochoid(61, 13.4, outer, 5, 1.41), 0.7) + _line(hypotrochoid(38, 13, inner, 5, 1.36), 0.7)
    oval += _line(hypotrochoid(16.5, 8, 11, 3, 1.25), 0.7)
    star = "M0-10C2-3 3-2 8 0C3 2 2 3 0 10C-2 3-3 2-8 0C-3-2-2-3 0-10Z"
    oval += f'<path d="{star}" fill="{_LIGHT}"/>'
    return _back(f'{_ground(ink)}{_weave()}<g transform="translate(120 180)">{oval}</g>')


def rosettes(seed: int = 11, ink: str = RED) -> str:
    """One curve at the points of a staggered lattice, overlapping. The seed picks the number of its lobes."""
    k, m = random.Random(seed).choice(((13, 3), (11, 5), (14, 3)))
    middle = "translate(120 180)"
    curve = _line(hypotrochoid(19.5, 9, k, m), 0.6, middle) + _line(hypotrochoid(8, 4.4, 5, 3), 0.6, middle)
    lattice = f'<g id="rosette">{curve}</g>'
    for i in range(-4, 5):
        for j in range(-6, 7):
            if (i + j) % 2 == 0 and (i, j) != (0, 0):
                lattice += f'<use href="#rosette" x="{num(i * 28.4)}" y="{num(j * 29)}"/>'
    points = ((120 + i * 28.4, 180 + j * 29) for i in range(-3, 4) for j in range(-5, 6))
    lattice += "".join(f'<circle cx="{num(x)}" cy="{num(y)}" r="2.2" fill="{_LIGHT}"/>' for x, y in points)
    clip = '<clipPath id="field"><rect x="35" y="35" width="170" height="290"/></clipPath>'
    return _back(f'{_ground(ink)}{clip}<g clip-path="url(#field)">{lattice}</g>')
