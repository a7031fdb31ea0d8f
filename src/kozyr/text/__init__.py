"""Fluent texts: languages, message files, sentences, and the pages that the server writes itself.

`kozyr/locales/<language>/*.ftl` is one source for server, terminal and browser; a language is a folder there.
"""

from __future__ import annotations

from kozyr.text.head import STYLESHEET
from kozyr.text.languages import FALLBACK, LANGUAGES, preferred
from kozyr.text.notice import notice_page
from kozyr.text.rules_page import rules_page
from kozyr.text.sentences import MissingText, on_missing, refusal_sentence, sentence
from kozyr.text.style import stylesheet

__all__ = [
    "FALLBACK",
    "LANGUAGES",
    "STYLESHEET",
    "MissingText",
    "notice_page",
    "on_missing",
    "preferred",
    "refusal_sentence",
    "rules_page",
    "sentence",
    "stylesheet",
]
