"""Writes the deck as files, or as one page to look at."""

from collections.abc import Iterator, Sequence
from pathlib import Path

from tools.deck.backs import medallion, rosettes
from tools.deck.cards import PACK, SUITS
from tools.deck.faces import face, small_face, suit_mark
from tools.deck.index import SETS
from tools.deck.lettering import Lettering


def files(lettering: Lettering, sets: Sequence[str] = SETS) -> Iterator[tuple[str, str]]:
    """Every file's path inside the output folder, and its text; always the same, in the same order."""
    for index_set in sets:
        for card in PACK:
            yield f"faces/{index_set}/{card.code}.svg", face(card, index_set, lettering)
            yield f"small/{index_set}/{card.code}.svg", small_face(card, index_set, lettering)
    yield "backs/medallion.svg", medallion()
    yield "backs/rosettes.svg", rosettes()
    for suit in SUITS:
        yield f"suits/{suit}.svg", suit_mark(suit)


def write_deck(out: Path, lettering: Lettering, sets: Sequence[str] = SETS) -> int:
    """Writes the files under `out`, making folders; returns how many."""
    count = 0
    for name, text in files(lettering, sets):
        file = out / name
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8", newline="\n")
        count += 1
    return count
