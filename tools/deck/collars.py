"""Collars and furs, in card units about the neck at x = 120."""

from collections.abc import Sequence

from tools.deck.curves import Point, arc, bezier, mirror, scallop, scallop_on
from tools.deck.svg import circle, mirrored, num, path, place


def ermine_tails(points: Sequence[Point]) -> str:
    """The black tails that make white fur ermine."""
    return path("k x", "".join(f"M{num(x)} {num(y)}c1.6 2.6 1.8 4.4 .2 7c-2-2.4-1.9-4.4-.2-7Z" for x, y in points))


def ruff(y: float, rx: float, ry: float, folds: int = 18) -> str:
    """A pleated ruff about (120, y)."""
    outer, inner = arc(120, y, rx, ry, 0, 360, folds), arc(120, y - 3, rx * 0.42, ry * 0.42, 0, 360, folds)
    pleats = "".join(f"M{num(a)} {num(b)}L{num(c)} {num(d)}" for (a, b), (c, d) in zip(inner, outer, strict=True))
    return path("p", scallop(outer[:-1], 1, 0.6, close=True)) + path("t o", pleats)


def cape() -> str:
    """A full cape of ermine, open in front, with a jewelled clasp."""
    hem = bezier((22, 131), (48, 139), (76, 141), (99, 135), 10)
    front = bezier((99, 135), (102, 124), (106, 113), (112, 102), 4)
    half = path("p", scallop([*hem, *front[1:]], 0) + "L104 90C92 97 81 100 66 104C48 108 34 111 24 117Z")
    tails = [
        (43, 116),
        (58, 110),
        (55, 124),
        (74, 105),
        (72, 117),
        (72, 130),
        (90, 101),
        (87, 113),
        (89, 126),
        (39, 127),
        (101, 108),
        (101, 119),
    ]
    halves = half + ermine_tails(tails)
    clasp = path("y", "M96 92C104 102 136 102 144 92L147 98.6C138 110.6 102 110.6 93 98.6Z")
    clasp += "".join(circle("r", x, y, 1.8, width=0.7) for x, y in ((103, 102), (137, 102)))
    return halves + mirrored(halves) + clasp + circle("y", 120, 107, 5.4) + circle("b", 120, 107, 2.4, width=0.8)


def barmy() -> str:
    """A broad collar of gold set with stones."""
    s = path(
        "y",
        (
            "M98 90C82 98 60 104 46 112C58 140 88 148 120 148C152 148 182 140 194 112"
            "C180 104 158 98 142 90C136 102 104 102 98 90Z"
        ),
    )
    s += path("o", "M51.4 110C64 133 92 141 120 141C148 141 176 133 188.6 110M94 92.6C104 107 136 107 146 92.6", 1)
    stones = ((66, 114.4, "r"), (91, 124, "b"), (120, 127, "r"), (149, 124, "b"), (174, 114.4, "r"))
    for x, y, ink in stones:
        s += circle(ink, x, y, 5.6) + circle("y", x, y, 2, width=0.7)
        s += "".join(circle("p", x + dx, y + dy, 1.2, width=0.6) for dx, dy in ((-8, -3), (8, -3)) if abs(x - 120) < 40)
    return s + "".join(
        circle("p", x, y, 1.5, width=0.6)
        for x, y in ((60, 124), (74, 133), (96, 139), (144, 139), (166, 133), (180, 124))
    )


def lapels() -> str:
    """Two broad lapels of ermine, down to the belt."""
    edge: list[Point] = [(96, 92), (84, 98), (72, 105), (73, 122), (77, 140), (81, 160), (83, 180), (85, 204)]
    left = path("p", scallop(edge, 0) + "L102 204C102 170 105 130 110 98Z")
    right = path("p", scallop(mirror(edge), 1) + "L138 204C138 170 135 130 130 98Z")
    tails: list[Point] = [(86, 106), (97, 116), (83, 124), (95, 136), (86, 150), (97, 162)]
    return left + right + ermine_tails([*tails, *mirror(tails)])


def ruff_and_chain() -> str:
    """A ruff over a gold chain with a pendant."""
    left = bezier((74, 108), (86, 140), (106, 150), (120, 150), 7)
    chain = "".join(circle("y", x, y, 3.1, width=1) for x, y in [*left, *mirror(left)[-2::-1]])
    pendant = path("y", "M0-10L9 0L0 10L-9 0Z") + path("r", "M0-4.6L4 0L0 4.6L-4 0Z", 0.8)
    return chain + place(120, 160, pendant) + ruff(92, 37, 15, 20)


def falling() -> str:
    """A falling collar of lace."""
    edge: list[Point] = [(120, 103), (114, 112), (106, 117), (96, 117), (87, 113), (82, 106)]
    half = path("p", scallop(edge, 1, 0.6) + "C92 98 102 95 109 94Z") + path("t o", "M90 107C98 111 108 110 115 105")
    return half + mirrored(half)


def hood() -> str:
    """An archer's short red shoulder cape with a dagged hem, its hood rolled at the neck."""
    hem = bezier((64, 113), (74, 146), (166, 146), (176, 113), 9)
    cape = path("r", "M120 94C98 95 78 102 64 113" + scallop_on(hem, 0, 0.62) + "C162 102 142 95 120 94Z")
    cape += path("o ly", scallop(bezier((69, 113), (80, 139), (160, 139), (171, 113), 9), 0, 0.62), 1.2)
    cape += path("t o", "M101 103C95 110 90 118 88 126M139 103C145 110 150 118 152 126M120 108V131")
    roll = path("y", "M101 92C104 104 136 104 139 92L146 97C142 114 98 114 94 97Z")
    return (
        cape
        + roll
        + path("t o", "M98 97.6C103 108.6 137 108.6 142 97.6")
        + circle("r", 120, 107.4, 3)
        + circle("y", 120, 107.4, 1.1, width=0.5)
    )


def square() -> str:
    """A square linen collar, its cords ending in tassels."""
    linen = path("p", "M120 103L95 121L80 107C92 98 102 96 109 93Z") + path("t o", "M113 104.4L95.4 116.6L85 107")
    tassel = path("o lr", "M123 106C128 112 130 120 129 128", 1.8) + path("r", "M126.6 128H131.4L133 141H125Z", 1.1)
    half = linen + tassel + circle("y", 129, 127.6, 2.6, width=1)
    return half + mirrored(half) + circle("r", 120, 105.6, 3.6) + circle("y", 120, 105.6, 1.4, width=0.6)


def flat_ruff() -> str:
    """A young man's ruff."""
    return ruff(97, 31, 11)


def standing_lace() -> str:
    """A lady's standing collar of lace, drawn behind her head."""
    edge = arc(120, 86, 50, 46, 152, 388, 17)
    ribs = "".join(
        (
            f"M{num(120 + (x - 120) * 0.5)} {num(92 + (y - 92) * 0.5)}"
            f"L{num(120 + (x - 120) * 0.86)} {num(88 + (y - 88) * 0.86)}"
        )
        for x, y in edge[1:-1]
    )
    x, y = edge[0]
    return path("p", f"M100 112L{num(x)} {num(y)}" + scallop_on(edge) + "L140 112Z") + path("t o", ribs)
