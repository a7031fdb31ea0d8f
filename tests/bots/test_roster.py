"""How players are named, and what a wrong name is told."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

import pytest

from kozyr.bots import BadOpponent, Stop, by_name, named, names
from kozyr.bots.options import SEED, Choice, Decimal, Whole
from kozyr.bots.roster import ROSTER, SHOWN, Entry
from kozyr.rules import Action
from kozyr.rules.events import Event
from kozyr.view import View, observe
from tests.kit.games import after

LINE = "club s 6c9cThKh/Qc9d9h - - 0>1 0a 4"


@dataclass(frozen=True)
class Thinker:
    seed: int
    sims: int
    share: float | None
    style: str

    def choose(self, view: View, history: Sequence[Event], stop: Stop | None = None) -> Action:
        del history, stop
        return view.legal[0]


THINKER = Entry(
    "thinker",
    Thinker,
    (
        Whole("sims", "simulated deals", 1, 1000, 50),
        Decimal("share", "of something", 0.0, 1.0),
        Choice("style", "how it plays", ("bold", "shy"), "shy"),
        SEED,
    ),
)
QUIET = Entry("quiet", Thinker)


def test_an_option_that_is_not_set_has_its_default() -> None:
    assert named("thinker", [THINKER]).sit(9) == Thinker(9, 50, None, "shy")


def test_options_are_read_in_any_order_and_written_in_the_tables() -> None:
    player = named("thinker:seed=7,style=bold,share=0.50,sims=1000", [THINKER])
    assert player.sit(9) == Thinker(7, 1000, 0.5, "bold")
    assert str(player) == "thinker:sims=1000,share=0.5,style=bold,seed=7"
    assert named(str(player), [THINKER]) == player


@pytest.mark.parametrize(
    ("text", "said", "expected"),
    [
        ("thinker:", "thinker:", "option=value with an option of sims, share, style, seed"),
        ("thinker:sims", "thinker:sims", "option=value with an option of sims, share, style, seed"),
        ("thinker:speed=3", "thinker:speed=3", "option=value with an option of sims, share, style, seed"),
        ("thinker:sims=1,", "thinker:", "option=value with an option of sims, share, style, seed"),
        ("thinker:sims=0", "thinker:sims=0", "a whole number from 1 to 1000 for sims"),
        ("thinker:sims=-4", "thinker:sims=-4", "a whole number from 1 to 1000 for sims"),
        ("thinker:sims=1001", "thinker:sims=1001", "a whole number from 1 to 1000 for sims"),
        ("thinker:sims=many", "thinker:sims=many", "a whole number from 1 to 1000 for sims"),
        ("thinker:sims=", "thinker:sims=", "a whole number from 1 to 1000 for sims"),
        ("thinker:sims=1_0", "thinker:sims=1_0", "a whole number from 1 to 1000 for sims"),
        ("thinker:sims= 5", "thinker:sims= 5", "a whole number from 1 to 1000 for sims"),
        ("thinker:sims=٣", "thinker:sims=٣", "a whole number from 1 to 1000 for sims"),
        ("thinker:sims=5\n", "thinker:sims=5\n", "a whole number from 1 to 1000 for sims"),
        ("thinker:sims=3,seed=1,sims=3", "thinker:sims=3", "each option once"),
        ("thinker:share=nan", "thinker:share=nan", "a number from 0 to 1 for share"),
        ("thinker:share=1.5", "thinker:share=1.5", "a number from 0 to 1 for share"),
        ("thinker:share=1e9", "thinker:share=1e9", "a number from 0 to 1 for share"),
        ("thinker:style=loud", "thinker:style=loud", "bold | shy for style"),
        ("quiet:seed=1", "quiet:seed=1", "quiet alone, it has no options"),
        ("quiet:", "quiet:", "quiet alone, it has no options"),
        ("Thinker", "Thinker", "thinker, quiet"),
        ("", "", "thinker, quiet"),
    ],
)
def test_a_wrong_name_says_what_was_wrong_and_what_was_expected(text: str, said: str, expected: str) -> None:
    with pytest.raises(BadOpponent) as refused:
        named(text, [THINKER, QUIET])
    assert refused.value.code == "bad_opponent"
    assert refused.value.facts == {"name": said, "expected": expected}
    assert str(refused.value) == f"{said!r}: expected {expected}"


@pytest.mark.parametrize("text", ["x" * 100_000, "thinker:sims=" + "9" * 100_000, "thinker:" + "y" * 100_000])
def test_an_absurdly_long_name_is_shortened(text: str) -> None:
    with pytest.raises(BadOpponent) as refused:
        named(text, [THINKER])
    assert refused.value.facts["name"] == text[: SHOWN - 1] + "…"
    assert len(str(refused.value)) < 200


def test_a_seed_in_the_name_fixes_the_chance() -> None:
    view = observe(after(LINE), 0)

    def choices(name: str, seed: int) -> list[str]:
        bot = by_name(name, seed)
        return [str(bot.choose(view, ())) for _ in range(50)]

    assert choices("random:seed=3", 4) == choices("random:seed=3", 5) == choices("random", 3)
    assert choices("random", 4) != choices("random", 5)


def test_every_player_sits_down_by_its_bare_name_and_says_what_its_options_do() -> None:
    view = observe(after(LINE), 0)
    for entry in ROSTER:
        assert by_name(entry.name, 1).choose(view, ()) in view.legal
        assert str(named(entry.name)) == entry.name
        assert all(option.about for option in entry.options)
    assert set(names()) <= {entry.name for entry in ROSTER}
