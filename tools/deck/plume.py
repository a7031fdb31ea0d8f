"""An ostrich plume."""

from tools.deck.curves import bezier, scallop, scallop_on
from tools.deck.svg import path, place


def plume(ink: str, x: float, y: float, rot: float) -> str:
    """An ostrich plume curling back at its tip."""
    left = bezier((0, 0), (-9, -12), (-9, -26), (3, -34), 6)
    right = bezier((13, -29), (12, -19), (7, -8), (0, 0), 5)
    d = scallop(left, 1, 0.6) + "C8-38 16-36 16-31C16-28 14-27 13-29" + scallop_on(right, 1, 0.6) + "Z"
    barbs = (
        "M0 0C-2-12 0-24 8-31M-1.6-9L-5.4-12.4M-1.4-14L-6-18M-.4-19L-4.4-23.6M1.8-24L-1-29.6M-1-9"
        "L4-10.6M-.6-14L6-16M1-19.6L8.4-22M4-25.6L10.4-27.4"
    )
    return place(x, y, path(ink, d) + path("t o", barbs), rot, 1.05)
