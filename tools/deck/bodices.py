"""What a lady wears over her breast, in card units about x = 120; each decides how much of the neck is bare."""

from tools.deck.cloth import Cloth, Stuff
from tools.deck.curves import Point, bezier, mirror, scallop
from tools.deck.shading import shadow
from tools.deck.svg import circle, mirrored, num, path, place


def laced(cloth: Cloth, stuff: Stuff) -> str:
    """A round neck edged with gold and pearls, laced over linen."""
    outline = (
        "M88 106C96 124 108 130 120 130C132 130 144 124 152 106"
        "L160 112C158 136 146 166 143 204H97C94 166 82 136 80 112Z"
    )
    border = (
        "M88 106C96 124 108 130 120 130C132 130 144 124 152 106L156 109C148 129 134 136 120 136C106 136 92 129 84 109Z"
    )
    left = bezier((90, 113), (100, 130), (110, 133), (120, 133), 4)
    pearls = "".join(circle("p", x, y, 1.4, width=0.6) for x, y in [*left, *mirror(left)[-2::-1]])
    laces = "M113 144L127 151M127 144L113 151M114 156L126 163M126 156L114 163M115 168L125 175M125 168L115 175"
    seams = path("t o", "M100 132C104 152 107 178 108 204M140 132C136 152 133 178 132 204")
    stays = path("p", "M112 137L116 204H124L128 137Z") + path("t o", laces)
    return cloth.field(outline, stuff) + _sides(stuff.ink) + path("y", border) + pearls + seams + stays


def sarafan(cloth: Cloth, stuff: Stuff) -> str:
    """A shirt gathered at the neck under a sarafan on straps, a band of braid and buttons down its front."""
    shirt = path("p", "M100 98C107 106 133 106 140 98L158 110L150 140H90L82 110Z")
    gathers = "M108 106L104 132M114 108L112 132M126 108L128 132M132 106L136 132M100 103L95 130M140 103L145 130"
    neckband = path("r", "M99 97C107 106 133 106 141 97L144 101C134 111.6 106 111.6 96 101Z")
    stitches = "".join(
        circle("y", x, y, 1.1, width=0.5) for x, y in bezier((99, 101), (108, 109), (132, 109), (141, 101), 8)
    )
    outline = (
        "M84 107L93 103C95 112 97 122 100 132C112 136 128 136 140 132C143 122 145 112 147 103L156 107"
        "C160 130 154 168 156 204H84C86 168 80 130 84 107Z"
    )
    hem = "M99.4 130C112 134 128 134 140.6 130L142 136C128 140.4 112 140.4 98 136Z"
    band = path("y", "M113 137.6C117 138.6 123 138.6 127 137.6L128 204H112Z")
    braid = "M112.8 146H127.2M112.6 157H127.4M112.4 168H127.6M112.2 179H127.8"
    buttons = "".join(circle("r", 120, y, 2.6, width=0.9) for y in (151.5, 162.5, 173.5))
    dress = cloth.field(outline, stuff) + _sides(stuff.ink) + path("y", hem) + band + path("t o", braid) + buttons
    return shirt + path("t o", gathers) + neckband + stitches + dress


def stomacher(cloth: Cloth, stuff: Stuff) -> str:
    """A square neck edged with lace, and a pointed front with bows."""
    outline = "M82 108L93 103L97 129H143L147 103L158 108C161 134 150 168 145 204H95C90 168 79 134 82 108Z"
    lace: list[Point] = [
        (93, 103),
        (94.4, 110),
        (95.6, 117),
        (97, 125),
        (103, 130),
        (109, 131),
        (115, 131.4),
        (120, 131.6),
    ]
    edge = path("p", scallop([*lace, *mirror(lace)[-2::-1]], 0, 0.6) + "L143 129.4H97Z", 1)
    front = path("p", "M102 134H138L123 204H117Z") + path("t o", "M109 134L118.6 200M131 134L121.4 200")
    bow = path("r", "M0 0C-4-5-10-6-11-2C-11 3-5 4 0 0C4-5 10-6 11-2C11 3 5 4 0 0Z", 1.1) + circle(
        "y", 0, 0, 2.2, width=0.8
    )
    bows = "".join(place(120, y, bow, 0, k) for y, k in ((142, 1), (156, 0.84), (168, 0.66)))
    return cloth.field(outline, stuff) + _sides(stuff.ink) + front + edge + bows


def partlet(cloth: Cloth, stuff: Stuff) -> str:
    """Lace up to a small ruff at the throat, and a jewelled brooch over a plain front."""
    outline = "M80 110C92 122 106 132 120 146C134 132 148 122 160 110C158 136 148 166 145 204H95C92 166 82 136 80 110Z"
    lace = path("p", "M102 97C109 104 131 104 138 97L158 111C146 122 132 134 120 146C108 134 94 122 82 111Z")
    mesh = "M96 106L128 138M108 103L136 130M122 103L146 121M118 143L144 106M104 131L132 103M94 121L118 103"
    trim = path(
        "y",
        (
            "M80 110C92 122 106 132 120 146C134 132 148 122 160 110"
            "L161 115.6C148 128 134 140 120 153.6C106 140 92 128 79 115.6Z"
        ),
    )
    ruff = path(
        "p", scallop(bezier((99, 97), (106, 108), (134, 108), (141, 97), 8), 0, 0.6) + "C134 92 106 92 99 97Z", 1.1
    )
    brooch = circle("y", 120, 150, 6.4) + circle("r", 120, 150, 3.4, width=0.9) + "".join(
        circle("p", 120 + dx, 150 + dy, 1.5, width=0.6) for dx, dy in ((-8, 0), (8, 0), (0, 8.4))
    )  # fmt: skip
    seams = path("t o", "M104 142C107 160 108 182 108 204M136 142C133 160 132 182 132 204")
    return cloth.field(outline, stuff) + _sides(stuff.ink) + seams + lace + path("h o", mesh) + trim + ruff + brooch


def _sides(ink: str) -> str:
    """The shadow where the waist turns away."""
    side = shadow(ink, ((155, 122), (153, 142), (146, 166), (143, 190)), -9, 2.4, 15)
    return side + mirrored(side)


def string_of_pearls(jewel: str) -> str:
    """Pearls at a bare neck, and a stone of that ink."""
    pearls = "".join(
        circle("p", x, y, 1.9, width=0.8) for x, y in bezier((107, 98), (112, 108), (128, 108), (133, 98), 7)
    )
    return pearls + place(120, 111, path(jewel, f"M0-5L{num(4)} 0L0 6L-4 0Z", 1))
