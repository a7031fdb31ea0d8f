"""Letters as outlines from PT Serif Bold (OFL), so that no font is needed where a card is shown."""

from collections.abc import Sequence
from pathlib import Path
from typing import Any, NamedTuple

from fontTools.pens.boundsPen import BoundsPen
from fontTools.pens.svgPathPen import SVGPathPen
from fontTools.pens.transformPen import TransformPen
from fontTools.ttLib import TTFont, TTLibError

from tools.deck.svg import num

SUBSETS = ("pt-serif-latin-700-normal.woff", "pt-serif-cyrillic-700-normal.woff")
"""The files of PT Serif Bold that hold the letters; `.woff` is plain zlib, which needs nothing beside fontTools."""

FONT_FOLDER = Path("web/node_modules/@fontsource/pt-serif/files")
"""Where they are, from the repository's root, once the page's packages are installed."""


class FontMissingError(Exception):
    """No usable font; the sentence says where it was sought and what helps."""


class Setting(NamedTuple):
    """How a text is set: heights and places in card units."""

    x: float
    baseline: float
    cap: float
    """The height of a capital."""
    squeeze: float = 1
    """Width over natural width."""
    tight: float = 0
    """How much closer letters stand, in thousandths of the font's size."""
    from_left: bool = False
    """Whether `x` is the text's left edge and not its middle."""


class _Face:
    def __init__(self, file: Path) -> None:
        try:
            self._font: Any = TTFont(file)
        except (OSError, TTLibError) as error:
            raise FontMissingError(f"{file} is not a font that can be read: {error}") from error
        self.letters: dict[int, str] = self._font.getBestCmap() or {}
        self.glyphs: Any = self._font.getGlyphSet()
        self.em = float(self._font["head"].unitsPerEm)
        self.cap = float(getattr(self._font["OS/2"], "sCapHeight", 0) or self.em * 0.7)

    def bounds(self, glyph: str) -> tuple[float, float]:
        """Its left and right edge in font units."""
        pen = BoundsPen(self.glyphs)
        self.glyphs[glyph].draw(pen)
        box = pen.bounds or (0, 0, 0, 0)
        return box[0], box[2]


class Lettering:
    """Sets short texts as SVG path commands. `files` are fonts; a letter is taken from the first that has it."""

    def __init__(self, files: Sequence[Path]) -> None:
        self._faces = [_Face(file) for file in files]
        self._names = ", ".join(str(file) for file in files)

    @classmethod
    def find(cls, font: Path | None = None) -> "Lettering":
        """The lettering from a font file, from a folder with the two subsets, or from the page's packages.

        Raises `FontMissingError`, saying which path was expected.
        """
        if font is not None and font.is_file():
            return cls([font])
        folder = font or Path(__file__).parents[2] / FONT_FOLDER
        files = [folder / name for name in SUBSETS]
        for file in files:
            if not file.is_file():
                raise FontMissingError(
                    f"{file} is not there; expected PT Serif Bold from `npm ci` in web/, or give --font PATH"
                )
        return cls(files)

    def outline(self, text: str, setting: Setting) -> str:
        """The text as path commands. Raises `FontMissingError` for a letter that no file has."""
        face = self._face_for(text)
        x, placed, edges = 0.0, [], []
        for letter in text:
            glyph = face.letters[ord(letter)]
            left, right = face.bounds(glyph)
            edges += [x + left, x + right]
            placed.append((glyph, x))
            x += face.glyphs[glyph].width - setting.tight * face.em / 1000
        origin = edges[0] if setting.from_left else (edges[0] + edges[-1]) / 2
        k = setting.cap / face.cap
        pen: Any = SVGPathPen(face.glyphs, ntos=num)
        for glyph, start in placed:
            shift = setting.x + (start - origin) * k * setting.squeeze
            face.glyphs[glyph].draw(TransformPen(pen, (k * setting.squeeze, 0, 0, -k, shift, setting.baseline)))
        return str(pen.getCommands())

    def _face_for(self, text: str) -> _Face:
        for face in self._faces:
            if all(ord(letter) in face.letters for letter in text):
                return face
        raise FontMissingError(
            f"no letter for {text!r} in {self._names}; expected a font with Latin and Cyrillic capitals"
        )
