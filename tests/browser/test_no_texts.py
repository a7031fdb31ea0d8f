"""What stands in place of the table: that its texts did not come, or that there is no such table."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tests.browser.axe import findings
from tests.browser.conftest import Visit
from tests.browser.layout import faults_of
from tests.browser.visit import NO_CONNECTION, NOT_FOUND
from tools.screenshots.serving import Served

TEXTS = "**/assets/texts-*.js"
SIZES = [(360, 640), (740, 360), (800, 1000), (1280, 800)]
# The sentence and under it its keys, both in the middle of the table.
_OUT_OF_PLACE = """(selector) => {
  const faults = []
  const boxOf = (node) => node.getBoundingClientRect()
  const table = boxOf(document.querySelector('main'))
  const [note, keys] = [selector, '.s-note .keys'].map((one) => document.querySelector(one))
  for (const node of [note, keys]) {
    const aside = boxOf(node).x + boxOf(node).width / 2 - (table.x + table.width / 2)
    if (Math.abs(aside) > 2) faults.push(node.className + ' is aside by ' + aside)
  }
  if (boxOf(keys).top < boxOf(note).bottom) faults.push('the keys are not under the sentence')
  return faults
}"""


def look(page: Page, selector: str) -> None:
    """At every size, that all is where it can be read and used."""
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(_OUT_OF_PLACE, selector) == [], f"at {width}×{height}"
        assert faults_of(page) == [], f"at {width}×{height}"


@pytest.mark.parametrize(
    ("language", "first", "other", "start"), [("en-GB", "en", "en", "Start"), ("ru-RU", "ru", "en", "Начать")]
)
def test_without_texts_the_page_offers_to_try_again(
    house: Served, visitors: Visit, language: str, first: str, other: str, start: str
) -> None:
    visitor = visitors(house.address, language=language, allowed=(NO_CONNECTION,))
    visitor.context.route(TEXTS, lambda route: route.abort("connectionreset"))
    page = visitor.open()
    note = page.get_by_test_id("no-texts")
    expect(note).to_be_visible()
    expect(note.locator("p")).to_have_count(len({first, "en"}))
    expect(note.locator("p").first).to_have_attribute("lang", first)
    expect(note).to_contain_text("The texts of this page did not come.")
    if first == "ru":
        expect(note).to_contain_text("Тексты этой страницы не загрузились.")
    assert findings(page) == []
    look(page, '[data-testid="no-texts"]')
    with page.expect_navigation():
        page.get_by_test_id(f"reload-{other}").click()  # still in vain
    expect(note).to_be_visible()
    visitor.context.unroute(TEXTS)
    page.get_by_test_id(f"reload-{first}").click()
    expect(page.get_by_test_id("start")).to_contain_text(start)


def test_without_a_table_the_page_says_so_in_its_middle(house: Served, visitors: Visit) -> None:
    page = visitors(house.address, allowed=(NOT_FOUND,)).open("/table/" + "0" * 20)
    expect(page.get_by_test_id("problem")).to_be_visible()
    look(page, '[data-testid="problem"]')
