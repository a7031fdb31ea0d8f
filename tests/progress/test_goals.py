"""Goals: each reached by what it says and by nothing that comes near it; what they and levels open."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from kozyr.progress import FREE_BACKS, GOALS, UNLOCKS, Deeds, Outcome, Standing, reached, unlocked
from tests.progress.help import games, outcome
from tools.deck.backs import BACKS

WON, DRAW, DURAK, RESIGNED = Standing.WON, Standing.DRAW, Standing.DURAK, Standing.RESIGNED


def many(count: int, **changes: Any) -> list[Outcome]:  # noqa: ANN401
    return [outcome(number, **changes) for number in range(count)]


def one(**changes: Any) -> list[Outcome]:  # noqa: ANN401
    return [outcome(**changes)]


def deed(**deeds: int) -> list[Outcome]:
    return one(deeds=Deeds(**{"bouts": 20, "taken": 1, **deeds}))


def each(name: str, values: list[object]) -> list[Outcome]:
    return [outcome(number, **{name: value}) for number, value in enumerate(values)]


PRESETS: list[object] = ["atlasnye", "classic", "club", "transfer"]
CASES: dict[str, tuple[list[Outcome], list[Outcome]]] = {
    # goal: just enough, and almost
    "first-game": (one(standing=DURAK), []),
    "first-win": (games(DURAK, WON), games(DURAK, DRAW, RESIGNED)),
    "beat-easy": (one(seats=3, opponents=("easy", "easy")), one(seats=3, opponents=("easy", "hard"))),
    "beat-medium": (one(), one(standing=DURAK)),
    "beat-hard": (one(opponents=("hard",)), one(opponents=("hard",), standing=DRAW)),
    "ten-wins": (many(10), [*many(9), *[outcome(9, standing=DRAW)]]),
    "hundred-games": (many(100, standing=DURAK), many(99)),
    "three-in-a-row": (games(DURAK, WON, WON, WON, DURAK), games(WON, WON, DRAW, WON)),
    "seven-in-a-row": (many(7), games(WON, WON, WON, WON, WON, WON, DURAK, WON)),
    "every-rules": (each("preset", PRESETS), each("preset", [*PRESETS[:3], "custom"])),
    "every-table": (each("seats", [2, 3, 4, 5, 6]), each("seats", [2, 3, 4, 6, 6])),
    "first-out": (one(seats=4, place=1), [*one(seats=4, place=2), outcome(1, seats=3, place=1)]),
    "full-table": (one(seats=6, place=5), [*one(seats=5), outcome(1, seats=6, standing=DRAW)]),
    "club-regular": (many(25, preset="club"), [*many(24, preset="club"), outcome(24)]),
    "big-pack": (one(deck=52), one(deck=24)),
    "nothing-taken": (deed(taken=0), deed(taken=1)),
    "comeback": (deed(most_held=14), deed(most_held=13)),
    "six-beaten": (deed(most_beaten=6), deed(most_beaten=5)),
    "passed-on": (deed(transfers=2), deed(transfers=1)),
    "generous": (deed(thrown=10), deed(thrown=9)),
    "small-trump": (deed(aces_beaten_low=1), deed()),
    "epaulettes": (deed(last_sixes=2), deed(last_sixes=1)),
    "last-trump": (deed(last_trump_ace=1), deed()),
    "quick-win": (deed(bouts=10), deed(bouts=11)),
    "nobody": (games(DRAW), games(WON, DURAK)),
}


def test_every_goal_has_a_case_and_there_are_enough() -> None:
    assert list(CASES) == [goal.name for goal in GOALS]
    assert len(GOALS) >= 20


@pytest.mark.parametrize("name", CASES)
def test_a_goal_is_reached_by_enough_and_not_by_almost(name: str) -> None:
    enough, almost = CASES[name]
    assert name in reached(enough)
    assert name not in reached(almost)


@pytest.mark.parametrize("name", CASES)
def test_taken_back_decisions_reach_nothing(name: str) -> None:
    enough, _ = CASES[name]
    assert reached([outcome(int(game.game[1:]), undone=True) for game in enough]) == {}


def test_what_must_be_won_is_not_reached_by_a_durak() -> None:
    for name in ("nothing-taken", "comeback", "passed-on", "epaulettes", "last-trump", "quick-win", "big-pack"):
        lost = [
            outcome(number, standing=DURAK, deck=game.deck, deeds=game.deeds)
            for number, game in enumerate(CASES[name][0])
        ]
        assert name not in reached(lost)


def test_the_game_that_reached_a_goal_is_named() -> None:
    assert reached(many(12))["ten-wins"] == "g9"
    assert reached(games(DURAK, WON, WON, WON, WON))["three-in-a-row"] == "g3"


@settings(max_examples=30)
@given(st.lists(st.sampled_from(sorted(CASES)), min_size=1, max_size=4))
def test_once_reached_it_stays_reached(names: list[str]) -> None:
    told: list[Outcome] = []
    before: set[str] = set()
    for name in names:
        for game in CASES[name][0]:
            told.append(
                outcome(
                    len(told),
                    preset=game.preset,
                    deck=game.deck,
                    seats=game.seats,
                    opponents=game.opponents,
                    standing=game.standing,
                    place=game.place,
                    deeds=game.deeds,
                )
            )
        now = set(reached(told))
        assert before <= now
        before = now


def test_every_back_is_free_or_opened_by_one_thing() -> None:
    named = [*FREE_BACKS, *(unlock.back for unlock in UNLOCKS)]
    assert sorted(named) == sorted(BACKS)
    goals = {goal.name for goal in GOALS}
    for unlock in UNLOCKS:
        assert (unlock.level is None) != (unlock.goal is None)
        assert unlock.goal is None or unlock.goal in goals


def test_levels_and_goals_open_apart() -> None:
    assert unlocked(1, ()) == FREE_BACKS
    assert set(unlocked(3, ())) == {*FREE_BACKS, "scales", "quilt"}
    assert set(unlocked(1, {"beat-hard", "first-win"})) == {*FREE_BACKS, "sunburst"}
    assert set(unlocked(99, {goal.name for goal in GOALS})) == set(BACKS)
