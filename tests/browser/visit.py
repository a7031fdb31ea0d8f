"""A person's browser at the server: one profile, its pages, and everything that must never happen in them."""

from __future__ import annotations

import json
import re
from dataclasses import dataclass, field
from typing import Any, Literal

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Error, Page, Request

from tests.browser.frames import Frames
from tests.browser.player import PATIENCE_MS
from tools.screenshots.laid import Device

NO_CONNECTION = re.compile(r"console error: (WebSocket connection to .* failed|Failed to load resource: net::ERR_)")
"""What Chromium itself logs while the server is gone."""
NOT_FOUND = re.compile(r"console error: Failed to load resource: the server responded with a status of 404")
"""What Chromium itself logs for the page of an unknown table."""

_NOT_KEPT = re.compile(r"console warning: Service Worker registration blocked by Playwright")

_HOLD_SETTINGS = """(() => {
  const given = %s
  if (!location.protocol.startsWith('http')) return
  if (localStorage.getItem('kozyr.settings') === null) localStorage.setItem('kozyr.settings', JSON.stringify(given))
})()"""
_REPORT_POLICY = """addEventListener('securitypolicyviolation', (event) =>
  console.error('policy: ' + event.violatedDirective + ' ' + event.blockedURI))"""


@dataclass
class Visitor:
    """One browser profile. `faults` must be empty at the end of every test."""

    context: BrowserContext
    address: str
    allowed: tuple[re.Pattern[str], ...]
    faults: list[str] = field(default_factory=list)
    frames: dict[Page, Frames] = field(default_factory=dict)

    def open(self, path: str = "/") -> Page:
        """A new tab at a path."""
        page = self.context.new_page()
        page.set_default_timeout(PATIENCE_MS)
        self.frames[page] = Frames(page)
        page.goto(self.address + path)
        return page

    def verdict(self) -> list[str]:
        """Everything wrong that was seen, leaks among it."""
        wrong = [fault for fault in self.faults if not any(pattern.search(fault) for pattern in self.allowed)]
        return wrong + [leak for frames in self.frames.values() for leak in frames.leaks]

    def watch(self) -> None:
        self.context.add_init_script(_REPORT_POLICY)
        self.context.on("weberror", lambda error: self.faults.append(f"page error: {error.error}"))
        self.context.on("console", self._said)
        self.context.on("request", self._asked)

    def _said(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning", "assert"}:
            self.faults.append(f"console {message.type}: {message.text}")

    def _asked(self, request: Request) -> None:
        if not request.url.startswith((self.address + "/", "data:", "blob:")):
            self.faults.append(f"request to another host: {request.url}")


def visit(
    browser: Browser,
    address: str,
    *,
    language: str = "en-GB",
    size: tuple[int, int] = (1280, 800),
    motion: Literal["no-preference", "reduce"] = "reduce",
    colours: Literal["dark", "light"] = "dark",
    touch: bool = False,
    device: Device | None = None,
    settings: dict[str, Any] | None = None,
    allowed: tuple[re.Pattern[str], ...] = (),
    mobile: bool = False,
    zoom: float = 1,
    keeps: bool = False,
) -> Visitor:
    """A new profile. `settings`: what the person chose earlier, as the page keeps it on the device; `allowed`: console
    messages that belong to what the test does; `mobile`: a phone's way with a page's width; `zoom`: dots to a px;
    `keeps`: the page may keep itself, and would then answer what a test holds up or cuts.
    """
    context = browser.new_context(
        locale=language,
        viewport={"width": size[0], "height": size[1]},
        reduced_motion=motion,
        color_scheme=colours,
        has_touch=touch,
        is_mobile=mobile,
        device_scale_factor=zoom,
        service_workers="allow" if keeps else "block",
    )
    visitor = Visitor(context, address, (*allowed, _NOT_KEPT))
    visitor.watch()
    if device is not None:
        device.give_cookie(context, address)
    if settings is not None:
        context.add_init_script(_HOLD_SETTINGS % json.dumps(settings))
    return visitor


def close(visitor: Visitor) -> None:
    """Close the profile; a closed browser is no fault."""
    try:
        visitor.context.close()
    except Error as error:
        visitor.faults.append(f"closing: {error}")
