"""Game records: strict reading, one way of writing."""

from __future__ import annotations

import random
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kozyr.notation import BadRecord, Record, RecordReader, read_record, read_redacted, redact, write_position
from kozyr.rules import KozyrError
from tests.kit import strategies as some
from tests.kit.games import Game, played, seeded_deal
from tests.kit.mutations import mutated
from tests.kit.reading import read_or_refused
from tests.kit.sizes import tries
from tests.kit.vectors import games as vector_games

CODES = {
    "bad_syntax": False,
    "bad_rules": False,
    "bad_seats": False,
    "bad_deck": False,
    "bad_first": False,
    "bad_action": True,
    "illegal_action": True,
    "after_end": True,
    "bad_result": False,
}
"""The codes of the notation, and whether they have an index."""


RECORD = str(played(seeded_deal("club", 2, 3), random.Random(3), 6).record)


@given(some.games())
def test_a_record_reads_back(game: Game) -> None:
    record = game.record
    assert read_record(str(record)) == record
    assert [step.state for step in record.steps()] == list(game.states)


def check_refused(error: KozyrError, moves: int) -> None:
    assert isinstance(error, BadRecord)
    assert error.code in CODES
    assert (error.at is not None) is CODES[error.code]
    assert error.at is None or 0 <= error.at < max(moves, 1)
    assert str(error)


@given(some.games(), st.data())
def test_a_changed_record_is_another_record_or_refused(game: Game, data: st.DataObject) -> None:
    changed = data.draw(mutated(str(game.record)))
    found = read_or_refused(read_record, changed)
    if isinstance(found, KozyrError):
        check_refused(found, changed.count(",") + 1)
    else:
        assert str(found) == changed


@given(some.games(), st.data())
def test_a_changed_redacted_record_is_another_one_or_refused(game: Game, data: st.DataObject) -> None:
    seat = data.draw(st.sampled_from([*range(game.deal.seats), None]))
    changed = data.draw(mutated(str(redact(game.record, seat))))
    found = read_or_refused(read_redacted, changed)
    if isinstance(found, KozyrError):
        check_refused(found, changed.count(",") + 1)
    else:
        assert str(found) == changed


@given(st.text())
def test_any_text_is_refused_in_words(text: str) -> None:
    for read in (read_record, read_redacted):
        for line in (text, f"dpn1 {text}"):
            with pytest.raises(BadRecord) as refused:
                read(line)
            assert refused.value.code == "bad_syntax"


@tries(30)
@given(some.games(), st.data())
def test_moves_after_a_changed_one_are_not_looked_at(game: Game, data: st.DataObject) -> None:
    """The first fault is told, and what stands before it can still be seen."""
    moves = [str(move) for move in game.moves]
    if not moves:
        return
    at = data.draw(st.integers(0, len(moves) - 1))
    moves[at:] = ["0z", "nonsense"]
    text = re.sub("moves=[^ ]*", f"moves={','.join(moves)}", str(game.record))
    reader = RecordReader(text)
    steps = reader.steps()
    for state in list(game.states)[: at + 1]:
        assert next(steps).state == state
    with pytest.raises(BadRecord) as refused:
        next(steps)
    assert (refused.value.code, refused.value.at) == ("bad_action", at)


def edit(field: str, value: str) -> str:
    return re.sub(f" {field}=[^ ]*", f" {field}={value}", RECORD)


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("", "bad_syntax"),
        ("dpn1", "bad_syntax"),
        (RECORD.replace("dpn1 ", "dpn1  "), "bad_syntax"),
        (RECORD + " ", "bad_syntax"),
        (RECORD + "\n", "bad_syntax"),
        (RECORD.replace("dpn1", "DPN1"), "bad_syntax"),
        (RECORD.replace("dealer", "seats"), "bad_syntax"),
        (RECORD.replace(" seats=2", " seats=2 seats=2"), "bad_syntax"),
        (RECORD + " y-seed=1", "bad_syntax"),
        (RECORD + " x-seed", "bad_syntax"),
        (RECORD + " x-=1", "bad_syntax"),
        (RECORD + " x-Seed=1", "bad_syntax"),
        (RECORD + " x-seed=1 x-seed=2", "bad_syntax"),
        (RECORD + " x-names=Ива", "bad_syntax"),
        (RECORD.replace("result", "x-seed=1 result"), "bad_syntax"),
        (RECORD.replace("dpn1 ", "dpn1 view=0 "), "bad_syntax"),
        (edit("seats", "two"), "bad_syntax"),
        (edit("seats", "02"), "bad_syntax"),
        (edit("seats", ""), "bad_syntax"),
        (edit("seats", "1"), "bad_seats"),
        (edit("seats", "7"), "bad_seats"),
        (edit("seats", "100"), "bad_seats"),
        (edit("dealer", "2"), "bad_seats"),
        (edit("first", "2"), "bad_seats"),
        (edit("rules", ""), "bad_rules"),
        (edit("rules", "club+transfer=no"), "bad_rules"),
        (edit("deck", ""), "bad_deck"),
        (edit("deck", "6c"), "bad_deck"),
        (edit("deck", "??"), "bad_deck"),
        (edit("moves", ","), "bad_action"),
        (edit("moves", "0a6c,"), "bad_action"),
        (edit("result", ""), "bad_result"),
        (edit("result", "#"), "bad_result"),
        (edit("result", "#0"), "bad_result"),
        (edit("result", "#0r"), "bad_result"),
        (edit("result", "#="), "bad_result"),
    ],
)
def test_each_fault_has_its_code(text: str, code: str) -> None:
    with pytest.raises(BadRecord) as refused:
        read_record(text)
    if code == "bad_action":
        assert refused.value.code in ("bad_action", "illegal_action")
        assert refused.value.at is not None
    else:
        assert (refused.value.code, refused.value.at) == (code, None)


def test_an_empty_game_and_further_keys() -> None:
    text = re.sub("result=.*", "result=#*", edit("moves", "")) + " x-seed=ab/=+ x-date=2026-01-02 x-names=%D0%98,Ann"
    record = read_record(text)
    assert str(record) == text
    assert record.moves == ()
    assert record.result is None
    assert dict(record.extras)["x-seed"] == "ab/=+"


def test_a_resignation_at_any_place_ends_the_record() -> None:
    game = played(seeded_deal("club", 3, 5), random.Random(5), 7, resigning=True)
    text = str(game.record)
    assert text.endswith("r")
    assert read_record(text) == game.record
    with pytest.raises(BadRecord) as refused:
        read_record(text.replace(" result", f",{game.moves[0]} result"))
    assert (refused.value.code, refused.value.at) == ("after_end", len(game.moves))


def test_a_redacted_record_keeps_no_key_that_tells_cards() -> None:
    record = played(seeded_deal("club", 2, 3), random.Random(3), 6).record
    told = Record(record.deal, record.moves, record.result, (("x-seed", "7"), ("x-date", "2026-01-02"), ("x-odd", "1")))
    for seat in (0, 1, None):
        assert redact(told, seat).filled.extras == (("x-date", "2026-01-02"),)
        assert str(redact(told, seat)).endswith(" x-date=2026-01-02")


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda text: text.replace("view=0", "view=2"), "bad_seats"),
        (lambda text: text.replace("view=0", "view=7"), "bad_syntax"),
        (lambda text: text.replace("view=0", "view="), "bad_syntax"),
        (lambda text: text.replace("view=0", "view=1"), "bad_deck"),
        (lambda text: text.replace("view=0 ", ""), "bad_syntax"),
        (lambda text: text.replace("deck=", "deck=??"), "bad_deck"),
        (lambda text: re.sub(r"\?\?", "6c", text, count=1), "bad_deck"),
        (lambda text: re.sub(r"deck=\S*", "deck=" + "??" * 36, text), "bad_deck"),
    ],
)
def test_what_is_no_redacted_record_is_refused(change: object, code: str) -> None:
    text = str(redact(read_record(RECORD), 0))
    assert callable(change)
    with pytest.raises(BadRecord) as refused:
        read_redacted(change(text))
    assert refused.value.code == code


def with_card(text: str, place: int, card: str) -> str:
    """The record with another text in place of the card at a place of its deck, from 1."""
    head, mark, rest = text.partition("deck=")
    deck, space, tail = rest.partition(" ")
    return head + mark + deck[: 2 * place - 2] + card + deck[2 * place :] + space + tail


def deck_texts(text: str) -> list[str]:
    deck = text.partition("deck=")[2].partition(" ")[0]
    return [deck[at : at + 2] for at in range(0, len(deck), 2)]


@pytest.mark.parametrize("redacted", [False, True])
def test_what_is_wrong_with_a_deck_is_said_with_its_place(redacted: bool) -> None:
    """Seats 2, 36 cards: the turned card is card 13."""
    text = str(redact(read_record(RECORD), 0)) if redacted else RECORD
    cards = deck_texts(text)
    turned, own = cards[12], next(place for place, card in enumerate(cards, start=1) if card not in ("??", cards[12]))
    whole = f"deck={''.join(cards)}"
    expected = {
        text.replace(whole, "deck="): "deck= has 0 cards, expected 36",
        text.replace(whole, whole[:-2]): "deck= has 35 cards, expected 36",
        text.replace(whole, whole + turned): "deck= has 37 cards, expected 36",
        text.replace(whole, whole + turned[0]): f"card 37 of deck=, '{turned[0]}', is half a card",
        text.replace(whole, whole[:-1]): f"card 36 of deck=, '{cards[-1][0]}', is half a card",
        with_card(text, own, turned): f"card {max(own, 13)} of deck=, {turned}, is card {min(own, 13)} already",
        with_card(text, 5, "2c"): "card 5 of deck=, 2c, is not in a deck of 36 cards",
        with_card(text, 9, "x9"): "card 9 of deck=: no card: 'x9', expected a rank",
        with_card(text, 13, "??"): "card 13 of deck=, ??, is the turned trump card, which everybody knows"
        if redacted
        else "card 13 of deck=: no card: '??', expected a rank",
    }
    assert len(expected) == 9
    for changed, said in expected.items():
        with pytest.raises(BadRecord) as refused:
            (read_redacted if redacted else read_record)(changed)
        assert refused.value.code == "bad_deck"
        assert str(refused.value).startswith(said), changed


def test_what_the_viewer_knows_is_told_from_what_it_does_not() -> None:
    record = read_record(RECORD)
    told = str(redact(record, 0))
    cards = deck_texts(told)
    hidden = cards.index("??") + 1
    held = next(iter(list(record.steps())[-1].state.hands[0]))  # never played: the game replays without it
    seen = cards.index(str(held)) + 1
    for changed, said in {
        with_card(told, hidden, str(record.deal.deck[hidden - 1])): (
            f"card {hidden} of deck=, {record.deal.deck[hidden - 1]}, never came to the viewer's knowledge"
        ),
        with_card(told, seen, "??"): f"card {seen} of deck=, ??, is a card that the viewer came to know",
    }.items():
        with pytest.raises(BadRecord) as refused:
            read_redacted(changed)
        assert (refused.value.code, str(refused.value)) == ("bad_deck", said)


def test_a_seat_that_does_not_exist_has_no_redacted_record() -> None:
    for seat in (-1, 2):
        with pytest.raises(IndexError, match="the game has 2"):
            redact(read_record(RECORD), seat)


@pytest.mark.parametrize("number", range(0, 242, 11))
def test_the_conformance_games_redacted(number: int) -> None:
    record = read_record(vector_games()[number]["record"])
    for seat in (*range(record.deal.seats), None):
        read = read_redacted(str(redact(record, seat)))
        assert read.filled.moves == record.moves
        assert read.filled.result == record.result


def test_lines_of_a_record_are_those_of_its_steps() -> None:
    record = read_record(RECORD)
    assert len([write_position(step.state) for step in record.steps()]) == len(record.moves) + 1


def test_many_further_keys_are_read_once_each() -> None:
    extras = [(f"x-{number}", str(number)) for number in range(50_000)]
    text = " ".join([RECORD, *(f"{key}={value}" for key, value in extras)])
    assert read_record(text).extras == tuple(extras)
    with pytest.raises(BadRecord):
        read_record(f"{text} x-7=again")
