"""The headgear of the international design, in a head's own space; the brow lies at about y = -17."""

from tools.deck.cloth import Cloth, Stuff
from tools.deck.curves import bezier, scallop, scallop_on
from tools.deck.plume import plume
from tools.deck.svg import circle, num, path, place


def _fur(top: float, bottom: float, reach: float = 22) -> str:
    """A brim of fur between two heights at its middle, spotted black."""
    upper = bezier((-reach, top - 5), (-8, top), (10, top), (reach + 2, top - 6), 7)
    lower = bezier((reach + 2, bottom - 6), (10, bottom), (-8, bottom), (-reach, bottom - 5), 7)
    fur = path("p", scallop(upper, 1) + f"L{num(reach + 2)} {num(bottom - 6)}" + scallop_on(lower) + "Z")
    middle = (top + bottom) / 2 - 3
    spots = "".join(
        f"M{x} {num(middle + dy)}l1.2 4.4l-2.4 0Z" for x, dy in ((-14, -1.6), (-6, 0), (2, 0.4), (10, -0.2), (17, -2))
    )
    return fur + path("k x", spots)


def winter_crown(_cloth: Cloth) -> str:
    """A crown of four leaves standing in a fur brim, over a blue cap."""
    s = path("b", "M-16-20C-16-34-6-39 1-39C9-39 19-34 18-21C8-15-6-15-16-20Z")
    for x, y, lean in ((-15, -20, -14), (-4.6, -18, -4), (6.6, -18, 4), (17, -21, 14)):
        leaf = path("y", "M-4 0C-4-6-7-9-6-14C-4-13-3-15 0-19C3-15 4-13 6-14C7-9 4-6 4 0Z") + circle("p", 0, -20.4, 2)
        s += place(x, y, leaf + circle("r", 0, -7, 1.6, width=0.6), lean)
    return s + _fur(-17, -8)


def hood(cloth: Cloth) -> str:
    """A travelling hood, its fur framing the face."""
    outline = (
        "M1-42C-22-42-27-18-25 2C-24 14-27 22-31 28L-18 30C-15 12-20-4-16-14"
        "C-10-24 12-26 19-12C23-2 19 14 21 30L36 27C31 20 29 10 29-2C29-24 24-42 1-42Z"
    )
    s = cloth.field(outline, Stuff("b", "quatrefoil", "y"))
    inner = [
        *bezier((-18, 28), (-15, 10), (-20, -6), (-15, -15), 6),
        *bezier((-15, -15), (-8, -26), (12, -26), (19, -13), 6)[1:],
    ]
    outer = [*bezier((19, -13), (24, 0), (19, 14), (21, 28), 6)[1:]]
    edge = scallop([*inner, *outer], 1, 0.58)
    return (
        s
        + path("o lk", edge, 7.4)
        + path("o lp", edge, 5)
        + circle("y", 1, -27, 3.4)
        + circle("r", 1, -27, 1.4, width=0.6)
    )


def fur_hat(_cloth: Cloth) -> str:
    """A tall hat of black lamb, a red crown showing, a feather at its side."""
    s = place(16, -30, plume("y", 0, 0, 18), 0, 0.7)
    s += path("r", "M-15-36C-12-43-4-46 2-46C9-46 16-42 19-37Z")
    left = bezier((-20, -14), (-23, -24), (-21, -34), (-16, -38), 5)
    top = bezier((-16, -38), (-6, -41), (10, -41), (20, -38), 6)[1:]
    right = bezier((20, -38), (24, -32), (25, -22), (23, -14), 5)[1:]
    bottom = bezier((23, -14), (10, -8), (-8, -8), (-20, -14), 7)[1:-1]
    outline = [*left, *top, *right, *bottom]
    s += path("k", scallop(outline, 1, 0.6, close=True))
    curls = "".join(
        f"M{x} {y}a2.4 2.4 0 1 1 2.6 2.4"
        for x, y in ((-15, -20), (-8, -26), (-14, -31), (-3, -17), (0, -32), (5, -24), (11, -17), (13, -30), (17, -23))
    )
    return s + path("t lp o", curls)


def olive_wreath(_cloth: Cloth) -> str:
    """A wreath of gilded leaves on the hair."""
    leaf = path("y", "M0 0C-5-3-6-9 0-16C6-9 5-3 0 0Z", 1.1) + path("h o", "M0-1V-11")
    berry = circle("r", 0, 0, 1.8, width=0.8)
    s = path("o ly", "M-18-14C-8-20 10-20 20-15", 3)
    for x, y, lean in (
        (-17, -15, -66),
        (-12, -18, -48),
        (-6, -19.4, -30),
        (14, -18.4, 48),
        (8, -19.6, 30),
        (19, -16, 66),
    ):
        s += place(x, y, leaf, lean, 1.1) + place(x, y, leaf, lean + (52 if lean < 0 else -52), 0.8)
    s += place(1, -20, leaf, 0, 1.5)
    return s + "".join(place(x, y, berry) for x, y in ((-9, -17), (1, -18.4), (11, -17)))


def flower_wreath(_cloth: Cloth) -> str:
    """Roses and daisies on loose hair, with ribbons."""
    petals = "".join(place(0, 0, circle("p", 0, -3.8, 2.9, 0.9), a) for a in range(0, 360, 60))
    daisy = petals + circle("y", 0, 0, 2.4, 0.8)
    rose = circle("r", 0, 0, 5.4) + path("t lp o", "M-2.6 .8C-2-3 2.8-2.6 2 1C1.4 3-1.4 3.2-3.2 1.6")
    leaf = path("b", "M0 0C-4-3-4-8 0-12C4-8 4-3 0 0Z", 1)
    s = "".join(
        place(x, y, leaf, a)
        for x, y, a in (
            (-15, -20, -30),
            (-7, -26, -14),
            (1, -28, 0),
            (10, -26, 16),
            (18, -20, 34),
            (-17, -12, -80),
            (21, -12, 80),
        )
    )
    flowers = (
        (-17.4, -14, daisy),
        (-11.6, -22, rose),
        (-2, -25.6, daisy),
        (8, -25.4, rose),
        (16, -19.6, daisy),
        (20.6, -11, rose),
    )
    return s + "".join(place(x, y, flower) for x, y, flower in flowers)


def straw_hat(_cloth: Cloth) -> str:
    """A broad hat of straw, a blue band, a rose under the brim."""
    s = path("y", "M-13-20C-14-32-8-38 2-38C12-38 18-32 17-21Z") + path(
        "t o", "M-10-24C-3-22 8-22 15-25M-11-30C-4-28 8-28 16-31"
    )
    s += path("b", "M-14-24C-5-20 9-20 18-25L18-19C8-14-6-14-14.6-18Z")
    s += path(
        "y", "M-38-14C-30-22-18-22-14-19.4C-5-15 9-15 18-20C24-23 36-22 42-15C30-10 16-8.6 2-8.6C-12-8.6-28-9-38-14Z"
    )
    s += path("t o", "M-30-15C-14-11 18-11 34-16M-24-18C-14-14 18-14 28-18.6")
    return s + place(18, -19, circle("r", 0, 0, 4.6) + circle("y", 0, 0, 1.6, width=0.6))


def sun_crown(_cloth: Cloth) -> str:
    """Rays, straight and waved by turns."""
    s = ""
    for i in range(9):
        lean = -64 + 16 * i
        ray = "M-3.2 0L0-25L3.2 0Z" if i % 2 == 0 else "M-2.6 0C-4.6-6-.6-10-2-16L0-20L2-14C1-9 4-6 2.6 0Z"
        s += place(1 + 0.28 * lean, -17 - 0.0012 * (64 * 64 - lean * lean) * 0.6, path("y", ray, 1.1), lean, 0.92)
    s += path("r", "M-19.4-15C-7-9.6 9-9.6 21-15.4L21.4-22C9-16.4-7-16.4-19.8-21.6Z")
    return s + "".join(
        circle("p", x, y, 1.7, width=0.7) for x, y in ((-14, -16.6), (-6, -14.2), (2, -13.4), (10, -14.6), (17, -17.2))
    )


def hennin(cloth: Cloth) -> str:
    """A tall cone wound with ribbon, a veil from its tip."""
    veil = path("p", "M14-50C30-44 36-14 32 24L24 16C26-10 22-30 12-44Z", 1.1) + path("h o", "M16-46C27-34 30-8 28 18")
    cone = cloth.field(
        "M-17-15C-12-32-2-46 12-53C16-54 18-52 18-48C21-36 22-22 20-12C10-21-6-22-17-15Z", Stuff("y", "lozenges", "r")
    )
    band = path("k", "M-18.6-10C-8-19 10-18.6 21.6-7L22-13C11-24-7-24-18-15.6Z")
    pearls = "".join(
        circle("p", x, y, 1.5, width=0.7) for x, y in ((-12.6, -15.6), (-4.4, -18.6), (5, -18.4), (13.6, -14.8))
    )
    # Low enough to stay inside the frame.
    return place(0, -2.6, veil + cone + band + pearls, 0, 1, 0.8)


def turban(cloth: Cloth) -> str:
    """A turban wound of striped cloth, a jewel and a white feather on it."""
    s = place(3, -34, plume("p", 0, 0, 6), 0, 0.62)
    s += path("r", "M-9-38C-6-44 8-45 12-39Z")
    s += cloth.field(
        "M-22-15C-28-27-20-38-6-38C4-36 16-40 22-34C31-29 29-17 23-13C10-8-10-8-22-15Z", Stuff("p", "stripe", "r")
    )
    folds = "M-22-15C-12-24 0-28 14-38M-25-24C-14-27-8-32-4-38M-12-11C2-18 16-24 27-28M6-9.6C14-12 22-16 27-22"
    return s + path("t o", folds) + circle("y", 2, -28, 4.4) + circle("b", 2, -28, 2, width=0.7)


def mural_crown(_cloth: Cloth) -> str:
    """A crown like a town's wall."""
    s = path("k", "M-16-22C-8-27 10-27.6 19-22.4C9-17-7-17-16-22Z")
    wall = (
        "M-19-18L-22-38L-15-36.6L-14.4-32L-8.6-30.6L-8.4-37L-1.6-36.4V-31H4.6L4.8-36.6"
        "L11.4-37.4L11.8-31.4L17-32.6L17.8-37.4L24-39L21-18C9-12.4-7-12.4-19-18Z"
    )
    s += path("y", wall) + path("t o", "M-19.4-24C-8-19.4 10-19.4 21.6-24M-11-30V-22M7-31V-21M-2-31V-20.4M15-32V-23")
    s += path("r", "M-19-14C-7-9 9-9 21-14.4L21.2-19C9-13.4-7-13.4-19.2-18.4Z")
    return s + "".join(
        path("k x", f"M{x - 1.6} {y}V{y - 4}a1.6 1.6 0 0 1 3.2 0V{y}Z")
        for x, y in ((-14.4, -25), (1.4, -22.4), (17, -25.4))
    )


def horned_hood(cloth: Cloth) -> str:
    """Hair gathered in two nets of gold, a roll of cloth over them."""
    net = Stuff("y", "lozenges", "k")
    s = cloth.field("M-12-14C-20-16-28-12-28-2C-28 6-20 9-15 4Z", net) + cloth.field(
        "M17-13C25-16 33-11 33-1C33 7 24 10 18 5Z", net
    )
    s += path(
        "r",
        (
            "M-26-18C-24-30-12-35-5-30C-1-27 4-27 8-30C16-35 29-30 30-17"
            "C24-22 14-23 8-19C3-16-1-16-5-19C-11-23-20-22-26-18Z"
        ),
    )
    s += path("t o", "M-20-22C-18-27-14-30-9-29M24-22C22-27 18-30 12-29")
    return s + path("y", "M1.5-30L6-23.5L1.5-17L-3-23.5Z") + circle("p", 1.5, -23.5, 1.8, width=0.7)


def tailed_hood(_cloth: Cloth) -> str:
    """A hood wound round the head, its long tail hanging over the shoulder."""
    s = path("r", "M18-26C30-24 33-8 31 10C30 24 33 36 36 46C30 48 26 44 25 38C22 24 27 6 22-8Z") + path(
        "t o", "M26-12C28 4 25 22 30 42"
    )
    s += path("r", "M-19-14C-26-20-24-32-14-34C-8-42 8-44 16-36C26-34 30-22 24-14C10-9-8-9-19-14Z")
    s += path("t o", "M-19-14C-12-24 2-28 16-36M-14-34C-4-34 6-32 14-24M-6-10.6C4-16 14-18 24-18")
    s += path("y", "M-21-12C-9-7 10-7 25-12.6L25.4-18C10-12-8-12-21.4-17.4Z")
    return s + "".join(
        circle("k", x, y, 1, width=0.4) for x, y in ((-15, -13), (-6, -11), (3, -10.4), (12, -11), (20, -13.4))
    )
