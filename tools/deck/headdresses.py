"""The ladies' headdresses, in a head's own space."""

from tools.deck.cloth import Cloth, Stuff
from tools.deck.curves import bezier
from tools.deck.svg import circle, path, place


def kokoshnik(cloth: Cloth) -> str:
    """The north's tall headdress, edged with pearls."""
    s = cloth.field(
        "M-20.6-8C-30-22-22-41 1-53C24-41 33-22 22.6-9C19-19 11-22 1-22.4C-9-22-16-19-20.6-8Z", Stuff("b", "vine", "y")
    )
    s += path(
        "y", ("M-20.6-8C-17-20-9-22.4 1-22.4C11-22.4 19-20 22.6-9L20.6-4.4C17-15 10-18.4 1-18.4C-8-18.4-15-15-18.8-4Z")
    )
    edge = (
        bezier((-21.4, -9), (-31, -23), (-22, -42), (1, -53), 8)
        + bezier((1, -53), (24, -42), (34, -23), (23.4, -10), 8)[1:]
    )
    s += "".join(circle("p", x, y, 2.1, width=0.9) for x, y in edge)
    s += path("r", "M1-43L5.4-36L1-29L-3.4-36Z") + circle("y", 1, -36, 1.6, width=0.6)
    # Low enough to stay inside the frame.
    return place(0, -1.2, s, 0, 1, 0.86)


def veil(_cloth: Cloth) -> str:
    """A low diadem; the dark veil itself hangs behind."""
    s = path(
        "y",
        (
            "M-17.4-17C-7-13 8-13 19.4-18L20.6-26C16-24 14-27 13-31C10-26 7-27 1-37C-5-27-8-26-11-30"
            "C-12-26-14-24-18.6-25Z"
        ),
    )
    s += path("r", "M1-29L3.8-24.6L1-20.4L-1.8-24.6Z", width=0.8) + "".join(
        circle("p", x, y, 1.5, width=0.7)
        for x, y in (
            (-10.4, -20.6),
            (12.4, -20.8),
            (1, -38.4),
            (-11, -31.6),
            (13, -32.6),
            (-18.6, -26.4),
            (20.8, -27.4),
        )
    )
    return s


def coronet(_cloth: Cloth) -> str:
    """A small crown on hair put up."""
    s = path("y", "M-13-22C-4-18.6 8-18.6 16-23L18-33L11.6-28.6L8.6-37L1.6-29.6L-4.6-37L-7.4-28.4L-14.6-32Z")
    s += (
        "".join(
            circle("p", x, y, 1.7, width=0.8) for x, y in ((-14.8, -33), (-4.8, -38.4), (8.8, -38.4), (18.2, -34.4))
        )
        + circle("r", 1.6, -24.6, 2, width=0.7)
        + circle("b", -6.4, -25, 1.5, width=0.7)
        + circle("b", 9.6, -25.6, 1.5, width=0.7)
    )
    return s


def pearlcap(cloth: Cloth) -> str:
    """A half cap with pearls, set back on the hair."""
    s = cloth.field(
        "M-15-17C-19-36-6-42 5-41C18-40 25-26 22-6C18-18 12-24 3-25.6C-4-26-10-22-15-17Z", Stuff("r", "lozenges", "y")
    )
    s += "".join(circle("p", x, y, 2, width=0.8) for x, y in bezier((-15, -17), (-8, -28), (14, -32), (22, -5), 8))
    s += path("y", "M3-36L6-31.6L3-27.4L0-31.6Z", width=0.9)
    return s
