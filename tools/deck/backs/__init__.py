"""Backs, as if engraved: an ivory margin, a solid field, light lines. Every part is its own half turn: no end is up."""

from tools.deck.backs.family import BACKS, grow, recipe

__all__ = ["BACKS", "grow", "recipe"]
