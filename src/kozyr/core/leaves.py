"""What a position in a search is worth to each seat: played on by a policy, or solved where that is cheap."""

from __future__ import annotations

from kozyr.core import shadow as cython
from kozyr.core.chance import random_word
from kozyr.core.constants import DRAWN, LOST, NOBODY, PLAINLY, UNSOLVED, WIN, WON
from kozyr.core.endroots import leaf_value
from kozyr.core.moves import act
from kozyr.core.playouts import plain_action, random_action
from kozyr.core.shape import Number, SearchAt, StateAt, count_cards, kernel
from kozyr.core.thumb import thumb_action


@kernel
def policy_action(game: StateAt, policy: Number) -> Number:
    """What a policy does: plainly, or by the rules of thumb."""
    return plain_action(game) if policy == PLAINLY else thumb_action(game)


@kernel
def played_action(run: SearchAt, game: StateAt) -> Number:
    """What a play-out does next: now and then anything, mostly what the policy does."""
    if run.noise and random_word(run.chance) & 255 < run.noise:
        return random_action(game, run.chance)
    return policy_action(game, run.policy)


@kernel
def pay(run: SearchAt, game: StateAt, durak: Number) -> cython.void:
    """Writes what each seat gets from an end; without a durak as if it were chosen by lot."""
    seat: Number
    for seat in range(game.seats):
        run.payoff[seat] = WON if durak != NOBODY else WON - (WON - LOST) // game.seats
    if durak != NOBODY:
        run.payoff[durak] = LOST


@kernel
def is_small(run: SearchAt, game: StateAt) -> Number:
    """Whether two seats are left with nothing hidden and few enough cards to solve at a leaf."""
    held: Number
    if game.talon_left > 1 or run.solved_cards == 0 or count_cards(game.out) != game.seats - 2:
        return 0
    held = count_cards(game.hands[game.attacker] | game.hands[game.defender] | game.table)
    return held + game.talon_left <= run.solved_cards


@kernel
def solved_leaf(run: SearchAt, game: StateAt) -> Number:
    """Pays what best play from a small endgame gives; 0 where it is not known soon enough."""
    value: Number = leaf_value(cython.address(run.solving), game, run.solved_nodes)
    if value == UNSOLVED:
        return 0
    pay(run, game, NOBODY if value == DRAWN else game.defender if value == WIN else game.attacker)
    return 1


@kernel
def finish(run: SearchAt, game: StateAt) -> cython.void:
    """Plays a position on to its end and pays the seats; a game that goes round is paid as a draw."""
    made: Number = 0
    while not game.over:
        if game.attacks == 0:
            if is_small(run, game) and solved_leaf(run, game):
                return
            if made > run.longest:
                break
        act(game, played_action(run, game))
        made += 1
    pay(run, game, game.durak if game.over else NOBODY)
