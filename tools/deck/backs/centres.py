"""Centres: what lies on the field in a back's middle. Each is its own half turn."""

import random
from collections.abc import Callable, Mapping

from tools.deck.backs.lines import around, disc, dot, four_ways, line, smooth, star, turns
from tools.deck.curves import hypotrochoid
from tools.deck.svg import num


def _ground(rx: float, ry: float, ink: str) -> str:
    return (
        f'<ellipse rx="{num(rx)}" ry="{num(ry)}" fill="{ink}" stroke-width="1.5"/>'
        f'<ellipse rx="{num(rx - 3)}" ry="{num(ry - 3)}" stroke-width=".5"/>'
    )


def nothing(chance: random.Random, ink: str, light: str) -> str:  # noqa: ARG001
    """The field alone."""
    return ""


def medallion(chance: random.Random, ink: str, light: str) -> str:
    """Three nested curves in an oval."""
    outer, inner = chance.choice((29, 31, 27)), chance.choice((17, 19))
    body = _ground(76, 108, ink) + line(hypotrochoid(58, 12.6, outer, 5, 1.42))
    body += line(hypotrochoid(36, 12.4, inner, 5, 1.38)) + line(hypotrochoid(15.6, 7.6, 11, 3, 1.25))
    return body + line(star(4, 11, 3.2), 0.4, light)


def rosette(chance: random.Random, ink: str, light: str) -> str:
    """A round of looped lines about a flower."""
    petals = chance.choice((8, 10, 12))
    body = _ground(44, 44, ink) + line(hypotrochoid(29, 9.6, chance.choice((23, 25, 19)), 4))
    petal = line("M0-5C-4.6-9-4-15 0-18.6C4-15 4.6-9 0-5Z", 0.5, light)
    return body + turns(petal, petals, "petal") + dot(0, 0, 3, light)


def compass(chance: random.Random, ink: str, light: str) -> str:
    """A wind rose, its points half light, half dark."""
    del chance
    point = f'<path d="M0 0L-5-7L0-38Z" fill="{light}"/><path d="M0 0L5-7L0-38Z" fill="{ink}"/>'
    small = f'<path d="M0 0L-4-8L0-25Z" fill="{light}"/><path d="M0 0L4-8L0-25Z" fill="{ink}"/>'
    quarters = f'<g transform="rotate(45)">{turns(small, 4, "lesser")}</g>' + turns(point, 4, "wind")
    ring = "".join(f"M0 {y}V{y + 4}" for y in (-33,))
    return (
        _ground(46, 46, ink) + turns(line(ring, 0.7), 48, "tick") + quarters + dot(0, 0, 3, ink) + dot(0, 0, 1.2, light)
    )


def lozenge(chance: random.Random, ink: str, light: str) -> str:
    """An upright lozenge that holds a looped oval."""
    frame = "M0-92C6-62 26-26 62 0C26 26 6 62 0 92C-6 62-26 26-62 0C-26-26-6-62 0-92Z"
    inner = "M0-82C6-56 24-24 54 0C24 24 6 56 0 82C-6 56-24 24-54 0C-24-24-6-56 0-82Z"
    curve = line(hypotrochoid(20, 7, chance.choice((13, 15, 17)), 4, 1.35))
    studs = line(disc(0, -62, 2.2) + disc(0, 62, 2.2) + disc(-40, 0, 2.2) + disc(40, 0, 2.2), 0.4, light)
    return line(frame, 1.5, ink) + line(inner, 0.5) + curve + studs + line(star(8, 7, 3), 0.4, light)


def shell(chance: random.Random, ink: str, light: str) -> str:
    """A scalloped cartouche with leaves at its four ends."""
    lobes = chance.choice((12, 14, 16))
    edge = smooth(around(lambda a: 43 + 3.4 * abs(2 * ((a * lobes / 6.2831853) % 1) - 1), lobes * 6, 1.25), closed=True)
    leaf = "M0-56C-9-64-10-76 0-92C10-76 9-64 0-56ZM-4-58C-14-60-22-68-22-78C-12-76-6-70-4-58Z"
    sprig = four_ways(line(leaf, 0.8, light), "sprig")
    body = sprig + line(edge, 1.5, ink) + '<ellipse rx="38" ry="48" stroke-width=".5"/>'
    return body + line(hypotrochoid(22, 8, chance.choice((19, 21)), 4, 1.25)) + dot(0, 0, 4, light)


def sun(chance: random.Random, ink: str, light: str) -> str:
    """A disc from which the rays go out."""
    curve = line(hypotrochoid(13, 5, chance.choice((11, 13)), 3))
    return f'<circle r="26" fill="{ink}" stroke-width="1.5"/>' + dot(0, 0, 22.6) + curve + dot(0, 0, 4, light)


Centre = Callable[[random.Random, str, str], str]

CENTRES: Mapping[str, Centre] = {
    "nothing": nothing, "medallion": medallion, "rosette": rosette, "compass": compass, "lozenge": lozenge,
    "shell": shell, "sun": sun,
}  # fmt: skip
"""By name. A centre takes its chance, the ink below it and the light ink it is drawn in."""
