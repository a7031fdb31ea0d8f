"""The table and the cards look as they did: pictures compared with kept ones, with some tolerance.

After a change that is meant, `KOZYR_NEW_PICTURES=1 .venv/bin/pytest tests/browser/test_pictures.py` keeps new ones.
Look at them.
"""

from __future__ import annotations

import base64
import os
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import Sit
from tools.deck.backs import BACKS
from tools.deck.cards import PACK
from tools.deck.faces import face
from tools.deck.lettering import Lettering
from tools.screenshots import moments
from tools.screenshots.laid import Moment
from tools.screenshots.shots import settle

KEPT = Path(__file__).parent / "golden" / "pictures"
STILL: dict[str, Any] = {"pace": "instant", "autoPass": False, "opponent": "medium"}
SHRUNK = 0.4
"""Pictures are compared at two fifths of their size: a line that an edge's softness moves by a dot is no difference."""
FAR = 40
"""A dot that differs by more, of 255, in some colour, is another dot."""
MOST_FAR = 0.004
"""So large a part of the dots may be: an index letter of one card is more."""
MOST_MEAN = 1.2
"""So much may all dots differ in the mean, of 255."""

# The cloth's nap is noise, which makes files large; one of the pictures is there for it.
_WITHOUT_NAP = "() => document.getElementById('page').style.setProperty('--nap', '0')"
# Both pictures shrunk, dot by dot: the share of other dots, the mean difference, and the shrunk picture.
_COMPARE = """async ({ kept, taken, far, shrunk }) => {
  const read = async (coded, scale) => {
    const image = new Image()
    image.src = 'data:image/png;base64,' + coded
    await image.decode()
    const canvas = document.createElement('canvas')
    canvas.width = Math.round(image.width * scale)
    canvas.height = Math.round(image.height * scale)
    const pen = canvas.getContext('2d')
    pen.imageSmoothingQuality = 'high'
    pen.drawImage(image, 0, 0, canvas.width, canvas.height)
    return { canvas, dots: pen.getImageData(0, 0, canvas.width, canvas.height) }
  }
  const now = await read(taken, shrunk)
  const small = now.canvas.toDataURL('image/png').split(',')[1]
  if (kept === null) return { small, far: 1, mean: 255 }
  const was = await read(kept, 1)
  if (was.dots.width !== now.dots.width || was.dots.height !== now.dots.height) return { small, far: 1, mean: 255 }
  let others = 0, sum = 0
  for (let i = 0; i < now.dots.data.length; i += 4) {
    const differences = [0, 1, 2].map((channel) => Math.abs(now.dots.data[i + channel] - was.dots.data[i + channel]))
    sum += differences[0] + differences[1] + differences[2]
    if (Math.max(...differences) > far) others++
  }
  const dots = now.dots.data.length / 4
  return { small, far: others / dots, mean: sum / dots / 3 }
}"""


@pytest.fixture(scope="module")
def easel(chromium: Browser) -> Page:
    """A page to draw and to compare on."""
    return chromium.new_page(viewport={"width": 900, "height": 640}, device_scale_factor=1)


def difference(easel: Page, taken: bytes, kept: bytes | None) -> dict[str, Any]:
    given = {
        "kept": None if kept is None else base64.b64encode(kept).decode(),
        "taken": base64.b64encode(taken).decode(),
        "far": FAR,
        "shrunk": SHRUNK,
    }
    found: dict[str, Any] = easel.evaluate(_COMPARE, given)
    return found


def check(easel: Page, name: str, taken: bytes, tmp_path: Path) -> None:
    """The picture is the kept one, or near enough."""
    file = KEPT / f"{name}.png"
    found = difference(easel, taken, file.read_bytes() if file.exists() else None)
    small = base64.b64decode(found["small"])
    if os.environ.get("KOZYR_NEW_PICTURES"):
        KEPT.mkdir(parents=True, exist_ok=True)
        file.write_bytes(small)
        return
    (tmp_path / file.name).write_bytes(small)
    told = f"{found['far']:.2%} other dots, mean difference {found['mean']:.2f}; it is {tmp_path / file.name} now"
    assert found["far"] <= MOST_FAR, told
    assert found["mean"] <= MOST_MEAN, told


@pytest.mark.parametrize(
    ("name", "moment", "size", "manner"),
    [
        ("table-wide", moments.DEFEND_OF_SIX, (1200, 760), {}),
        ("table-phone", moments.DEFEND_OF_THREE, (360, 640), {"colours": "light", "language": "ru-RU"}),
        ("table-contrast", moments.DEFEND, (820, 700), {"settings": {"theme": "contrast", "fourColours": True}}),
        ("table-rough", moments.DEFEND, (820, 700), {"settings": {"contrast": 80, "grain": 100, "temperature": 90}}),
    ],
)
def test_the_table_looks_as_it_did(
    sit: Sit, easel: Page, tmp_path: Path, name: str, moment: Moment, size: tuple[int, int], manner: dict[str, Any]
) -> None:
    settings = {**STILL, **manner.get("settings", {})}
    player, _ = sit(moment, size=size, **{**manner, "settings": settings})
    page = player.page
    if "settings" in manner:
        page.wait_for_function(
            "() => [...document.querySelectorAll('.card img')].every((image) => image.src.startsWith('blob:'))"
        )
    else:
        page.evaluate(_WITHOUT_NAP)
    settle(page)
    expect(page.get_by_test_id("say")).to_be_visible()
    check(easel, name, page.screenshot(), tmp_path)


@pytest.mark.parametrize("design", ["atlasnye", "french"])
def test_the_cards_look_as_they_did(easel: Page, tmp_path: Path, design: str) -> None:
    letters = Lettering.find()
    sample = [card for card in PACK if card.rank in "6TJQKA"]
    texts = [face(card, "ru" if design == "atlasnye" else "en", letters, design, "full") for card in sample]
    backs = [draw() for draw in BACKS.values()]
    easel.set_content(_sheet(texts + (backs if design == "atlasnye" else [])))
    easel.evaluate("() => Promise.all([...document.images].map((image) => image.decode()))")
    check(easel, f"cards-{design}", easel.screenshot(), tmp_path)


def _sheet(texts: list[str]) -> str:
    """A page of pictures, each 84 px wide, so that they are 34 dots wide in what is compared."""
    coded = [base64.b64encode(text.encode()).decode() for text in texts]
    images = "".join(f'<img width="84" height="126" src="data:image/svg+xml;base64,{text}">' for text in coded)
    return f'<body style="margin:4px;background:#234;line-height:0;width:890px">{images}</body>'


def test_another_card_is_seen_as_one(easel: Page) -> None:
    """The comparison can fail: sheets that differ in two cards of 24, or in the colours of two suits, are not alike."""
    letters = Lettering.find()
    plain = [card for card in PACK if card.rank in "6TJQKA"]
    draw = [face(card, "en", letters, "french", "full") for card in plain]
    two = [card for card in PACK if card.code in {"7c", "7d"}]
    for others in (
        [*(face(card, "en", letters, "french", "full") for card in two), *draw[2:]],
        [face(card, "en", letters, "french", "full", four_colours=True) for card in plain],
    ):
        taken = []
        for texts in (draw, others):
            easel.set_content(_sheet(texts))
            easel.evaluate("() => Promise.all([...document.images].map((image) => image.decode()))")
            taken.append(easel.screenshot())
        kept = base64.b64decode(difference(easel, taken[0], None)["small"])
        assert difference(easel, taken[0], kept)["far"] == 0
        assert difference(easel, taken[1], kept)["far"] > MOST_FAR
