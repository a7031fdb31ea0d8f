"""How to play well and what people ask, chosen by the values of the rules: messages, in no language yet."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from kozyr.text.outline import Meaning


def tips(meaning: Meaning) -> Iterator[str]:
    """Advice that is true under these rules; the facts behind it are measured (docs/search.md, bots/expert.py)."""
    throws = meaning.throwers != "none"
    yield "rules-tip-low" if throws else "rules-tip-low-one"
    yield "rules-tip-trumps"
    yield "rules-tip-take"
    if throws:
        yield from ("rules-tip-same-rank", "rules-tip-generous")
    yield "rules-tip-watch"
    yield "rules-tip-talon"
    yield "rules-tip-end-two" if meaning.duel else "rules-tip-end"
    if not meaning.duel:
        yield "rules-tip-weak-seat"
    if meaning.passes_on:
        yield "rules-tip-pass-on"


def questions(meaning: Meaning) -> Iterator[tuple[str, str]]:
    """What people ask, and the answers."""
    for name in _asked(meaning):
        yield f"rules-question-{name}", f"rules-question-{name}-is"


def _asked(meaning: Meaning) -> Iterator[str]:
    yield from ("must-beat", "suit", "first-trump")
    if meaning.throwers != "none":
        yield from ("any-card", "after-take", "too-many")
    if meaning.throwers not in {"none", "one"}:
        yield from ("order", "done-again")
    if meaning.passes_on:
        yield from ("pass-trump", "pass-beaten")
    yield "who-next-two" if meaning.duel else "who-next"
    yield from ("no-cards", "both-out", "discards", "swap", "honest", "fair")
