"""The deck as a screen shows it: drawn by Chromium, compared dot by dot."""

from __future__ import annotations

import base64
import json
import re
from collections.abc import Iterator
from itertools import combinations

import pytest
from playwright.sync_api import Page, sync_playwright

from tools.deck.backs import BACKS
from tools.deck.cards import PACK, Card
from tools.deck.design import DESIGNS
from tools.deck.faces import SIZES, face, suit_mark
from tools.deck.lettering import Lettering
from tools.screenshots.chromium import launch

pytestmark = pytest.mark.browser

DRAW = """async ({ pictures, width }) => {
  const canvas = document.createElement('canvas')
  canvas.width = width; canvas.height = width * 1.5
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  const drawn = []
  for (const text of pictures) {
    const image = new Image()
    image.src = `data:image/svg+xml;base64,${text}`
    await image.decode()
    pen.fillStyle = '#2d4a3a'
    pen.fillRect(0, 0, canvas.width, canvas.height)
    pen.drawImage(image, 0, 0, canvas.width, canvas.height)
    drawn.push([...pen.getImageData(0, 0, canvas.width, canvas.height).data])
  }
  return JSON.stringify(drawn)
}"""

DURAK = [card for card in PACK if card.rank not in "2345"]


@pytest.fixture(scope="module")
def page() -> Iterator[Page]:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser.new_page(device_scale_factor=1)
        browser.close()


@pytest.fixture(scope="module")
def letters() -> Lettering:
    """The letters that are shipped."""
    return Lettering.find()


def drawn(page: Page, texts: list[str], width: int) -> list[bytes]:
    """Pictures as rows of red, green, blue, width by 1.5 width dots."""
    coded = [base64.b64encode(text.encode()).decode() for text in texts]
    rows = json.loads(page.evaluate(DRAW, {"pictures": coded, "width": width}))
    return [bytes(value for i, value in enumerate(row) if i % 4 != 3) for row in rows]


def difference(one: bytes, other: bytes) -> float:
    """Mean difference of two pictures, 0 to 255."""
    return sum(abs(a - b) for a, b in zip(one, other, strict=True)) / len(one)


def clear_dots(one: bytes, other: bytes) -> int:
    """How many dots differ by a quarter of the scale or more in some colour."""
    pairs = zip(one, other, strict=True)
    differs = [abs(a - b) >= 64 for a, b in pairs]
    return sum(any(differs[i : i + 3]) for i in range(0, len(differs), 3))


@pytest.mark.parametrize("four_colours", [False, True], ids=["two", "four"])
@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("design", DESIGNS)
def test_any_two_cards_are_told_apart_at_40_dots(
    page: Page, letters: Lettering, design: str, size: str, four_colours: bool
) -> None:
    for index_set in ("ru", "en"):
        texts = [face(card, index_set, letters, design, size, four_colours=four_colours) for card in DURAK]
        pictures = drawn(page, texts, 40)
        for (card, one), (other, two) in combinations(zip(DURAK, pictures, strict=True), 2):
            assert difference(one, two) >= 1.8, (card.code, other.code)
            assert clear_dots(one, two) >= 32, (card.code, other.code)


def test_any_two_backs_are_told_apart_at_a_glance(page: Page) -> None:
    pictures = drawn(page, [draw() for draw in BACKS.values()], 40)
    for (name, one), (other, two) in combinations(zip(BACKS, pictures, strict=True), 2):
        assert difference(one, two) >= 16, (name, other)


def half_turn(picture: bytes) -> bytes:
    dots = [picture[i : i + 3] for i in range(0, len(picture), 3)]
    return b"".join(reversed(dots))


def test_no_back_tells_which_end_is_up(page: Page) -> None:
    for name, picture in zip(BACKS, drawn(page, [draw() for draw in BACKS.values()], 120), strict=True):
        assert difference(picture, half_turn(picture)) <= 3, name


@pytest.mark.parametrize("design", DESIGNS)
def test_a_court_reads_the_same_from_both_ends(page: Page, letters: Lettering, design: str) -> None:
    courts = [card for card in PACK if card.is_court]
    texts = [face(card, "ru", letters, design) for card in courts]
    for card, picture in zip(courts, drawn(page, texts, 120), strict=True):
        assert difference(picture, half_turn(picture)) <= 3, card.code


@pytest.mark.parametrize("design", DESIGNS)
def test_no_two_people_share_a_face(page: Page, letters: Lettering, design: str) -> None:
    """The middle of the upper half, where the head is, differs between any two of a rank, colours left aside."""
    for rank in "KQJ":
        cards = [Card(rank, suit) for suit in "cdhs"]
        pictures = drawn(page, [face(card, "ru", letters, design) for card in cards], 120)
        heads = [_grey(picture, 120, 42, 78, 12, 56) for picture in pictures]
        for (card, one), (other, two) in combinations(zip(cards, heads, strict=True), 2):
            assert difference(one, two) >= 25, (card.code, other.code)


def _grey(picture: bytes, width: int, left: int, right: int, top: int, bottom: int) -> bytes:
    rows = (range(3 * (y * width + left), 3 * (y * width + right), 3) for y in range(top, bottom))
    return bytes(sum(picture[i : i + 3]) // 3 for row in rows for i in row)


def test_b88_suits_are_told_apart_by_their_shapes_alone(page: Page) -> None:
    """In one ink, 24 dots wide: what an eye that sees no colours has left."""
    texts = [re.sub(r"#[0-9a-f]{6}", "#ffffff", suit_mark(suit)) for suit in "cdhs"]
    for one, other in combinations(drawn(page, texts, 24), 2):
        assert clear_dots(one, other) >= 80


def test_b88_no_two_suits_share_a_colour_when_there_are_four(page: Page, letters: Lettering) -> None:
    """The darkest dots of a six's middle are its pips'."""
    sixes = [drawn(page, [face(Card("6", suit), "en", letters, four_colours=True)], 60)[0] for suit in "cdhs"]
    inks = []
    for six in sixes:
        dots = [six[3 * (y * 60 + x) :][:3] for y in range(8, 82) for x in range(8, 52)]
        inks.append(min(dots, key=sum))
    for one, other in combinations(inks, 2):
        assert max(abs(a - b) for a, b in zip(one, other, strict=True)) >= 40, (one, other)
