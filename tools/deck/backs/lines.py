"""The engraver's lines of a back, about its middle: points joined to smooth curves, repeats, things set in rows."""

import math
from collections.abc import Callable, Sequence

from tools.deck.curves import Point
from tools.deck.svg import num

HALF_WIDTH, HALF_HEIGHT = 84, 144
"""What lies inside the border, from the middle."""

LINE = 0.65
"""The line of a field's ornament, in units."""


def smooth(points: Sequence[Point], closed: bool = False) -> str:
    """A curve through the points (Catmull-Rom, as cubics)."""
    count = len(points)

    def at(i: int) -> Point:
        return points[i % count] if closed else points[min(max(i, 0), count - 1)]

    d, lead = f"M{num(points[0][0])} {num(points[0][1])}", "C"
    for i in range(count if closed else count - 1):
        (ax, ay), (bx, by), (cx, cy), (dx, dy) = (at(i + j) for j in (-1, 0, 1, 2))
        first = f"{num(bx + (cx - ax) / 6)} {num(by + (cy - ay) / 6)} " if lead == "C" else ""
        d += f"{lead}{first}{num(cx - (dx - bx) / 6)} {num(cy - (dy - by) / 6)} {num(cx)} {num(cy)}"
        lead = "S"
    return d + ("Z" if closed else "")


def around(radius: Callable[[float], float], steps: int, stretch: float = 1) -> list[Point]:
    """Points of a closed curve given by its radius at an angle (radians); `stretch` draws it out upwards."""
    angles = [2 * math.pi * i / steps for i in range(steps)]
    return [(radius(a) * math.cos(a), radius(a) * math.sin(a) * stretch) for a in angles]


def line(d: str, width: float | None = None, fill: str = "", identifier: str = "") -> str:
    """A path in the light ink; it is not filled unless `fill` is a colour."""
    name = f' id="{identifier}"' if identifier else ""
    weight = "" if width is None else f' stroke-width="{num(width)}"'
    paint = f' fill="{fill}"' if fill else ""
    return f'<path{name} d="{d}"{paint}{weight}/>'


def dot(x: float, y: float, r: float, fill: str = "") -> str:
    """A small disc, or a ring if it has no fill."""
    paint = f' fill="{fill}"' if fill else ""
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}"{paint}/>'


def disc(x: float, y: float, r: float) -> str:
    """The path commands of a disc."""
    return f"M{num(x - r)} {num(y)}a{num(r)} {num(r)} 0 1 1 {num(2 * r)} 0a{num(r)} {num(r)} 0 1 1-{num(2 * r)} 0Z"


def tiled(tile: str, width: float, height: float) -> str:
    """The whole field under one repeat, a tile's middle at the field's: the tile, drawn about its middle, must be its
    own half turn. What crosses a tile's edge is drawn by both tiles.
    """
    size = f'x="{num(-width / 2)}" y="{num(-height / 2)}" width="{num(width)}" height="{num(height)}"'
    pattern = f'<pattern id="tile" {size} patternUnits="userSpaceOnUse" viewBox="{num(-width / 2)} {num(-height / 2)}'
    pattern += f' {num(width)} {num(height)}">{tile}</pattern>'
    ground = f'x="-{HALF_WIDTH}" y="-{HALF_HEIGHT}" width="{2 * HALF_WIDTH}" height="{2 * HALF_HEIGHT}"'
    return f'{pattern}<rect {ground} fill="url(#tile)" stroke="none"/>'


def both_halves(body: str, identifier: str = "half") -> str:
    """Shapes and their half turn."""
    return f'<g id="{identifier}">{body}</g><use href="#{identifier}" transform="rotate(180)"/>'


def four_ways(body: str, identifier: str = "quarter") -> str:
    """Shapes of one quarter, mirrored into the other three."""
    mirrors = "".join(f'<use href="#{identifier}" transform="scale({s})"/>' for s in ("-1 1", "1-1", "-1-1"))
    return f'<g id="{identifier}">{body}</g>{mirrors}'


def turns(body: str, count: int, identifier: str = "ray") -> str:
    """Shapes turned `count` times about the middle; an even number is its own half turn."""
    copies = "".join(f'<use href="#{identifier}" transform="rotate({num(360 * i / count)})"/>' for i in range(1, count))
    return f'<g id="{identifier}">{body}</g>{copies}'


def star(points: int, outer: float, inner: float, x: float = 0, y: float = 0, lean: float = -90) -> str:
    """The path commands of a star, its first point at `lean` degrees."""
    corners = []
    for i in range(2 * points):
        a, r = math.radians(lean + 180 * i / points), inner if i % 2 else outer
        corners.append(f"{num(x + r * math.cos(a))} {num(y + r * math.sin(a))}")
    return "M" + "L".join(corners) + "Z"
