"""The levels: options and their errors, legal and sensible moves, and the human causes of their weakness."""

from __future__ import annotations

import threading
from collections import Counter
from dataclasses import replace

import pytest

from kozyr.belief import Memory
from kozyr.bots import BadOpponent, by_name, hints, named, names
from kozyr.bots.levels import EASY, HARD, MEDIUM
from kozyr.bots.plain import PlainBot
from kozyr.bots.sense import is_laughable
from kozyr.bots.thinker import Level, Thinker
from kozyr.core import Value
from kozyr.notation import read_position
from kozyr.rules import Action
from kozyr.search import Budget, Move, Settings, Thoughts
from kozyr.view import observe
from tests.kit.bot_games import played_by
from tests.kit.games import MIXES, PRESETS_AND_SEATS, Game, seeded_deal
from tests.kit.moments import chance_game, decisions
from tests.kit.sizes import FULL

KINDS = [*PRESETS_AND_SEATS, *((rules, 2) for rules in MIXES)]
WEAK = {"easy": EASY, "medium": MEDIUM}
STEP = 1 if FULL else 4


def made(name: str, seed: int = 1) -> Thinker:
    player = by_name(name, seed)
    assert isinstance(player, Thinker)
    return player


def plain_game(number: int) -> Game:
    """A game of two without follies: its endgame is as long as those that people play."""
    return played_by(seeded_deal("classic", 2, number), [PlainBot(), PlainBot()])


# --- names and options ------------------------------------------------------------------------------------------------


def test_they_are_offered_at_the_table_from_the_weakest_up() -> None:
    offered = names()
    assert [name for name in offered if name in ("easy", "medium", "hard")] == ["easy", "medium", "hard"]
    assert "flat" not in offered


def test_options_change_the_budget_alone() -> None:
    for name, level in (("easy", EASY), ("medium", MEDIUM), ("hard", HARD)):
        assert made(name).level == level
        assert made(f"{name}:sims=70").level == replace(level, budget=Budget(iterations=70))
        assert made(f"{name}:ms=250").level == replace(level, budget=Budget(seconds=0.25))
        assert made(f"{name}:sims=70,ms=1").level == replace(level, budget=Budget(70, 0.001))
        assert made(f"{name}:threads=3").level == replace(level, threads=3)
    flat = made("flat:deals=20").level
    assert flat.settings.is_flat
    assert flat.budget == Budget(iterations=20)
    assert made("flat").level.budget == Budget(iterations=300)
    assert flat == replace(HARD, settings=replace(HARD.settings, is_flat=True), budget=flat.budget)


def test_a_seed_fixes_its_chance() -> None:
    moment = list(decisions(chance_game("classic", 2, 4)))[9]
    seen = (moment.view, moment.history)
    assert {str(named("hard:sims=200,seed=5").sit(seed).choose(*seen)) for seed in range(5)} == {
        str(by_name("hard:sims=200", 5).choose(*seen))
    }


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("hard:sims=0", "a whole number from 1 to 50000000 for sims"),
        ("hard:sims=-5", "a whole number from 1 to"),
        ("hard:sims=50000001", "a whole number from 1 to 50000000"),
        ("hard:sims=many", "a whole number"),
        ("hard:sims=1.5", "a whole number"),
        ("hard:sims=", "a whole number"),
        ("hard:ms=0", "a whole number from 1 to 3600000 for ms"),
        ("hard:ms=3600001", "a whole number from 1 to 3600000"),
        ("hard:threads=0", "a whole number from 1 to 64 for threads"),
        ("hard:threads=65", "a whole number from 1 to 64"),
        ("medium:deals=20", "option=value with an option of sims, ms, threads, seed"),
        ("flat:sims=20", "option=value with an option of deals, seed"),
        ("flat:deals=0", "a whole number from 1 to 1000000 for deals"),
        ("easy:sims=5,sims=6", "each option once"),
        ("easy:seed=-1", "a whole number from 0 to"),
        ("easy:", "option=value"),
    ],
)
def test_wrong_options_are_refused(text: str, expected: str) -> None:
    with pytest.raises(BadOpponent, match=expected) as refused:
        named(text)
    assert refused.value.code == "bad_opponent"


# --- what they play ---------------------------------------------------------------------------------------------------


def is_excused(view_thoughts: Thoughts, laughable: set[Action]) -> bool:
    """Whether every move that best play leaves would be laughed at."""
    return all(move.action in laughable for move in view_thoughts.candidates)


@pytest.mark.parametrize("name", WEAK)
@pytest.mark.parametrize(("rules", "seats"), KINDS)
def test_never_a_laughable_move(name: str, rules: str, seats: int) -> None:
    """Unless nothing else keeps the value of a solved endgame."""
    player = made(name, 3)
    for number in range(2):
        for moment in list(decisions(chance_game(rules, seats, 80 + number)))[::STEP]:
            view = moment.view
            laughable = {action for action in view.legal if is_laughable(view, action)}
            chosen = player.choose(view, moment.history)
            assert chosen in view.legal
            if chosen in laughable:
                assert is_excused(player.consider(view, moment.history), laughable), moment.game


@pytest.mark.parametrize("rules", ["classic", "club", "transfer"])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_whole_games_between_levels(rules: str, seats: int) -> None:
    """Every choice is checked to be legal on the way, to the end."""
    players = ["easy", "medium", "hard:sims=60", "flat:deals=5"]
    bots = [by_name(players[seat], seat) for seat in range(seats)]
    assert played_by(seeded_deal(rules, seats, 7), bots).last.result is not None


def test_a_forced_action_is_not_thought_about() -> None:
    state = read_position("classic s 6c9c/9dQd9h - 7h 0>1 1d 9")
    forced = read_position("classic s 6c9c/6d7d - 7h 0>1 1d 9")
    assert len(observe(state, 1).legal) > 1
    view = observe(forced, 1)
    assert [str(action) for action in view.legal] == ["1k"]
    # A history that cannot be read would stop anybody who thinks.
    assert by_name("hard", 1).choose(view, [None]) == view.legal[0]  # type: ignore[list-item]


def test_who_is_told_to_stop_answers_with_what_it_has() -> None:
    stop = threading.Event()
    stop.set()
    for name in ("easy", "medium", "hard", "hard:sims=50000000", "hard:ms=3600000,threads=2"):
        for moment in list(decisions(chance_game("club", 3, 5)))[::15]:
            assert by_name(name, 1).choose(moment.view, moment.history, stop) in moment.view.legal


def test_hard_plays_solved_endgames_exactly_whatever_the_budget() -> None:
    critical = 0
    for number in range(12):
        for moment in decisions(plain_game(number)):
            if len(moment.state.talon) <= 1 and len(moment.view.legal) > 1:
                player = made("hard:sims=1", number)
                thoughts = player.consider(moment.view, moment.history)
                exact = {move.action: move.exact for move in thoughts.moves}
                if None not in exact.values():
                    best = max(value for value in exact.values() if value is not None)
                    assert exact[player.choose(moment.view, moment.history)] == best
                    critical += len(set(exact.values())) > 1
    assert critical > 10


# --- why the weaker ones are weaker -----------------------------------------------------------------------------------


def picked(level: Level, values: list[float], times: int = 400) -> Counter[int]:
    """How often each of some moves is picked, none of them laughable, where the search has found these values."""
    state = read_position("club s 6c7c8d9d/6d7d8h/9hThJh - - 0>1 0a 9")
    view = observe(state, 0)
    assert not [action for action in view.legal if is_laughable(view, action)]
    moves = [Move(action, 10, value) for action, value in zip(view.legal, values, strict=True)]
    counts: Counter[int] = Counter()
    for seed in range(times):
        chosen = Thinker(level, seed)._pick(view, (), Thoughts(tuple(moves), 10, 0.1, 5))
        counts[view.legal.index(chosen)] += 1
    return counts


def level(softness: float, slip: float) -> Level:
    return Level(Settings(), Budget(iterations=1), softness=softness, slip=slip)


def test_a_pick_is_never_worse_than_the_slip() -> None:
    counts = picked(level(softness=0.5, slip=0.2), [0.7, 0.9, 0.71, 0.69])
    assert set(counts) == {1, 2} | ({0} if 0.9 - 0.7 <= 0.2 else set())
    assert counts[3] == 0


def test_better_moves_are_picked_more_often_and_equal_ones_as_often() -> None:
    counts = picked(level(softness=0.1, slip=0.5), [0.8, 0.8, 0.7, 0.6])
    assert abs(counts[0] - counts[1]) < 80
    assert counts[1] > counts[2] > counts[3] > 0
    assert counts[0] / counts[2] == pytest.approx(2.72, rel=0.4)


def test_without_softness_it_is_the_best_always() -> None:
    assert picked(level(softness=0.0, slip=0.5), [0.8, 0.9, 0.7, 0.6], 5) == {1: 5}


def test_moves_of_a_lower_exact_value_are_never_picked() -> None:
    """A level that solves the end does not slip there; what slips is left to the levels that do not."""
    medium = made("medium", 1)
    played = Counter[bool]()
    for number in range(8):
        for moment in decisions(plain_game(number)):
            if len(moment.state.talon) <= 1 and len(moment.view.legal) > 1:
                thoughts = medium.consider(moment.view, moment.history)
                chosen = medium.choose(moment.view, moment.history)
                played[any(move.exact is not None for move in thoughts.moves)] += 1
                assert chosen in {move.action for move in thoughts.candidates}
    assert min(played[True], played[False]) > 2


def test_what_is_forgotten_is_played_for() -> None:
    """Who forgets what went thinks of more worlds than there are."""
    perfect, blank = Thinker(HARD, 1), Thinker(replace(HARD, memory=Memory(0.0, 0.0, 0.0)), 1)
    budget = Budget(iterations=5)
    perfect.level, blank.level = replace(perfect.level, budget=budget), replace(blank.level, budget=budget)
    more = 0
    for moment in list(decisions(chance_game("classic", 2, 4)))[::6]:
        sure, vague = (player.consider(moment.view, moment.history) for player in (perfect, blank))
        assert sure.worlds <= vague.worlds
        more += sure.worlds < vague.worlds
    assert more > 3


# --- among moves as good as each other --------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("values", "exact", "expected"),
    [
        # In order: 1d6s9h (the lower trump), 1d6sQh (the dear one), 1k.
        ((0.51, 0.52, 0.40), None, "1d6s9h"),
        ((0.47, 0.52, 0.40), None, "1d6sQh"),
        ((0.515, 0.52, 0.51), None, "1d6s9h"),
        ((0.30, 0.52, 0.51), None, "1k"),
        ((0.52, 0.51, 0.40), None, "1d6s9h"),
        ((0.51, 0.52, 0.40), (Value.LOSS, Value.WIN, Value.LOSS), "1d6sQh"),
        ((0.51, 0.52, 0.40), (Value.WIN, Value.WIN, Value.LOSS), "1d6s9h"),
    ],
)
def test_hard_and_the_hint_prefer_what_nobody_would_laugh_at(
    values: tuple[float, ...], exact: tuple[Value, ...] | None, expected: str
) -> None:
    """Only where it is worth as much, and never against an exact value."""
    view = observe(read_position("classic h 7s8s9sTsJs/KcAc7dJd9hQh 6c7c8c9cTcJcQc8d9dTdQd6h 6s 0>1 1d 4"), 1)
    assert [str(action) for action in view.legal] == ["1d6s9h", "1d6sQh", "1k"]
    exactly = exact or (None,) * len(values)
    moves = tuple(Move(*move) for move in zip(view.legal, (10, 20, 5), values, exactly, strict=True))
    thoughts = Thoughts(moves, 35, 0.1, 1 if exact else 9)
    assert str(Thinker(HARD, 1)._pick(view, (), thoughts)) == expected
    assert str(hints.advised(view, thoughts).action) == expected


def test_a_move_that_was_not_tried_is_not_preferred() -> None:
    view = observe(read_position("classic h 7s8s9sTsJs/KcAc7dJd9hQh 6c7c8c9cTcJcQc8d9dTdQd6h 6s 0>1 1d 4"), 1)
    moves = tuple(Move(*move) for move in zip(view.legal, (0, 3, 0), (0.0, 0.01, 0.0), strict=True))
    assert str(hints.advised(view, Thoughts(moves, 3, 0.1, 9)).action) == "1d6sQh"
