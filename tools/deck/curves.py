"""Curves as points and as path commands."""

import math
from collections.abc import Sequence
from itertools import pairwise

from tools.deck.svg import num

Point = tuple[float, float]


def scallop(points: Sequence[Point], sweep: int = 1, k: float = 0.56, close: bool = False) -> str:
    """A row of small arcs through the points: curls, fur, lace. `k` is an arc's radius over its chord (0.5 or more)."""
    x, y = points[0]
    return f"M{num(x)} {num(y)}" + scallop_on(points, sweep, k, close)


def scallop_on(points: Sequence[Point], sweep: int = 1, k: float = 0.56, close: bool = False) -> str:
    """The same arcs without the first move: they go on from where the pen is."""
    d = ""
    for (x0, y0), (x1, y1) in pairwise([*points, points[0]] if close else points):
        r = math.hypot(x1 - x0, y1 - y0) * k
        d += f"A{num(r)} {num(r)} 0 0 {sweep} {num(x1)} {num(y1)}"
    return d


def bezier(p0: Point, p1: Point, p2: Point, p3: Point, steps: int) -> list[Point]:
    """`steps` + 1 points along a cubic."""
    points = []
    for i in range(steps + 1):
        t = i / steps
        a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
        points.append((a * p0[0] + b * p1[0] + c * p2[0] + d * p3[0], a * p0[1] + b * p1[1] + c * p2[1] + d * p3[1]))
    return points


def arc(cx: float, cy: float, rx: float, ry: float, start: float, end: float, steps: int) -> list[Point]:
    """`steps` + 1 points along an ellipse, from one angle to another, in degrees clockwise from the right."""
    angles = [math.radians(start + (end - start) * i / steps) for i in range(steps + 1)]
    return [(cx + rx * math.cos(a), cy + ry * math.sin(a)) for a in angles]


def mirror(points: Sequence[Point]) -> list[Point]:
    """The points mirrored at the card's upright middle line."""
    return [(240 - x, y) for x, y in points]


def hypotrochoid(a: float, b: float, k: int, m: int, stretch: float = 1, steps: int = 5) -> str:
    """The closed curve x = a cos mt + b cos kt, y = (a sin mt - b sin kt) * stretch, as smooth cubics, `steps` a lobe.

    It has k + m lobes; `k` and `m` have no common divisor.
    """
    count = steps * (k + m)

    def point(t: float) -> Point:
        return a * math.cos(m * t) + b * math.cos(k * t), (a * math.sin(m * t) - b * math.sin(k * t)) * stretch

    def slope(t: float) -> Point:
        dx = -a * m * math.sin(m * t) - b * k * math.sin(k * t)
        return dx, (a * m * math.cos(m * t) - b * k * math.cos(k * t)) * stretch

    reach = 2 * math.pi / count / 3
    (x, y), (u, v) = point(0), slope(0)
    d = f"M{num(x)} {num(y)}"
    lead = f"C{num(x + u * reach)} {num(y + v * reach)} "
    for i in range(1, count + 1):
        t = 2 * math.pi * i / count
        (x, y), (u, v) = point(t), slope(t)
        d += f"{lead}{num(x - u * reach)} {num(y - v * reach)} {num(x)} {num(y)}"
        lead = "S"
    return d + "Z"
