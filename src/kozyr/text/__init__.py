"""Fluent texts: languages, message files, sentences, and the pages that the server writes itself.

`kozyr/locales/<language>/*.ftl` is one source for server, terminal and browser; a language is a folder there.
"""

from __future__ import annotations

from kozyr.text.deck_page import SHOWN as DECKS
from kozyr.text.deck_page import Pictures, deck_page, decks_page
from kozyr.text.head import MANIFEST, STYLESHEET
from kozyr.text.languages import FALLBACK, LANGUAGES, preferred
from kozyr.text.manifest import manifest
from kozyr.text.notice import notice_page
from kozyr.text.rules_page import rules_page
from kozyr.text.sentences import MissingText, on_missing, refusal_sentence, sentence
from kozyr.text.style import stylesheet

__all__ = [
    "DECKS",
    "FALLBACK",
    "LANGUAGES",
    "MANIFEST",
    "STYLESHEET",
    "MissingText",
    "Pictures",
    "deck_page",
    "decks_page",
    "manifest",
    "notice_page",
    "on_missing",
    "preferred",
    "refusal_sentence",
    "rules_page",
    "sentence",
    "stylesheet",
]
