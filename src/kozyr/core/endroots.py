"""How positions enter the endgame solver: a whole position, one action of it, a leaf of some other search."""

from __future__ import annotations

from kozyr.core import shadow as cython
from kozyr.core.bouts import same_ranks
from kozyr.core.chance import mix
from kozyr.core.constants import ALL_BITS, DRAWN, GAMMA, LOSS, NO_TRANSFER, NOBODY, UNSOLVED, WIN
from kozyr.core.endcircles import closed_seed, forget_from
from kozyr.core.endgame import answer_value, bout_value, taken_value, throw_value
from kozyr.core.moves import act
from kozyr.core.shape import Cards, Number, SolvingAt, State, StateAt, Word, card_bit, copy_state, count_cards, kernel


@kernel
def window_value(run: SolvingAt, game: StateAt, alpha: Number, beta: Number) -> Number:
    """The value for the bout's attacker; outside (alpha, beta) a bound."""
    attacking: Cards = game.hands[game.attacker]
    defending: Cards = game.hands[game.defender]
    under: Cards = card_bit(game.talon[0]) if game.talon_left else 0
    more: Number = game.limit - game.attacks
    fresh: Number
    if game.over:
        if game.durak == NOBODY:
            return DRAWN
        return LOSS if game.durak == game.attacker else WIN
    fresh = game.discarded == 0 if game.until_discard else game.bout == 1
    if game.bout == 1 and not game.transfer_first:
        fresh |= NO_TRANSFER
    if game.attacks == 0:
        return bout_value(run, attacking, defending, under, fresh, alpha, beta)
    if game.taking:
        return taken_value(
            run, attacking, defending, game.table, attacking & same_ranks(game.table), more, under, fresh, alpha, beta
        )
    if game.beaten < game.attacks:
        return answer_value(run, attacking, defending, game.table, open_attacks(game), more, under, fresh, alpha, beta)
    return throw_value(run, attacking, defending, game.table, more, under, fresh, alpha, beta)


@kernel
def open_attacks(game: StateAt) -> Cards:
    """The attacks that are not beaten."""
    place: Number
    cards: Cards = 0
    for place in range(game.beaten, game.attacks):
        cards |= card_bit(game.attack[place])
    return cards


@kernel
def state_value(run: SolvingAt, game: StateAt) -> Number:
    """The value of any position with at most one card in the talon and two seats left, for the bout's attacker."""
    if not run.transfer:
        return window_value(run, game, LOSS, WIN)
    run.asker = game.attacker
    if window_value(run, game, DRAWN, WIN) == WIN:
        return WIN
    run.asker = game.defender
    return window_value(run, game, LOSS, DRAWN)


@kernel
def begin_solving(run: SolvingAt, game: StateAt, most: Word) -> cython.void:
    """Sets a run up for a position's rules. Its table is set already."""
    run.nodes = 0
    run.most = most
    run.stopped = 0
    run.bout_limit = game.bout_limit
    run.first_limit = game.first_limit
    run.until_discard = game.until_discard
    run.transfer = game.transfer and game.bout_limit > 1
    run.leans = ALL_BITS
    run.waiting = 0
    run.seed = mix(GAMMA, game.bout_limit | game.first_limit << 3 | game.until_discard << 6 | run.transfer << 7)
    if run.closed_count:
        run.seed = closed_seed(run)


@kernel
def action_value(run: SolvingAt, game: StateAt, action: Number) -> Number:
    """The value of a legal action for the seat that does it: 1, 0 or -1; meaningless once the run has stopped."""
    child = cython.declare(State)
    value: Number
    copy_state(cython.address(child), game)
    act(cython.address(child), action)
    value = state_value(run, cython.address(child))
    return value if child.attacker == game.actor else -value


@kernel
def leaf_value(run: SolvingAt, game: StateAt, most: Word) -> Number:
    """The value of a position for its bout's attacker: 1, 0, -1; UNSOLVED where the solver does not know it.

    That is: three seats are left, or the talon holds two cards, or more than `most` decisions would have to be looked
    at, or more bouts would have to wait than there is room for. `run` needs a table (`table`, `mask`) and, for rules
    with transfers, a room (`room`, `room_mask`; the mask 0 where there is none), nothing else. Both stay good for every
    later call, of any rules, also after giving up. Nothing is allocated.
    """
    value: Number
    if game.talon_left > 1 or (not game.over and count_cards(game.out) != game.seats - 2):
        return UNSOLVED
    if game.transfer and run.room_mask == 0:
        return UNSOLVED
    run.closed_count = 0
    begin_solving(run, game, most)
    value = state_value(run, game)
    forget_from(run, 0)
    return UNSOLVED if run.stopped else value
