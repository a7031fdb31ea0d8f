"""The contact sheet: every card at the sizes at which it is played with, to be looked at before code is read."""

import base64
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path

from tools.deck.backs import BACKS, grow
from tools.deck.cards import PACK, Card
from tools.deck.design import DESIGNS
from tools.deck.faces import face
from tools.deck.index import LETTERS
from tools.deck.inks import THEMES
from tools.deck.lettering import Lettering

_STYLE = (
    "body{background:#2d4a3a;color:#f8f0de;margin:12px;font:15px serif;width:1640px}"
    "h2{font-size:19px;margin:18px 4px 4px}img{margin:3px;vertical-align:top}p{margin:0}"
    ".fan img{margin:3px 0 3px 3px}.fan img+img{margin-left:calc(var(--w)*-.68)}"
)
_DURAK = tuple(card for card in PACK if card.rank not in "2345")
_LOW = tuple(card for card in PACK if card.rank in "2345")
_COURTS = tuple(Card(rank, suit) for rank in "KQJ" for suit in "shcd")
_ACES = tuple(Card("A", suit) for suit in "shcd")
_HAND = tuple(Card(rank, suit) for rank, suit in ("6s", "Ts", "Js", "Qh", "Kh", "Ad", "7d", "Tc", "Qc"))


def _image(text: str, width: int, name: str) -> str:
    data = base64.b64encode(text.encode()).decode()
    return f'<img src="data:image/svg+xml;base64,{data}" width="{width}" height="{width * 3 // 2}" alt="{name}">'


def _row(title: str, images: Iterable[str], fan: int = 0) -> str:
    """A row under a title; a fan's cards of that width cover each other but for their left third."""
    style = f' class="fan" style="--w:{fan}px"' if fan else ""
    return f"<h2>{title}</h2><p{style}>{''.join(images)}</p>\n"


class _Sheet:
    def __init__(self, lettering: Lettering) -> None:
        self._lettering = lettering

    def cards(
        self,
        cards: Sequence[Card],
        width: int,
        letters: str = "ru",
        design: str = "atlasnye",
        size: str = "full",
        theme: str = "light",
    ) -> Iterator[str]:
        """Cards at a width in pixels."""
        for card in cards:
            yield _image(face(card, letters, self._lettering, design, size, theme), width, card.code)

    def design(self, name: str) -> Iterator[str]:
        """All of one design."""
        letters = "ru" if name == "atlasnye" else "en"
        yield _row(f"{name}: courts", self.cards(_COURTS, 260, letters, design=name))
        yield _row("aces", self.cards(_ACES, 260, letters, design=name))
        for width in (120, 72, 60, 40):
            yield _row(f"36 cards, {width} px", self.cards(_DURAK, width, letters, design=name))
        for width in (80, 60, 40):
            yield _row(f"small faces, {width} px", self.cards(_DURAK, width, letters, design=name, size="small"))
        yield _row("two to five", self.cards(_LOW, 72, letters, design=name))
        for width, size in ((100, "full"), (60, "small")):
            yield _row("a fan", self.cards(_HAND, width, letters, design=name, size=size), fan=width)
        for theme in list(THEMES)[1:]:
            yield _row(f"theme {theme}", self.cards(_COURTS, 126, letters, design=name, theme=theme))
        four = (
            _image(face(card, letters, self._lettering, name, size, four_colours=True), 72, card.code)
            for size in ("full", "small")
            for card in (*_ACES, *_COURTS, *(Card("T", suit) for suit in "shcd"))
        )
        yield _row("four colours", four)

    def sets(self) -> Iterator[str]:
        """Every index set, full and small."""
        for letters in LETTERS:
            cards = tuple(Card(rank, suit) for rank, suit in ("Js", "Qh", "Kc", "Ad"))
            small = self.cards(cards, 60, letters, size="small")
            yield _row(f"index set {letters}", (*self.cards(cards, 90, letters), *small))

    def backs(self) -> Iterator[str]:
        """The family: the named ones at three sizes, and what further seeds give."""
        for width in (200, 60, 40):
            yield _row(f"backs, {width} px", (_image(draw(), width, name) for name, draw in BACKS.items()))
        more = range(len(BACKS), 3 * len(BACKS))
        yield _row("backs of further seeds", (_image(grow(seed), 110, str(seed)) for seed in more))


def contact_sheet(lettering: Lettering) -> str:
    """One page of HTML without external references."""
    sheet = _Sheet(lettering)
    rows = [row for name in DESIGNS for row in sheet.design(name)]
    rows += [*sheet.sets(), *sheet.backs()]
    return f'<!doctype html><meta charset="utf-8"><title>The deck</title><style>{_STYLE}</style>\n{"".join(rows)}'


def write_contact_sheet(folder: Path, lettering: Lettering) -> Path:
    """Writes the page into the folder; returns its file."""
    folder.mkdir(parents=True, exist_ok=True)
    file = folder / "contact.html"
    file.write_text(contact_sheet(lettering), encoding="utf-8", newline="\n")
    return file
