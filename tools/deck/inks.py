"""The inks: what each letter of a paint stands for in a theme, and the colours of the suits."""

from collections.abc import Mapping

Inks = Mapping[str, str]
"""From an ink's letter to a colour.

`p` paper, `f` skin, `k` black, `r` red, `y` yellow, `b` blue, `g` silver hair, `w` the wash behind a figure.
"""

THEMES: Mapping[str, Inks] = {
    "light": {
        "p": "#f8f0de", "f": "#fdf3e1", "k": "#1c1714", "r": "#b92f27", "y": "#e5b13c", "b": "#2c5c8c", "g": "#ded5c4",
        "w": "#dde3df",
    },
    "dark": {
        "p": "#e9dec6", "f": "#f0e2c8", "k": "#17120f", "r": "#a32822", "y": "#d29f31", "b": "#264f7a", "g": "#cbc0aa",
        "w": "#cdd2ca",
    },
    "contrast": {
        "p": "#fff", "f": "#fff", "k": "#000", "r": "#c8000a", "y": "#ffc400", "b": "#0046b8", "g": "#e6e6e6",
        "w": "#fff",
    },
}  # fmt: skip
"""Dark is the same card under a weaker lamp, never an inverted one. Contrast on paper: black 15.7, red 5.3."""

FOUR_COLOURS: Inks = {"s": "#1c1714", "c": "#1f6b3a", "d": "#23569c", "h": "#b92f27"}
"""The suits when each has a colour of its own; costumes keep their inks."""


def suit_colour(suit: str, inks: Inks, four_colours: bool) -> str:
    """The colour of a suit's pips and index letters."""
    if four_colours:
        return FOUR_COLOURS[suit]
    return inks["r" if suit in "dh" else "k"]
