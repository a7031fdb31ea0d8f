"""Which rule of docs/rules.md a sentence of the rules pages says: its section and number, `4 transfer` for passing on.

A test holds that every sentence on how the game goes has its rule, that every rule is said, and that every rule named
here has tests that bear its number.
"""

from __future__ import annotations

from collections.abc import Mapping

PREFIXES: Mapping[str, tuple[str, ...]] = {
    "goal-rid": ("4.6", "5.1"),
    "goal-alone": ("1",),
    "goal-duel": ("5.1",),
    "cards-deck": ("2",),
    "cards-trump": ("3.2",),
    "cards-beat": ("4.2",),
    "cards-sample": ("4.2",),
    "deal-dealer": ("3.5",),
    "deal-round": ("3.1",),
    "deal-turn": ("3.2",),
    "deal-full": ("3.3",),
    "deal-first": ("3.4",),
    "deal-nobody": ("3.4",),
    "bout-what": ("4", "1"),
    "lead-any": ("4.1",),
    "beat-oldest": ("4.2",),
    "beat-always": ("4.2",),
    "pass-on": ("4 transfer",),
    "throw-when": ("4.3",),
    "throw-rank": ("4.3",),
    "throw-who": ("4.3",),
    "throw-neighbours": ("4.3",),
    "throw-order": ("4.3",),
    "throw-again": ("4.3",),
    "throw-asked": ("4.3",),
    "limit-most": ("4.1",),
    "limit-first": ("4.1",),
    "limit-fixed": ("4.1",),
    "limit-anew": ("4 transfer",),
    "limit-three": ("4.1", "7"),
    "over-when": ("4.4",),
    "over-beaten": ("4.4",),
    "over-taken": ("4.4",),
    "draw-order": ("4.5",),
    "draw-last": ("4.5",),
    "draw-out": ("4.6",),
    "end-durak": ("5.1",),
    "end-draw": ("5.1",),
    "end-others": ("5.2",),
    "end-repetition": ("5.4",),
    "end-resign": ("5.3",),
    "end-clock": ("5.5",),
    "without-points": ("1",),
    "without-teams": ("1",),
    "without-exchange": ("1",),
    "without-passing-on": ("4 transfer",),
    "without-showing": ("4 transfer",),
    "without-fool": ("1",),
    "without-discards": ("6",),
    "question-must-beat": ("4.2",),
    "question-suit": ("4.2",),
    "question-first-trump": ("3.4",),
    "question-after-take": ("4.3",),
    "question-too-many": ("4.1",),
    "question-any-card": ("4.3",),
    "question-order": ("4.3",),
    "question-done-again": ("4.3",),
    "question-who-next": ("4.4",),
    "question-no-cards": ("4.6",),
    "question-both-out": ("5.1",),
    "question-pass": ("4 transfer",),
    "question-discards": ("6",),
    "question-swap": ("1",),
    "question-honest": ("6",),
}
"""Beginnings of messages, without `rules-`; the longest that fits a message counts."""

UNNUMBERED = ("question-fair",)
"""About this program, not about the game."""


def rules_said(message: str) -> tuple[str, ...]:
    """The rules that a message says; none for headings, facts, words, options, tips, examples and playing here."""
    name = message.removeprefix("rules-")
    fitting = [prefix for prefix in PREFIXES if name == prefix or name.startswith(f"{prefix}-")]
    return PREFIXES[max(fitting, key=len)] if fitting else ()
