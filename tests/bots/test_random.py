"""The random program, and what every program keeps to."""

from __future__ import annotations

from collections import Counter

import pytest

from kozyr.bots import by_name, names
from kozyr.view import observe
from tests.kit.bot_games import played_by
from tests.kit.games import MIXES, PRESETS_AND_SEATS, after, seeded_deal

LINE = "club s 6c9cThKh/Qc9d9h - - 0>1 0a 4"


def test_every_legal_action_is_as_likely() -> None:
    view = observe(after(LINE), 0)
    bot = by_name("random", 1)
    found = Counter(bot.choose(view, ()) for _ in range(4000))
    assert set(found) == set(view.legal)
    # Four standard deviations about 1000.
    assert all(890 < count < 1110 for count in found.values())


def test_the_same_seed_makes_the_same_choices() -> None:
    view = observe(after(LINE), 0)

    def choices(seed: int) -> list[str]:
        bot = by_name("random", seed)
        return [str(bot.choose(view, ())) for _ in range(50)]

    assert choices(3) == choices(3)
    assert choices(3) != choices(4)


QUICKLY = {"hard": "hard:sims=20"}
"""A program that thinks for a time is given few iterations instead: many moves are played here, not good ones."""


@pytest.mark.parametrize("name", names())
@pytest.mark.parametrize(("rules", "seats"), [*PRESETS_AND_SEATS, *((rules, 2) for rules in MIXES)])
def test_each_program_plays_each_game_to_its_end(name: str, rules: str, seats: int) -> None:
    program = QUICKLY.get(name, name)
    game = played_by(seeded_deal(rules, seats, 6), [by_name(program, seat) for seat in range(seats)])
    assert game.last.result is not None


@pytest.mark.parametrize("name", names())
def test_a_program_does_not_keep_a_view_or_change_its_history(name: str) -> None:
    view = observe(after(LINE), 0)
    history: list[object] = []
    by_name(name, 1).choose(view, history)  # type: ignore[arg-type]
    assert history == []
    assert view == observe(after(LINE), 0)
