"""Fields: what fills a back inside its border. Each is drawn about the middle and is its own half turn."""

import math
import random
from collections.abc import Callable, Mapping

from tools.deck.backs.lines import (
    HALF_HEIGHT,
    around,
    both_halves,
    dot,
    four_ways,
    line,
    smooth,
    star,
    tiled,
    turns,
)  # fmt: skip
from tools.deck.curves import hypotrochoid
from tools.deck.svg import num


def rosettes(chance: random.Random, ink: str, light: str) -> str:  # noqa: ARG001
    """One looped curve at the points of a staggered lattice, overlapping."""
    k, m = chance.choice(((13, 3), (11, 5), (14, 3)))
    wide, high = 33.6, 36
    motif = line(hypotrochoid(22, 10, k, m), 0.5) + line(hypotrochoid(8, 4.4, 5, 3), 0.7)
    lattice = f'<g id="motif">{motif}</g>'
    for i in range(-3, 4):
        for j in range(-5, 6):
            if (i + j) % 2 == 0 and (i, j) != (0, 0):
                lattice += f'<use href="#motif" x="{num(i * wide)}" y="{num(j * high)}"/>'
    points = [(i, j) for i in range(-2, 3) for j in range(-4, 5)]
    lattice += "".join(dot(i * wide, j * high, 2.6, light) for i, j in points if (i + j) % 2 == 0)
    return lattice + "".join(line(star(4, 6.5, 1.9, i * wide, j * high), 0.3, light) for i, j in points if (i + j) % 2)


def weave(chance: random.Random, ink: str, light: str) -> str:  # noqa: ARG001
    """Waves woven over and under."""
    s = chance.choice((9, 10, 11))
    wave = f"M-20 0C-16.4-{s}-13.6-{s}-10 0S-3.6 {s} 0 0S6.4-{s} 10 0S16.4 {s} 20 0"
    moves = ["translate(0 0)", "translate(10-10)", "translate(10 10)"]
    moves += ["matrix(0 1 1 0 0 0)", "matrix(0 1 1 0-10 10)", "matrix(0 1 1 0 10 10)"]
    return tiled("".join(f'<path d="{wave}" transform="{move}"/>' for move in moves), 20, 20)


def scales(chance: random.Random, ink: str, light: str) -> str:
    """A peacock's eyes, row over row towards either end."""
    r = chance.choice((16.8, 14))
    eye = dot(0, 0, r, ink) + dot(0, 0, r * 0.74) + dot(0, r * 0.06, r * 0.48) + dot(0, r * 0.1, r * 0.24, light)
    rays = "".join(
        f"M{num(r * 0.78 * math.cos(a))} {num(-r * 0.78 * math.sin(a))}L{num(r * 0.96 * math.cos(a))}"
        f" {num(-r * 0.96 * math.sin(a))}"
        for a in (math.radians(15 * i) for i in range(1, 12))
    )
    rows = f'<defs><g id="eye">{eye}{line(rays)}</g></defs>'
    half = ""
    for row in range(math.ceil(HALF_HEIGHT / r) + 1, 0, -1):
        for i in range(-5, 6):
            half += f'<use href="#eye" x="{num((2 * i + row % 2) * r)}" y="{num(-row * r * 0.92)}"/>'
    band = "".join(f'<use href="#eye" x="{num(2 * i * r)}"/>' for i in range(-4, 5))
    whole = "".join(dot(2 * i * r, 0, r, ink) + dot(2 * i * r, 0, r * 0.6) + dot(2 * i * r, 0, r * 0.3, light)
                    for i in range(-3, 4))  # fmt: skip
    return rows + both_halves(half) + band + whole


def sunburst(chance: random.Random, ink: str, light: str) -> str:  # noqa: ARG001
    """Flames and rays by turns, from the middle to the border."""
    count = chance.choice((28, 32, 36))
    half = 360 / count / 4
    spread = [(r, 170 * math.tan(math.radians(half)) * r / 170) for r in (3, 170)]
    (near, a), (far, b) = spread
    ray = f"M{near} {num(-a)}L{far} {num(-b * 0.9)}V{num(b * 0.9)}L{near} {num(a)}Z"
    points = [(22 + 9 * i, (0.6 + i * 0.17) * math.sin(i * math.pi / 2)) for i in range(18)]
    flame = line(smooth(points))
    return turns(line(ray, fill=light) + f'<g transform="rotate({num(2 * half)})">{flame}</g>', count)


def quilt(chance: random.Random, ink: str, light: str) -> str:
    """A quilted lattice, a flower in every lozenge."""
    w, h = chance.choice(((24, 36), (28, 36)))
    x, y = w / 2, h / 2
    flower = "".join(f'<ellipse cy="-4.2" rx="1.9" ry="3.4" fill="{light}" stroke="none" transform="rotate({a})"/>'
                     for a in range(0, 360, 60))  # fmt: skip
    edge = f"M{-x} 0L0 {-y}L{x} 0L0 {y}Z"
    inner = f"M{num(-x + 2.6)} 0L0 {num(-y + 4)}L{num(x - 2.6)} 0L0 {num(y - 4)}Z"
    corners = "".join(f'<g transform="translate({sx * x} {sy * y})">{dot(0, 0, 1.5, light)}{flower}</g>'
                      for sx in (-1, 1) for sy in (-1, 1))  # fmt: skip
    return tiled(line(edge, 1.1) + line(inner, 0.5) + flower + dot(0, 0, 1.5, ink) + corners, w, h)


def stars(chance: random.Random, ink: str, light: str) -> str:
    """Eight-pointed stars and crosses, as on glazed tiles."""
    size = chance.choice((28, 33.6))
    x = size / 2
    tile = line(star(8, x * 1.02, x * 0.72, lean=0), 1.2)
    tile += line(star(8, x * 0.74, x * 0.52, lean=0), 0.5) + line(star(8, x * 0.42, x * 0.2, lean=0), 0.4, light)
    cross = "".join(line(star(4, x * 0.3, x * 0.12, sx * x, sy * x), 0.4, light) for sx in (-1, 1) for sy in (-1, 1))
    return tiled(tile + cross + dot(0, 0, 1.2, ink), size, size)


def moire(chance: random.Random, ink: str, light: str) -> str:  # noqa: ARG001
    """Watered silk: level lines that swell and part."""
    lean, grain = chance.uniform(0.05, 0.062), chance.uniform(0.021, 0.026)

    def height(x: float, y: float) -> float:
        slow = 7.5 * math.sin(lean * x + 3.1 * math.sin(grain * y))
        return y + slow + 3 * math.sin(2.7 * lean * x - 2.2 * math.sin(1.7 * grain * y))

    half = ""
    for row in range(1, 40):
        y = row * 4.2
        half += line(smooth([(x, height(x, y)) for x in range(-90, 91, 15)]), 1.3 if row % 3 == 0 else 0.6)
    middle = line(smooth([(x, height(x, 0)) for x in range(-90, 91, 15)]), 1.3)
    return both_halves(half) + middle


def _scroll(x: float, y: float, size: float, start: float, turn: int, light: str) -> str:
    """A stem that winds in about (x, y) from an angle in degrees, a leaf at every bend, a flower at its end."""
    points, leaves = [], ""
    for i in range(22):
        a, r = math.radians(start + turn * 33 * i), size * 0.9**i
        px, py = x + r * math.cos(a), y + r * math.sin(a)
        points.append((px, py))
        if i < 15:
            reach, lean = r * 0.5, math.degrees(a) + turn * 50
            leaf = f"M0 0C{num(reach * 0.2)}-{num(reach * 0.45)} {num(reach * 0.8)}-{num(reach * 0.4)} {num(reach)} 0"
            leaf += f"C{num(reach * 0.7)} {num(reach * 0.3)} {num(reach * 0.3)} {num(reach * 0.3)} 0 0Z"
            leaves += (
                f'<path d="{leaf}" fill="{light}" transform="translate({num(px)} {num(py)}) rotate({num(lean)})"/>'
            )
    return line(smooth(points), 1.4) + leaves + line(star(6, size * 0.2, size * 0.09, x, y), 0.4, light)


def scrolls(chance: random.Random, ink: str, light: str) -> str:
    """Scrolls of foliage that wind out of the middle into the corners."""
    size = chance.choice((36, 37))
    quarter = _scroll(42, -101, size, 95, 1, light) + _scroll(42, -33, size * 0.86, -95, 1, light)
    quarter += _scroll(12, -66, 12, 60, -1, light) + _scroll(12, -132, 11, 60, -1, light)
    quarter += _scroll(73, -134, 10, 160, 1, light) + _scroll(75, -66, 10, 160, 1, light)
    middle = line(star(8, 12, 5), 0.4, light) + dot(0, 0, 3, ink)
    return four_ways(quarter) + middle


def honeycomb(chance: random.Random, ink: str, light: str) -> str:
    """Cells of six sides, a star in each."""
    r = chance.choice((12, 13))
    w, h = r * math.sqrt(3), r * 3
    middles = [(0.0, 0.0), *((sx * w / 2, sy * h / 2) for sx in (-1, 1) for sy in (-1, 1))]
    tile = ""
    for x, y in middles:
        cell = [(x + r * s * math.sin(math.pi * i / 3), y + r * s * math.cos(math.pi * i / 3))
                for s in (1, 0.8) for i in range(6)]  # fmt: skip
        outer, inner = ("M" + "L".join(f"{num(a)} {num(b)}" for a, b in part) + "Z" for part in (cell[:6], cell[6:]))
        tile += line(outer, 1.2) + line(inner, 0.4) + line(star(6, r * 0.56, r * 0.2, x, y), 0.4, light)
        tile += dot(x, y, r * 0.09, ink)
    return tiled(tile, w, h)


def plait(chance: random.Random, ink: str, light: str) -> str:  # noqa: ARG001
    """Splints plaited over and under, askew."""
    half = chance.choice((9.5, 11))

    def strip(x: float, y: float, turned: bool) -> str:
        reach, bar = half * 1.0, half * 0.82
        edges = f"M{num(-reach)} {num(-bar)}H{num(reach)}M{num(-reach)} {num(bar)}H{num(reach)}"
        grain = "".join(f"M{num(-reach)} {num(bar * t)}H{num(reach)}" for t in (-0.56, -0.28, 0, 0.28, 0.56))
        turn = " rotate(90)" if turned else ""
        return f'<g transform="translate({num(x)} {num(y)}){turn}">{line(edges, 1.3)}{line(grain, 0.5)}</g>'

    tile = "".join(strip(sx * half, sy * half, sx == sy) for sx in (-1, 1) for sy in (-1, 1))
    return f'<g transform="rotate(45)">{_whole_plane(tile, 4 * half)}</g>'


def _whole_plane(tile: str, size: float) -> str:
    """The field under a square repeat, drawn large enough to be turned."""
    box = f'x="{num(-size / 2)}" y="{num(-size / 2)}" width="{num(size)}" height="{num(size)}"'
    view = f'viewBox="{num(-size / 2)} {num(-size / 2)} {num(size)} {num(size)}"'
    pattern = f'<pattern id="tile" {box} patternUnits="userSpaceOnUse" {view}>{tile}</pattern>'
    return f'{pattern}<rect x="-180" y="-180" width="360" height="360" fill="url(#tile)" stroke="none"/>'


def ripples(chance: random.Random, ink: str, light: str) -> str:  # noqa: ARG001
    """Rings of an engine-turned watch case, waving against each other."""
    lobes = chance.choice((16, 18, 20))
    rings = ""
    for i in range(1, 20):
        radius, swing = 9 * i, 4.5 * (1 if i % 2 else -1)
        points = around(lambda a, r=radius, s=swing: r + s * math.cos(lobes * a), lobes * 2, 1.32)  # type: ignore[misc]
        rings += line(smooth(points, closed=True), 1.1 if i % 2 else 0.6)
    return rings


def harlequin(chance: random.Random, ink: str, light: str) -> str:
    """Lozenges as on a harlequin's coat: plain, hatched, light by turns."""
    w, h = chance.choice(((28, 48), (33.6, 57.6)))
    x, y = w / 2, h / 2
    lozenge = f"M{num(-x)} 0L0 {num(-y)}L{num(x)} 0L0 {num(y)}Z"
    hatch = "".join(
        f"M{num(-x * (1 - abs(t)))} {num(y * t)}H{num(x * (1 - abs(t)))}" for t in (i / 8 for i in range(-7, 8))
    )
    corners = "".join(
        f'<g transform="translate({num(sx * x)} {num(sy * y)})">{line(lozenge, 1)}{line(hatch, 0.5)}</g>'
        for sx in (-1, 1) for sy in (-1, 1)
    )  # fmt: skip
    small = f"M{num(-x * 0.62)} 0L0 {num(-y * 0.62)}L{num(x * 0.62)} 0L0 {num(y * 0.62)}Z"
    heart = line(lozenge, 1, light) + line(small, 0.8, ink) + line(star(4, x * 0.42, x * 0.13), 0.4, light)
    return tiled(corners + heart, w, h)


def night(chance: random.Random, ink: str, light: str) -> str:  # noqa: ARG001
    """A sky of stars, no two alike, scattered and yet nowhere crowded."""
    placed: list[tuple[float, float]] = []
    half = ""
    for _ in range(2400):
        x, y = chance.uniform(-80, 80), chance.uniform(-140, 0)
        near = (math.hypot(x - a, y - b) for c, d in placed for a, b in ((c, d), (-c, -d)))
        if math.hypot(x, y) < 8 or min(near, default=99) < 11.5:
            continue
        placed.append((x, y))
        size = chance.choice((1.3, 1.6, 2.6, 3.6, 5.4))
        if size < 2:
            half += dot(x, y, size * 0.6, light)
        else:
            half += line(star(chance.choice((4, 5, 6, 8)), size, size * 0.34, x, y, chance.uniform(0, 90)), 0.3, light)
    return both_halves(half)


Field = Callable[[random.Random, str, str], str]

FIELDS: Mapping[str, Field] = {
    "rosettes": rosettes, "weave": weave, "scales": scales, "sunburst": sunburst, "quilt": quilt, "stars": stars,
    "moire": moire, "scrolls": scrolls, "honeycomb": honeycomb, "plait": plait, "ripples": ripples,
    "harlequin": harlequin, "night": night,
}  # fmt: skip
"""By name. A field takes its chance, the ink below it and the light ink it is drawn in."""
