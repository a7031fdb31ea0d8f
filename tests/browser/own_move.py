"""How soon one's own move is seen, in a real Chromium: `python -m tests.browser.own_move`.

A measurement, not a test: it asserts nothing. From the click's own time stamp to the first picture that shows the
card above the hand (`lifted`), to the server's word that the move is stored (`answered`), and to the first picture that
shows the card on its way to the table (`played`).
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import player_of
from tests.browser.player import Player
from tests.browser.visit import visit
from tools.screenshots import moments
from tools.screenshots.chromium import launch
from tools.screenshots.laid import prepare
from tools.screenshots.serving import Served

# A message posted in an animation frame is taken after that frame was painted.
_WATCH = """(() => {
  window.ownMoves = []
  const painted = (run) => requestAnimationFrame(() => {
    const channel = new MessageChannel()
    channel.port1.onmessage = () => run(performance.now())
    channel.port2.postMessage(null)
  })
  let onAnswer = () => undefined
  const Plain = WebSocket
  window.WebSocket = class extends Plain {
    constructor(address) {
      super(address)
      this.addEventListener('message', ({ data }) => data.startsWith('{"type":"ack"') && onAnswer(performance.now()))
    }
  }
  addEventListener('click', (event) => {
    const node = event.target.closest?.('.hand button.card[aria-disabled="false"]')
    if (node == null) return
    const move = { lifted: null, answered: null, played: null }
    onAnswer = (now) => (move.answered ??= now - event.timeStamp)
    let isLifted = false
    const watcher = new MutationObserver(() => {
      const isGone = !node.isConnected
      if (!isLifted && (isGone || node.classList.contains('sent'))) {
        isLifted = true
        painted((now) => (move.lifted = now - event.timeStamp))
      }
      if (!isGone) return
      watcher.disconnect()
      painted((now) => {
        move.played = now - event.timeStamp
        window.ownMoves.push(move)
      })
    })
    watcher.observe(document.body, { subtree: true, childList: true, attributes: true, attributeFilter: ['class'] })
  }, true)
})()"""


def measure(browser: Browser, games: int, settings: dict[str, Any]) -> Iterator[dict[str, float]]:
    """Play games by mouse; yield milliseconds per card played by a single click."""
    for _ in range(games):
        with tempfile.TemporaryDirectory() as scratch:
            folder = Path(scratch) / "data"
            device = prepare(folder, {"game": moments.LEAD})
            with Served(folder) as served:
                visitor = visit(browser, served.address, device=device, motion="no-preference", settings=settings)
                visitor.context.add_init_script(_WATCH)
                player = player_of(visitor, visitor.open(f"/table/{device.tables['game']}"))
                play_out(player)
                yield from player.page.evaluate("window.ownMoves")
                visitor.context.close()


def play_out(player: Player) -> None:
    """To the end of the game."""
    while player.wait():
        player.decide_by_mouse()


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=3)
    games: int = parser.parse_args().games
    with sync_playwright() as playwright:
        browser = launch(playwright)
        moves = list(measure(browser, games, {"autoPass": False}))
        browser.close()
    lines = [f"{len(moves)} moves, milliseconds from the click"]
    for name in ("lifted", "answered", "played"):
        times = sorted(move[name] for move in moves)
        lines.append(f"{name:8} median {statistics.median(times):5.0f}  worst {times[-1]:5.0f}")
    sys.stdout.write("\n".join(lines) + "\n")


if __name__ == "__main__":
    main()
