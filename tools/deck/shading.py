"""Engraved shading: rows of fine strokes that start on an edge and die away from it."""

import math
from collections.abc import Sequence

from tools.deck.curves import Point, bezier
from tools.deck.svg import num, path


def strokes(points: Sequence[Point], dx: float, dy: float, swell: bool = True) -> str:
    """Path commands of one stroke a point; a row that swells is longest in its middle, as on a round form."""
    last = max(len(points) - 1, 1)
    d = ""
    for i, (x, y) in enumerate(points):
        reach = 0.35 + 0.65 * math.sin(math.pi * i / last) if swell else 1.0
        # Uneven lengths, as by hand; the same ones every time.
        reach *= (1, 0.8, 0.92, 0.72)[i % 4]
        d += f"M{num(x)} {num(y)}l{num(dx * reach)} {num(dy * reach)}"
    return d


def shadow(ink: str, edge: tuple[Point, Point, Point, Point], dx: float, dy: float, count: int) -> str:
    """Shading along a cubic edge on cloth of that ink, each stroke at most (dx, dy) long."""
    return path(f"h o {line_on(ink)}", strokes(bezier(*edge, count), dx, dy))


def fold(ink: str, edge: tuple[Point, Point, Point, Point], dx: float, dy: float, count: int) -> str:
    """A fold of cloth: its line, and the shadow on one side of it."""
    (ax, ay), (bx, by), (cx, cy), (x, y) = edge
    d = f"M{num(ax)} {num(ay)}C{num(bx)} {num(by)} {num(cx)} {num(cy)} {num(x)} {num(y)}"
    return path(f"t o {line_on(ink)}", d) + shadow(ink, edge, dx, dy, count)


def line_on(ink: str) -> str:
    """The paint of a fine line that shows on an ink: paper on black, black on any other."""
    return "lp" if ink == "k" else "lk"
