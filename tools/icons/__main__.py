"""`python -m tools.icons`: draws the icons into web/src/look/icons, SVG and PNG.

They are committed: a build has no browser.
"""

from __future__ import annotations

import sys
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tools.icons.drawing import icon
from tools.screenshots.chromium import NoChromium, launch

OUT = Path(__file__).parents[2] / "web" / "src" / "look" / "icons"
PNGS = (
    ("icon", False, 192),
    ("icon", False, 512),
    ("maskable", True, 192),
    ("maskable", True, 512),
    ("apple", True, 180),
)
"""Name, whether the system cuts its own shape, pixels a side."""


def main() -> int:
    """Return 0, or 1 when there is no Chromium."""
    OUT.mkdir(parents=True, exist_ok=True)
    (OUT / "icon.svg").write_text(icon(masked=False), encoding="utf-8", newline="\n")
    try:
        with sync_playwright() as playwright:
            browser = launch(playwright)
            for name, masked, side in PNGS:
                path = OUT / f"{name}-{side}.png"
                path.write_bytes(_photograph(browser, icon(masked=masked), side))
                print(path)
            browser.close()
    except NoChromium as error:
        print(f"icons: {error}", file=sys.stderr)
        return 1
    return 0


def _photograph(browser: Browser, picture: str, side: int) -> bytes:
    page = browser.new_page(viewport={"width": side, "height": side})
    page.set_content(f"<style>html,body{{margin:0}}svg{{display:block;width:100%}}</style>{picture}")
    taken = page.screenshot(omit_background=True)
    page.close()
    return taken


if __name__ == "__main__":
    sys.exit(main())
