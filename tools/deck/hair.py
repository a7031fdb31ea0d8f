"""Hair, in a head's own space: eyes at y = -2, chin at y = 27, facing left. Behind it goes behind the body."""

import math
from collections.abc import Sequence
from itertools import pairwise
from typing import NamedTuple

from tools.deck.curves import Point, arc, bezier, scallop
from tools.deck.svg import ellipse, num, path, place


class Locks(NamedTuple):
    """One head's hair: what hangs behind the body, and what falls over the face."""

    behind: str
    before: str


def strand_ink(ink: str) -> str:
    """The line that shows on hair of that ink: paper on black, black on any other."""
    return "lp" if ink == "k" else "lk"


def _plait(ink: str, points: Sequence[Point]) -> str:
    strands = ""
    for i, ((x0, y0), (x1, y1)) in enumerate(pairwise(points)):
        lean = math.degrees(math.atan2(y1 - y0, x1 - x0)) + (28 if i % 2 else -28)
        lock = ellipse(ink, 0, 0, 4.6, 3.3) + path(f"h o {strand_ink(ink)}", "M-3-1C-1 .6 1 .6 3-1")
        strands += place((x0 + x1) / 2, (y0 + y1) / 2, lock, lean)
    return strands


def shoulder(ink: str) -> Locks:
    """A king's hair, its ends rolled at the shoulder."""
    near = (
        "M12-22C21-16 24-2 22.6 12C22 20 24.6 25 29.4 25.6C27.6 31.4 17 32.4 14.6 24"
        "C13.4 19 16.8 10 16.4 1C16-6 14-12 11-16Z"
    )
    far = (
        "M-11-22C-18.6-17-20.4-4-19.2 8C-18.6 16-20.4 20-24.4 21C-22.6 26.4-14.4 26.4-13 19"
        "C-12.6 15-14.4 10-14.8 4C-15-4-13.6-12-10.6-16Z"
    )
    behind = path(ink, "M-14-10C-18 6-16 14-18 22L-8 32H12L20 26C18 14 20 2 17-10Z")
    return Locks(
        behind,
        path(ink, near)
        + path(ink, far)
        + path(
            f"h o {strand_ink(ink)}",
            (
                "M16-14C20-4 18.6 10 17.6 18C17 23 20 27.6 24 28M19.4-10C22 0 20.6 10 20 17"
                "C19.6 22 22 25.4 26 26.4M14-13.6C17.8-4 17.6 8 16.4 16M-15-14C-18-4-16.6 6-16 12"
                "C-15.6 18-17.4 22-20 23.4M-12.4-14C-15.6-8-16 0-15.6 6"
            ),
        ),
    )


def bob(ink: str) -> Locks:
    """Cut straight below the ears."""
    near = (
        "M10-24C21-20 24-8 23.4 6C23.2 14 24.4 19 21.4 22.4C17.4 23.6 14 21.6 13.4 17"
        "C16.8 10 16.6 2 15.6-4C14-9 9-13 2-15Z"
    )
    far = (
        "M-6-24C-16-21-19.4-10-18.8 3C-18.6 11-20 15-17.6 18.4C-15.2 19-13.2 17.6-12.6 14"
        "C-14.6 8-14.9 0-14-5C-12-11-8-13-4-15Z"
    )
    behind = path(ink, "M-12-10C-17 4-15 12-15 18C-6 22 10 23 18 21C19 10 19 0 17-10Z")
    return Locks(
        behind,
        path(ink, near)
        + path(ink, far)
        + path(
            f"h o {strand_ink(ink)}",
            (
                "M10-17C17-12 20-2 18.8 10C18.4 15 19 19 17.4 21M14-19C20.4-12 22-2 21 9"
                "C20.6 14 21.4 18 20.2 21M-9-18C-15.4-11-17-2-16.6 6C-16.4 11-17 14-16 17"
            ),
        ),
    )


def curls(ink: str) -> Locks:
    """Bunches of curls at both cheeks."""

    def bunch(x: float, w: float) -> str:
        points = arc(x, 4, w, 17, -100, 260, 11)
        return path(ink, scallop(points[:-1], 1, close=True)) + path(
            f"t o {strand_ink(ink)}",
            "".join(
                f"M{num(x - 2.6 + dx)} {num(yy)}a2.6 2.6 0 1 1 2.8 2.6"
                for dx, yy in ((1, -6), (-1, 1), (1.4, 8), (-0.4, 15))
            ),
        )

    top = path(
        ink, scallop(bezier((-17, -8), (-16, -34), (18, -38), (21, -8), 8), 1) + "C16-14 10-19 2-20C-6-19-12-16-17-8Z"
    )
    return Locks(bunch(19.4, 7) + bunch(-17, 5.4), top)


def parted(ink: str) -> Locks:
    """A lady's hair, parted, drawn back and falling behind."""
    back = path(
        ink,
        (
            "M-10-26C-24-20-23 4-25 20C-26 32-30 38-32 46C-20 52-10 44-8 30L12 30C14 44 26 52 37 46"
            "C33 38 30 30 28.4 18C26 0 25-22 8-28Z"
        ),
    ) + path(
        f"t o {strand_ink(ink)}",
        "M-20 0C-20 16-22 30-27 43M-17 14C-17 26-18 36-22 45M23 0C23 16 26 30 32 43M20 14C20 26 22 36 27 46",
    )
    top = path(ink, "M-4-16C-10-15-13-11-14.6-2C-19-9-18-30 0-31C18-31 22-12 19.6 2C17-8 12-14-4-16Z") + path(
        f"t o {strand_ink(ink)}",
        (
            "M-4-16C-10-19-14-16-16-9M-3-17C-9-23-14-21-17-14M-3-17C6-22 15-17 18.6-7M-2-18"
            "C8-26 17-22 20-10M-4-16C4-18 12-13 17-3"
        ),
    )
    return Locks(back, top)


def braids(ink: str) -> Locks:
    """A plait over the brow and two hanging."""
    back = _plait(ink, bezier((20, 2), (24, 20), (24, 34), (30, 52), 8)) + _plait(
        ink, bezier((-18, 2), (-21, 18), (-20, 34), (-24, 50), 8)
    )
    top = path(ink, "M-4-17C-10-15-13-10-14.8-1C-18-8-17-28 1-30C17-30 21-12 19 4C17-8 10-15-4-17Z") + path(
        f"t o {strand_ink(ink)}", "M-4-17C-11-18-14-13-15.6-6M-4-17C6-20 14-14 18-4M-3-18C8-25 15-20 19-8"
    )
    return Locks("", back + top)


def updo(ink: str) -> Locks:
    """A lady's hair put up."""
    back = path(ink, scallop(arc(3, -22, 19, 15, 150, 390, 8), 1) + "Z")
    top = path(
        ink,
        (
            "M-5-17C-11-15-13.6-10-14.8-1C-19-10-17-29 1-31C18-31 23-14 19.4 5C21 12 20 17 22 21"
            "C17 20 15 14 16.4 4C15-7 9-14-5-17Z"
        ),
    ) + path(
        f"t o {strand_ink(ink)}",
        ("M-5-17C-11-19-15-14-16.4-7M-4-18C-10-25-15-21-17.6-14M-4-18C6-23 16-17 18.6-5M-3-19C8-27 18-22 20-10"),
    )
    return Locks(back, top)
