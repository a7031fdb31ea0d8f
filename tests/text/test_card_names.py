"""Czech and German make a card's name from suit and rank by rules of their own (the heads of their terms.ftl)."""

from __future__ import annotations

import re

import pytest

from kozyr.cards import RANK_LETTERS, SUIT_LETTERS
from kozyr.text import sentence

CARDS = [rank + suit for rank in RANK_LETTERS for suit in SUIT_LETTERS]


@pytest.mark.parametrize(
    ("language", "message", "facts", "said"),
    [
        ("cs", "deck-card", {"card": "Qh"}, "srdcová dáma"),
        ("cs", "deck-card", {"card": "Jc"}, "křížový kluk"),
        ("cs", "deck-card", {"card": "Kd"}, "kárový král"),
        ("cs", "deck-card", {"card": "As"}, "pikové eso"),
        ("cs", "plain-choice-lead", {"card": "7h"}, "vynést srdcovou sedmu"),
        ("cs", "plain-choice-lead", {"card": "Jc"}, "vynést křížového kluka"),
        ("cs", "plain-choice-lead", {"card": "Kd"}, "vynést kárového krále"),
        ("cs", "plain-choice-beat", {"card": "8s"}, "přebít pikovou osmou"),
        ("cs", "plain-choice-beat", {"card": "Kd"}, "přebít károvým králem"),
        ("cs", "plain-choice-beat", {"card": "As"}, "přebít pikovým esem"),
        ("de", "deck-card", {"card": "Kh"}, "Herz-König"),
        ("de", "plain-choice-lead", {"card": "5h"}, "die Herz-Fünf ausspielen"),
        ("de", "plain-choice-lead", {"card": "Jc"}, "den Kreuz-Buben ausspielen"),
        ("de", "plain-choice-lead", {"card": "As"}, "das Pik-Ass ausspielen"),
        ("de", "plain-choice-beat", {"card": "Qd"}, "mit der Karo-Dame schlagen"),
        ("de", "plain-choice-beat", {"card": "Kd"}, "mit dem Karo-König schlagen"),
    ],
)
def test_a_card_is_named_as_the_sentence_needs_it(
    language: str, message: str, facts: dict[str, str], said: str
) -> None:
    assert sentence(language, message, **facts) == said


@pytest.mark.parametrize("language", ["cs", "de"])
@pytest.mark.parametrize("message", ["deck-card", "plain-choice-lead", "plain-choice-beat"])
def test_no_card_is_named_by_a_code(language: str, message: str) -> None:
    for card in CARDS:
        said = sentence(language, message, card=card)
        assert not re.search(r"\d|\bins\b|-[A-Z]\b", said), said
