"""axe-core on a page: what it finds serious or worse."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from playwright.sync_api import Page

_SCRIPT = Path(__file__).parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
_RUN = """async () => {
  const { violations } = await axe.run(document, { resultTypes: ['violations'] })
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`))
}"""


@cache
def _script() -> str:
    return _SCRIPT.read_text(encoding="utf-8")


def findings(page: Page) -> list[str]:
    """Serious and critical findings, a sentence each. The page must be at rest: what fades is judged by its colour."""
    page.evaluate(_script())  # by the debugger's hand: the page's own policy lets no foreign script in
    found: list[str] = page.evaluate(_RUN)
    return found
