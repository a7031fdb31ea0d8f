"""A face in profile, looking left, in a head's own space: eye at y = -2, chin at y = 27."""

from tools.deck.face import Face
from tools.deck.hair import Locks, strand_ink
from tools.deck.svg import circle, ellipse, group, path

_OUTLINE = (
    "M-10-20C-12.6-14-13.6-10.4-13.4-7.6C-13.2-5.8-12.6-4.8-13-3.2C-14 0-16.8 3.4-18.8 6.2C-19.6 7.8-18.4 9-16.2 8.8"
    "C-14.6 8.8-13.6 9-13.4 9.8C-13.6 11-14.8 11.8-15 12.8C-15 13.8-13.8 14.2-12.8 14.6C-14 15-14.6 15.8-14.2 16.8"
    "C-13.8 17.8-12.6 18-12.6 19.2C-12.8 20.6-14 21.6-13.8 23.4C-13.4 26.2-10.4 27.6-7.4 27.4C-3 27 1 25.4 5 22"
    "L16 14L18-20Z"
)


def draw_profile(face: Face) -> str:
    """A shaven man's face from the side."""
    lines = path("", "M-13.6-7.8C-11.4-10.2-7.8-9.8-4.2-6.8", 1.9)
    lines += path("", "M-12-.6C-11.8-3.6-8.8-4.6-4.6-1.2", 1.5) + path("h", "M-11.4 .6C-9.8 1.4-7.8 1-6.2 0")
    lines += ellipse("k x", -9.7, -1.9 + face.lids * 0.4, 1.3, 1.9)
    lines += circle("p x", -9.4, -2.7 + face.lids * 0.4, 0.5)
    lines += path("", "M-14.6 8.4C-13.6 6.2-11.8 6.4-11.4 8.2", 0.9)
    lips = path("r x", "M-14.8 13.2C-13 12.6-11 13.4-9 14.8C-11 15-13 16.6-14.2 16.4C-14.4 15.4-13.6 14.8-12.8 14.6Z")
    lines += path("", "M-12.8 14.6C-11.4 14.4-10 14.6-8.4 15.4", 1)
    lines += path("h", "M-3.4 25.2L2 20.8M-.2 24.2L4.2 20M-12.6 21.6C-11.8 21-11 21-10.4 21.4")
    lines += path("h lr", "M-6.4 7L-4.4 4.8M-4.8 7.8L-2.2 4.8M-3 8L-1 5.8")
    return path("f", _OUTLINE) + lips + group(lines, paint="o")


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
