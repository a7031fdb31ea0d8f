"""Whether every control can be seen, met and read (B83)."""

from __future__ import annotations

from playwright.sync_api import Page

# For every control: scrolled to if need be, it lies inside the window, is not cut off, shows all its words, and a click
# meets it. A hand's cards lie over each other by design: of those some part must be met.
_CONTROLS = """() => {
  const faults = []
  const dialog = document.querySelector('dialog[open]')
  const around = dialog ?? document
  // A way past the bar is off the page until it has the focus.
  const selector = 'a[href]:not(.skip), button, input, select, [role="button"], [tabindex="0"]'
  const nameOf = (node) => (node.dataset.testid ?? node.getAttribute('aria-label') ?? node.textContent).trim()
  const isShown = (node) => node.checkVisibility({ opacityProperty: true, visibilityProperty: true })
  const inside = (x, y) => x >= -0.5 && y >= -0.5 && x <= innerWidth + 0.5 && y <= innerHeight + 0.5
  const meets = (node, x, y) => {
    const met = document.elementFromPoint(x, y)
    return met !== null && (node.contains(met) || met.contains(node) && met.closest('label') === met)
  }
  for (const control of around.querySelectorAll(selector)) {
    const node = control.matches('input') ? control.closest('label') ?? control : control
    if (!isShown(node)) continue
    node.scrollIntoView({ block: 'nearest', inline: 'nearest' })
    const box = node.getBoundingClientRect()
    const name = nameOf(node)
    if (!inside(box.left, 0) || !inside(box.right, 0)) faults.push(name + ': outside, ' + box.left + ' to ' + box.right)
    const isCard = node.matches('.hand .card')
    const points = []
    for (let i = 1; i < 12; i++)
      for (let j = 1; j < 12; j++) points.push([box.x + (box.width * i) / 12, box.y + (box.height * j) / 12])
    const met = points.filter(([x, y]) => inside(x, y) && meets(node, x, y)).length / points.length
    if (met < (isCard ? 0.08 : 0.85)) faults.push(name + ': only ' + Math.round(met * 100) + ' % of it can be met')
    if (!isCard && (node.scrollWidth > node.clientWidth + 1 && getComputedStyle(node).display !== 'inline'))
      faults.push(name + ': its words are cut off')
  }
  if (document.documentElement.scrollWidth > innerWidth) faults.push('the page scrolls sideways')
  for (const text of around.querySelectorAll('.say, .name, .role .word, .cap, h1, h2, legend, .sum, .lede')) {
    if (!isShown(text) || text.closest('.vh')) continue
    const box = text.getBoundingClientRect()
    if (box.width < 2) continue
    if (box.left < -0.5 || box.right > innerWidth + 0.5) faults.push('text outside: ' + text.textContent.trim())
  }
  return faults
}"""


def faults_of(page: Page) -> list[str]:
    """What is wrong with the page as it stands; empty when every control is visible and can be used."""
    faults: list[str] = page.evaluate(_CONTROLS)
    return faults
