"""Debian's Chromium under Playwright's hand."""

from __future__ import annotations

import shutil
from collections.abc import Sequence

from playwright.sync_api import Browser, Playwright

FLAGS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


class NoChromium(Exception):
    """There is no Chromium on the path."""


def launch(playwright: Playwright, further: Sequence[str] = ()) -> Browser:
    """Start Chromium without a window, with a profile of its own. NoChromium if there is none."""
    found = shutil.which("chromium")
    if found is None:
        raise NoChromium("chromium is not on the path; on Debian: sudo apt-get install chromium")
    return playwright.chromium.launch(executable_path=found, args=[*FLAGS, *further])
