"""The contact sheet as a picture."""

from pathlib import Path

from playwright.sync_api import sync_playwright

from tools.screenshots.chromium import launch


def photograph(page: Path) -> Path:
    """Takes a picture of a whole page, beside it as PNG; returns its file. Raises `NoChromium` if there is none."""
    file = page.with_suffix(".png")
    with sync_playwright() as playwright:
        browser = launch(playwright)
        try:
            view = browser.new_page(viewport={"width": 1680, "height": 1000})
            view.goto(page.resolve().as_uri())
            view.screenshot(path=file, full_page=True)
        finally:
            browser.close()
    return file
