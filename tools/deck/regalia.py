"""What the kings hold, in a hand's own space."""

from tools.deck.hands import Held, cup, grip
from tools.deck.svg import circle, path, place


def sword() -> Held:
    """An upright sword with a broad guard."""
    blade = path("p", "M-4-13L-3.4-98L0-110L3.4-98L4-13Z") + path("t o", "M0-14V-92")
    guard = "M-17-20C-15-16-6-17 0-17C6-17 15-16 17-20C18.6-16 17.6-12.6 13.6-12H-13.6C-17.6-12.6-18.6-16-17-20Z"
    pommel = circle("y", 0, 20, 5) + circle("r", 0, 20, 1.8, width=0.7)
    return Held(pommel + blade + path("y", guard) + circle("r", 0, -14.6, 2.4, width=0.8), grip())


def sceptre() -> Held:
    """A twisted sceptre that ends in a leaf of three lobes."""
    leaf = (
        "M-3 0C-2.4-4-3-7-8.4-8C-9.6-13.4-5-14.8-3-12C-4.4-17.4-2-22 0-24.4C2-22 4.4-17.4 3-12"
        "C5-14.8 9.6-13.4 8.4-8C3-7 2.4-4 3 0Z"
    )
    head = path("y", leaf) + circle("r", 0, -11, 2.2, width=0.8) + path("y", "M-5 0H5V4H-5Z") + circle("b", 0, 8, 4.6)
    twist = "M-2.4-60L2.4-56M-2.4-50L2.4-46M-2.4-40L2.4-36M-2.4-30L2.4-26M-2.4-20L2.4-16"
    return Held(path("y", "M-2.4-74H2.4V40H-2.4Z") + path("t o", twist) + place(0, -84, head), grip())


def globe() -> Held:
    """A banded globe with a jewel on top."""
    ball = circle("y", 0, 0, 18)
    ball += path("r", "M-17.8-2.6C-8 2.4 8 2.4 17.8-2.6L17.4 4.6C8 9-8 9-17.4 4.6Z")
    ball += path("r", "M-3-17.7C-4.4-11-4.4-6-3-.4H3C4.4-6 4.4-11 3-17.7Z")
    for x, y in ((-11.4, 3.4), (-4, 4.8), (4, 4.8), (11.4, 3.4), (0, -8)):
        ball += circle("p", x, y, 1.5, width=0.6)
    ball += path("h o", "M-12.6-9.6C-11.4-11.4-9.6-13-7.6-14M-11-7.6C-10-9-8.6-10.4-7-11.2")
    ball += circle("y", 0, -20.4, 3) + path("y", "M0-34L4-28L0-22.4L-4-28Z")
    palm, fingers = cup()
    return Held(palm + place(0, -17, ball), "", fingers)


def scroll() -> Held:
    """A written scroll, its red seal hanging from it."""
    sheet = path("p", "M-9-44H9V26H-9Z") + path("t o", "M-5-36H5M-6-31H6M-6-26H4M-6-21H6M-6-16H5")
    rolls = path("p", "M-13-50C-15-46-15-42-12.6-40H12.6C15-42 15-46 13-50Z")
    rolls += path("p", "M-12 22C-14 26-14 29-12 32H12C14 29 14 26 12 22Z")
    rolls += path("t o", "M-10.6-49C-12-46-12-43-10.6-40.6M10.6-49C12-46 12-43 10.6-40.6")
    seal = (
        path("r", "M11 22L8 33L12 30.6L16 33L14 22Z", 1)
        + circle("r", 12, 19, 5.4)
        + circle("y", 12, 19, 2.2, width=0.7)
    )
    return Held(sheet + rolls, grip(), seal)
