"""A raised forearm: sleeve, cuff, hand and what it holds."""

from dataclasses import dataclass

from tools.deck.cloth import Cloth, Stuff
from tools.deck.curves import bezier, scallop
from tools.deck.hands import Held
from tools.deck.shading import shadow
from tools.deck.svg import circle, mirrored, path, place

_LENGTH = 64
"""From the hand down to where the sleeve goes under the belt."""


@dataclass(frozen=True)
class Arm:
    """Where a hand is on the half figure, how far it leans (degrees), and how its sleeve is made."""

    held: Held
    sleeve: Stuff
    cuff: str
    x: float = 168
    y: float = 136
    lean: float = 0
    on_the_left: bool = False
    """Whether it is the mirror image of all this."""


def draw_arm(arm: Arm, cloth: Cloth) -> str:
    """The forearm with its attribute, drawn over the body."""
    sleeve = cloth.field(f"M-13 19C-17 34-22 48-25 {_LENGTH}H25C22 48 17 34 13 19Z", arm.sleeve)
    folds = path("t o", "M-9 29C-11 38-14 46-17 54M8 29C9 36 11 42 13 48")
    folds += shadow(arm.sleeve.ink, ((12, 26), (15, 36), (19, 46), (21.5, 56)), -8, 1, 11)
    frill = path("p", scallop(bezier((-13.4, 15.6), (-6, 18), (6, 18), (13.4, 15.6), 5), 0) + "L9.6 9H-9.6Z", 1)
    cuff = path(arm.cuff, "M-15 15C-6 19 6 19 15 15L17 25C8 29.6-8 29.6-17 25Z")
    pearls = "".join(circle("p", x, y, 1.5, width=0.7) for x, y in ((-10, 20.4), (0, 22), (10, 20.4)))
    body = sleeve + folds + arm.held.behind + frill + cuff + pearls + arm.held.hand + arm.held.over
    whole = place(arm.x, arm.y, body, arm.lean)
    return mirrored(whole) if arm.on_the_left else whole
