"""`python -m tools.screenshots OUT [NAME…]`: pictures of every screen into OUT, and docs/images/table.jpg.

With names, only the shots whose names begin so, and no picture for the documentation.
"""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from itertools import product
from pathlib import Path
from typing import Literal

from playwright.sync_api import Browser, Page, sync_playwright

from tools.screenshots.career import career
from tools.screenshots.chromium import NoChromium, launch
from tools.screenshots.laid import Device, prepare
from tools.screenshots.serving import NotServing, Served
from tools.screenshots.shots import NOBODY, TABLES, Shot, settle, shots

ROOT = Path(__file__).parents[2]
PICTURE = ROOT / "docs" / "images" / "table.jpg"
JPEG_QUALITY = 88
PICTURED = "sight"
SIZES = ((360, 640), (820, 1180), (1440, 900))
Colours = Literal["dark", "light"]
LANGUAGES = {"en": "en-GB", "ru": "ru-RU"}


@dataclass(frozen=True)
class Manner:
    """How a page is looked at."""

    size: tuple[int, int]
    colours: Colours
    language: str

    @property
    def name(self) -> str:
        """As it stands in a file's name."""
        return f"{self.size[0]}-{self.colours}-{self.language}"


COLOURS: tuple[Colours, ...] = ("dark", "light")
MANNERS = tuple(Manner(size, colours, language) for size, colours, language in product(SIZES, COLOURS, LANGUAGES))
FOR_THE_DOCUMENTATION = Manner((1440, 900), "dark", "en")


def main(arguments: list[str]) -> int:
    """Return 0, or 1 with the reason when there is no Chromium or no page."""
    if not arguments:
        print((__doc__ or "").strip(), file=sys.stderr)
        return 2
    out, wanted = Path(arguments[0]), tuple(arguments[1:])
    out.mkdir(parents=True, exist_ok=True)
    try:
        with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
            data = Path(folder) / "data"
            device = prepare(data, TABLES, career())
            browser = launch(playwright)
            with Served(data) as served:
                for path in take(browser, served, device, out, wanted):
                    print(path)
                if not wanted:
                    print(take_for_documentation(browser, served, device))
            browser.close()
    except (NoChromium, NotServing) as error:
        print(f"screenshots: {error}", file=sys.stderr)
        return 1
    return 0


def take(browser: Browser, served: Served, device: Device, out: Path, wanted: tuple[str, ...] = ()) -> Iterator[Path]:
    """Take every wanted picture in every manner; their paths."""
    chosen = [shot for shot in shots(dict(device.tables)) if not wanted or shot.name.startswith(wanted)]
    for manner in MANNERS:
        page = _page(browser, served, device, manner)
        for shot in chosen:
            path = out / f"{shot.name}-{manner.name}.png"
            _take(page, served, shot, manner, path)
            yield path
        page.context.close()


def take_for_documentation(browser: Browser, served: Served, device: Device) -> Path:
    """Take the picture that the README shows."""
    page = _page(browser, served, device, FOR_THE_DOCUMENTATION)
    PICTURE.parent.mkdir(parents=True, exist_ok=True)
    _take(page, served, Shot(PICTURED, f"/table/{device.tables[PICTURED]}"), FOR_THE_DOCUMENTATION, PICTURE)
    page.context.close()
    return PICTURE


def _page(browser: Browser, served: Served, device: Device, manner: Manner) -> Page:
    context = browser.new_context(
        locale=LANGUAGES[manner.language],
        viewport={"width": manner.size[0], "height": manner.size[1]},
        color_scheme=manner.colours,
        reduced_motion="reduce",
        service_workers="block",  # a page that is kept would not be the one just built
    )
    device.give_cookie(context, served.address)
    page = context.new_page()
    page.route("**/api/lobby", lambda route: route.abort() if NOBODY in route.request.frame.url else route.continue_())
    return page


def _take(page: Page, served: Served, shot: Shot, manner: Manner, path: Path) -> None:
    page.goto(served.address + shot.path.format(language=manner.language))
    settle(page)
    shot.act(page)
    settle(page)
    if path.suffix == ".jpg":
        page.screenshot(path=path, full_page=shot.whole, type="jpeg", quality=JPEG_QUALITY)
    else:
        page.screenshot(path=path, full_page=shot.whole)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
