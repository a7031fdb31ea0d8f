"""Figures: folds over finished games, in any order, each game once."""

from __future__ import annotations

import random

from hypothesis import given
from hypothesis import strategies as st

from kozyr.progress import Outcome, Standing, experience, figures_of
from tests.progress.help import games, outcome

WON, DRAW, DURAK, RESIGNED = Standing.WON, Standing.DRAW, Standing.DURAK, Standing.RESIGNED
OUTCOMES = st.lists(
    st.builds(
        lambda number, standing, preset, seats, undone: outcome(
            number, standing=standing, preset=preset, seats=seats, opponents=("hard",) * (seats - 1), undone=undone
        ),
        st.integers(0, 30),
        st.sampled_from(list(Standing)),
        st.sampled_from(["classic", "club", "transfer"]),
        st.integers(2, 6),
        st.booleans(),
    ),
    max_size=40,
    unique_by=lambda one: one.game,
)


def test_no_game_is_nothing() -> None:
    figures = figures_of([])
    assert (figures.all.games, figures.experience, figures.level, figures.next_at, figures.streak) == (0, 0, 1, 100, 0)


def test_counts() -> None:
    figures = figures_of(games(WON, WON, DRAW, WON, DURAK, RESIGNED, WON, WON, WON))
    tally = figures.all
    assert (tally.games, tally.won, tally.drawn, tally.durak, tally.resigned) == (9, 6, 1, 2, 1)
    assert (figures.streak, figures.longest_streak) == (3, 3)
    assert figures.experience == 6 * 45 + 20 + 10


def test_5_2_club_wins_are_those_of_the_clubs_rules() -> None:
    played = [
        outcome(1, preset="club", seats=6, place=5),
        outcome(2, preset="club", standing=DRAW),
        outcome(3, preset="club", standing=DURAK),
        outcome(4, preset="classic"),
    ]
    assert figures_of(played).club_wins == 1


@given(OUTCOMES, st.randoms())
def test_order_and_repetition_of_the_telling_change_nothing(outcomes: list[Outcome], chance: random.Random) -> None:
    told = outcomes + chance.sample(outcomes, len(outcomes) // 2)
    chance.shuffle(told)
    assert figures_of(told) == figures_of(outcomes)


@given(OUTCOMES)
def test_the_parts_add_up(outcomes: list[Outcome]) -> None:
    figures = figures_of(outcomes)
    assert figures.experience == sum(map(experience, outcomes))
    assert figures.all.games == len(outcomes) == figures.all.won + figures.all.drawn + figures.all.durak
    for parts in (figures.by_preset.values(), figures.by_seats.values()):
        assert sum(part.games for part in parts) == len(outcomes)
        assert sum(part.durak for part in parts) == figures.all.durak
    assert figures.streak <= figures.longest_streak <= figures.all.won


def test_5_2_a_draw_is_nobody_s_win_not_even_of_who_was_out_already() -> None:
    figures = figures_of([outcome(1, preset="club", seats=6, place=1, standing=DRAW)])
    assert (figures.all.won, figures.club_wins, figures.streak) == (0, 0, 0)
