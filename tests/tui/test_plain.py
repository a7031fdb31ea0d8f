"""The line mode: whole games, answers that are none, and nothing told that the person may not know."""

from __future__ import annotations

import random
import re
from dataclasses import replace

import pytest

from kozyr.bots import hints
from kozyr.rules import Deal
from kozyr.text import LANGUAGES, sentence
from kozyr.tui import game as games
from kozyr.tui.plain import number_in
from kozyr.view import View
from tests.kit.games import PRESETS_AND_SEATS, seeded_deal
from tests.tui.help import NUMBERED, choices, options, play, typing


def by_chance(lines: list[str], chance: random.Random, stop: str) -> str:
    """Any of the choices; after the game, the second, which is to stop."""
    last = next(line for line in reversed(lines) if NUMBERED.match(line))
    return "2" if stop in last else str(chance.randint(1, choices(last)))


SPACES = re.compile("[\u00a0\u202f]")
"""Spaces that do not break, as French has them before a colon."""
GAMES = [(*kind, language) for language in ("en", "ru") for kind in PRESETS_AND_SEATS]
OTHERS = [("transfer", 3, language) for language in LANGUAGES if language not in {"en", "ru"}]


@pytest.mark.parametrize(("preset", "seats", "language"), GAMES + OTHERS)
def test_a_whole_game_in_lines(preset: str, seats: int, language: str) -> None:
    chance = random.Random(seats)
    stop = sentence(language, "plain-choice-stop")
    lines = play(options(preset, seats, language=language), lambda lines: by_chance(lines, chance, stop), seed=seats)
    assert lines[-1] == sentence(language, "plain-left")
    assert lines[-2] == f"1 {sentence(language, 'plain-choice-again')}, 2 {stop}"
    text = "\n".join(lines)
    assert all(line and line == line.strip() and SPACES.sub(" ", line).isprintable() for line in lines)
    assert "{" not in text
    assert "??" not in text
    places = lines[-2 - seats : -2]
    assert all(": " in place for place in places)
    assert sum(SPACES.sub("", place).startswith(f"{sentence(language, 'you')}: ") for place in places) == 1


def test_play_again_is_another_game_of_the_same_people() -> None:
    chance, games_seen = random.Random(4), 0

    def answer(lines: list[str]) -> str:
        nonlocal games_seen
        if lines[-1] == "1 play again, 2 stop":
            games_seen += 1
            return "1" if games_seen == 1 else "2"
        return by_chance(lines, chance, "nothing")

    lines = play(options("classic", 3), answer)
    assert games_seen == 2
    against = [line for line in lines if line.startswith("You play against")]
    assert len(against) == 2
    assert len(set(against)) == 1
    deals = [line for line in lines if line.startswith("The cards are dealt")]
    assert len(deals) == 2


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_input_may_end_at_any_prompt(language: str) -> None:
    ended = sentence(language, "plain-input-ended")
    for answered in range(12):
        lines = play(options(language=language), typing(["1"] * answered))
        assert lines[-1] == ended
    assert play(options(language=language), typing(["g"]))[-1] == ended  # while it asks whether to resign


NOT_CHOICES = [
    "0",
    "99",
    "-1",
    "1.5",
    "one",
    "",
    "   ",
    "١",
    "²",
    "1 2",
    "9" * 5000,
    "\x1b[31m",
    "9x",
    "x" * 5000,
    "kk",
]


@pytest.mark.parametrize("text", NOT_CHOICES)
def test_what_is_no_choice_changes_nothing_and_is_said(text: str) -> None:
    lines = play(options(), typing([text, "r"]))
    assert lines[-4].startswith("There is no choice “")
    assert lines[-4].endswith("a question mark for the commands.")
    assert len(lines[-4]) < 200
    assert "\x1b" not in lines[-4]
    assert lines[-3:-1] == lines[-6:-4]  # asked again, the same


def test_a_refused_card_is_told_why() -> None:
    lines = play(options(), typing(["7d"]), seed=3)
    assert lines[-2] == "You do not hold seven of diamonds."
    defending = play(options("classic", 3), typing(["6d", "9H", "d", "2c"]), seed=3)
    assert defending[-5:-1] == [
        "Only a higher club or a trump beats ten of clubs.",
        "Only a higher club or a trump beats ten of clubs.",
        "Beat ten of clubs or take.",
        "You do not hold two of clubs.",
    ]


def test_a_card_is_played_by_its_name() -> None:
    held = next(line for line in play(options(), typing([]), seed=LEADING) if line.startswith("1 lead "))
    name = held.removeprefix("1 lead ").partition(",")[0]
    dpn = dpn_of(name)
    for text in (dpn, dpn.upper(), f"  {dpn.lower()} "):
        assert f"You lead {name}" in play(options(), typing([text]), seed=LEADING)


LEADING = 5
"""A seed with which the person leads."""


def dpn_of(name: str) -> str:
    rank, _, suit = name.partition(" of ")
    names = ["two", "three", "four", "five", "six", "seven", "eight", "nine", "ten", "jack", "queen", "king", "ace"]
    return "23456789TJQKA"[names.index(rank)] + suit[0]


def test_taking_and_being_done_have_letters_in_both_layouts() -> None:
    for letter in ("t", "T", "е", "Е"):
        assert "You say: take" in play(options("classic", 3), typing([letter]), seed=3)
    for letter in ("d", "p", "в", "з"):
        assert play(options(), typing([letter]), seed=LEADING)[-2] == "The attacker leads a card; there is no passing."
    assert play(options(), typing(["t"]), seed=LEADING)[-2].startswith("There is nothing to take")


def test_reading_counts_help_and_again() -> None:
    lines = play(options("club", 4), typing(["l", "c", "?", "r", "s"]), seed=LEADING)
    read, counts, helped, turn, numbered, not_now, _ended = lines[-7:]
    assert "Your hand: " in read
    assert read.startswith("Trump: ")
    assert "Your hand" not in counts
    assert counts.endswith("You: 6 cards.")
    assert helped.startswith("Commands: ")
    assert turn.startswith("Your turn. ")
    assert choices(numbered) >= 1
    assert not_now == "That is not possible now."


def test_a_decision_is_taken_back_and_the_same_is_asked_again() -> None:
    lines = play(options(), typing(["u", "1", "u"]), seed=LEADING)
    asked = [line for line in lines if line.startswith("Your turn. ")]
    assert "There is nothing of yours to take back yet." in lines
    at = lines.index("You take your last decision back")
    numbered = lines[lines.index(asked[0]) + 1]
    assert lines[at + 1].startswith("Your hand: ")
    assert lines[at + 2 : at + 4] == [asked[0], numbered]


def test_a_hint_names_a_choice() -> None:
    lines = play(options(), typing(["h"]), seed=LEADING)
    assert lines[-2].startswith("Hint: lead ")
    assert re.search(r"; you get away in \d+ of 100 games$", lines[-2])


def test_a_hint_that_fails_ends_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*_: object) -> None:
        raise ArithmeticError("the cards are 6c7d")

    monkeypatch.setattr(hints, "hint", fails)
    lines = play(options(), typing(["h", "1"]), seed=LEADING)
    assert "No hint this time. Ask again." in lines
    assert any(line.startswith("You lead ") for line in lines)


def test_a_program_that_fails_is_replaced_and_nobody_is_told_its_cards(
    monkeypatch: pytest.MonkeyPatch, capfd: pytest.CaptureFixture[str]
) -> None:
    class Fails:
        def choose(self, view: View, *_: object) -> None:
            raise ArithmeticError(str(view.hands))

    chance = random.Random(1)
    monkeypatch.setattr("kozyr.bots.by_name", lambda *_: Fails())
    lines = play(options(), lambda lines: by_chance(lines, chance, "2 stop"))
    assert "1 play again, 2 stop" in lines
    assert "hands" not in capfd.readouterr().err


def test_resigning_is_asked_once_more() -> None:
    kept = play(options(), typing(["g", "2", "1"]), seed=LEADING)
    assert any(line.startswith("You lead ") for line in kept)
    lines = play(options(), typing(["g", "7", "1", "2"]), seed=LEADING)
    assert "Resign this game?" in lines
    assert "There is no choice “7”. Type a number from 1 to 2, or a question mark for the commands." in lines
    assert "You resigned: you are the durak" in lines
    assert lines[-1] == "You have left the game."


def test_leaving_is_possible_at_every_prompt() -> None:
    for answers in (["q"], ["g", "q"], ["g", "1", "q"], ["й"]):
        assert play(options(), typing(answers))[-1] == "You have left the game."


def test_without_auto_pass_the_person_says_done() -> None:
    stop = "2 stop"
    chances = random.Random(9), random.Random(9)
    auto = play(options("club", 4), lambda lines: by_chance(lines, chances[0], stop), seed=LEADING)
    asked = play(options("club", 4, auto_pass=False), lambda lines: by_chance(lines, chances[1], stop), seed=LEADING)
    assert "Nothing to throw in" in auto
    assert "1 done" not in auto
    assert "Nothing to throw in" not in asked
    assert "1 done" in asked


def test_hidden_cards_change_nothing_that_is_told(monkeypatch: pytest.MonkeyPatch) -> None:
    """Two deals that differ in hidden cards alone look the same until a hidden card is played."""
    for seed in range(30):
        deal = seeded_deal("classic", 3, seed)
        if deal.first != games.YOU:
            continue
        told = []
        for dealt in (deal, other_cards(deal)):
            monkeypatch.setattr(games, "_deal", lambda *_, dealt=dealt: dealt)
            told.append(play(options("classic", 3), typing(["l", "c"])))
        assert told[0] == told[1]
        assert told[0][-3].startswith("Trump: ")
        return
    pytest.fail("no deal in which the person leads")


def other_cards(deal: Deal) -> Deal:
    """Return the deal with cards exchanged that the person does not see, in the talon and in others' hands."""
    mine = [at for at in range(len(deal.deck)) if deal.deck[at] in deal.hands[games.YOU]]
    turned = deal.seats * 6
    hidden = [at for at in range(len(deal.deck)) if at not in mine and at != turned]
    trumps = [at for at in hidden if deal.deck[at].suit == deal.trump_card.suit]
    plain = [at for at in hidden if at not in trumps]
    deck = list(deal.deck)
    for at, come in zip(plain, reversed(plain), strict=True):
        deck[at] = deal.deck[come]
    assert deck != list(deal.deck)
    return replace(deal, deck=tuple(deck))


def test_a_number_is_a_number_of_a_choice() -> None:
    assert [number_in(text, 3) for text in ("1", "3", "03", "0", "4", "", "-1", "1e0", "٣", "0001")] == [
        0, 2, 2, None, None, None, None, None, None, None,
    ]  # fmt: skip
