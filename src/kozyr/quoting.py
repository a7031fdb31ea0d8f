"""Quoting what somebody sent: a refusal shows the beginning, never the whole of a long text."""

from __future__ import annotations

LONGEST_QUOTE = 60
"""Characters of somebody's text that an error repeats; what matters in a text that is meant well is shorter."""
_CUT = "..."


def shortened(text: str) -> str:
    """The text, or the beginning of a long one with `...` at its end: at most 60 characters."""
    return text if len(text) <= LONGEST_QUOTE else text[: LONGEST_QUOTE - len(_CUT)] + _CUT


def quoted(text: str) -> str:
    """The same in quotation marks, with escapes for what cannot be seen."""
    return repr(shortened(text))
