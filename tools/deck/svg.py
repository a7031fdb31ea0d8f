"""SVG text: numbers, shapes and documents.

Every shape names its paint by tokens, resolved only when a document is closed, so no drawing knows a colour:
an ink's letter (`p f k r y b g w`, or `s` for the suit's colour) fills, `l` and a letter draws the line, `o` leaves it
unfilled, `x` draws no contour, `t` and `h` are the thin line (0.8) and the hatching (0.55). There is no style sheet: a
content policy without inline styles cannot strip the colours, and a copy made by `use` cannot lose them.
"""

import re
from functools import cache

from tools.deck.cards import HEIGHT, WIDTH
from tools.deck.inks import Inks

CONTOUR = 1.4
THIN, HATCH = ".8", ".55"


def num(value: float) -> str:
    """A coordinate to a tenth of a unit, as short as SVG allows."""
    text = f"{value:.1f}".removesuffix(".0")
    text = "0" if text == "-0" else text
    return text.replace("0.", ".", 1) if text.startswith(("0.", "-0.")) else text


@cache
def _paint(marks: str) -> str:
    attributes = ""
    for mark in marks.split():
        if mark == "o":
            attributes += ' fill="none"'
        elif mark == "x":
            attributes += ' stroke="none"'
        elif mark in "th":
            attributes += f' stroke-width="{THIN if mark == "t" else HATCH}"'
        elif mark[0] == "l" and len(mark) == 2:
            attributes += f' stroke="@{mark[1]}"'
        elif len(mark) == 1 and mark in "pfkrybgws":
            attributes += f' fill="@{mark}"'
        else:
            raise ValueError(f"unknown paint {mark!r} in {marks!r}; expected an ink, l and an ink, o, x, t or h")
    if attributes.count(" fill=") > 1 or attributes.count(" stroke=") > 1:
        raise ValueError(f"{marks!r} paints twice; expected one fill and one line")
    return attributes


def _line(width: float | None) -> str:
    return "" if width is None else f' stroke-width="{num(width)}"'


def path(paint: str, d: str, width: float | None = None, fill: str = "") -> str:
    """A path of commands `d`; `width` is its line in units, `fill` a pattern's id."""
    pattern = f' fill="url(#{fill})"' if fill else ""
    return f'<path d="{d}"{_paint(paint)}{pattern}{_line(width)}/>'


def circle(paint: str, x: float, y: float, r: float, width: float | None = None) -> str:
    """A circle of radius `r` about (x, y)."""
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}"{_paint(paint)}{_line(width)}/>'


def ellipse(paint: str, x: float, y: float, rx: float, ry: float) -> str:
    """An upright ellipse about (x, y)."""
    return f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}"{_paint(paint)}/>'


def rect(paint: str, x: float, y: float, width: float, height: float, rx: float = 0, line: float | None = None) -> str:
    """A rectangle from its upper left corner; `rx` rounds its corners, `line` is its contour's width."""
    rounded = f' rx="{num(rx)}"' if rx else ""
    size = f'width="{num(width)}" height="{num(height)}"'
    return f'<rect x="{num(x)}" y="{num(y)}" {size}{rounded}{_paint(paint)}{_line(line)}/>'


def group(body: str, transform: str = "", paint: str = "") -> str:
    """Shapes moved together, or sharing a paint."""
    move = f' transform="{transform}"' if transform else ""
    return f"<g{_paint(paint)}{move}>{body}</g>"


def place(x: float, y: float, body: str, rot: float = 0, sx: float = 1, sy: float | None = None) -> str:
    """Shapes moved to (x, y), turned by `rot` degrees and scaled by `sx`, and `sy` if the two differ."""
    sy = sx if sy is None else sy
    turn = f" rotate({num(rot)})" if rot else ""
    scale = "" if sx == sy == 1 else f" scale({sx:.3g})" if sx == sy else f" scale({sx:.3g} {sy:.3g})"
    return group(body, f"translate({num(x)} {num(y)}){turn}{scale}")


def mirrored(body: str) -> str:
    """Shapes mirrored at the card's upright middle line."""
    return group(body, "matrix(-1 0 0 1 240 0)")


def contoured(body: str, width: float = CONTOUR) -> str:
    """Shapes with a black contour, round at joins and ends."""
    return f'<g stroke="@k" stroke-width="{num(width)}" stroke-linejoin="round" stroke-linecap="round">{body}</g>'


def turned(identifier: str) -> str:
    """The second half of a double-headed drawing: the element with that id, turned about the card's middle."""
    return f'<use href="#{identifier}" transform="rotate(180 120 180)"/>'


def document(body: str, inks: Inks, suit: str, defs: str = "", width: float = WIDTH, height: float = HEIGHT) -> str:
    """A standalone SVG file, its paints resolved to the theme's inks and the suit's colour."""
    definitions = f"<defs>{defs}</defs>" if defs else ""
    text = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {num(width)} {num(height)}">{definitions}{body}</svg>'
    colours = {**inks, "s": suit}
    return re.sub(r'"@(\w)"', lambda found: f'"{colours[found[1]]}"', text) + "\n"
