"""Hands, in their own space: what they hold runs upright through x = 0, the wrist is at y = 15."""

from typing import NamedTuple

from tools.deck.svg import path


class Held(NamedTuple):
    """An attribute in a hand: what is drawn before the hand, the hand, and what is drawn over it."""

    behind: str
    hand: str
    over: str = ""


_FIST = (
    "M-7 16C-7.6 11-10.6 6-10.4-.4C-10.2-5.6-8.6-9.4-5-10.6C-1-12 4-11.6 7.6-10.2"
    "C10.2-9 9.8-5.8 7.8-5.2"
    "C10.8-4.8 10.8-.8 8.6-.2C10.6 .6 10.2 4.2 8 4.6C9.4 5.4 8.8 8.6 6.6 8.9C6.2 11 6.4 13.6 7 16Z"
)
_FINGERS = (
    "M7.8-5.2C3.6-5.6-.6-6-4.4-4.8M8.6-.2C4.4-.8-.4-1.2-5-.2M8 4.6C4.4 3.8 .2 3.6-4 4.4M6.6 8.9C4 8.2 1.4 7.8-1.4 8.4"
)
_THUMB = "M-10.3 2.4C-11-3.4-8.8-9.6-4.2-13C-1.6-14.8 1.2-13 .4-10.4C-1-7-3.8-5.4-4.6-.6"


def grip(skin: str = "f") -> str:
    """A fist closed round a shaft, its thumb laid along it; `skin` is a glove's ink for a gloved hand."""
    creases = path(
        "h o", ("M-7.6-1.6C-6.6-3.6-6.4-5-5.6-6.8M-6.6 9.6C-4.6 11-2.2 11.6 .6 11.4M-2.8-12.2C-2-11.6-1.4-11.2-.2-11.2")
    )
    return path(skin, _FIST, 1.2) + path("o", _FINGERS, 1) + path(skin, _THUMB, 1.2) + creases


def pinch(skin: str = "f") -> tuple[str, str]:
    """A stem held between thumb and forefinger: the palm and spread fingers behind it, thumb and forefinger over it."""
    fingers = (
        "M6-1C9-4 10.6-7 12.4-10.4C13.8-12.6 16.4-11.2 15.6-8.8C14.4-4.8 12.8-1 9.6 3Z",
        "M7 3C10.6 .6 13-2.4 15.2-4.8C17.2-6.4 19-4.2 17.6-2C15.4 1.4 12.6 4.6 9 7Z",
        "M6.6 8C10 6.6 12.4 4 14.6 2.4C16.6 1.4 17.8 3.6 16.4 5.2C14 8 11 10.6 6.8 12Z",
    )
    outline = "M-5 16C-5.8 11-8.2 6-7.4 .6C-6-3 0-4.6 4.8-3.4C8.6-2 10.4 1.6 10 5C9.4 9 6.8 12 6.4 16Z"
    palm = "".join(path(skin, d, 1.1) for d in reversed(fingers)) + path(skin, outline, 1.2)
    palm += path("h o", "M-2.4 12.8C-.6 13.4 2 13.2 3.8 12.2")
    forefinger = (
        "M4.6 4C6.4 .6 6.6-3.4 5-5.6C3.2-6.6 1.2-5.6-.6-5.4C-2.8-5.6-3-8.4-1-9.2"
        "C2.6-10.6 7.4-10.6 9.2-7.4C10.6-4.2 10.2 .4 8.8 3.8"
    )
    thumb = "M-7.4 2.4C-8-2-6.2-5.8-3.2-8C-1-9.4 1.4-7.8 .6-5.4C-.2-3-2-.8-1.6 3C-1.4 5.4-.4 7-.8 8.6"
    creases = path("h o", "M6.2-8.4C7.2-7.8 7.8-7 8-6M-2-7C-1.4-6.8-.8-6.4-.4-5.8")
    return palm, path(skin, forefinger, 1.2) + path(skin, thumb, 1.2) + creases


def cup(skin: str = "f") -> tuple[str, str]:
    """A hand under a globe of radius 18 that rests at y = -17: the palm behind it, the fingers in front."""
    palm = path(skin, "M-7 16C-8 10-12.6 5.6-13.6-1.6C-13-4 12-4 13.4-1.6C12.6 5.6 8.6 10 7.4 16Z", 1.2)
    outline = (
        "M-12 3C-13.4-1.6-12.6-6.8-9.8-7.4C-7.2-7.8-5.8-5-5.6-2C-5.6-6.8-3.8-9.6-1.2-9.4C1.4-9.2 2.4-6 2-2.4"
        "C2.6-6.6 4.6-9.4 7-8.6C9.4-7.8 9.4-4.4 8.6-1.4C10-4.8 12-6.4 13.8-5.2C15.6-3.8 14.8 0 13 3"
        "C11 6.6 8.4 10 7.4 16H-7C-7.6 11-10.6 7.6-12 3Z"
    )
    clefts = "M-5.6-2C-5.6 .8-4.8 3.4-3.6 5.4M2-2.4C1.8 .6 2 3.4 2.4 6M8.6-1.4C8 1.4 7.4 3.8 6.6 6"
    thumb = "M-11.4 5.4C-15.2 1.8-18-3.6-18.6-8.6C-18.6-11.4-15-11.8-14-9C-12.8-5-10.4-1.4-6.8 2.2"
    front = path(skin, outline, 1.2) + path("o", clefts, 1) + path(skin, thumb, 1.2)
    return palm, front + path("h o", "M-4 12.4C-1.6 13.6 2 13.6 4.6 12.4")


def laid(skin: str = "f") -> Held:
    """An open hand laid flat, its fingers upwards, the thumb apart."""
    outline = (
        "M-6 16C-6.6 11-8 7-8 2C-8.2-3-8-7-7.2-10.6C-6.6-13-4-12.8-3.8-10.4C-3.6-12.6-3.4-14.6-2.6-16"
        "C-1.4-17.8 1-17 .8-14.4L.7-11.6C1-13.4 1.6-15 2.2-15.8C3.6-17.2 5.6-16 5.2-13.6L4.8-9.6"
        "C5.4-11 6-12 6.8-12.2C8.6-12.6 9.4-11 8.8-9C8-5 7.6-1 7.4 3C7.2 7 6.6 11 6.4 16Z"
    )
    thumb = "M-6.4 9C-10 6-12.6 1-13.6-3.4C-13.8-5.8-11.2-6.4-10-4.4C-9-2-8-.6-5.4 .6"
    clefts = "M-3.8-10.4C-3.4-7-3.4-4-3.6-1.4M.7-11.6C.8-8 .8-5 .5-1.8M4.8-9.6C4.4-7 4.2-4 4-1"
    creases = path("h o", "M-2.6-15l1.6 .4M2.6-14.6l1.6 .2M-6.4-10.8l1.4 .2M-3 12.8C-1 13.4 2 13.4 4 12.6")
    return Held("", path(skin, outline, 1.2) + path("o", clefts, 0.9) + path(skin, thumb, 1.2) + creases)


def pointing(skin: str = "f") -> Held:
    """A fist with its forefinger raised."""
    finger = "M-7.4-8C-7.4-15-6.8-22-5.2-26.6C-4-28.8-1.4-28.2-1.2-25.6C-1-20-1-14-.8-9"
    joints = path("h o", "M-6.6-17.6C-5-17-3-17-1.6-17.4M-4.9-25.4C-4-24.6-3-24.6-2.2-25.2")
    return Held("", path(skin, finger, 1.2) + joints + grip(skin))
