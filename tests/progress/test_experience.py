"""Experience: the formula by cases and by properties."""

from __future__ import annotations

from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kozyr.progress import Standing, experience, level_of, threshold
from kozyr.progress.experience import STRENGTH
from tests.progress.help import outcome


@pytest.mark.parametrize(
    ("changes", "points"),
    [
        ({}, 45),
        ({"opponents": ("hard",)}, 68),  # 67.5, half up
        ({"opponents": ("hard:sims=9",)}, 68),
        ({"opponents": ("easy",)}, 27),
        ({"opponents": ("random",)}, 9),
        ({"opponents": ("person",)}, 45),
        ({"standing": Standing.DRAW}, 20),
        ({"standing": Standing.DURAK, "place": None}, 10),
        ({"standing": Standing.DURAK, "place": None, "opponents": ("hard",)}, 15),
        ({"standing": Standing.RESIGNED, "place": None}, 0),
        ({"undone": True}, 0),
        ({"undone": True, "standing": Standing.DURAK}, 0),
        ({"seats": 6, "opponents": ("medium",) * 5, "place": 1}, 65),
        ({"seats": 6, "opponents": ("medium",) * 5, "place": 5}, 45),
        ({"seats": 4, "opponents": ("hard", "easy", "medium"), "place": 2}, 52),  # 50 * 310 / 300 = 51.67
        (
            {"seats": 4, "opponents": ("medium",) * 3, "place": None},
            45,
        ),  # another one resigned while it still held cards
    ],
)
def test_the_points_of_a_game(changes: dict[str, Any], points: int) -> None:
    assert experience(outcome(**changes)) == points


@given(st.integers(0, 10_000_000))
def test_a_level_begins_at_its_threshold(points: int) -> None:
    level = level_of(points)
    assert threshold(level) <= points < threshold(level + 1)


def test_the_first_thresholds() -> None:
    assert [threshold(level) for level in range(1, 7)] == [0, 100, 300, 600, 1000, 1500]


@given(st.lists(st.sampled_from(sorted(STRENGTH)), min_size=1, max_size=5), st.integers(1, 5))
def test_winning_beats_drawing_beats_losing_and_earlier_is_better(opponents: list[str], place: int) -> None:
    seats = len(opponents) + 1
    place = min(place, seats - 1)

    def points(**changes: Any) -> int:  # noqa: ANN401
        return experience(outcome(seats=seats, opponents=tuple(opponents), **changes))

    won = [points(place=at) for at in range(1, seats)]
    assert won == sorted(won, reverse=True)
    lost, drawn = points(standing=Standing.DURAK, place=None), points(standing=Standing.DRAW, place=place)
    assert 0 < lost < drawn < points(place=place)
