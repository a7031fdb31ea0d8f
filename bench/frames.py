"""Frames a second while 36 cards move: the real table, every slider away from its default, beside a page that has
nothing but 36 plain bitmaps."""

from __future__ import annotations

import json
import statistics
import tempfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize, sync_playwright
from rich.progress import Progress

from kozyr.rules import State
from tools.screenshots.chromium import FLAGS, launch
from tools.screenshots.laid import Device, Moment, prepare
from tools.screenshots.serving import Served

ROUNDS = 7
SECONDS = 4
CARDS = 36
SIZE = (1440, 900)
SETTINGS = {"contrast": 80, "grain": 100, "temperature": 80, "autoPass": False, "sounds": False}
UNCAPPED = ("--disable-frame-rate-limit", "--disable-gpu-vsync")


def _all_are_dealt(state: State) -> bool:
    """Six at the table, nothing played yet, no talon: every card lies in a hand, and on the screen."""
    return state.actor == 0 and not state.talon and not state.bout.table and state.bout.number == 1


DEALT = Moment("club", 6, _all_are_dealt)

_PRINTED = """(cards) => {
  const images = [...document.querySelectorAll('.card img')]
  return images.length === cards && images.every((image) => image.src.startsWith('blob:'))
}"""

# The pictures of the table with their sizes and places, for the bare page to show the same bitmaps.
_TAKE = """() => [...document.querySelectorAll('.card')].map((card) => {
  const image = card.querySelector('img')
  const canvas = document.createElement('canvas')
  canvas.width = image.naturalWidth
  canvas.height = image.naturalHeight
  canvas.getContext('2d').drawImage(image, 0, 0)
  const { width, height, transform } = card.style
  return { src: canvas.toDataURL(), width: parseFloat(width), height: parseFloat(height), transform }
})"""
_LAY_BARE = """async (cards) => {
  document.body.style.cssText = 'margin: 0; background: #123627; overflow: hidden'
  for (const { src, width, height, transform } of cards) {
    const image = new Image(width, height)
    image.className = 'card'
    image.style.cssText = 'position: absolute; left: 0; top: 0; will-change: transform'
    image.style.transform = transform
    image.src = src
    await image.decode()
    document.body.append(image)
  }
}"""
# Every card flies across the table and back, each on its own way, as the card layer lets them fly: by transforms that
# the compositor moves. Returns the frames that came, and how long they took, in milliseconds.
_FLY = """async (seconds) => {
  const cards = [...document.querySelectorAll('.card')]
  const flights = cards.map((card, i) => {
    const there = `translate(${90 + (i * 331) % 1150}px, ${60 + (i * 197) % 620}px) rotate(${(i * 47) % 360}deg)`
    const timing = { duration: 700 + (i % 5) * 60, iterations: Infinity, direction: 'alternate', easing: 'ease-out' }
    return card.animate([{ transform: card.style.transform }, { transform: there }], timing)
  })
  const frame = () => new Promise(requestAnimationFrame)
  for (let i = 0; i < 20; i++) await frame()
  const begin = performance.now()
  let frames = 0
  let now = begin
  while (now - begin < seconds * 1000) { now = await frame(); frames++ }
  for (const flight of flights) flight.cancel()
  return [frames, now - begin]
}"""


@dataclass(frozen=True, slots=True)
class Rates:
    """Frames a second, round by round."""

    table: list[float]
    bare: list[float]

    @property
    def ratio(self) -> float:
        """Of the table to the bare page: the median of the rounds' ratios."""
        return statistics.median(ours / theirs for ours, theirs in zip(self.table, self.bare, strict=True))


def measure(show: Progress) -> dict[str, Rates]:
    """With the screen's own 60 frames a second, and with as many as can be drawn."""
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        data = Path(folder) / "data"
        device = prepare(data, {"game": DEALT})
        with Served(data) as served:
            measured = {}
            for name, flags in {"60 a second at most": (), "as many as can be drawn": UNCAPPED}.items():
                browser = launch(playwright, flags)
                measured[name] = _rates(browser, served, device, show, name)
                browser.close()
    return measured


def _rates(browser: Browser, served: Served, device: Device, show: Progress, name: str) -> Rates:
    table = _table(browser, served, device)
    bare = browser.new_page(viewport=_viewport())
    bare.evaluate(_LAY_BARE, table.evaluate(_TAKE))
    rates = Rates([], [])
    for _ in show.track(range(ROUNDS), description=f"frames, {name}"):
        for page, found in ((table, rates.table), (bare, rates.bare)):
            page.bring_to_front()
            frames, took = page.evaluate(_FLY, SECONDS)
            found.append(1000 * frames / took)
    return rates


def _table(browser: Browser, served: Served, device: Device) -> Page:
    context = browser.new_context(viewport=_viewport(), reduced_motion="no-preference", locale="en-GB")
    device.give_cookie(context, served.address)
    _settle_for(context, SETTINGS)
    page = context.new_page()
    page.goto(f"{served.address}/table/{device.tables['game']}")
    page.wait_for_function(_PRINTED, arg=CARDS)
    return page


def _settle_for(context: BrowserContext, settings: dict[str, Any]) -> None:
    kept = json.dumps(json.dumps(settings))
    context.add_init_script(f"localStorage.setItem('kozyr.settings', {kept})")


def _viewport() -> ViewportSize:
    return {"width": SIZE[0], "height": SIZE[1]}


def report(measured: dict[str, Rates]) -> str:
    """The figures as a Markdown table."""
    rows, middle = [], statistics.median
    for name, rates in measured.items():
        rows.append(
            f"| {name} | {middle(rates.table):.1f} | {min(rates.table):.1f}-{max(rates.table):.1f} "
            f"| {middle(rates.bare):.1f} | {rates.ratio:.2f} |"
        )
    heading = "| frames | a second, the table | lowest-highest round | the bare page | ratio |"
    return "\n".join([heading, "| --- | --- | --- | --- | --- |", *rows])


FLAGS_SAID = " ".join(flag for flag in FLAGS if "gpu" in flag)
