"""The kings' crowns, in a head's own space; the brow band lies at about y = -17.

They end in pearls, globes and leaves.
"""

from tools.deck.cloth import Cloth, Stuff
from tools.deck.curves import Point, bezier, scallop, scallop_on
from tools.deck.svg import circle, num, path, place


def _band(jewel: str) -> str:
    s = path("y", "M-18.6-14.6C-7-9.6 9-9.8 20.4-15.4L21-22.6C9-17 -7-16.8-19.2-21.8Z")
    for x, y in ((-11.6, -15.7), (0.8, -13.6), (13.2, -15.9)):
        s += path(jewel, f"M{x} {num(y - 2.6)}L{num(x + 3)} {y}L{x} {num(y + 2.6)}L{num(x - 3)} {y}Z", width=0.8)
    for x, y in ((-16.6, -17.4), (-5.4, -14.2), (7, -14.4), (18.4, -18)):
        s += circle("p", x, y, 1.3, width=0.7)
    return s


def fleuron(_cloth: Cloth) -> str:
    """An open crown: three leaves and two pearls."""
    leaf = (
        "M-2.6 0C-2-3-2.4-5.4-6.6-6C-7.6-10-3.8-11-2.4-9C-3.4-13-1.6-16.4 0-18C1.6-16.4 3.4-13 2.4-9"
        "C3.8-11 7.6-10 6.6-6C2.4-5.4 2-3 2.6 0Z"
    )
    s = path("k", "M-18.6-21C-8-25 9-25.6 20.4-21.8C9-17-7-16.8-18.6-21Z")
    for x, y, a, k in ((-16, -20.8, -16, 0.95), (1, -17.6, 0, 1.25), (18, -21.4, 16, 0.95)):
        s += place(x, y, path("y", leaf) + circle("r", 0, -8.4, 1.4, width=0.6), a, k)
    for spike, tip in ((-8.2, -24.6), (10, -25)):
        s += path("y", f"M{num(spike - 2)} {num(tip + 6.6)}L{spike} {tip}L{num(spike + 2)} {num(tip + 6.6)}")
        s += circle("p", spike, tip - 1.4, 2.3)
    return s + _band("b")


def closed(_cloth: Cloth) -> str:
    """Arches over a red cap, a globe on top."""
    s = path("r", "M-17-20C-19-38-8-43 1-43C11-43 22-38 19.4-21C8-16.6-7-16.4-17-20Z")
    s += path("t lk o", "M-9-20C-10-30-6-38-1-42M11-20.6C12-30 8-38 3-42")
    s += path(
        "y",
        (
            "M-19.2-21C-23-38-12-45-1-46L-.4-42C-10-41-17.6-34-15.2-19.8ZM20.8-21.8C25-38 14-45 3-46"
            "L2.4-42C12-41 19.4-34 17-20.6Z"
        ),
    )
    s += path("y", "M-1.6-18C-2.4-28-2-36-.6-44H2.6C4-36 4.2-28 3.4-18Z")
    for i in range(4):
        s += circle("p", 1, -22.6 - i * 5.4, 1.2, width=0.6)
    s += circle("b", 1, -48, 3.4) + circle("p", 1, -53, 1.8, width=0.9)
    return s + _band("b")


def rays(_cloth: Cloth) -> str:
    """Tall spikes tipped with pearls."""
    tips: list[Point] = [(-20.5, -35), (-11.4, -41), (1, -44), (13.4, -41), (23, -36)]
    base = [(-18.8, -20.4), (-13, -18.8), (-4.8, -17.4), (6.6, -17.4), (15, -19), (20.6, -21.4)]
    d = "M-18.8-20.4"
    for (x, y), (bx, by) in zip(tips, base[1:], strict=True):
        d += f"L{x} {y}L{num(bx)} {num(by - 7 if bx != 20.6 else by)}"
    s = path("r", "M-17-20C-14-30-6-33 1-33C9-33 17-31 19.4-21C8-16.6-7-16.4-17-20Z")
    s += path("y", d + "C9-16.4-7-16.2-18.8-20.4Z")
    for x, y in tips:
        s += circle("p", x, y - 1.6, 2.3)
    return s + _band("r")


def furcap(cloth: Cloth) -> str:
    """A domed cap with a brim of fur."""
    s = cloth.field("M-16-19C-17-34-8-43 1-47C10-43 19.6-34 18-20C8-15-6-15-16-19Z", Stuff("r", "quatrefoil", "y"))
    s += path("y", "M-2.6-17C-3.6-28-2-38 1-47C4-38 5.6-28 4.6-17Z")
    s += "".join(circle("p", 1, y, 1.4, width=0.6) for y in (-38, -33, -28, -23.4))
    s += circle("y", 1, -49.4, 3.2) + circle("p", 1, -54, 1.9)
    top = bezier((-21, -20), (-8, -15), (10, -15), (23, -21), 7)
    bottom = bezier((23, -13), (10, -6), (-8, -6), (-20, -12), 7)
    s += path("p", scallop(top, 1) + "L23-13" + scallop_on(bottom) + "Z")
    return s + path(
        "k x",
        "".join(
            f"M{x} {y}l1.1 4.4l-2.2 0Z" for x, y in ((-13, -16.4), (-6, -14.6), (1, -14.2), (8, -14.6), (15, -16.6))
        ),
    )
