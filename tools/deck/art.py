"""A card's drawing, before theme and index are known."""

from typing import NamedTuple


class Art(NamedTuple):
    """Shapes and the definitions they use; paints are still open."""

    body: str
    defs: str = ""
