"""The figures against values worked out by hand, or found in printed tables."""

from __future__ import annotations

import math
import random

import pytest

from kozyr.arena.cross import anchored, ratings
from kozyr.arena.statistics import elo, estimate, student, wilson
from kozyr.arena.times import Times


def test_an_interval_from_pairs() -> None:
    # Values 0.5 and 1, five each: mean 0.75, sample deviation sqrt(10 / 16 / 9), Student's point for 9 is 2.2622.
    found = estimate({2: 5, 4: 5}, 4)
    half = 2.2622 * math.sqrt(10 / 16 / 9) / math.sqrt(10)
    assert found == pytest.approx((0.75, 0.75 - half, 0.75 + half), abs=1e-6)


def test_pairs_that_even_out_have_a_narrower_interval_than_pairs_that_do_not() -> None:
    calm, wild = estimate({1: 10, 2: 80, 3: 10}, 4), estimate({0: 50, 4: 50}, 4)
    assert calm.mean == wild.mean == 0.5
    assert calm.high - calm.low < (wild.high - wild.low) / 4


def test_an_interval_is_cut_at_the_ends() -> None:
    # Two values, 0 and 1: a half-width of 12.7 * 0.7071 / 1.4142 is no knowledge at all.
    assert estimate({0: 1, 4: 1}, 4) == (0.5, 0.0, 1.0)


@pytest.mark.parametrize(
    ("counts", "expected"),
    [
        ({4: 10}, (1.0, 0.7225, 1.0)),  # ten of ten: 1 / (1 + 3.8415 / 10)
        ({0: 10}, (0.0, 0.0, 0.2775)),
        ({2: 100}, (0.5, 0.4038, 0.5962)),
        ({2: 1}, (0.5, 0.0546, 0.9454)),
    ],
)
def test_values_without_spread_get_wilsons_interval(counts: dict[int, int], expected: tuple[float, ...]) -> None:
    assert estimate(counts, 4) == pytest.approx(expected, abs=1e-4)


def test_nothing_but_wins_may_be_all_there_is() -> None:
    assert {estimate({4: number}, 4).high for number in range(1, 200)} == {1.0}
    assert {estimate({0: number}, 4).low for number in range(1, 200)} == {0.0}


def test_no_value_has_no_estimate() -> None:
    with pytest.raises(ValueError, match="no value"):
        estimate({}, 4)


def test_wilson_as_printed() -> None:
    # 12 of 50: a textbook's 0.143 to 0.374.
    assert wilson(0.24, 50) == pytest.approx((0.24, 0.143, 0.374), abs=5e-4)


@pytest.mark.parametrize(
    ("freedom", "point"),
    [(1, 12.7062), (5, 2.5706), (10, 2.2281), (11, 2.2010), (30, 2.0423), (100, 1.9840), (1_000_000, 1.9600)],
)
def test_students_points_as_printed(freedom: int, point: float) -> None:
    assert student(freedom) == pytest.approx(point, abs=3e-4)


@pytest.mark.parametrize(("score", "rating"), [(0.5, 0), (0.75, 190.85), (0.64, 99.95), (0.1, -381.70)])
def test_elo(score: float, rating: float) -> None:
    assert elo(score) == pytest.approx(rating, abs=0.01)


def test_elo_of_a_whole_score_is_infinite() -> None:
    assert (elo(1.0), elo(0.0)) == (math.inf, -math.inf)


def test_ratings_of_two_are_the_score_with_one_drawn_game_more() -> None:
    first, second = ratings([[0, 30], [10, 0]])
    assert first - second == pytest.approx(400 * math.log10(30.5 / 10.5), abs=1e-4)
    assert first + second == pytest.approx(0, abs=1e-6)


def test_ratings_come_back_from_the_scores_they_make() -> None:
    true = [150.0, 20.0, -40.0, -130.0]
    games = 1e9  # so many that the virtual game does not matter
    points = [[0 if a is b else games / (1 + 10 ** ((b - a) / 400)) for b in true] for a in true]
    assert ratings(points) == pytest.approx(true, abs=1e-3)


def test_a_circle_of_winners_is_rated_equal_and_nobody_is_infinite() -> None:
    assert ratings([[0, 9, 1], [1, 0, 9], [9, 1, 0]]) == pytest.approx([0, 0, 0], abs=1e-6)
    assert all(abs(rating) < 2000 for rating in ratings([[0, 100], [0, 0]]))


def test_players_that_have_not_met_anybody_are_in_the_middle() -> None:
    assert ratings([[0, 0], [0, 0]]) == [0, 0]


def test_plain_is_the_anchor() -> None:
    assert anchored(["hard", "plain"], [70.0, -30.0]) == [1100, 1000]
    assert anchored(["hard", "easy"], [50.0, -50.0]) == [1050, 950]


def test_times_are_kept_to_two_percent() -> None:
    chance = random.Random(1)
    spent = [int(10 ** chance.uniform(0, 10)) for _ in range(5001)]
    times = Times.of(spent)
    ordered = sorted(spent)
    for share in (0.01, 0.5, 0.9, 0.99):
        assert times.quantile(share) == pytest.approx(ordered[math.ceil(share * len(ordered)) - 1], rel=0.02, abs=1)
    assert (times.count, times.total, times.worst) == (5001, sum(spent), max(spent))
    assert times.mean == sum(spent) / 5001
    assert times.quantile(1) <= times.worst


def test_times_add_up() -> None:
    times = Times()
    times.add(Times.of([5, 700]))
    times.add(Times.of([5, 1_000_000]))
    assert times == Times.of([5, 700, 5, 1_000_000])


def test_no_time_at_all() -> None:
    assert (Times().mean, Times().quantile(0.5), Times().worst) == (0, 0, 0)
