"""Single-observer information-set tree search (SO-ISMCTS; Cowling, Powley, Whitehouse 2012), iteration by iteration.

A node stands for the actions played since the root, whatever the hidden cards: every iteration deals them anew, and a
child is compared only where it can be played (`available`). Every seat maximises what it gets itself. The choice is
PUCT: payoff so far, and what the policy would do in this world as the prior. Square roots alone are taken, so that
every machine chooses alike.
"""

from __future__ import annotations

from kozyr.core import shadow as cython
from kozyr.core.constants import LONGEST_PATH, UNEXPLORED, WON
from kozyr.core.leaves import finish, is_small, policy_action, solved_leaf
from kozyr.core.moves import act, list_legal
from kozyr.core.shape import (
    CardsAt,
    Number,
    Path,
    PathAt,
    Real,
    Room,
    SearchAt,
    State,
    StateAt,
    UnseenAt,
    Word,
    copy_state,
    kernel,
    square_root,
)
from kozyr.core.worlds import deal_world


@kernel
def plant(run: SearchAt) -> cython.void:
    """An empty tree: the root alone."""
    run.used = 1
    run.tree[0].first = UNEXPLORED
    run.tree[0].visits = 0


@kernel
def find_children(run: SearchAt, node: Number, actions: CardsAt, legal: Number, children: PathAt) -> Number:
    """The child for each legal action, made where there was none; 0 where the tree has no room for all."""
    child: Number = run.tree[node].first
    found: Number = 0
    place: Number
    for place in range(legal):
        children[place] = UNEXPLORED
    while child != UNEXPLORED:
        for place in range(legal):
            if run.tree[child].action == actions[place]:
                children[place] = child
                found += 1
        child = run.tree[child].next
    if run.used + legal - found > run.most:
        return 0
    for place in range(legal):
        if children[place] == UNEXPLORED:
            child = run.used
            run.used += 1
            run.tree[child].action = actions[place]
            run.tree[child].first = UNEXPLORED
            run.tree[child].visits = 0
            run.tree[child].available = 0
            run.tree[child].total = 0
            run.tree[child].next = run.tree[node].first
            run.tree[node].first = child
            children[place] = child
    return 1


@kernel
def choose_child(run: SearchAt, game: StateAt, actions: CardsAt, legal: Number, children: PathAt) -> Number:
    """The place of the action to follow. What was never tried counts as its siblings do on average."""
    child: Number
    place: Number
    best: Number = 0
    favoured: Number
    visits: Number = 0
    total: Word = 0
    mean: Real = 0.5
    value: Real
    share: Real
    highest: Real = -1.0
    if legal == 1:
        run.tree[children[0]].available += 1
        return 0
    favoured = policy_action(game, run.policy)
    for place in range(legal):
        visits += run.tree[children[place]].visits
        total += run.tree[children[place]].total
        run.tree[children[place]].available += 1
    if visits > 0:
        mean = total * 1.0 / (visits * 1.0 * WON)
    for place in range(legal):
        child = children[place]
        value = mean
        if run.tree[child].visits > 0:
            value = run.tree[child].total * 1.0 / (run.tree[child].visits * 1.0 * WON)
        share = (1.0 - run.trust) / legal
        if actions[place] == favoured:
            share += run.trust
        value += run.boldness * share * square_root(run.tree[child].available) / (1 + run.tree[child].visits)
        if value > highest:
            highest = value
            best = place
    return best


@kernel
def explore(run: SearchAt, start: StateAt, unseen: UnseenAt) -> cython.void:
    """One iteration: deal a world, follow the tree to its edge, see what the game comes to, and count it on the way."""
    world = cython.declare(State)
    actions = cython.declare(Room)
    children = cython.declare(Path)
    path = cython.declare(Path)
    game: StateAt = cython.address(world)
    legal: Number
    place: Number
    length: Number = 0
    node: Number = 0
    is_known: Number = 0
    deal_world(game, start, unseen, run.chance)
    while not game.over and length < LONGEST_PATH:
        if length and game.attacks == 0 and is_small(run, game):
            is_known = solved_leaf(run, game)
            if is_known:
                break
        if length and run.tree[node].visits == 0:
            break
        legal = list_legal(game, actions)
        if not find_children(run, node, actions, legal, children):
            break
        place = choose_child(run, game, actions, legal, children)
        node = children[place]
        run.tree[node].seat = game.actor
        path[length] = node
        length += 1
        act(game, actions[place])
    if not is_known:
        finish(run, game)
    for place in range(length):
        run.tree[path[place]].visits += 1
        run.tree[path[place]].total += run.payoff[run.tree[path[place]].seat]


@kernel
def compare(run: SearchAt, start: StateAt, unseen: UnseenAt) -> cython.void:
    """One deal of the flat search (PIMC): after each action of the root the same world is played to its end."""
    world = cython.declare(State)
    after = cython.declare(State)
    actions = cython.declare(Room)
    children = cython.declare(Path)
    game: StateAt = cython.address(after)
    legal: Number
    place: Number
    actor: Number = start.actor
    deal_world(cython.address(world), start, unseen, run.chance)
    legal = list_legal(cython.address(world), actions)
    find_children(run, 0, actions, legal, children)
    for place in range(legal):
        copy_state(game, cython.address(world))
        act(game, actions[place])
        finish(run, game)
        run.tree[children[place]].seat = actor
        run.tree[children[place]].visits += 1
        run.tree[children[place]].available += 1
        run.tree[children[place]].total += run.payoff[actor]
