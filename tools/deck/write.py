"""Writes the deck as files, and what the page must know of them."""

import hashlib
import shutil
from collections.abc import Iterator, Mapping
from pathlib import Path

from tools.deck.backs import BACKS
from tools.deck.cards import PACK, SUITS, Card
from tools.deck.design import DESIGNS
from tools.deck.faces import SIZES, face, suit_mark
from tools.deck.index import LETTERS, SETS, drawn_as
from tools.deck.inks import FOUR_COLOURS, THEMES, suit_colour
from tools.deck.lettering import Lettering

NUMBERS = "numbers"
"""The folder of the cards that look the same in every index set."""


def folder_of(card: Card, index_set: str, four_colours: bool) -> str:
    """Where a card's file is below its design and size; a suit that keeps its colour has one file for both choices."""
    own = four_colours and FOUR_COLOURS[card.suit] != suit_colour(card.suit, THEMES["light"], False)
    letters = drawn_as(index_set) if card.rank in "JQKA" else NUMBERS
    return f"{letters}-four" if own else letters


def pictures(lettering: Lettering) -> Iterator[tuple[str, str]]:
    """Every picture's path inside the deck's folder, and its text; always the same, in the same order, none twice."""
    seen = set()
    for design in DESIGNS:
        for size in SIZES:
            for index_set in SETS:
                for card in PACK:
                    for four_colours in (False, True):
                        name = f"{design}/{size}/{folder_of(card, index_set, four_colours)}/{card.code}.svg"
                        if name not in seen:
                            seen.add(name)
                            yield name, face(card, index_set, lettering, design, size, four_colours=four_colours)
    for name, draw in BACKS.items():
        yield f"backs/{name}.svg", draw()
    for suit in SUITS:
        yield f"suits/{suit}.svg", suit_mark(suit)


def files(lettering: Lettering) -> Mapping[str, str]:
    """Every file below the folder for the page: the pictures, in a folder named after all that is in them, so that a
    browser may keep them for ever, and `index.ts`, which says where they are.
    """
    drawn = dict(pictures(lettering))
    digest = hashlib.sha256("".join(f"{name}\n{text}" for name, text in drawn.items()).encode()).hexdigest()
    folder = f"assets/deck-{digest[:10]}"
    made = {f"public/{folder}/{name}": text for name, text in drawn.items()}
    return {**made, "index.ts": _index(f"/{folder}")}


def _index(folder: str) -> str:
    drawn = {name: drawn_as(name) for name in LETTERS}
    own = [suit for suit in SUITS if folder_of(Card("6", suit), "en", True) != NUMBERS]
    lines = (
        "/** Written by tools/deck: where the pictures are, and which there are. */",
        f"export const FOLDER = '{folder}'",
        f"export const DRAWN_AS = {_object(drawn)} as const",
        "/** Jack, lady, king and ace by index set. */",
        f"export const LETTERS = {_object(LETTERS)} as const",
        f"export const DESIGNS = {_array(DESIGNS)} as const",
        f"export const BACKS = {_array(BACKS)} as const",
        "/** The suits that change their colour when each has one of its own. */",
        f"export const RECOLOURED: readonly string[] = {_array(own)}",
    )
    return "\n".join(lines) + "\n"


def _array(names: Mapping[str, object] | list[str]) -> str:
    return f"[{', '.join(repr(name) for name in names)}]"


def _object(names: Mapping[str, str]) -> str:
    return f"{{ {', '.join(f'{name}: {value!r}' for name, value in names.items())} }}"


def write_deck(out: Path, lettering: Lettering) -> int:
    """Writes the files under `out`, making folders and removing what was there; returns how many."""
    made = files(lettering)
    shutil.rmtree(out, ignore_errors=True)
    for name, text in made.items():
        file = out / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8", newline="\n")
    return len(made)
