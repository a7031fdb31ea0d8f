"""What the ladies hold, in a hand's own space."""

import math

from tools.deck.hands import Held, grip, pinch
from tools.deck.svg import circle, num, path, place


def _picked(flower: str) -> Held:
    palm, fingers = pinch()
    return Held("", palm + flower, fingers)


def rose() -> Held:
    """A rose of five petals with two leaves."""
    petals = "".join(place(0, 0, path("r", "M-8-3C-10-12-5-16 0-15C5-16 10-12 8-3Z"), i * 72) for i in range(5))
    heart = "M-2.4 .6C-2-2.6 2.6-2.4 2 .6C1.6 3-1 3.6-3 2.2M-5 2C-6-4-1-6 3-4.6M5.6-2C6.6 3 3 6-1 5.8"
    bloom = petals + circle("r", 0, 0, 8.6) + path("t lp o", heart)
    leaf = path("b", "M0 0C4-7 11-9 17-7C15-1 8 3 0 0Z") + path("h lp o", "M2-.6C7-2 11-4 15-6")
    stem = path("o", "M1 2C0-8-1-20 0-38", 2)
    return _picked(stem + place(0, -28, leaf, -8) + place(0, -22, leaf, 0, -1, 1) + place(0, -50, bloom))


def tulip() -> Held:
    """A flamed tulip with two leaves."""
    cup = "M-11-12C-13 4-7 11 0 11C7 11 13 4 11-12C8-9 6-7 4.6-5C3-11 1.6-15 0-18C-1.6-15-3-11-4.6-5C-6-7-8-9-11-12Z"
    flames = "M0-14C3-6 3 2 0 9M0-14C-3-6-3 2 0 9M-9-6C-8 2-5 7-1 9M9-6C8 2 5 7 1 9"
    bloom = path("r", cup) + path("t ly o", flames)
    leaf = path("b", "M0 8C8 0 9-14 5-26C-3-18-5-4 0 8Z") + path("h lp o", "M1 4C3-6 4-14 4.4-22")
    stem = path("o", "M1 2C0-8 1-20 0-42", 2)
    leaves = place(1, -17, leaf, 22) + place(-1, -15, leaf, -20, -1, 1)
    return _picked(stem + leaves + place(0, -54, bloom, 0, 1.05))


OAK_LEAF = (
    "M0 2C-5 0-4-4-6-5C-10-7-8-11-6-12C-9-15-6-19-4-19C-5-23-2-26 0-27C2-26 5-23 4-19"
    "C6-19 9-15 6-12C8-11 10-7 6-5C4-4 5 0 0 2Z"
)
OAK_VEINS = "M0 1V-23M0-6L-5-9M0-6L5-9M0-13L-4-16M0-13L4-16"


def oak() -> Held:
    """A sprig of oak with two acorns."""
    leaf = path("y", OAK_LEAF) + path("h o", OAK_VEINS)
    acorn = path("r", "M-4 0C-4 8-1.6 10.4 0 11.6C1.6 10.4 4 8 4 0Z") + path("y", "M-5.4 0C-5-5 5-5 5.4 0Z")
    sprig = path("o", "M1 2C0-8-2-20 0-46", 2) + place(0, -24, leaf, 56, 0.86) + place(0, -30, leaf, -56, 0.86)
    return _picked(sprig + place(0, -46, leaf, 0, 1.1) + place(-9, -46, acorn, 16) + place(9, -42, acorn, -16))


def fan() -> Held:
    """An open fan of nine blades, red and paper by turns."""
    blades = ""
    for i in range(9):
        blade = path("r" if i % 2 else "p", "M-1.6-6L-5.4-46C-2-49 2-49 5.4-46L1.6-6Z", 1)
        blades += place(0, 0, blade + path("x y" if i % 2 else "x k", "M0-42L1.9-37L0-32L-1.9-37Z"), -62 + i * 15.5)
    angles = [math.radians(a) for a in range(-68, 69, 8)]
    ribbon = "M" + "L".join(f"{num(23 * math.sin(a))} {num(-23 * math.cos(a))}" for a in angles)
    return Held("", place(0, -6, blades + path("o", ribbon, 1)) + grip())
