"""The search's kernels: compiled and as plain Python the same visit by visit, also with a full tree; what is paid."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from kozyr.belief import Belief, Memory, believe
from kozyr.core import IS_COMPILED, KERNEL, UNCOMPILED, Kernel, Position
from kozyr.core.constants import BY_THUMB, LOST, PLAINLY, WON
from kozyr.core.position import number_of, words_of
from kozyr.notation import read_position
from tests.kit.moments import chance_game, decisions
from tests.kit.sizes import FULL
from tests.parity.mixes import cases
from tests.search.help import belief_at, belief_of

both = pytest.mark.skipif(not IS_COMPILED, reason="there is no compiled core to compare with")
TABLE = 8 << 10
MANY_NODES = 4_000
LONGEST = 60
ITERATIONS = 40 if FULL else 5
ROOM_SLOTS = 1 << 10
Found = tuple[list[tuple[int, int, int]], int, int]


class Run:
    """A search by one form of the core, one call after another. `settings` as `load_search` reads them."""

    def __init__(self, kernel: Kernel, belief: Belief, settings: list[int], seed: int, *, flat: bool = False) -> None:
        self.kernel, self.words, self.unseen = kernel, belief.words(), belief.unseen_words()
        self.settings, self.flat = settings, int(flat)
        self.tree, self.table = kernel.empty_tree(settings[0]), bytearray(TABLE)
        self.room = bytearray(24 * ROOM_SLOTS)
        self.used, self.seed = 0, seed

    def go(self, iterations: int) -> Found:
        """So many iterations more."""
        found = self.kernel.search(
            *(self.words, self.unseen, self.settings, self.tree, self.table, self.room),
            *(self.used, self.seed, self.flat, iterations),
        )
        self.used, self.seed = found[1:]
        return found


def settings_by(chance: random.Random, nodes: int = MANY_NODES) -> list[int]:
    """Settings of every kind."""
    policy, noise = chance.choice([PLAINLY, BY_THUMB]), chance.choice([0, 26, 255])
    weights = [chance.choice([0, 1000, 1500]), chance.choice([0, 500, 1000])]
    return [nodes, policy, noise, chance.choice([1, 40, 400]), *weights, chance.choice([0, 6, 8]), 60]


@both
@pytest.mark.parametrize("number", range(len(cases())))
def test_the_same_visit_by_visit(number: int) -> None:
    rules, seats = cases()[number]
    chance = random.Random(number)
    moments = [moment for moment in decisions(chance_game(rules, seats, number)) if len(moment.view.legal) > 1]
    for moment in chance.sample(moments, min(3, len(moments))):
        belief = believe(moment.view, moment.history, Memory(0.5, 0.5, 0.5), 1, weighs=chance.random() < 0.5)
        settings, seed, flat = settings_by(chance), chance.getrandbits(64), chance.random() < 0.3
        compiled, plain = (Run(kernel, belief, settings, seed, flat=flat) for kernel in (KERNEL, UNCOMPILED))
        for _ in range(ITERATIONS):
            assert compiled.go(1) == plain.go(1)
        twice = Run(KERNEL, belief, settings, seed, flat=flat)
        assert twice.go(ITERATIONS) == compiled.go(0)


@both
@pytest.mark.parametrize("nodes", [60, 61, 75, 200])
def test_the_same_with_a_tree_that_fills_up(nodes: int) -> None:
    moments = list(decisions(chance_game("club", 3, 2)))[::25]
    for moment in moments:
        belief = believe(moment.view, moment.history)
        settings = settings_by(random.Random(nodes), nodes)
        compiled, plain = (Run(kernel, belief, settings, 7) for kernel in (KERNEL, UNCOMPILED))
        assert compiled.go(60) == plain.go(60)


def test_a_full_tree_does_not_grow_and_the_search_goes_on() -> None:
    moment = next(moment for moment in decisions(chance_game("classic", 2, 3)) if len(moment.view.legal) > 2)
    run = Run(KERNEL, believe(moment.view, moment.history), settings_by(random.Random(1), 80), 1)
    used, visits = [], []
    for _ in range(20):
        found = run.go(50)
        used.append(found[1])
        visits.append(sum(count for count, _, _ in found[0]))
    assert used == sorted(used)
    assert used[-1] == used[-10] <= 80
    assert visits == [50 * calls for calls in range(1, 21)]


def test_every_root_action_was_available_every_time() -> None:
    """What the seat to act may do does not depend on what it cannot see, and every legal action is listed."""
    for rules, seats in (("transfer", 4), ("club", 5), ("transfer+transfer_first_bout=yes", 2)):
        for moment in list(decisions(chance_game(rules, seats, 6)))[::6]:
            run = Run(KERNEL, believe(moment.view, moment.history), settings_by(random.Random(2)), 1)
            found, _, _ = run.go(30)
            assert len(found) == len(moment.view.legal)
            assert [available for _, available, _ in found] == [30] * len(found)
            assert all(0 <= total <= visits * WON for visits, _, total in found)


# --- what is paid -----------------------------------------------------------------------------------------------------


def durak_after(position: Position, action: int, policy: int) -> int | None:
    """Who is the durak if everybody plays on by a policy; None also where that goes round and is cut short."""
    position, made = position.after(action), 0
    choose = position.kernel.plain if policy == PLAINLY else position.kernel.by_thumb
    while not position.is_over:
        if position.words[22] == 0 and made > LONGEST:
            return None
        position = position.after(choose(position.words))
        made += 1
    durak = position.words[20]
    return None if durak > 5 else durak


def paid(seats: int, seat: int, durak: int | None) -> int:
    """What a seat gets: the durak nothing, the others all; without a durak as if it were chosen by lot."""
    if durak is None:
        return WON - WON // seats
    return LOST if durak == seat else WON


@pytest.mark.parametrize("policy", [PLAINLY, BY_THUMB])
def test_play_outs_pay_what_the_game_comes_to(policy: int) -> None:
    """One known world, a policy that never errs: the flat search must find the very end of each line."""
    ends = set()
    for number in range(0, len(cases()), 2):
        rules, seats = cases()[number]
        for moment in list(decisions(chance_game(rules, seats, number)))[-40::9]:
            assert moment.state.actor is not None
            view = moment.view
            known = tuple(moment.state.hands)
            if len(moment.state.talon) > 1:
                continue
            belief = replace(believe(view, moment.history), known=known, hidden=(0,) * seats)
            position = Position.of(moment.state)
            run = Run(KERNEL, belief, [100, policy, 0, LONGEST, 1000, 500, 0, 0], 3, flat=True)
            found, _, _ = run.go(2)
            for action, (visits, _, total) in zip(position.actions, found, strict=True):
                durak = durak_after(position, action, policy)
                assert visits == 2
                assert total == 2 * paid(seats, moment.seat, durak)
                ends.add((seats, durak is None))
    assert {(2, True), (2, False), (3, False), (6, False)} <= ends


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_seats_share_out_the_same_in_every_end(seats: int) -> None:
    for durak in (None, 0, seats - 1):
        assert sum(paid(seats, seat, durak) for seat in range(seats)) == (seats - 1) * WON
    assert WON % seats == 0


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("solved", [0, 8])
def test_a_draw_counts_as_a_durak_by_lot(seats: int, solved: int) -> None:
    """The last two lay down their last cards together, in this bout or the next: played out, and solved at the leaf."""
    draw, out = paid(seats, 0, None), "/x" * (seats - 2)
    settings = [1000, BY_THUMB, 0, 400, 1000, 500, solved, 500]
    for line, totals in (
        (f"club s 6c/7c{out} - - 0>1 0a 9", [draw]),
        (f"club s 6c9d/7c8d{out} - - 0>1 0a 9", [draw, WON]),
    ):
        state = read_position(line)
        belief = replace(belief_at(state), known=tuple(state.hands), hidden=(0,) * seats)
        found, _, _ = Run(KERNEL, belief, settings, 3, flat=True).go(20)
        assert [(visits, total) for visits, _, total in found] == [(20, 20 * total) for total in totals]


@pytest.mark.full
@pytest.mark.skipif(not IS_COMPILED, reason="too slow uncompiled")
def test_payoffs_of_a_very_long_search_fit() -> None:
    """Forty million wins at sixty a win are more than 32 bits hold."""
    run = Run(KERNEL, belief_of("classic s As/7d8d - - 0>1 0a 9"), [100, PLAINLY, 0, 400, 1000, 500, 0, 0], 1)
    found, _, _ = run.go(40_000_000)
    assert sum(visits for visits, _, _ in found) == 40_000_000
    assert all(0 <= total <= visits * WON for visits, _, total in found)
    assert max(total for _, _, total in found) > 1 << 31


def test_a_state_with_its_hands_known_is_one_world() -> None:
    state = read_position("club s 6c9cTh/Qc9d9h/7c7d - - 0>1 0a 9")
    belief = replace(belief_at(state), known=tuple(state.hands), hidden=(0, 0, 0))
    assert KERNEL.world(belief.words(), belief.unseen_words(), 4) == (words_of(state), 4)
    assert [number_of(action, state.trump) for action in belief.view.legal] == Position.of(state).actions
