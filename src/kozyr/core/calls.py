"""What Python calls. Arguments are words of positions (words.py) and numbers; nothing here checks them."""

from __future__ import annotations

from kozyr.core import shadow as cython
from kozyr.core.counting import count_sequences, hash_of
from kozyr.core.dealing import deal
from kozyr.core.endcircles import forget_from
from kozyr.core.endroots import action_value, begin_solving, leaf_value
from kozyr.core.moves import act, list_legal
from kozyr.core.playouts import count_game, plain_action, play_on
from kozyr.core.shape import (
    Number,
    OneWord,
    Path,
    Room,
    Search,
    Solving,
    SolvingAt,
    State,
    Tally,
    Unseen,
    Word,
    boundary,
    copy_state,
    new_tree,
    nodes_at,
    words_at,
)
from kozyr.core.thumb import thumb_action
from kozyr.core.tree import compare, explore, find_children, plant
from kozyr.core.words import clear, dump, listed, load, load_search, load_unseen, numbers
from kozyr.core.worlds import deal_unseen, deal_world


def legal(words: list[int]) -> list[int]:
    """The legal actions of a position in DPN order; empty when the game is over."""
    game = cython.declare(State)
    load(cython.address(game), words)
    return listed(cython.address(game))


def after(words: list[int], actions: list[int]) -> list[int]:
    """The position after these legal actions."""
    game = cython.declare(State)
    action: Number
    load(cython.address(game), words)
    for action in actions:
        act(cython.address(game), action)
    return dump(cython.address(game))


def trace(words: list[int], actions: list[int]) -> list[tuple[list[int], list[int]]]:
    """Each position met on playing these legal actions, the first before any, with its own legal actions."""
    game = cython.declare(State)
    action: Number
    load(cython.address(game), words)
    met = [(dump(cython.address(game)), listed(cython.address(game)))]
    for action in actions:
        act(cython.address(game), action)
        met.append((dump(cython.address(game)), listed(cython.address(game))))
    return met


def position_hash(words: list[int]) -> int:
    """64 bits of what play from a position depends on."""
    game = cython.declare(State)
    load(cython.address(game), words)
    return hash_of(cython.address(game))


def plain(words: list[int]) -> int:
    """The action of the program `plain`."""
    game = cython.declare(State)
    load(cython.address(game), words)
    return plain_action(cython.address(game))


def perft(words: list[int], depth: Number) -> int:
    """The number of sequences of exactly `depth` decisions, from 0."""
    game = cython.declare(State)
    found: Word = 1
    load(cython.address(game), words)
    if depth > 0:
        with cython.nogil:
            found = count_sequences(cython.address(game), depth)
    return found


def play_from(words: list[int], policy: Number, seed: Word, games: Number, most: Number) -> tuple[list[int], int]:
    """Plays a position to the end so many times; a tally's numbers, and the seed to go on with."""
    start = cython.declare(State)
    game = cython.declare(State)
    tally = cython.declare(Tally)
    chance = cython.declare(OneWord)
    made: Number
    load(cython.address(start), words)
    chance[0] = seed
    clear(cython.address(tally))
    with cython.nogil:
        while games > 0:
            games -= 1
            copy_state(cython.address(game), cython.address(start))
            made = play_on(cython.address(game), chance, policy, most)
            count_game(cython.address(tally), cython.address(game), made)
    return numbers(cython.address(tally)), chance[0]


def play_deals(
    words: list[int], deck: Number, seat0_starts: Number, policy: Number, seed: Word, games: Number, most: Number
) -> tuple[list[int], int]:
    """The same from so many random deals. Of the words only seats and rules count; `deck`: its number of cards."""
    game = cython.declare(State)
    tally = cython.declare(Tally)
    chance = cython.declare(OneWord)
    made: Number
    load(cython.address(game), words)
    chance[0] = seed
    clear(cython.address(tally))
    with cython.nogil:
        while games > 0:
            games -= 1
            deal(cython.address(game), deck, seat0_starts, chance)
            made = play_on(cython.address(game), chance, policy, most)
            count_game(cython.address(tally), cython.address(game), made)
    return numbers(cython.address(tally)), chance[0]


def random_deal(words: list[int], deck: Number, seat0_starts: Number, seed: Word) -> tuple[list[int], int]:
    """A random deal as `play_deals` makes it, and the seed to go on with."""
    game = cython.declare(State)
    chance = cython.declare(OneWord)
    load(cython.address(game), words)
    chance[0] = seed
    deal(cython.address(game), deck, seat0_starts, chance)
    return dump(cython.address(game)), chance[0]


def solve(
    words: list[int], table: bytearray, room: bytearray, closed: bytearray, most: Word
) -> tuple[list[int], int, int]:
    """The value of every legal action for the seat to act: 1, 0, -1; the decisions looked at; why it gave up, or 0.

    Two seats are left, the talon holds one card at most. `table`: a power of two of words, zeros or what an earlier
    call left there; `room`: three times a power of two, the same, needed for transfers only. One for each thread.
    `closed`: for transfers, three words for each bout whose next beginning ends the deal as a draw: the attacking and
    the defending hand, the attacker's seat.
    """
    game = cython.declare(State)
    run = cython.declare(Solving)
    actions = cython.declare(Room)
    values = cython.declare(Room)
    legal: Number
    place: Number
    load(cython.address(game), words)
    set_up(cython.address(run), table, room)
    run.closed = words_at(closed)
    run.closed_count = len(closed) // 24
    with cython.nogil:
        begin_solving(cython.address(run), cython.address(game), most)
        legal = list_legal(cython.address(game), actions)
        for place in range(legal):
            values[place] = action_value(cython.address(run), cython.address(game), actions[place]) + 1
        forget_from(cython.address(run), 0)
    return [values[place] - 1 for place in range(legal)], run.nodes, run.stopped


def empty_tree(nodes: Number) -> object:
    """Memory for a search tree, for `search` to begin with `used` 0."""
    return new_tree(nodes)


def search(
    words: list[int],
    unseen_words: list[int],
    settings: list[int],
    tree: object,
    table: bytearray,
    room: bytearray,
    used: Number,
    seed: Word,
    flat: Number,
    iterations: Number,
) -> tuple[list[tuple[int, int, int]], int, int]:
    """So many iterations more: visits, times available and total payoff of each legal action in DPN order; nodes used;
    the seed to go on with.

    What is legal is asked of a world: passing an attack on depends on the size of a hand, hidden cards and all.
    """
    start = cython.declare(State)
    game = cython.declare(State)
    chance = cython.declare(OneWord)
    unseen = cython.declare(Unseen)
    run = cython.declare(Search)
    actions = cython.declare(Room)
    children = cython.declare(Path)
    legal: Number
    load(cython.address(start), words)
    load_unseen(cython.address(unseen), unseen_words)
    load_search(cython.address(run), settings)
    run.tree = nodes_at(tree)
    run.used = used
    run.chance[0] = seed
    set_up(cython.address(run.solving), table, room)
    with cython.nogil:
        if run.used == 0:
            plant(cython.address(run))
        while iterations > 0:
            iterations -= 1
            if flat:
                compare(cython.address(run), cython.address(start), cython.address(unseen))
            else:
                explore(cython.address(run), cython.address(start), cython.address(unseen))
        chance[0] = seed
        copy_state(cython.address(game), cython.address(start))
        deal_unseen(cython.address(game), cython.address(unseen), chance)
        legal = list_legal(cython.address(game), actions)
        find_children(cython.address(run), 0, actions, legal, children)
    found = [
        (run.tree[children[place]].visits, run.tree[children[place]].available, run.tree[children[place]].total)
        for place in range(legal)
    ]
    return found, run.used, run.chance[0]


def world(words: list[int], unseen_words: list[int], seed: Word) -> tuple[list[int], int]:
    """One deal of the unseen cards, as `search` makes them, and the seed of the next."""
    start = cython.declare(State)
    game = cython.declare(State)
    unseen = cython.declare(Unseen)
    chance = cython.declare(OneWord)
    load(cython.address(start), words)
    load_unseen(cython.address(unseen), unseen_words)
    chance[0] = seed
    deal_world(cython.address(game), cython.address(start), cython.address(unseen), chance)
    return dump(cython.address(game)), chance[0]


def by_thumb(words: list[int]) -> int:
    """The action of the program `expert`."""
    game = cython.declare(State)
    load(cython.address(game), words)
    return thumb_action(cython.address(game))


def leaf(words: list[int], table: bytearray, room: bytearray, most: Word) -> tuple[int, int]:
    """`leaf_value` of any position, and the decisions looked at. Table and room are as for `solve`."""
    game = cython.declare(State)
    run = cython.declare(Solving)
    value: Number
    load(cython.address(game), words)
    set_up(cython.address(run), table, room)
    with cython.nogil:
        value = leaf_value(cython.address(run), cython.address(game), most)
    return value, run.nodes


@boundary
def set_up(run: SolvingAt, table: bytearray, room: bytearray) -> cython.void:
    """A run of the solver with its memory, `room` empty."""
    run.table = words_at(table)
    run.mask = len(table) // 8 - 1
    run.room = words_at(room)
    run.room_mask = len(room) // 24 - 1
    run.closed_count = 0
    run.nodes = 0
