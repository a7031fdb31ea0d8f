"""Play-outs: the fast path, the policy and the deals, against slower ways of saying the same."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from kozyr.bots.plain import PlainBot
from kozyr.core import Position, play_deals, play_from
from kozyr.core.constants import NOBODY
from kozyr.core.games import MOST_DECISIONS, Policy, random_position
from kozyr.core.moves import act
from kozyr.core.playouts import count_game, random_action
from kozyr.core.position import number_of
from kozyr.core.shape import State, Tally
from kozyr.core.words import load, numbers
from kozyr.notation import read_position, write_position
from kozyr.rules import BadRules, Rules, apply, begin, legal
from kozyr.rules.deal import lowest_trump
from kozyr.view import observe
from tests.kit.games import seeded_deal
from tests.parity.lockstep import walk
from tests.parity.mixes import cases
from tests.parity.walkers import WALKERS

TWO_SEATS = [rules for rules, seats in cases() if seats == 2 and not Rules.parse(rules).transfer]
SIGNIFICANT = 1e-6


@pytest.mark.parametrize("rules", TWO_SEATS)
@pytest.mark.parametrize("seed", range(4))
def test_the_fast_path_plays_as_acting_does(rules: str, seed: int) -> None:
    """One decision after another by `act`, from positions all over a game."""
    walked = walk(seeded_deal(rules, 2, seed), "uniform", random.Random(seed))
    for state in walked.states[:: 1 + len(walked.states) // 6]:
        position = Position.of(state)
        game, tally, chance, made = State(), Tally(), [seed], 0
        load(game, position.words)
        while not game.over:
            act(game, random_action(game, chance))
            made += 1
        count_game(tally, game, made)
        played = play_from(position, 1, seed)
        found = [*played.durak, 0, 0, 0, 0, played.draws, played.unfinished, played.games, played.decisions]
        assert [*found, played.bouts, played.checksum, played.seed] == [*numbers(tally), chance[0]]


@pytest.mark.parametrize("number", range(0, len(cases()), 3))
def test_the_policy_is_the_program_plain(number: int) -> None:
    rules, seats = cases()[number]
    walker = list(WALKERS)[number % len(WALKERS)]
    for state in walk(seeded_deal(rules, seats, number), walker, random.Random(number)).states:
        if state.actor is not None:
            position = Position.of(state)
            chosen = PlainBot().choose(observe(state, state.actor), ())
            assert position.action(position.kernel.plain(position.words)) == chosen, write_position(state)


def test_playing_plainly_ends_as_the_reference_does() -> None:
    for seed in range(20):
        state = begin(seeded_deal("classic", 3, seed)).state
        played = play_from(Position.of(state), 1, 0, Policy.PLAIN)
        decisions = 0
        while state.actor is not None:
            state = apply(state, PlainBot().choose(observe(state, state.actor), ())).state
            decisions += 1
        assert state.result is not None
        assert (played.decisions, played.unfinished) == (decisions, 0)
        assert [played.durak[seat] for seat in range(3)] == [int(seat == state.result.durak) for seat in range(3)]


def test_a_game_that_goes_round_is_left_unfinished() -> None:
    """Cut short at the very first lead, whatever comes after it."""
    state = read_position("transfer s 6c/6d/6h - - 0>1 0a 20", repetition=False)
    played = play_from(Position.of(state), 50, seed=3, most=0)
    assert (played.unfinished, played.games, played.decisions) == (50, 50, 0)


def test_random_choices_are_even() -> None:
    """The first decision of a lead from six cards, counted over seeds."""
    state = begin(seeded_deal("atlasnye", 2, 1)).state
    game = State()
    counts: Counter[int] = Counter()
    chance = [7]
    for _ in range(30_000):
        load(game, Position.of(state).words)
        counts[random_action(game, chance)] += 1
    assert sorted(counts) == sorted(number_of(action, state.trump) for action in legal(state))
    assert chi_square(counts.values(), 30_000 / 6) < 35.9, "beyond one in a million with 5 degrees of freedom"


def chi_square(found: object, expected: float) -> float:
    return sum((count - expected) ** 2 / expected for count in found)  # type: ignore[attr-defined]


@pytest.mark.parametrize("number", range(0, len(cases()), 5))
def test_deals_are_deals(number: int) -> None:
    rules, seats = cases()[number]
    of = Rules.parse(rules)
    seed = number
    for _ in range(10):
        position, seed = random_position(of, seats, seed)
        state = read_position(str(position))
        assert [len(hand) for hand in state.hands] == [6] * seats
        assert len(state.talon) == of.deck - 6 * seats
        lowest = {seat: lowest_trump(hand, state.trump) for seat, hand in enumerate(state.hands)}
        ranks = [rank for rank in lowest.values() if rank is not None]
        if ranks:
            assert lowest[state.bout.attacker] == min(ranks)
        elif of.no_trump_starts == "seat0":
            assert state.bout.attacker == 0


def test_every_card_comes_everywhere_equally_often() -> None:
    """Where each card of 36 lies in 12,000 deals of three: 18 in hands by seat, 18 in the talon by place."""
    deals = 12_000
    of, seed = Rules.parse("custom"), 99
    places: Counter[tuple[int, int]] = Counter()
    trumps: Counter[int] = Counter()
    for _ in range(deals):
        position, seed = random_position(of, 3, seed)
        state = position.state()
        trumps[state.trump] += 1
        for seat, hand in enumerate(state.hands):
            for card in hand:
                places[card, seat] += 1
        for place, card in enumerate(state.talon):
            places[card, 3 + place] += 1
    assert chi_square(trumps.values(), deals / 4) < 30.7, "3 degrees of freedom"
    for place in range(3 + 18):
        counts = [count for (_, at), count in places.items() if at == place]
        assert len(counts) == 36
        assert chi_square(counts, deals * (6 if place < 3 else 1) / 36) < 95, "35 degrees of freedom"


def test_a_seed_goes_on() -> None:
    of = Rules.parse("classic")
    whole = play_deals(of, 3, 30, seed=5)
    begun = play_deals(of, 3, 10, seed=5)
    rest = play_deals(of, 3, 20, seed=begun.seed)
    assert (begun.decisions + rest.decisions, rest.seed) == (whole.decisions, whole.seed)
    assert whole.games == sum(whole.durak) + whole.draws + whole.unfinished == 30
    assert play_deals(of, 3, 30, seed=6).checksum != whole.checksum


@pytest.mark.parametrize(
    ("games", "seed", "most"),
    [(-1, 0, 10), (1 << 31, 0, 10), (1, -1, 10), (1, 1 << 64, 10), (1, 0, -1), (1, 0, 1 << 30)],
)
def test_numbers_out_of_range_are_refused(games: int, seed: int, most: int) -> None:
    with pytest.raises(ValueError, match="expected 0 to"):
        play_deals(Rules.parse("classic"), 2, games, seed, most=most)


def test_seats_that_the_rules_do_not_allow_are_refused() -> None:
    with pytest.raises(BadRules):
        play_deals(Rules.parse("atlasnye"), 3, 1, 0)


def test_nobody_is_no_seat() -> None:
    assert NOBODY >= 6
    assert MOST_DECISIONS > 500
