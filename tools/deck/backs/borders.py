"""Borders: a strip round the field, one motif set along it, a square at each corner."""

from collections.abc import Callable, Mapping

from tools.deck.backs.lines import disc, dot, line, star
from tools.deck.svg import num

STEP = 12
"""A motif's length; both sides of the strip are whole numbers of it."""

_AXIS_X, _AXIS_Y = 96, 156
"""Where the strip's middle line is, from the card's middle."""


def _rings(ink: str, light: str) -> str:  # noqa: ARG001
    return dot(-3, 0, 5) + dot(3, 0, 5)


def _beads(ink: str, light: str) -> str:  # noqa: ARG001
    return dot(0, 0, 3.4, light) + line("M-6-4V4", 0.9)


def _wave(ink: str, light: str) -> str:  # noqa: ARG001
    return line("M-6 4.4C-1 4.4-1.6-4.6 2.4-4.6C5.6-4.6 5.6-.4 2.8-.4C1.4-.4 1-2 2-2.6M2.4-4.6C4 2 4.4 4.4 6 4.4", 1.1)


def _teeth(ink: str, light: str) -> str:  # noqa: ARG001
    return line("M-6 5.4L0-5L6 5.4Z", 0.4, light)


def _leaves(ink: str, light: str) -> str:  # noqa: ARG001
    return line("M-6 0C-3.6-5.4 1-6 5.4-4.6C4-.8 0 1.4-6 0ZM-6 0C-3.6 5.4 1 6 5.4 4.6C4 .8 0-1.4-6 0Z", 0.4, light)


def _rope(ink: str, light: str) -> str:  # noqa: ARG001
    return line("M-6 5C-3.4 4.6-2.6-4.6 0-5M0 5C2.6 4.6 3.4-4.6 6-5M-3 5C-.4 4.6 .4-4.6 3-5M3 5C5.6 4.6 6.4-4.6 9-5", 1)


def _key(ink: str, light: str) -> str:  # noqa: ARG001
    return line("M-6 4.6H4V-2.6H-1V1.4H1M-6 4.6V-4.6M-6-4.6H6V4.6", 1.2)


def _stars(ink: str, light: str) -> str:
    return line(star(4, 5.6, 2.2), 0.4, light) + dot(0, 0, 0.9, ink) + dot(-6, 0, 1, light)


def _arches(ink: str, light: str) -> str:  # noqa: ARG001
    return line("M-6 5.6V1A6 6 0 0 1 6 1V5.6Z", 0.8) + line("M-3 5.6V2A3 3 0 0 1 3 2V5.6Z", 0.4, light)


MOTIFS: Mapping[str, Callable[[str, str], str]] = {
    "rings": _rings, "beads": _beads, "wave": _wave, "teeth": _teeth, "leaves": _leaves, "rope": _rope, "key": _key,
    "stars": _stars, "arches": _arches,
}  # fmt: skip
"""By name. A motif is drawn about the strip's middle line, the field below it."""


def _side(length: float, identifier: str) -> str:
    count = round(length / STEP)
    places = (STEP * (i + 0.5) - length / 2 for i in range(count))
    return f'<g id="{identifier}">' + "".join(f'<use href="#motif-b" x="{num(x)}"/>' for x in places) + "</g>"


def border(motif: str, ink: str, light: str) -> str:
    """The strip, about the card's middle: 168 by 288 units inside, 216 by 336 outside."""
    sides = {"top": f"translate(0 -{_AXIS_Y})", "side": f"translate(-{_AXIS_X} 0) rotate(-90)"}
    strip = f'<defs><g id="motif-b">{MOTIFS[motif](ink, light)}</g>{_side(168, "top")}{_side(288, "side")}</defs>'
    for identifier, move in sides.items():
        strip += f'<use href="#{identifier}" transform="{move}"/>'
        strip += f'<use href="#{identifier}" transform="rotate(180) {move}"/>'
    for x in (-_AXIS_X, _AXIS_X):
        for y in (-_AXIS_Y, _AXIS_Y):
            flower = line(star(8, 7, 3, x, y), 0.4, light) + line(disc(x, y, 1.6), 0.4, ink)
            strip += f'<rect x="{x - 9}" y="{y - 9}" width="18" height="18" fill="{ink}"/>{flower}'
    return strip + _frame(87, 147, 0.9) + _frame(105, 165, 0.9) + _frame(84.5, 144.5, 0.5)


def _frame(x: float, y: float, width: float) -> str:
    box = f'x="{num(-x)}" y="{num(-y)}" width="{num(2 * x)}" height="{num(2 * y)}" rx="2"'
    return f'<rect {box} stroke-width="{num(width)}"/>'
