"""The index layer: letter over pip in two opposite corners, apart from the drawing, so that a set can be exchanged."""

from collections.abc import Mapping

from tools.deck.cards import Card
from tools.deck.lettering import Lettering, Setting
from tools.deck.pips import pip
from tools.deck.svg import turned

LETTERS: Mapping[str, str] = {
    "ru": "ВДКТ", "en": "JQKA", "de": "BDKA", "fr": "VDRA", "pl": "WDKA", "cs": "JQKA", "it": "JQKA",
}  # fmt: skip
"""Jack, lady, king and ace by index set. Cyrillic and Latin letters that look alike are different glyphs."""

SETS = tuple(LETTERS)


def drawn_as(index_set: str) -> str:
    """The set whose files serve for that set: the first with the same letters (`cs` and `it` are drawn as `en`)."""
    return next(name for name in SETS if LETTERS[name] == LETTERS[index_set])


_SQUEEZE = {"10": 0.69, "W": 0.66, "Д": 0.8, "Q": 0.8, "К": 0.86, "K": 0.86, "R": 0.86, "D": 0.9, "A": 0.88, "V": 0.88}
_SMALL_SQUEEZE = {"10": 0.6, "W": 0.54, "Д": 0.77, "Q": 0.76, "К": 0.8, "K": 0.8, "R": 0.8, "D": 0.84}
_DESCENDS = "ДQJ"


def label(card: Card, index_set: str) -> str:
    """What the corner says: `6`, `10`, `Д`."""
    if card.rank in "JQKA":
        return LETTERS[index_set]["JQKA".index(card.rank)]
    return "10" if card.rank == "T" else card.rank


def index_layer(card: Card, index_set: str, lettering: Lettering) -> str:
    """Both corners of a full face."""
    text = label(card, index_set)
    setting = Setting(x=20, baseline=48, cap=30, squeeze=_SQUEEZE.get(text, 1), tight=60 if text == "10" else 0)
    letter = f'<path d="{lettering.outline(text, setting)}" fill="@s"/>'
    corner = letter + pip(card.suit, 20, 73 if text in _DESCENDS else 69, 26)
    return f'<g class="index"><g id="{card.code}i">{corner}</g>{turned(f"{card.code}i")}</g>'


def small_index_layer(card: Card, index_set: str, lettering: Lettering) -> str:
    """The one corner of a small face, in a strip 74 units wide: all that a fan shows of it."""
    text = label(card, index_set)
    squeeze = _SMALL_SQUEEZE.get(text, 0.86)
    setting = Setting(10, 92, 78, squeeze, 60 if text == "10" else 0, from_left=True)
    letter = f'<path d="{lettering.outline(text, setting)}" fill="@s"/>'
    return f'<g class="index">{letter}{pip(card.suit, 41, 144 if text in _DESCENDS else 134, 62)}</g>'
