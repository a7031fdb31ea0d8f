"""What the jacks hold, in a hand's own space: the tools of their trades."""

import math

from tools.deck.hands import Held, grip
from tools.deck.svg import circle, num, path, place


def halberd() -> Held:
    """A halberd: spike, axe and hook over a red tassel."""
    head = path("p", "M-2.6-2C-3.6-14-1.6-26 0-37C1.6-26 3.6-14 2.6-2Z")
    head += path("p", "M2.4 2C9 0 14-3 18-9C20 2 19 14 13 23C11 17 8 14 2.4 13Z")
    head += path("p", "M-2.4 3C-8 2-12 4-15 9C-11 10-7 12-2.4 12Z") + path("y", "M-3.4-2H3.4V15H-3.4Z")
    head += path("t o", "M14-3C15 5 14 13 11.6 18")
    tassel = "M-2-58C-8-52-7-48-9-42C-5-44-3-47 0-47C3-47 5-44 9-42C7-48 8-52 2-58Z"
    return Held(path("y", "M-2.2-70H2.2V50H-2.2Z") + place(0, -74, head) + path("r", tassel), grip())


def bow() -> Held:
    """A bow held by its middle, strung."""
    stave = (
        "M9-96C13-94 11-90 8-90C-6-72-7-34-2.6-8H2.6C-2-34 0-66 13-86C18-92 15-98 9-96Z"
        "M-2.6 8C-6 30-6 44 0 60L4 58C0 44 0 28 2.6 8Z"
    )
    bindings = path("y", "M-5-26L2-27L1.4-19L-4.6-18ZM-3-64L4-62L2-55L-4.6-57Z", 0.9)
    return Held(path("r", stave) + path("o", "M11-89L15 20", 1) + bindings, grip())


def arrow() -> Held:
    """An arrow, its head upwards."""
    shaft = path("o", "M0 30V-66", 2.2) + path("p", "M0-84C4-77 6-71 7-65L0-68L-7-65C-6-71-4-77 0-84Z", 1.2)
    return Held(shaft + path("y", "M-2.6-66H2.6V-60H-2.6Z", 0.9), grip())


def lute() -> Held:
    """A lute held across the body: one hand plays, the other stops the strings."""
    body = path("y", "M0-30C13-26 20-10 18 6C16 20 8 26 0 26C-8 26-16 20-18 6C-20-10-13-26 0-30Z") + circle(
        "p", 0, -2, 6.6
    )
    for i in range(8):
        a = i * math.pi / 4
        body += path("h o", f"M{num(6.6 * math.cos(a))} {num(-2 + 6.6 * math.sin(a))}L0-2")
    body += path("k", "M-7 15H7V18H-7Z")
    neck = path("r", "M-3.4-78H3.4V-10H-3.4Z") + path("k", "M-4.4-78L-2-98H6L4.4-78Z")
    neck += "".join(circle("y", x, -82 - i * 5, 1.5, width=0.7) for i in range(3) for x in (-6, 7.4))
    neck += path("h o", "M-3.4-70H3.4M-3.4-60H3.4M-3.4-50H3.4M-3.4-40H3.4M-1.4-78V16M1.4-78V16")
    return Held(
        place(-12, -8, body + neck, 33, 0.95), "", place(-3, 3, grip(), -52, 0.95) + place(15, -49, grip(), 30, 0.95)
    )


def falcon() -> Held:
    """A falcon on a yellow glove, one wing raised."""
    wing = (
        "M4-26C10-34 14-46 13-62C17-58 18-54 18-50C21-52 23-54 24-57C26-52 26-48 24-43C27-44 29-45 31-48"
        "C32-42 30-37 27-33C29-33 31-34 33-35C32-26 26-16 16-10C10-6 4-10 4-26Z"
    )
    quills = "M8-20C14-28 17-40 17-52M11-17C18-24 22-34 23-44M14-14C20-19 25-25 28-32"
    bird = path("b", wing) + path("t lp o", quills) + path("p", "M4 2L10 24L15 27L18 22L11 0Z")
    bird += path("o", "M6.4 9L13.6 6.6M8.2 15L15.4 12.6M10 21L17 18.4", 1.6)
    bird += path("p", "M0 4C-12-2-15-16-11-27C-13-34-10-42-3-43C4-44 9-38 8-31C16-20 16-2 8 4Z")
    back = (
        "M-11-35C-12-41-7-44.6-2-44C5-43.4 9-38 8-31C14-22 16-6 10 3C6-2 5-10 6-17C5-24 3-29-.6-31"
        "C-1.6-29.6-2-28-3.4-26.6C-4.4-29-5-33-11-35Z"
    )
    bars = (
        "M-9.6-21.6L-6.4-19.8L-3.4-21.8M-1.6-19.6L1.6-18.2L4.2-20M-9.8-15.4L-6.6-13.4L-3.2-15.4"
        "M-1.4-13.2L1.8-11.6L4.4-13.4M-8-8.6L-4.8-6.8L-1.8-8.6M0-6.6L3-5L5.6-6.4"
    )
    bird += path("b", back) + path("o", bars, 1.3)
    beak = "M-9.4-38C-13-39-16.4-36.6-16.6-31.6C-14.4-33.6-12-34-10.4-32.8C-9.4-34.4-9-36-9.4-38Z"
    bird += path("y", beak) + circle("y", -6, -37.6, 1.6, width=0.8)
    legs = (
        path("o", "M-2 3L-6 10M3 4L1 11", 3.6)
        + path("o ly", "M-2 3L-6 10M3 4L1 11", 1.8)
        + path("lr o", "M-3 8C-9 14-8 22-12 28M2 8C-2 14-2 20-5 27", 1.5)
    )
    return Held("", grip("y"), place(-1, -21, bird + legs, 0, 1.02))
