"""The court: one half figure in a thin frame, the same half turned, the belt where they meet."""

import math
from collections.abc import Mapping
from typing import NamedTuple

from tools.deck.arm import draw_arm
from tools.deck.art import Art
from tools.deck.cards import Card
from tools.deck.cloth import Cloth
from tools.deck.person import Person
from tools.deck.pips import pip
from tools.deck.shading import strokes
from tools.deck.svg import contoured, group, num, path, rect, turned

LEFT, RIGHT, TOP, BOTTOM = 38, 202, 14, 346
"""The frame."""

_OFFSET = 8
"""A costume is drawn this much higher than it sits on the card."""


class Stage(NamedTuple):
    """How a design sets its people on the card."""

    people: Mapping[str, Person]
    """By card."""
    rise: float
    """How far the belt rises from the middle to the frame on the right; below 0 it falls."""
    wash: str = ""
    """The ink of the ground inside the frame, if it is not bare paper."""
    double: bool = False
    """Whether a second line runs inside the frame."""

    def draw(self, card: Card) -> Art:
        """A king, a lady or a jack, double-headed."""
        person, name = self.people[card.code], card.code
        cloth = Cloth(name)
        body = self._half(person, cloth)
        half = f'<g id="{name}h"><g clip-path="url(#{name}q)">{body}</g>{pip(card.suit, 60, 40, 30)}</g>'
        clips = _clip(f"{name}q", f"M{LEFT} {TOP}H{RIGHT}V{num(180 - self.rise)}L{LEFT} {num(180 + self.rise)}Z")
        clips += _clip(f"{name}f", f"M{LEFT} {TOP}H{RIGHT}V{BOTTOM}H{LEFT}Z")
        belt = f'<g clip-path="url(#{name}f)">{self._belt(person)}</g>'
        ground = rect(f"{self.wash} x", LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP, 3) if self.wash else ""
        return Art(contoured(ground + half + turned(f"{name}h") + belt + self._frame()), cloth.definitions() + clips)

    def _half(self, person: Person, cloth: Cloth) -> str:
        """A half figure, from veil to headgear."""
        locks = person.head.draw(cloth)
        body = person.costume(cloth) + group(self._belt_shadow(person), f"translate(0 -{_OFFSET})")
        body += "".join(draw_arm(arm, cloth) for arm in (person.other, person.arm) if arm)
        return person.hanging(cloth) + locks.behind + group(body, f"translate(0 {_OFFSET})") + locks.before

    def _belt_shadow(self, person: Person) -> str:
        """What the belt throws on the cloth above it."""
        slope, top = self.rise / (RIGHT - 120), 180 - person.belt_height / 2
        points = [(x, top - slope * (x - 120)) for x in range(52, 190, 3)]
        return path("h o", strokes(points, -0.4, -4.2, swell=False))

    def _belt(self, person: Person) -> str:
        height = person.belt_height
        band = rect("y", 20, 180 - height / 2, 200, height)
        band += rect(person.belt, 20, 183 - height / 2, 200, height - 6, line=1)
        lean = -math.degrees(math.atan2(self.rise, RIGHT - 120))
        return group(band + person.belt_ornament(), f"rotate({lean:.2f} 120 180)")

    def _frame(self) -> str:
        lines = rect("o", LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP, 3, 1.3)
        if self.double:
            lines += rect("o", LEFT + 3, TOP + 3, RIGHT - LEFT - 6, BOTTOM - TOP - 6, 1.5, 0.6)
        return lines


def _clip(identifier: str, d: str) -> str:
    return f'<clipPath id="{identifier}">{path("", d)}</clipPath>'
