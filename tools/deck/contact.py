"""The contact sheet: every card at the sizes at which it is played with, to be looked at before code is read."""

import base64
from collections.abc import Iterable
from pathlib import Path

from tools.deck.backs import medallion, rosettes
from tools.deck.cards import PACK, Card
from tools.deck.faces import face, small_face
from tools.deck.index import LETTERS
from tools.deck.lettering import Lettering

_STYLE = "body{background:#2d4a3a;margin:12px}img{margin:3px;vertical-align:top}p{margin:8px 0}"
_DURAK = [card for card in PACK if card.rank not in "2345"]


def _image(text: str, width: int, name: str) -> str:
    data = base64.b64encode(text.encode()).decode()
    return f'<img src="data:image/svg+xml;base64,{data}" width="{width}" height="{width * 3 // 2}" alt="{name}">'


def _row(images: Iterable[str]) -> str:
    return f"<p>{''.join(images)}</p>\n"


def contact_sheet(lettering: Lettering) -> str:
    """One page of HTML without external references."""
    low = [card for card in PACK if card.rank in "2345"]
    courts = [card for card in PACK if card.is_court]
    rows = [_row(_image(face(card, "ru", lettering), 240, card.code) for card in courts)]
    rows += [_row(_image(face(card, "ru", lettering), width, card.code) for card in _DURAK) for width in (120, 60, 40)]
    rows += [_row(_image(small_face(card, "ru", lettering), width, card.code) for card in _DURAK) for width in (60, 40)]
    rows.append(_row(_image(face(card, "en", lettering), 60, card.code) for card in low))
    rows.append(_row(_image(face(Card(r, "s"), name, lettering), 120, name) for name in LETTERS for r in "JQKAT"))
    rows.append(_row(_image(face(card, "ru", lettering, "dark"), 120, card.code) for card in courts))
    rows.append(_row(_image(face(card, "ru", lettering, "contrast"), 120, card.code) for card in courts))
    rows.append(
        _row(_image(face(card, "en", lettering, "light", four_colours=True), 120, card.code) for card in courts)
    )
    rows.append(
        _row(
            [
                _image(medallion(), 240, "medallion"),
                _image(rosettes(), 240, "rosettes"),
                _image(medallion(), 60, "medallion"),
            ]
        )
    )
    return f'<!doctype html><meta charset="utf-8"><title>The deck</title><style>{_STYLE}</style>\n{"".join(rows)}'


def write_contact_sheet(file: Path, lettering: Lettering) -> None:
    """Writes the page."""
    file.write_text(contact_sheet(lettering), encoding="utf-8", newline="\n")
