"""The court: one half figure in a thin frame, the same half turned, the belt where they meet."""

import math

from tools.deck.arm import draw_arm
from tools.deck.art import Art
from tools.deck.cards import Card
from tools.deck.cloth import Cloth
from tools.deck.person import Person
from tools.deck.persons import PERSONS
from tools.deck.pips import pip
from tools.deck.shading import strokes
from tools.deck.svg import contoured, group, path, rect, turned

LEFT, RIGHT, TOP, BOTTOM = 38, 202, 14, 346
"""The frame."""

_RISE = 9
"""How far the belt rises from the middle to the frame."""

_OFFSET = 8
"""A costume is drawn this much higher than it sits on the card."""


def draw_half(person: Person, cloth: Cloth, armed: bool = True) -> str:
    """A half figure, from veil to headgear; without its arm if it is not `armed`."""
    locks = person.head.draw(cloth)
    arms = [arm for arm in (person.other, person.arm) if arm] if armed else []
    body = person.costume(cloth) + group(_belt_shadow(person), f"translate(0 -{_OFFSET})")
    body += "".join(draw_arm(arm, cloth) for arm in arms)
    return person.hanging(cloth) + locks.behind + group(body, f"translate(0 {_OFFSET})") + locks.before


def draw_court(card: Card) -> Art:
    """A king, a lady or a jack, double-headed."""
    person, name = PERSONS[card.code], card.code
    cloth = Cloth(name)
    body = draw_half(person, cloth)
    half = f'<g id="{name}h"><g clip-path="url(#{name}q)">{body}</g>{pip(card.suit, 60, 40, 30)}</g>'
    clips = _clip(f"{name}q", f"M{LEFT} {TOP}H{RIGHT}V{180 - _RISE}L{LEFT} {180 + _RISE}Z")
    clips += _clip(f"{name}f", f"M{LEFT} {TOP}H{RIGHT}V{BOTTOM}H{LEFT}Z")
    belt = f'<g clip-path="url(#{name}f)">{_belt(person)}</g>'
    frame = rect("o", LEFT, TOP, RIGHT - LEFT, BOTTOM - TOP, 3, 1.3)
    return Art(contoured(half + turned(f"{name}h") + belt + frame), cloth.definitions() + clips)


def _belt_shadow(person: Person) -> str:
    """What the belt throws on the cloth above it."""
    slope, top = _RISE / (RIGHT - 120), 180 - person.belt_height / 2
    points = [(x, top - slope * (x - 120)) for x in range(52, 190, 3)]
    return path("h o", strokes(points, -0.5, -5, swell=False))


def _clip(identifier: str, d: str) -> str:
    return f'<clipPath id="{identifier}">{path("", d)}</clipPath>'


def _belt(person: Person) -> str:
    height = person.belt_height
    band = rect("y", 20, 180 - height / 2, 200, height) + rect(
        person.belt, 20, 183 - height / 2, 200, height - 6, line=1
    )
    lean = -math.degrees(math.atan2(_RISE, RIGHT - 120))
    return group(band + person.belt_ornament(), f"rotate({lean:.2f} 120 180)")
