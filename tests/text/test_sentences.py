from __future__ import annotations

import pytest

from kozyr.text import LANGUAGES, MissingText, on_missing, refusal_sentence, sentence
from kozyr.text.bundles import bundle
from kozyr.text.sentences import sentence_pieces
from kozyr.text.words import Piece


def test_plural_forms() -> None:
    """B89: 1 карта, 2 карты, 5 карт."""
    said = [sentence("ru", "cards-count", count=count) for count in (1, 2, 5, 11, 21, 22, 25)]
    assert said == ["1 карта", "2 карты", "5 карт", "11 карт", "21 карта", "22 карты", "25 карт"]
    assert [sentence("en", "cards-count", count=count) for count in (1, 2)] == ["1 card", "2 cards"]


def test_a_card_is_said_in_its_case() -> None:
    assert refusal_sentence("en", "must_beat_or_take", {"attack": "Qh"}) == "Beat queen of hearts or take."
    assert refusal_sentence("ru", "must_beat_or_take", {"attack": "Qh"}) == "Побейте даму червей или берите."


def test_trumps_are_told_apart() -> None:
    plain = refusal_sentence("en", "does_not_beat", {"card": "6c", "attack": "9h", "trump": "s"})
    trump = refusal_sentence("en", "does_not_beat", {"card": "6c", "attack": "9s", "trump": "s"})
    assert "or a trump" in plain
    assert "or a trump" not in trump


def test_facts_with_underscores_are_facts_with_hyphens() -> None:
    facts = {"plain": "Th", "higher": "Jh", "small": "9s", "trump_card": "Ts"}
    assert "ten of spades" in sentence("en", "rules-cards-sample", **facts)


def test_pieces_keep_cards_keys_and_stress_apart() -> None:
    assert list(sentence_pieces("ru", "rules-example-beaten-2")) == [
        Piece("text", "Второй бьёт её "),
        Piece("card", "Qh", "дамой червей"),
        Piece("text", "."),
    ]
    assert list(sentence_pieces("en", "rules-here-keys-take")) == [Piece("key", "T", "T")]
    assert Piece("stress", "trump", "trump") in list(sentence_pieces("en", "rules-cards-trump"))


def test_what_is_missing_is_told() -> None:
    with pytest.raises(MissingText, match="en has no no-such-message"):
        sentence("en", "no-such-message")
    with pytest.raises(MissingText, match="cards-count"):
        sentence("ru", "cards-count")
    with pytest.raises(MissingText, match="no language 'xx'"):
        sentence("xx", "cards-count", count=1)
    with pytest.raises(MissingText, match="card-not-held"):
        refusal_sentence("en", "card_not_held", {"card": "no card"})
    with pytest.raises(MissingText, match="refusal-no-such-code"):
        refusal_sentence("en", "no_such_code", {})


def test_a_reader_gets_english_for_what_is_missing(monkeypatch: pytest.MonkeyPatch) -> None:
    told: list[str] = []
    on_missing(lambda missing: told.append(str(missing)))

    class Holed:
        """Russian without one message."""

        def __init__(self, language: str, marked: bool) -> None:
            self._bundle, self._language = bundle(language, marked=marked), language

        def has_message(self, message: str) -> bool:
            return self._bundle.has_message(message) and (self._language, message) != ("ru", "cards-count")

        def __getattr__(self, name: str) -> object:
            return getattr(self._bundle, name)

    monkeypatch.setattr("kozyr.text.sentences.bundle", lambda language, marked=False: Holed(language, marked))
    assert sentence("ru", "cards-count", count=2) == "2 cards"
    assert told == ["ru has no cards-count"]
    assert sentence("ru", "talon") == "Колода"


def test_unknown_codes_get_the_general_sentence() -> None:
    told: list[str] = []
    on_missing(lambda missing: told.append(str(missing)))
    for language in LANGUAGES:
        assert "no_such_code" in refusal_sentence(language, "no_such_code", {})
    assert told == ["en has no refusal-no-such-code"] * len(LANGUAGES)
