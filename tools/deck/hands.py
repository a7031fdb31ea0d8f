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


def pinch(skin: str = "f") -> str:
    """A stem held between thumb and forefinger, the other fingers spread."""
    fingers = (
        "M6-1C9.6-3.6 11.6-7 14-10C16-11.8 18-9.8 16.8-7.6C14.8-4 12.6-.6 9.6 3Z",
        "M7 3C11 1 13.8-1.6 16.6-3.4C19-4.6 20.4-2 18.6-.2C15.6 2.4 12.6 4.8 9 7Z",
        "M6.6 8C10.4 7 13.2 5.2 15.8 4.2C18 3.6 18.8 6 17 7.2C13.8 9 10.8 10.8 6.8 12Z",
    )
    palm = "M-4.8 16C-5.6 11-8 6-7.2 .6C-6-3 0-4 4.6-3.2C8.6-2 10.4 1.6 10 5C9.4 9 6.8 12 6.2 16Z"
    forefinger = (
        "M3.4 2.4C6-.8 6.6-4 5.6-6.8C4.2-8 2.6-8 1-8.2C-1-8.8-.8-11.8 1.4-12"
        "C4.8-12.4 8.4-11.6 9.8-8.6C11-5.2 10.4-.6 8.8 3"
    )
    thumb = "M-7.3 2C-7.4-3.4-4.8-7.6-1.8-10.4C.2-12 2.4-10.2 1.4-8.2C-.4-5.2-2-2.4-2 1.8"
    spread = "".join(path(skin, d, 1.1) for d in reversed(fingers))
    creases = path(
        "h o", "M-3.6 9C-1.4 6.4 .6 5.2 3 4.8M-2.4 12.4C-.6 12.8 1.4 12.6 3 11.8M6.4-9.8C7.4-9.2 8-8.4 8.2-7.4"
    )
    return spread + path(skin, palm, 1.2) + path(skin, forefinger, 1.2) + path(skin, thumb, 1.2) + creases


def cup(skin: str = "f") -> tuple[str, str]:
    """A hand under a globe of radius 18 that rests at y = -17: the palm behind it, the fingers in front."""
    palm = path(skin, "M-7 16C-8 10-12.6 5.6-13.6-1.6C-13-4 12-4 13.4-1.6C12.6 5.6 8.6 10 7.4 16Z", 1.2)
    fingers = (
        "M4.2 8.6C7 3.6 8.4-3 11-9C12.4-11.8 15.8-10.6 15.2-7.4C14.2-1.4 12 5.4 8 11Z",
        "M-.6 8.8C.8 3.6 2.4-3.4 3.8-9.4C4.8-12.4 8.6-11.8 8.6-8.6C8.4-2.4 7 4.6 4 11Z",
        "M-4.6 9C-4.6 4-4-2.4-3.4-7.6C-2.8-10.6 1-10.6 1.4-7.6C1.8-2.4 1.4 4.6-.2 10.6Z",
    )
    thumb = "M-5.4 11C-10 7.6-13.4 1.6-16-4.4C-17-7.4-13.6-9-11.8-6.6C-9-2.4-6.6 2-3.4 5.6Z"
    front = path(f"{skin} x", "M-6 9.6C-3 6 5 6 8 9.6L7 13H-5Z") + "".join(path(skin, d, 1.1) for d in fingers)
    return palm, front + path(skin, thumb, 1.1) + path("h o", "M-4 12.8C-1.6 14 2 14 4.6 12.8")
