"""The family: a seed says field, centre, border and ink, and how many lobes and waves each has."""

import random
from collections.abc import Callable, Mapping
from functools import partial
from typing import NamedTuple

from tools.deck.backs.borders import border
from tools.deck.backs.centres import CENTRES
from tools.deck.backs.fields import FIELDS
from tools.deck.backs.lines import HALF_HEIGHT, HALF_WIDTH, LINE
from tools.deck.inks import THEMES
from tools.deck.svg import document, num


class Recipe(NamedTuple):
    """What a back is made of, each by its name, and the ink of its field."""

    field: str
    centre: str
    border: str
    ink: str
    gold: bool = False
    """Whether it is engraved in gold and not in ivory."""


_BLUE, _RED, _GREEN, _PLUM = "#1f3d63", "#84231f", "#1c4a30", "#54274e"
_INDIGO, _RUST, _TEAL, _BLACK = "#2b2b62", "#a04a20", "#14697a", "#241e1b"
_CLARET, _SLATE, _UMBER, _OLIVE, _ROSE = "#6b1534", "#46566a", "#59391f", "#55571f", "#a5405a"

_RECIPES: tuple[Recipe, ...] = (
    Recipe("rosettes", "nothing", "rings", _RED),
    Recipe("weave", "medallion", "rings", _BLUE),
    Recipe("scales", "nothing", "beads", _TEAL),
    Recipe("sunburst", "sun", "teeth", _RUST),
    Recipe("quilt", "nothing", "rope", _CLARET, gold=True),
    Recipe("stars", "rosette", "key", _GREEN),
    Recipe("moire", "lozenge", "wave", _PLUM),
    Recipe("scrolls", "nothing", "leaves", _BLACK, gold=True),
    Recipe("honeycomb", "nothing", "beads", _UMBER, gold=True),
    Recipe("plait", "nothing", "arches", _SLATE),
    Recipe("ripples", "sun", "wave", _OLIVE),
    Recipe("harlequin", "nothing", "teeth", _ROSE),
    Recipe("night", "compass", "stars", _INDIGO, gold=True),
)
"""The first thirteen, one for every field, chosen by eye; later seeds mix them anew."""

_GOLD = "#e3bd6a"
_IVORY, _EDGE = THEMES["light"]["p"], THEMES["light"]["k"]


def recipe(seed: int) -> Recipe:
    """What the back of that seed (0 or more) is made of. Neighbouring seeds never share a field or an ink."""
    count = len(_RECIPES)
    turn, own = divmod(seed, count)

    def mixed(stride: int) -> Recipe:
        return _RECIPES[(own + stride * turn) % count]

    return Recipe(_RECIPES[own].field, mixed(5).centre, mixed(7).border, mixed(3).ink, mixed(3).gold)


def grow(seed: int) -> str:
    """The back of that seed (0 or more), as a standalone file; it tells neither a card nor which end is up."""
    made = recipe(seed)
    light = _GOLD if made.gold else _IVORY
    field = FIELDS[made.field](random.Random(f"field {seed}"), made.ink, light)
    centre = CENTRES[made.centre](random.Random(f"centre {seed}"), made.ink, light)
    margin = (
        f'<rect x=".75" y=".75" width="238.5" height="358.5" rx="13" fill="{_IVORY}" stroke="{_EDGE}" '
        'stroke-opacity=".35"/>'
    )
    clip = f'x="-{HALF_WIDTH}" y="-{HALF_HEIGHT}" width="{2 * HALF_WIDTH}" height="{2 * HALF_HEIGHT}"'
    ground = f'<rect x="-108" y="-168" width="216" height="336" rx="5" fill="{made.ink}" stroke="none"/>'
    inside = f'<clipPath id="inside"><rect {clip}/></clipPath><g clip-path="url(#inside)">{field}{centre}</g>'
    paint = f'fill="none" stroke="{light}" stroke-width="{num(LINE)}" stroke-linejoin="round"'
    body = f'<g transform="translate(120 180)" {paint}>{ground}{border(made.border, made.ink, light)}{inside}</g>'
    return document(margin + body, THEMES["light"], _EDGE)


BACKS: Mapping[str, Callable[[], str]] = {made.field: partial(grow, seed) for seed, made in enumerate(_RECIPES)}
"""The backs that are written as files, by name: those of the first seeds, each named after its field."""
