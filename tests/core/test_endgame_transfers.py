"""Endgames with transfers, where cards can go round: the solver against values worked out from the ends backwards."""

from __future__ import annotations

import random

import pytest

from kozyr.cards import CardSet, Suit, deck_cards
from kozyr.core import IS_COMPILED, KERNEL, UNCOMPILED, Position, solver
from kozyr.core.position import words_of
from kozyr.core.solver import Solver, Value
from kozyr.notation import read_position, write_position
from kozyr.rules import Action, Rules, State, apply, legal
from kozyr.rules.result import Ending
from tests.core.oracle import (
    ACTOR,
    ATTACKS,
    DURAK,
    OVER,
    Words,
    circling_values,
    forced,
    once,
    reachable,
    small_position,
)
from tests.kit.command import kozyr
from tests.kit.sizes import FULL

RULES = [
    "transfer",
    "transfer+deck=24",
    "transfer+deck=52",
    "transfer+bout_limit=2+first_bout_limit=2",
    "custom+bout_limit=3+first_bout_limit=2+first_limit_until=discard+transfer=yes",
    "custom+bout_limit=1+first_bout_limit=1+transfer=yes",
]
GOING_ROUND = [
    "transfer s AdKhQs/AcQdAhKs - - 0>1 0a 9",
    "transfer c KcKdQhAs/QcAdAh - - 0>1 0a 9",
    "transfer h KcKdQhAh/AcAdKs - - 0>1 0a 9",
    "transfer d AdKhAhKsAs/KcQd - - 0>1 0a 9",
]
"""Neither seat can force any end: best play goes round for ever."""
MUCH = 20 if FULL else 1
SOME = 3 if FULL else 1
"""How much larger a group is at full size."""


def compare(solving: Solver, state: State) -> list[int]:
    """Solve one position by both; returns the values."""
    expected = circling_values(words_of(state), 200_000)
    solved = solving.solve(Position.of(state))
    assert solved is not None
    assert list(solved.values.values()) == expected, write_position(state)
    return expected


def tight_position(rules: str, cards: int, chance: random.Random) -> State:
    """A bout about to begin between hands of few ranks, so that much can be transferred."""
    trump, ranks = Suit(chance.randrange(4)), chance.sample(range(9, 15), 3)
    drawn = chance.sample([card for card in deck_cards(24) if card.rank in ranks], cards)
    cut = chance.randint(2, cards - 2)
    hands = "/".join(str(CardSet.of(part)) for part in (drawn[:cut], drawn[cut:]))
    return read_position(f"{rules} {trump.letter} {hands} - - 0>1 0a 9", repetition=False)


@pytest.mark.slow
@pytest.mark.parametrize("group", range(MUCH))
@pytest.mark.parametrize("rules", RULES)
def test_values_are_those_from_the_ends_backwards(rules: str, group: int) -> None:
    """180 positions of three to six cards, 10,800 at full size, some with the trump card in the talon."""
    chance, solving = random.Random(f"{rules} {group}"), Solver()
    met = {0}
    for _ in range(30 * SOME):
        met |= set(compare(solving, small_position(rules, chance.randint(3, 6), chance, under=chance.random() < 0.2)))
    assert met == {-1, 0, 1}


@pytest.mark.slow
@pytest.mark.parametrize("group", range(MUCH))
def test_where_much_can_be_transferred(group: int) -> None:
    chance, solving = random.Random(group), Solver()
    for _ in range(4 * SOME):
        compare(solving, tight_position("transfer", 7, chance))


@pytest.mark.parametrize("line", GOING_ROUND)
def test_draws_by_going_round_alone(line: str) -> None:
    """If an endless game were not a draw but lost for either seat, that seat could not do better than lose."""
    state = read_position(line, repetition=False)
    assert max(compare(Solver(), state)) == 0
    graph = reachable([tuple(words_of(state))], 50_000)
    for seat in range(2):
        assert once(words_of(state)) not in forced(without_draws(graph, seat), seat)


def without_draws(graph: dict[Words, list[Words]], winner: int) -> dict[Words, list[Words]]:
    """The same positions, a game that ends in a draw being won for a seat."""

    def turned(words: Words) -> Words:
        drawn = words[OVER] and words[DURAK] == 7
        return (*words[:DURAK], 1 - winner, *words[DURAK + 1 :]) if drawn else words

    return {turned(words): [turned(after) for after in reached] for words, reached in graph.items()}


def test_the_referee_ends_them_by_repetition() -> None:
    """Both play on by actions that keep the draw; whatever they choose, the third time is the end (rules.md §5.4)."""
    endings = set()
    for number in range(12):
        state, chance, solving = read_position(GOING_ROUND[number % 4]), random.Random(number), Solver()
        while state.result is None:
            solved = solving.solve(Position.of(state))
            assert solved is not None
            assert solved.value == Value.DRAW, write_position(state)
            state = apply(state, chance.choice([a for a, v in solved.values.items() if v == Value.DRAW])).state
        endings.add(state.result.ending)
    assert endings <= {Ending.REPETITION, Ending.DRAW}
    assert Ending.REPETITION in endings


@pytest.mark.slow
@pytest.mark.parametrize("group", range(MUCH))
def test_with_bouts_that_have_begun_twice(group: int) -> None:
    """Beginning one of them again is a draw at once; a mirror image of one is not one of them."""
    chance, solving, differ = random.Random(group), Solver(), 0
    for _ in range(6):
        state = tight_position("transfer", 7, chance)
        words = words_of(state)
        graph, cards = reachable([tuple(words)], 200_000), words[25] | words[26]
        bouts = [each for each in graph if not each[ATTACKS] | each[OVER] and each[25] | each[26] == cards]
        for count in (1, len(bouts) // 3):
            closed = [*chance.sample(bouts, count), once(words)]
            expected = circling_values(words, 200_000, closed)
            begun = [Position(state.rules, list(each)) for each in closed * 2 + chance.sample(bouts, 1)]
            solved = solving.solve(Position.of(state), begun=begun)
            assert solved is not None
            assert list(solved.values.values()) == expected, write_position(state)
            differ += expected != compare(solving, state)
    assert differ, "positions in which they count"


ROUND_AND_ROUND = (
    "0aQs 1k 0p 0aTs 1k 0p 0aKd 1k 0p 0aQd 1k 0p 0aQc 1tQd 0k 1aTh 0tTd 1tTs 0k 1aQs 0tQd 1k 0p 0aTs 1tTc 0tTh 1k 0p "
    "0aQc 1tQd 0k 1aQs 0tQd 1k 0p"
)


def test_who_remembers_and_keeps_a_win_wins() -> None:
    """Seat 0 has won, and every action of its keeps that; yet the last bout is the third alike.

    With the bouts that have begun it is told in time, and still wins.
    """
    state, solving, begun, told = read_position("transfer d QcKcTdQdKdTsQs/TcThKs - - 0>1 0a 9"), Solver(), [], 0
    for action in map(Action.parse, ROUND_AND_ROUND.split()):
        if not state.bout.table:
            begun.append(Position.of(state))
        if state.actor == 0:
            forgetful, mindful = solving.solve(Position.of(state)), solving.solve(Position.of(state), begun=begun)
            assert forgetful is not None
            assert mindful is not None
            assert forgetful.values[action] == Value.WIN
            told += mindful.values[action] != Value.WIN
            assert told or mindful.value == Value.WIN
        state = apply(state, action).state
    assert str(state.result) == "#="
    assert told


@pytest.mark.slow
def test_a_win_kept_to_the_end() -> None:
    """Whatever of its winning actions the winner chooses, and whatever the other does."""
    for number in range(14 * SOME):
        chance, solving = random.Random(number), Solver()
        state = read_position(write_position(tight_position("transfer", 9, chance)))
        solved, begun = solving.solve(Position.of(state)), [Position.of(state)]
        assert solved is not None
        assert solved.value is not None
        keeps = {0: solved.value, 1: Value(-solved.value)}
        keeper = chance.randrange(2)
        while state.result is None:
            choices = list(legal(state))
            if state.actor == keeper:
                solved = solving.solve(Position.of(state), begun=begun)
                assert solved is not None
                choices = [action for action, value in solved.values.items() if value >= keeps[keeper]]
            state = apply(state, chance.choice(choices)).state
            if state.result is None and not state.bout.table:
                begun.append(Position.of(state))
        ended = 0 if state.result.durak is None else -1 if state.result.durak == keeper else 1
        assert ended >= keeps[keeper]


def test_bouts_that_have_begun_are_checked() -> None:
    state = read_position(GOING_ROUND[0])
    led = Position.of(apply(state, legal(state)[0]).state)
    with pytest.raises(ValueError, match="expected a bout about to begin"):
        Solver().solve(Position.of(state), begun=[led])


@pytest.mark.slow
@pytest.mark.parametrize("words", [1, 1 << 5, 1 << 14])
def test_giving_up_does_not_spoil_the_table(words: int) -> None:
    chance, solving, gave_up = random.Random(words), Solver(words), 0
    for number in range(40 * SOME):
        rules = chance.choice(RULES[:5])
        state = tight_position("transfer", 7, chance) if number % 10 == 0 else small_position(rules, 6, chance)
        for most in (1, chance.randint(2, 60), chance.randint(60, 400)):
            gave_up += solving.leaf(Position.of(state), most)[0] is None
        compare(solving, state)
    assert gave_up > 25 * SOME


def test_room_grows_as_it_is_needed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(solver, "LEAST_SLOTS", 1)
    for line in GOING_ROUND:
        compare(Solver(), read_position(line, repetition=False))
    monkeypatch.setattr(solver, "MOST_SLOTS", 4)
    assert Solver().solve(Position.of(read_position(GOING_ROUND[0]))) is None
    assert Solver().leaf(Position.of(read_position(GOING_ROUND[0])))[0] is None


def test_no_transfer_in_the_first_bout() -> None:
    """No line says so of few cards, as the others would have to be discarded: the numbers are set by hand."""
    chance, solving, differ = random.Random(2), Solver(), 0
    for rules in ("transfer", "transfer+transfer_first_bout=yes"):
        for _ in range(14 * SOME):
            state = tight_position(rules, 6, chance)
            words = words_of(state)
            words[8] = 1
            expected = circling_values(words)
            solved = solving.solve(Position(Rules.parse(rules), words))
            assert solved is not None
            assert list(solved.values.values()) == expected, words
            differ += rules == "transfer" and expected != circling_values(words_of(state))
    assert differ, "positions in which it decides"


@pytest.mark.skipif(not IS_COMPILED, reason="there is no compiled core to compare with")
def test_uncompiled_it_looks_at_the_same_decisions() -> None:
    chance, compiled, plain = random.Random(9), Solver(1 << 8), Solver(1 << 8)
    for number in range(40):
        state = tight_position("transfer", 7, chance) if number % 4 else small_position("transfer", 6, chance)
        twin = Position(state.rules, words_of(state), UNCOMPILED)
        assert compiled.solve(Position.of(state)) == plain.solve(twin)
        assert compiled.leaf(Position.of(state), 300) == plain.leaf(twin, 300)


def test_the_oracle_tells_the_seats_apart() -> None:
    """A seat that is about to win is not the one about to lose."""
    state = read_position("transfer s 6c/7c8d - - 0>1 0a 9", repetition=False)
    words = once(words_of(state))
    graph = reachable([words], 100)
    assert words in forced(graph, 0)
    assert words not in forced(graph, 1)
    assert words[ACTOR] == 0
    assert len(legal(state)) == len(KERNEL.legal(list(words)))


def test_the_command_knows_transfers() -> None:
    ran = kozyr("solve", GOING_ROUND[0])
    assert (ran.status, ran.out, ran.err) == (0, "0aAd draw\n0aKh loss\n0aQs loss\n", "")
