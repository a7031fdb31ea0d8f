"""What can go wrong with a match, in a sentence."""

from __future__ import annotations


class ArenaError(Exception):
    """The match cannot be played, or not to its end. `str()` is a sentence for people."""
