"""Beards and moustaches, in a head's own space."""

from tools.deck.curves import bezier, scallop
from tools.deck.hair import strand_ink
from tools.deck.svg import num, path

_MOUSTACHE = (
    "M-6.2 10.8C-9.4 10.4-13 12.6-15.6 17.6C-11.4 17.6-8.4 16-6.2 14C-3.6 16.4 1.4 18.4 7.2 17.8"
    "C4.6 13-1.4 10.2-6.2 10.8Z"
)
_TWIRL = (
    "M-6.2 10.8C-9 10.6-12 13.6-14.6 13.4C-16.6 13.2-17.4 11.4-16.4 9.8"
    "C-18.6 10.8-18.6 15-15 15.8C-11.6 16.4-8.6 15.6-6.2 14C-3 16 1.6 17.2 5.4 15.8"
    "C9 14.6 9.6 10.8 7.2 9.2C8 11.2 7 13 5 13.2C1.6 13.4-2.6 10.4-6.2 10.8Z"
)


def _moustache(ink: str, shape: str) -> str:
    edge = f"{ink} h lp" if ink == "k" else ink
    strands = "M-7.4 12.6C-9.6 13-11.6 14.4-13 16M-5 12.6C-2 13.2 1 15 3.6 16.6"
    lip = "M-8.2 17.4C-6.8 18.9-4.6 18.9-3.2 17.4C-4.8 16.6-6.6 16.6-8.2 17.4Z"
    return path(edge, shape) + path(f"h o {strand_ink(ink)}", strands) + path("r x", lip)


def twirled(ink: str) -> str:
    """A moustache alone, its ends turned up."""
    return path(ink, _TWIRL)


def forked(ink: str) -> str:
    """Long, parted in two."""
    d = (
        "M15.8-3C16.4 8 17.4 22 13 33C11 39 8.6 43 9.4 49C4.4 46 1.4 41.6-.4 36.6"
        "C-1.6 42-5.4 46.4-10.4 48.4C-8.4 43-10.6 38-12.4 32C-14.8 24-15.4 14-14.2 6"
        "C-12.6 9.6-11.4 11.6-9 12L-1 11.6C6 11.6 12.6 7 15.8-3Z"
    )
    strands = path(
        f"t o {strand_ink(ink)}",
        (
            "M-10.6 20C-11.4 28-8.6 36-9 44M-6.8 21C-7.6 30-4.8 34-7 43M-2.4 22C-3 28-1.6 32-.4 36M2 21.6"
            "C3.4 28 .6 33 5.4 43M6.4 20C8.4 28 5.4 35 7.4 44M10.8 16C13 24 9.4 31 9.4 37M13.6 8"
            "C15.4 16 14 22 13 27"
        ),
    )
    return path(ink, d) + strands + _moustache(ink, _MOUSTACHE)


def curly(ink: str) -> str:
    """Short black curls."""
    points = bezier((16, -4), (22, 12), (18, 34), (2, 39), 7) + bezier((2, 39), (-9, 40), (-17, 26), (-14.4, 5), 6)[1:]
    d = scallop(points, 1) + "C-12.6 9.6-11.4 11.4-9 11.6L-1 11.4C6 11.4 12.6 7 16-4Z"
    strands = path(
        f"t o {strand_ink(ink)}",
        "".join(
            f"M{num(x - 2.4)} {num(y)}a2.4 2.4 0 1 1 2.6 2.4"
            for x, y in (
                (11.6, 14),
                (12, 22.6),
                (6, 19.4),
                (6.6, 29),
                (-1, 26),
                (-7, 25.4),
                (-5.6, 32),
                (-11.6, 20.4),
                (0.8, 34),
            )
        ),
    )
    return path(ink, d) + strands + _moustache(ink, _MOUSTACHE)


def pointed(ink: str) -> str:
    """On the chin only, under a twirled moustache."""
    d = "M10.4 17C9.4 26 4 36-3 42.4C-8 36-11.8 28-12 17C-10 19.6-8.4 20.2-6 20C-2 20.2 6 20 10.4 17Z"
    strands = path(
        f"t o {strand_ink(ink)}",
        (
            "M-9 21C-8.6 28-6 34-3.4 39M-5.4 21.4C-5 28-4 34-3 40M-1 21.4C-1.4 28-2 34-2.8 39M4 20.6"
            "C3 27 .6 32-2 37M8 19.4C6.8 25 4 30 1 34"
        ),
    )
    return path(ink, d) + strands + _moustache(ink, _TWIRL)


def broad(ink: str) -> str:
    """Full and square."""
    d = (
        "M15.8-3C18 10 22 22 19 31C14 40 5 42-1 41C-9 41-16 36-17.4 29C-17 20-16 12-14.2 5"
        "C-12.6 9.6-11.4 11.4-9 11.6L-1 11.4C6 11.4 12.6 7 15.8-3Z"
    )
    strands = path(
        f"t o {strand_ink(ink)}",
        (
            "M-12.6 14C-14.4 20-13 27-14.4 31M-9.4 20C-11 27-8.6 31-10 37M-5.6 21.4C-6.6 28-4 33-5.4 39"
            "M-1.2 22C-1.6 29 1 34-.4 40M3.4 21C4 29 6.6 33 5.4 38.6M8 19C9.4 26 12 31 11 36.4M12 14"
            "C14 21 16.6 26 16 32M14.8 6C16.6 13 19 20 18.6 26"
        ),
    )
    return path(ink, d) + strands + _moustache(ink, _MOUSTACHE)
