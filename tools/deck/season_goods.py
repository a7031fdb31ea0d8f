"""What the people of the international design hold, in a hand's own space."""

from tools.deck.curves import arc, scallop
from tools.deck.flowers import OAK_LEAF, OAK_VEINS
from tools.deck.hands import Held, cup, grip, pinch
from tools.deck.svg import circle, path, place


def axe() -> Held:
    """A broad axe, held upright."""
    head = path("p", "M2-86C12-88 20-92 26-98C32-84 32-66 25-52C19-60 12-64 2-65Z") + path(
        "t o", "M23-93C27-82 27-68 23-57"
    )
    poll = path("p", "M-2-84H-10V-68H-2Z") + path("y", "M-4-88H4V-62H-4Z") + circle("r", 0, -75, 2.2, width=0.7)
    return Held(path("r", "M-2.4-96H2.4V46H-2.4Z") + path("y", "M-3.4-98L0-106L3.4-98Z") + head + poll, grip())


def lantern() -> Held:
    """A lantern with its light, hung from the hand's ring."""
    case = path("k", "M-15-50H15L11-58H-11Z") + path("k", "M-8-58C-8-66 8-66 8-58Z") + path("y", "M-13-50H13V-18H-13Z")
    flame = path("r", "M0-22C-7-26-5-34 0-44C5-34 7-26 0-22Z") + path("p", "M0-23C-3-26-2-30 0-35C2-30 3-26 0-23Z", 0.9)
    bars = path("o", "M-13-50V-18M13-50V-18M-5-50V-18M5-50V-18", 1.6) + path("k", "M-16-18H16L13-11H-13Z")
    return Held(path("y", "M-2-11H2V30H-2Z") + case + flame + bars, grip())


def letter() -> Held:
    """A folded letter under a red seal."""
    sheet = path("p", "M-20-44L18-50L22-14L-16-8Z") + path("t o", "M-20-44L2-26L18-50M-16-8L-4-28M22-14L6-30")
    palm, fingers = pinch()
    return Held("", palm + place(0, 0, sheet) + circle("r", 2, -27, 5) + circle("y", 2, -27, 1.8, width=0.6), fingers)


def book() -> Held:
    """A clasped book, its pages outward."""
    cover = path("b", "M-17-50H15V0H-17Z") + path("p", "M15-47L20-49V-1L15-2Z") + path("t o", "M17-48V-2")
    fittings = "".join(
        path("y", f"M{x} {y}l{dx} 0l{-dx} {dy}Z", 1)
        for x, y, dx, dy in ((-17, -50, 9, 9), (15, -50, -9, 9), (-17, 0, 9, -9), (15, 0, -9, -9))
    )
    return Held(cover + fittings + path("y", "M-1-36L6-25L-1-14L-8-25Z") + circle("r", -1, -25, 2.6, width=0.8), grip())


def nosegay() -> Held:
    """A bunch of small flowers in a frill of paper."""
    petals = "".join(place(0, 0, circle("p", 0, -3.8, 2.9, 0.9), a) for a in range(0, 360, 60)) + circle(
        "y", 0, 0, 2.4, 0.8
    )
    frill = path("p", scallop(arc(0, -40, 22, 15, 0, 360, 14)[:-1], 1, close=True)) + path("p", "M-9-30L-2 0H2L9-30Z")
    rose = circle("r", 0, 0, 5.8) + path("t lp o", "M-2.6 .8C-2-3 2.8-2.6 2 1C1.4 3-1.4 3.2-3.2 1.6")
    blue = "".join(place(0, 0, circle("b", 0, -3.4, 2.6, 0.8), a) for a in range(0, 360, 72)) + circle(
        "y", 0, 0, 1.6, 0.6
    )
    flowers = ((-11, -42, blue), (0, -50, rose), (11, -42, petals), (-1, -36, petals), (8, -33, blue), (-8, -33, rose))
    palm, fingers = pinch()
    return Held("", palm + frill + "".join(place(x, y, flower) for x, y, flower in flowers), fingers)


def flute() -> Held:
    """A shepherd's flute."""
    pipe = (
        path("y", "M-3.4-74L3.4-74L4.6 40H-4.6Z")
        + path("k", "M-4-78H4V-70H-4Z")
        + path("r", "M-4.6-22H4.6V-17H-4.6ZM-4-60H4V-56H-4Z", 0.9)
    )
    return Held(pipe + "".join(circle("k x", 0, y, 1.5) for y in (-65, -50, -43, -36, -29)), grip())


def sun_staff() -> Held:
    """A staff that ends in a sun."""
    rays = "".join(place(0, 0, path("y", "M-3.4-13L0-24L3.4-13Z", 1.1), a) for a in range(0, 360, 36))
    face = circle("y", 0, 0, 13) + path(
        "t o", "M-5-3.6C-4-5-2-5-1-3.6M2-3.6C3-5 5-5 6-3.6M.4-3V2.6M-3.6 5.6C-1 7.4 2 7.4 4 5.6"
    )
    return Held(
        path("r", "M-2.2-54H2.2V44H-2.2Z") + circle("b", 0, -54, 3.6) + place(0, -70, rays + face, 0, 0.92), grip()
    )


def wheat() -> Held:
    """A sheaf of five ears."""
    ear = path("o", "M0 30V-20", 1.4)
    for i in range(5):
        ear += place(-0.6, -14 - 6 * i, path("y", "M0 0C-6-1-7-6-5-9C-2-8 0-5 0 0Z", 0.9)) + place(
            0.6, -14 - 6 * i, path("y", "M0 0C6-1 7-6 5-9C2-8 0-5 0 0Z", 0.9)
        )
    ear += path("y", "M0-42C-3-46-2-50 0-53C2-50 3-46 0-42Z", 0.9)
    sheaf = "".join(place(0, -4, ear, lean, 0.95) for lean in (-30, 30, -15, 15, 0))
    return Held(sheaf, grip(), path("r", "M-7-11C-3-9 4-9 8-11L8-6C4-4-3-4-7-6Z", 1))


def falchion() -> Held:
    """A curved sword, its back towards the bearer."""
    blade = path("p", "M-4-14C-4-44-2-70 10-98C12-76 12-40 4-14Z") + path("t o", "M0-18C0-46 2-68 8-86")
    guard = path("y", "M-15-12C-15-17-10-17-6-15H6C10-17 15-17 15-12C10-9-10-9-15-12Z") + circle(
        "r", 0, -12.6, 2.2, width=0.8
    )
    return Held(circle("y", 0, 20, 4.6) + blade + guard, grip())


def goblet() -> Held:
    """A covered goblet."""
    bowl = path("y", "M-15-44C-15-24-6-20-3-18V-6H3V-18C6-20 15-24 15-44Z") + path(
        "r", "M-14.6-38C-6-34 6-34 14.6-38L13.6-31C6-27-6-27-13.6-31Z"
    )
    lid = path("y", "M-16-44C-14-54-6-58 0-59C6-58 14-54 16-44C6-41-6-41-16-44Z") + circle("b", 0, -62, 3.4)
    palm, fingers = cup()
    return Held(
        palm + place(0, 2, bowl + lid + "".join(circle("p", x, -35, 1.4, width=0.6) for x in (-8, 0, 8))), "", fingers
    )


def grapes() -> Held:
    """A cluster of grapes with two leaves."""
    leaf = place(-11, -52, path("y", OAK_LEAF) + path("h o", OAK_VEINS), -64, 0.9) + place(
        10, -53, path("y", OAK_LEAF) + path("h o", OAK_VEINS), 60, 0.9
    )
    rows = (
        (-10, -44),
        (0, -46),
        (10, -44),
        (-13, -36),
        (-4.5, -37),
        (4.5, -37),
        (13, -36),
        (-9, -29),
        (0, -29),
        (9, -29),
        (-4.5, -22),
        (4.5, -22),
    )
    berries = "".join(circle("b", x, y, 5.2) + path("h lp o", f"M{x - 2.4} {y - 1}a3 3 0 0 1 2-2") for x, y in rows)
    palm, fingers = pinch()
    return Held("", palm + path("o", "M0 0V-56", 2) + leaf + berries, fingers)


def spear() -> Held:
    """A hunting spear with a cross-bar."""
    head = path("p", "M0-112C8-100 8-88 3-78H-3C-8-88-8-100 0-112Z") + path("t o", "M0-106V-80")
    bar = path("y", "M-10-74H10V-69H-10Z") + path("y", "M-3.4-79H3.4V-62H-3.4Z")
    return Held(
        path("r", "M-2.2-64H2.2V50H-2.2Z")
        + head
        + bar
        + path("t ly o", "M-2.2-40L2.2-36M-2.2-32L2.2-28M-2.2-24L2.2-20"),
        grip(),
    )
