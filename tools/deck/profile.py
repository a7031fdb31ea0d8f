"""A face in profile, looking left, in a head's own space: eye at y = -2, chin at y = 27."""

from tools.deck.face import Face
from tools.deck.hair import Locks, strand_ink
from tools.deck.svg import circle, ellipse, group, num, path

_MAN = (
    "M-10-20C-12.6-14-13.6-10.4-13.4-7.6C-13.2-5.8-12.6-4.8-13-3.2C-14 0-16.8 3.4-18.8 6.2C-19.6 7.8-18.4 9-16.2 8.8"
    "C-14.6 8.8-13.6 9-13.4 9.8C-13.6 11-14.8 11.8-15 12.8C-15 13.8-13.8 14.2-12.8 14.6C-14 15-14.6 15.8-14.2 16.8"
    "C-13.8 17.8-12.6 18-12.6 19.2C-12.8 20.6-14 21.6-13.8 23.4C-13.4 26.2-10.4 27.6-7.4 27.4C-3 27 1 25.4 5 22"
    "L16 14L18-20Z"
)


_WOMAN = (
    "M-10-20C-12.8-14-13.8-10-13.2-7.2C-12.9-5.4-12.8-4.6-13.4-3C-14.4 0-16.6 3.6-17.8 6C-18.4 7.4-17.2 8.4-15.4 8.2"
    "C-14.2 8.2-13.6 8.6-13.5 9.6C-13.7 10.8-14.9 11.4-15 12.6C-15 13.6-13.8 14-12.9 14.4C-14 14.8-14.6 15.6-14.2 16.6"
    "C-13.8 17.6-12.8 18-12.7 19C-12.8 20.2-13.4 21.2-13 22.8C-12.4 25.2-9.6 26.4-6.6 26C-2 25.4 3 22.6 7 18"
    "L16 12L18-20Z"
)


def draw_profile(face: Face) -> str:
    """A face without a beard from the side."""
    down = face.lids * 0.4
    lines = path("", "M-13.4-8.2C-11.2-10.8-7.6-10.6-3.6-7", 1.2 if face.woman else 1.9)
    lines += path("", f"M-12-.6C-11.8-{num(3.6 - down)}-8.8-{num(4.6 - down)}-4.4-1.2", 1.5)
    lines += path("h", "M-11.4 .6C-9.8 1.4-7.8 1-6.2 0")
    if face.woman:
        lines += path("h", "M-11.6-4.6C-9.4-6.6-6.6-6-3.6-3.4M-12-.8l-1.6-.6M-11.6-2.2l-1.6-1")
    lines += ellipse("k x", -9.7, -1.9 + down, 1.3, 1.9) + circle("p x", -9.4, -2.7 + down, 0.5)
    lines += path("", "M-14.6 8.4C-13.6 6.2-11.8 6.4-11.4 8.2", 0.9)
    lips = path("r x", "M-14.8 13.2C-13 12.6-11 13.4-9 14.8C-11 15-13 16.6-14.2 16.4C-14.4 15.4-13.6 14.8-12.8 14.6Z")
    lines += path("", "M-12.8 14.6C-11.4 14.4-10 14.6-8.4 15.4", 1)
    lines += path("h", "M-3.4 24.8L2 20.4M-.2 23.6L4.2 19.6M-12.2 21.4C-11.4 20.8-10.8 20.8-10.2 21.2")
    lines += path("h lr", "M-6.4 7L-4.4 4.8M-4.8 7.8L-2.2 4.8M-3 8L-1 5.8")
    return path("f", _WOMAN if face.woman else _MAN) + lips + group(lines, paint="o")


def drawn_back(ink: str) -> Locks:
    """A lady's hair from the side, drawn back to the nape, a pearl in her ear."""
    behind = "M12-24C28-20 30 4 29 20C28 34 32 42 36 50L14 44L8 10Z"
    mass = (
        "M-10.6-19C-8.4-14-4.6-12-2.4-7C-.8-3 1.6 .6 4.6 4.4C8 8.6 10.4 13.6 12 20C20 22 26 16 26 4"
        "C27-14 20-29 4-30C-4-30-9-26-10.6-19Z"
    )
    waves = (
        "M-9-18.6C-1-15 3-9 6-3C8 1.6 11 5.6 13.6 10M-7-22C4-20 9-11 12-3C13.6 2 15.6 6 17 11"
        "M-3-26C9-24 14-13 17-3C18 2 19 7 19.6 13M4-28C14-24 20-14 22 2"
    )
    fall = "M18 2C20 18 20 32 26 44M23 4C25 18 26 34 31 46"
    line = f"o {strand_ink(ink)}"
    pearl = circle("y", 4.4, 8, 1.1, 0.7) + circle("p", 4.4, 11.2, 2.2, 0.9)
    return Locks(path(ink, behind) + path(f"t {line}", fall), path(ink, mass) + path(f"h {line}", waves) + pearl)


def page_cut(ink: str) -> Locks:
    """A page's hair from the side, its end rolled in at the nape."""
    mass = (
        "M-9-22C-7.6-17-3.4-14-1.6-8C.2-2 2 4 1.6 11C1.4 16 3.6 20.4 8.6 22.4C15.4 24.6 23.4 22.6 25.4 16.4"
        "C27.8 4 27-14 19-25Z"
    )
    waves = (
        "M-3-19C2-13 5-4 5 6C5 12 6.6 16.6 11 19.4M2-20C8-13 10-3 9.6 6C9.4 12 11 16 15 18.6"
        "M8-20C14-12 15.4-3 14.6 5C14.2 11 15.6 15 19 17.4M14-19C19.6-11 20.4-2 19.6 5C19.2 10 20.4 13.6 22.8 15.6"
    )
    return Locks("", path(ink, mass) + path(f"h o {strand_ink(ink)}", waves))


def twirled_profile(ink: str) -> str:
    """A moustache turned up at its end, from the side."""
    return path(
        ink,
        (
            "M-14.8 9.6C-16.4 10.2-17.4 11.6-17.2 13.4C-14.4 12.4-12.8 12.6-10.8 13.6"
            "C-7.6 15.2-3.4 15-1.8 12C-.8 9.8-1.6 7.4-3.6 6.8C-2.6 8.6-2.8 10.6-4.6 11"
            "C-8 11.6-10.6 8.6-14.8 9.6Z"
        ),
        1,
    )
