"""Reference and core in lock-step: 20,000 games on every change, ten times as many at full size."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from kozyr.core import KERNEL, Kernel
from kozyr.core.constants import TAKE
from kozyr.rules import VALUES, Rules
from tests.kit.games import PRESETS_AND_SEATS, seeded_deal
from tests.kit.sizes import FULL
from tests.parity import lockstep
from tests.parity.lockstep import Mismatch, compare, replay, walk
from tests.parity.mixes import cases, mixes, possible_pairs
from tests.parity.run import FEW_TEXTS, TEXTS, play, play_all
from tests.parity.walkers import WALKERS

GAMES = 200_000 if FULL else 20_000
IN_ONE_TEST = GAMES // 40


@pytest.mark.slow
@pytest.mark.timeout(3_000)
@pytest.mark.parametrize("first", range(0, GAMES, IN_ONE_TEST))
def test_games(first: int) -> None:
    assert play_all(range(first, first + IN_ONE_TEST), TEXTS if FULL else FEW_TEXTS) > IN_ONE_TEST * 20


def test_a_few_games_of_every_case_and_walker() -> None:
    assert play_all(range(0, len(cases()) * len(WALKERS), 5)) > 5_000


def test_position_lines_are_compared_of_every_case_with_every_walker() -> None:
    compared = {(number % len(cases()), number // len(cases()) % len(WALKERS)) for number in range(0, GAMES, FEW_TEXTS)}
    assert len(compared) == len(cases()) * len(WALKERS)


def test_every_preset_seat_count_and_deck_is_there() -> None:
    there = {(Rules.parse(rules).deck, seats) for rules, seats in cases()}
    assert there == {(deck, seats) for deck in (24, 36, 52) for seats in range(2, 7) if seats * 6 <= deck}
    assert set(PRESETS_AND_SEATS) <= set(cases())


def test_every_pair_of_option_values_that_can_meet_does() -> None:
    met = set()
    for rules, seats in mixes():
        values = {"seats": seats} | {name: getattr(Rules.parse(rules), name) for name in VALUES}
        met |= {(one, other) for one in values.items() for other in values.items()}
    assert possible_pairs() <= met
    assert len(possible_pairs()) > 350


class OffByOne:
    """A core that forgets to take, once in a while: the comparison must see it."""

    def __getattr__(self, name: str) -> object:
        return getattr(KERNEL, name)

    def trace(self, words: list[int], actions: list[int]) -> list[tuple[list[int], list[int]]]:
        met = KERNEL.trace(words, actions)
        for at, (position, legal) in enumerate(met):
            if legal and legal[-1] == TAKE and at > 20:
                met[at] = (position, legal[:-1])
                break
        return met


def test_a_difference_is_found_and_its_record_reproduces_it() -> None:
    wrong: Kernel = OffByOne()  # type: ignore[assignment]
    walked = walk(seeded_deal("classic", 3, 5), "uniform", random.Random(5))
    with pytest.raises(Mismatch, match="list of legal actions differs before move") as first:
        compare(walked, wrong)
    with pytest.raises(Mismatch) as again:
        compare(replay(first.value.record), wrong)
    assert str(again.value) == str(first.value)
    assert replay(walked.record) == walked


def test_a_mismatch_is_written_down(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lockstep, "LEFT_BEHIND", tmp_path)
    monkeypatch.setattr("tests.parity.run.compare", lambda walked, *, texts: compare(walked, OffByOne(), texts=texts))  # type: ignore[arg-type]
    with pytest.raises(Mismatch) as found:
        play(1)
    assert (tmp_path / "1.dpn").read_text() == f"{found.value.record}\n"
