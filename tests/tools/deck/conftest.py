import math
from pathlib import Path

import pytest
from fontTools.fontBuilder import FontBuilder
from fontTools.pens.ttGlyphPen import TTGlyphPen

from tools.deck.lettering import Lettering
from tools.deck.write import pictures

CAPITALS = "0123456789JQKABDVRWВДКТ"


def star(points: int, width: int) -> object:
    """A glyph with about as many points as a serif letter has."""
    pen = TTGlyphPen(None)
    for i in range(2 * points):
        radius, angle = (350 if i % 2 else 250), i * math.pi / points
        corner = (round(width / 2 + width / 700 * radius * math.cos(angle)), round(350 + radius * math.sin(angle)))
        (pen.lineTo if i else pen.moveTo)(corner)
    pen.closePath()
    return pen.glyph()


@pytest.fixture(scope="session")
def font_file(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A font made here, so that the tests need no package of the page; every letter has a shape of its own."""
    names = {ord(letter): f"letter{i}" for i, letter in enumerate(CAPITALS)}
    builder = FontBuilder(1000, isTTF=True)
    builder.setupGlyphOrder([".notdef", *names.values()])
    builder.setupCharacterMap(names)
    glyphs = {name: star(12 + i, 500 + 10 * i) for i, name in enumerate([".notdef", *names.values()])}
    builder.setupGlyf(glyphs)
    builder.setupHorizontalMetrics({name: (560 + 10 * i, 0) for i, name in enumerate(glyphs)})
    builder.setupHorizontalHeader(ascent=800, descent=-200)
    builder.setupOS2(sCapHeight=700)
    builder.setupPost()
    file = tmp_path_factory.mktemp("font") / "stars.ttf"
    builder.save(file)
    return file


@pytest.fixture(scope="session")
def lettering(font_file: Path) -> Lettering:
    return Lettering.find(font_file)


@pytest.fixture(scope="session")
def deck(lettering: Lettering) -> dict[str, str]:
    """Every picture by its path."""
    return dict(pictures(lettering))
