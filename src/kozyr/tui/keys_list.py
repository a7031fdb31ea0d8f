"""The list of all keys."""

from __future__ import annotations

from rich.text import Text

from kozyr.tui.words import Words

_KEYS = (
    ("← →", "keys-move"),
    ("Home End", "keys-ends"),
    ("Enter", "keys-play"),
    ("T", "keys-take"),
    ("D, P", "keys-done"),
    ("H", "keys-hint"),
    ("U", "keys-undo"),
    ("S", "tui-keys-sort"),
    ("L", "keys-read"),
    ("C", "tui-keys-counts"),
    ("R", "tui-keys-again"),
    ("N", "new-game"),
    ("G", "tool-resign"),
    ("Q", "tui-key-quit"),
    ("?", "keys-list"),
    ("Esc", "keys-close"),
)


def keys_text(words: Words) -> Text:
    """Every key and what it does."""
    text = Text().append(words.say("keys-title") + "\n", "bold")
    for key, message in _KEYS:
        text.append(f"\n{key:<9}", "bold")
        text.append(words.say(message))
    return text
