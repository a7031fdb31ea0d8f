"""The jacks' hats, in a head's own space."""

from tools.deck.cloth import Cloth, Stuff
from tools.deck.plume import plume
from tools.deck.svg import circle, num, path, place


def beret(_cloth: Cloth) -> str:
    """Black and broad, with a blue plume."""
    s = plume("b", 13, -24, 18)
    s += path("k", "M-22-19C-27-32-12-43 5-41C22-40 33-31 28-20C24-13 10-17 2-17C-8-17-18-12-22-19Z") + path(
        "t lp o", "M-16-20C-17-29-8-36 2-37M-6-20C-7-27 0-33 8-34M8-20C9-27 14-30 21-29"
    )
    s += (
        path("r", "M-19.4-13C-8-19.6 10-20 22-15L22.4-20.4C10-25-8-24.6-20-18.6Z")
        + circle("y", 14, -20.4, 3.2)
        + circle("r", 14, -20.4, 1.2, width=0.5)
    )
    return s


def flatcap(_cloth: Cloth) -> str:
    """A turned-up cap with a gold plume."""
    s = path("b", "M-18-19C-20-31-10-38 2-38C14-38 24-32 21-20Z") + path(
        "t lk o", "M-9-20C-10-28-6-34-1-37.6M1-20.6V-38M11-20C12-28 9-34 5-37.6"
    )
    s += path("r", "M-24-14C-27-19-23-23-18-22.4C-6-19.6 8-19.6 20-23C26-24 29-19 26-14.6C12-9.6-10-9.4-24-14Z")
    s += "".join(
        path("t lk o", f"M{x} {y}L{x} {num(y + 6)}") for x, y in ((-14, -20), (-4, -18.4), (6, -18.4), (16, -20))
    )
    s += plume("y", -15, -20, -34) + circle("y", -15, -18.6, 3)
    return s


def bycocket(_cloth: Cloth) -> str:
    """A pointed hunting hat with a red plume."""
    s = place(14, -25, plume("r", 0, 0, 26), 0, 0.8)
    s += path("y", "M-15-19C-15-30-6-39 5-44C9-46 12-45 13-41C18-36 22-31 21.6-22C10-17-6-16-15-19Z") + path(
        "t lk o", "M-4-20C-4-28 0-35 7-40M6-20C7-28 9-34 12-39"
    )
    s += (
        path("b", "M-31-13C-20-21-6-24 8-26C16-27 22-28 26-31C27-25 26-19 23-14.6C10-9.6-14-8.6-31-13Z")
        + path("t ly o", "M-24-13.6C-8-12 10-13 22-18")
        + circle("y", 13, -22, 3.6)
        + circle("r", 13, -22, 1.5, width=0.6)
    )
    return s


def toque(cloth: Cloth) -> str:
    """Gathered stripes over a gold band, a small plume upright."""
    s = place(6, -34, plume("y", 0, 0, 34), 0, 0.78)
    s += cloth.field("M-18-20C-25-34-12-42 1-42C15-42 28-34 21-21Z", Stuff("b", "stripe", "r"))
    s += (
        path("y", "M-19-14.6C-7-10 9-10 21-15.4L21.6-23C9-18-7-18-19.6-22.4Z")
        + "".join(circle("p", x, y, 1.5, width=0.7) for x, y in ((-13, -17.2), (-4, -15.2), (5.6, -15.2), (15, -17.6)))
        + circle("r", 1, -28, 3.4)
        + circle("y", 1, -28, 1.3, width=0.5)
    )
    return s
