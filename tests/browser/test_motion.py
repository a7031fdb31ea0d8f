from __future__ import annotations

from typing import Literal

import pytest

from tests.browser.conftest import Sit
from tools.screenshots import moments

# Notes every movement of an element that is asked for, by script or by style, wherever it happens.
_NOTE = """(() => {
  window.travels = []
  const animate = Element.prototype.animate
  Element.prototype.animate = function (frames, timing) {
    if (JSON.stringify(frames).includes('transform')) window.travels.push('animation of ' + this.className)
    return animate.call(this, frames, timing)
  }
  for (const kind of ['transitionrun', 'animationstart'])
    addEventListener(kind, (event) => {
      const places = ['transform', 'translate', 'rotate', 'left', 'top']
      const isMove = (frame) => places.some((name) => name in frame)
      const moves = event.target.getAnimations().some((one) => one.effect.getKeyframes().some(isMove))
      if (moves) window.travels.push(kind + ' of ' + event.target.className)
    }, true)
})()"""


@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_cards_travel_unless_the_person_asked_for_stillness(
    sit: Sit, motion: Literal["reduce", "no-preference"]
) -> None:
    player, _ = sit(moments.LEAD, motion=motion, settings={"pace": "instant", "motion": "quick", "autoPass": False})
    player.page.context.add_init_script(_NOTE)
    player.page.reload()
    player.wait()
    for _ in range(4):
        player.decide_by_mouse()
        player.wait()
    travels = player.page.evaluate("window.travels")
    if motion == "reduce":
        assert travels == []
    else:
        assert len(travels) > 4
