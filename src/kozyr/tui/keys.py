"""Which key asks for what: the same keys as on the page. Letters work in any layout, by their place."""

from __future__ import annotations

from enum import StrEnum


class Command(StrEnum):
    """What a key asks for."""

    LEFT = "left"
    RIGHT = "right"
    FIRST = "first"
    LAST = "last"
    PLAY = "play"
    TAKE = "take"
    DONE = "done"
    HINT = "hint"
    UNDO = "undo"
    SORT = "sort"
    READ = "read"
    COUNTS = "counts"
    AGAIN = "again"
    KEYS = "keys"
    NEW = "new"
    RESIGN = "resign"
    QUIT = "quit"


_NAMED = {
    "left": Command.LEFT,
    "down": Command.LEFT,
    "right": Command.RIGHT,
    "up": Command.RIGHT,
    "home": Command.FIRST,
    "end": Command.LAST,
    "enter": Command.PLAY,
    "space": Command.PLAY,
}
LETTERS = {
    "t": Command.TAKE,
    "d": Command.DONE,
    "p": Command.DONE,
    "h": Command.HINT,
    "u": Command.UNDO,
    "s": Command.SORT,
    "l": Command.READ,
    "c": Command.COUNTS,
    "r": Command.AGAIN,
    "?": Command.KEYS,
    "n": Command.NEW,
    "g": Command.RESIGN,
    "q": Command.QUIT,
}
"""Also the commands of the line mode."""

_RUSSIAN = dict(zip("йцукенгшщзфывапролдячсмить", "qwertyuiopasdfghjklzxcvbnm", strict=True)) | {"і": "s"}
"""The Latin letters in the places of the Russian ones, and of the Ukrainian one that stands elsewhere."""


def command_of(key: str, character: str | None) -> Command | None:
    """The command of a key press: Textual's name of the key, and the character it writes, if any."""
    return _NAMED.get(key) or letter_command(character or "")


def letter_command(text: str) -> Command | None:
    """The command of one character, in either script and case; None for any other text."""
    letter = text.casefold()
    return LETTERS.get(_RUSSIAN.get(letter, letter))
