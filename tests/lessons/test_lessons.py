"""Every lesson can be learned, in every way that it allows; no wrong move learns it; its words are there."""

from __future__ import annotations

import re

import pytest

from kozyr.lessons import LESSONS, YOU, Lesson, lesson_named, standing
from kozyr.lessons.laying import laid, moves
from kozyr.lessons.lesson import action_of, own_deed
from kozyr.rules import Refused, apply, legal
from kozyr.rules.events import Passed, Resigned
from kozyr.text import LANGUAGES, sentence
from kozyr.text.bundles import sources
from kozyr.view import project
from tests.kit.lessons import is_met, outcomes, way_astray, way_through
from tests.text.help import messages

WITHOUT_A_WRONG_MOVE = {"lead"}
"""Whatever is played there is right."""

lessons = pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: lesson.name)


def test_there_are_eight_to_twelve_with_names_of_their_own() -> None:
    assert 8 <= len(LESSONS) <= 12
    assert len({lesson.name for lesson in LESSONS}) == len(LESSONS)
    assert all(re.fullmatch("[a-z]+(-[a-z]+)*", lesson.name) for lesson in LESSONS)
    assert [lesson_named(lesson.name) for lesson in LESSONS] == list(LESSONS)
    assert lesson_named("poker") is None


@lessons
def test_it_is_learned_or_begun_again_whatever_is_played(lesson: Lesson) -> None:
    """Nobody is left at a table at which the lesson can be neither learned nor said to be lost."""
    for outcome in outcomes(lesson):
        now = outcome.standing
        assert is_met(lesson, now) != (now.astray is not None), " ".join(map(str, outcome.played))


@lessons
def test_it_can_be_learned_in_a_few_moves(lesson: Lesson) -> None:
    assert 1 <= len(way_through(lesson)) <= 6


@lessons
def test_a_wrong_move_does_not_learn_it(lesson: Lesson) -> None:
    """Wherever more than one thing is allowed and the lesson wishes one of them, the others lead away from it, and no
    event after them changes that."""
    wrong = [outcome for outcome in outcomes(lesson) if outcome.standing.astray is not None]
    assert bool(wrong) != (lesson.name in WITHOUT_A_WRONG_MOVE)
    met = {outcome.own for outcome in outcomes(lesson) if is_met(lesson, outcome.standing)}
    for outcome in wrong:
        assert outcome.own not in met
        later = (*outcome.events[lesson.start :], *(event for way in outcomes(lesson) for event in way.events))
        assert standing(lesson, later).astray == outcome.standing.astray


@lessons
def test_the_steps_are_done_by_events_in_their_order(lesson: Lesson) -> None:
    for outcome in outcomes(lesson):
        now = outcome.standing
        assert list(now.done) == sorted(set(now.done))
        assert all(lesson.start < number <= len(outcome.events) for number in now.done)
        for number, step in zip(now.done, lesson.steps, strict=False):
            assert step.done(outcome.events[number - 1])
        if now.astray is not None:
            assert now.deed in {"end", own_deed(outcome.events[now.astray - 1])}


@lessons
def test_what_the_person_sees_tells_the_same(lesson: Lesson) -> None:
    """No step hangs on a card that the person may not know."""
    for outcome in outcomes(lesson):
        seen = [project(event, YOU) for event in outcome.events]
        assert standing(lesson, seen[lesson.start :]) == outcome.standing


@lessons
def test_giving_up_does_not_learn_it(lesson: Lesson) -> None:
    state, _ = lesson.beginning
    step = apply(state, moves(f"{YOU}r")[0])
    now = standing(lesson, step.events)
    assert (now.done, now.deed) == ((), "end")


@lessons
def test_its_game_is_one_that_could_have_been_played(lesson: Lesson) -> None:
    state, events = lesson.beginning
    played = tuple(action for event in events if (action := action_of(event)) is not None)
    assert played == lesson.before
    assert state.result is None
    assert legal(state)


@pytest.mark.parametrize("lesson", [lesson for lesson in LESSONS if lesson.scripts], ids=lambda lesson: lesson.name)
def test_the_scripts_are_played(lesson: Lesson) -> None:
    played = [outcome.played for outcome in outcomes(lesson)]
    for script in lesson.scripts:
        assert any(way[: len(script)] == script for way in played)


# --- the words --------------------------------------------------------------------------------------------------------


def spoken_ids(lesson: Lesson) -> set[str]:
    """The messages that somebody may come to read in this lesson."""
    name = f"learn-{lesson.name}"
    found = {name, f"{name}-after"}
    for outcome in outcomes(lesson):
        deed = outcome.standing.deed
        if deed is not None:
            special = f"{name}-astray-{deed}"
            found.add(special if special in messages("en") else f"{name}-astray")
    for step in lesson.steps:
        found |= {f"{name}-{step.name}-do", f"{name}-{step.name}"} & messages("en").keys()
    return found


@lessons
def test_everything_that_can_happen_has_its_words(lesson: Lesson) -> None:
    assert f"learn-{lesson.name}-{lesson.steps[0].name}-do" in messages("en"), "the first step has words of its own"
    assert spoken_ids(lesson) <= messages("en").keys()


def test_no_words_are_left_over() -> None:
    around = {
        "about",
        "begin",
        "go-on",
        "list",
        "done",
        "number",
        "ready",
        "ready-about",
        "start",
        "start-about",
        "met",
    }
    around |= {"strayed", "next", "finish", "again"}
    spoken = set().union(*map(spoken_ids, LESSONS), {"learn"}, (f"learn-{name}" for name in around))
    written = {name for name, (file, _) in messages("en").items() if file == "learn.ftl" and name.startswith("learn")}
    assert written == spoken


@pytest.mark.parametrize("language", LANGUAGES)
@lessons
def test_words_are_few(lesson: Lesson, language: str) -> None:
    """On a phone four lines stand above the table."""
    for name in spoken_ids(lesson):
        said = sentence(language, name)
        assert 0 < len(said) <= 175, f"{name}: {len(said)} letters"
        assert not re.search(r"[{}$]", said)
    for step in lesson.steps:
        parts = [f"learn-{lesson.name}-{step.name}", f"learn-{lesson.name}-{step.name}-do"]
        assert sum(len(sentence(language, part)) for part in parts if part in messages(language)) <= 205, step.name


@pytest.mark.parametrize("language", LANGUAGES)
@lessons
def test_words_name_cards_that_the_person_has_met(lesson: Lesson, language: str) -> None:
    """And the trump that is trump."""
    state, _ = lesson.beginning
    seen = {str(card) for card in state.hand(YOU)} | {str(lesson.deal.trump_card)}
    seen |= {str(action.card) for outcome in outcomes(lesson) for action in outcome.played}
    trump = lesson.deal.trump_card.suit.letter
    source = sources(language)["learn.ftl"]
    for name in spoken_ids(lesson):
        text = re.search(f"^{name} = (.*)$", source, re.MULTILINE)
        assert text is not None
        assert set(re.findall(r'CARD\("(\w\w)"', text[1])) <= seen, name
        assert set(re.findall(r'SUIT\("(\w)"', text[1])) <= {trump}, name


# --- authors' mistakes ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("hands", "draws", "first"),
    [
        ("6c7d8h9cTd/QcKcQdAdKhAh", "", None),
        ("6c7d8h9cTdJh/QcKcQdAdKhJh", "", None),
        ("6c7d8h9cTdJh/QcKcQdAdKhAh", "6c", None),
        ("6c7d8h9cTdJs/QcKcQdAdKhAh", "", 1),
    ],
    ids=["five cards", "a card twice", "dealt and drawn", "another attacks first"],
)
def test_a_deal_that_cannot_be_is_refused(hands: str, draws: str, first: int | None) -> None:
    with pytest.raises(ValueError, match=r"."):
        laid("classic", hands, draws, "9s", first=first)


def test_a_deal_is_as_it_was_laid() -> None:
    deal = laid("classic", "6c7d8h9cTdJh/QcKcQdAdKhAh", "7s8d", "9s", first=0)
    assert [str(hand) for hand in deal.hands] == ["6c9c7dTd8hJh", "QcKcQdAdKhAh"]
    assert [str(card) for card in (*deal.talon[:2], deal.talon[-1])] == ["7s", "8d", "9s"]


def test_moves_that_cannot_be_played_are_no_lesson() -> None:
    broken = Lesson("broken", LESSONS[0].deal, LESSONS[0].steps, before=moves("0a6c,1d6c7d"))
    with pytest.raises(Refused):
        _ = broken.beginning


def test_what_others_do_is_no_deed_of_one_s_own() -> None:
    assert own_deed(Passed(YOU)) == "pass"
    assert own_deed(Passed(1)) is None
    assert own_deed(Resigned(YOU)) is None, "the end after it tells that"
    assert action_of(Resigned(2)) == moves("2r")[0]


@lessons
def test_somebody_leads_astray_where_there_is_a_way(lesson: Lesson) -> None:
    way = way_astray(lesson)
    assert (way is None) == (lesson.name in WITHOUT_A_WRONG_MOVE)
