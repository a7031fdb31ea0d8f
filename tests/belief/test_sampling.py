"""Worlds are drawn each equally often, in both forms of the core; enumeration is whole; chances are the shares."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from math import exp, factorial, lgamma, log, prod

import pytest

from kozyr.belief import Belief, Memory, believe
from kozyr.cards import CardSet, deck_cards
from kozyr.core import IS_COMPILED, KERNEL, UNCOMPILED
from kozyr.notation import read_position
from kozyr.rules.events import Discarded
from kozyr.view import observe
from tests.kit.chi_square import bound, chi_square, is_even
from tests.kit.games import PRESETS_AND_SEATS
from tests.kit.moments import chance_game, decisions
from tests.kit.sizes import FULL

SEEN_EACH = 100 if FULL else 12
"""How often each world is drawn on average."""

World = tuple[int, ...]

CASES = {
    "hands of 2 and 1, and 3 of the talon": (
        ("classic", "6h7h8h9hThJh/6d7d8d9dTdJd/6c7c8c9cTcJc", "QhKhAh6s"),
        ("", "6d7d8d9d", "6c7c8c9cTc"),
    ),
    "a hand of 3, and 2 of the talon": (("atlasnye", "6h7h8h9hThJh/6d7d8d9dTdJd", "QhKh6s"), ("", "6d7d8d")),
    "hands of 1, 2 and 3, no talon": (
        ("club", "6h7h8h/6d7d8d/6c7c8c/6s7s8s", ""),
        ("", "6d7d", "6c", ""),
    ),
    "the talon's order alone": (("classic", "6h7h8h9hThJh/6d7d8d9dTdJd", "QhKhAhQd6s"), ("", "6d7d8d9dTdJd")),
    "five others with 1 each": (
        ("club", "6h/6d/6c/7h/7d/7c", ""),
        ("", "", "", "", "", ""),
    ),
}


def made(name: str, forgotten: str = "") -> Belief:
    """The belief of seat 0 in a case, in which the cards named are known to be in the hands. `forgotten` may be unseen
    cards too.
    """
    (rules, hands, talon), known = CASES[name]
    state = read_position(f"{rules} s {hands} {talon or '-'} - 0>1 0a 3")
    state = state._replace(known=tuple(map(CardSet.parse, known)))
    left = CardSet.of([*state.talon, *(card for hand in state.hands for card in hand)])
    gone = deck_cards(state.rules.deck) - left - CardSet.parse(forgotten)
    return believe(observe(state, 0), [Discarded(tuple(gone))])


def drawn(belief: Belief, times: int, seed: int) -> Counter[World]:
    """How often each world is drawn."""
    words, unseen, counts = belief.words(), belief.unseen_words(), Counter[World]()
    for _ in range(times):
        world, seed = KERNEL.world(words, unseen, seed)
        counts[tuple(world)] += 1
    return counts


def drawn_in_python(belief: Belief, times: int, shuffle: Callable[[list[int], random.Random], None]) -> Counter[World]:
    """The same by another program, with any way to shuffle the pool."""
    chance, words, counts = random.Random(3), belief.words(), Counter[World]()
    pool = [card for card in range(52) if belief.unseen_words()[0] >> card & 1]
    for _ in range(times):
        cards, world = list(pool), list(words)
        shuffle(cards, chance)
        for seat, hidden in enumerate(belief.hidden):
            for _ in range(hidden):
                world[25 + seat] |= 1 << cards.pop()
        for place in range(1, words[24]):
            world[43 + place] = cards.pop()
        counts[tuple(world)] += 1
    return counts


def each(belief: Belief) -> list[World]:
    """All worlds."""
    return [tuple(world.words) for world in belief.worlds()]


@pytest.mark.parametrize("name", CASES)
def test_enumeration_is_the_multinomial_count(name: str) -> None:
    belief = made(name)
    worlds = each(belief)
    parts = [*belief.hidden, *[1] * belief.talon]
    assert sum(parts) == len(belief.pool)
    assert len(worlds) == len(set(worlds)) == belief.count() == factorial(sum(parts)) // prod(map(factorial, parts))
    assert len(worlds) > 9, "a case with something to tell apart"


@pytest.mark.parametrize("name", CASES)
def test_every_world_is_drawn_equally_often(name: str) -> None:
    belief = made(name)
    worlds = each(belief)
    for seed in (0, 1, 2**64 - 1):
        assert is_even(drawn(belief, SEEN_EACH * len(worlds), seed), worlds)


@pytest.mark.parametrize("name", ["hands of 2 and 1, and 3 of the talon", "hands of 1, 2 and 3, no talon"])
def test_also_where_cards_were_forgotten(name: str) -> None:
    belief = made(name, forgotten="Ac")
    worlds = each(belief)
    assert len(belief.pool) == sum(belief.hidden) + belief.talon + 1
    assert len(set(worlds)) == len(worlds) == belief.count() > made(name).count()
    assert is_even(drawn(belief, SEEN_EACH * len(worlds), 5), worlds)


def test_and_in_positions_of_real_games() -> None:
    met = 0
    for number, (rules, seats) in enumerate(PRESETS_AND_SEATS):
        for moment in reversed(list(decisions(chance_game(rules, seats, 50 + number)))):
            belief = believe(moment.view, moment.history)
            if 20 <= belief.count() <= 360:
                worlds = each(belief)
                assert is_even(drawn(belief, SEEN_EACH * len(worlds), number), worlds)
                met += 1
                break
    assert met > 10


@pytest.mark.parametrize("seed", range(3))
def test_seeds_that_follow_each_other_draw_evenly_too(seed: int) -> None:
    """Every decision of a game starts from a seed of its own: the first world of each must be as fair as the rest."""
    belief = made("a hand of 3, and 2 of the talon")
    worlds = each(belief)
    words, unseen = belief.words(), belief.unseen_words()
    firsts = Counter(tuple(KERNEL.world(words, unseen, seed * 10**6 + n)[0]) for n in range(SEEN_EACH * len(worlds)))
    assert is_even(firsts, worlds)


def test_two_worlds_in_a_row_are_drawn_independently() -> None:
    belief = made("hands of 1, 2 and 3, no talon")
    assert belief.count() == 60
    words, unseen, seed, pairs = belief.words(), belief.unseen_words(), 9, Counter[tuple[World, World]]()
    before, seed = KERNEL.world(words, unseen, seed)
    for _ in range(SEEN_EACH * 3600):
        after, seed = KERNEL.world(words, unseen, seed)
        pairs[tuple(before), tuple(after)] += 1
        before = after
    worlds = each(belief)
    assert is_even(pairs, [(one, other) for one in worlds for other in worlds])


# --- the test itself --------------------------------------------------------------------------------------------------


def shuffled(cards: list[int], chance: random.Random) -> None:
    chance.shuffle(cards)


def swapped_with_any(cards: list[int], chance: random.Random) -> None:
    """The well-known wrong shuffle."""
    for place in range(len(cards)):
        other = chance.randrange(len(cards))
        cards[place], cards[other] = cards[other], cards[place]


def never_in_its_place(cards: list[int], chance: random.Random) -> None:
    """Another: off by one, so that no card stays where it was."""
    for place in range(len(cards) - 1, 0, -1):
        other = chance.randrange(place)
        cards[place], cards[other] = cards[other], cards[place]


def hardly_biased(cards: list[int], chance: random.Random) -> None:
    """Fair, but once in three times the first hidden card goes to the first hand."""
    chance.shuffle(cards)
    if chance.random() < 1 / 3:
        lowest = cards.index(min(cards))
        cards[lowest], cards[-1] = cards[-1], cards[lowest]


@pytest.mark.parametrize("name", CASES)
def test_the_test_passes_an_even_sampler(name: str) -> None:
    belief = made(name)
    worlds = each(belief)
    assert is_even(drawn_in_python(belief, SEEN_EACH * len(worlds), shuffled), worlds)


@pytest.mark.parametrize("biased", [swapped_with_any, never_in_its_place, hardly_biased])
def test_the_test_finds_a_biased_sampler(biased: Callable[[list[int], random.Random], None]) -> None:
    belief = made("hands of 2 and 1, and 3 of the talon")
    worlds = each(belief)
    assert not is_even(drawn_in_python(belief, 12 * len(worlds), biased), worlds)


def test_the_bound_is_what_tables_say() -> None:
    """One in a million lies beyond it, by a numerical integral of the density."""
    for freedom in (10, 19, 59, 359, 3_599):
        assert 0.6e-6 < tail(bound(freedom), freedom) < 1.05e-6
    assert chi_square({"a": 5, "b": 5}, ["a", "b"]) == 0
    with pytest.raises(ValueError, match="no such outcome"):
        chi_square({"c": 1}, ["a", "b"])


def tail(value: float, freedom: int) -> float:
    """The chance that chi-square is greater, by the midpoint rule on its density."""
    half, steps, width = freedom / 2, 40_000, 200.0 / 40_000
    middles = (value + (step + 0.5) * width for step in range(steps))
    return sum(exp((half - 1) * log(at) - at / 2 - half * log(2) - lgamma(half)) for at in middles) * width


# --- what else is said of the worlds ----------------------------------------------------------------------------------


@pytest.mark.parametrize("name", CASES)
@pytest.mark.parametrize("forgotten", ["", "KcAc"])
def test_a_chance_is_the_share_of_worlds(name: str, forgotten: str) -> None:
    belief = made(name, forgotten)
    worlds = [world.state() for world in belief.worlds()]
    for card in deck_cards(belief.view.rules.deck):
        for seat in range(belief.view.seats):
            share = sum(card in world.hands[seat] for world in worlds) / len(worlds)
            assert belief.chance(card, seat) == pytest.approx(share)


@pytest.mark.skipif(not IS_COMPILED, reason="there is no compiled core to compare with")
@pytest.mark.parametrize("weighs", [False, True])
def test_compiled_and_uncompiled_draw_the_same_worlds(weighs: bool) -> None:
    doubted = 0
    for rules, seats in PRESETS_AND_SEATS:
        game = chance_game(rules, seats, 7)
        for moment in list(decisions(game))[::17]:
            memory = Memory(0.5, 0.5, 0.5, 0.8)
            belief = believe(moment.view, moment.history, memory, moment.at, weighs=weighs)
            words, unseen, seed = belief.words(), belief.unseen_words(), moment.at
            doubted += bool(belief.doubts)
            for _ in range(3):
                compiled = KERNEL.world(words, unseen, seed)
                assert compiled == UNCOMPILED.world(words, unseen, seed)
                seed = compiled[1]
    assert (doubted > 20) == weighs
