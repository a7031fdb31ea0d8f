"""The shapes that the core's parts work on, for running them uncompiled. `kernel.pxd` says the same to the compiler.

A word that ends in `At` is an address when compiled; here it is the object itself, or a list.
"""

from __future__ import annotations

import math
from collections import defaultdict
from collections.abc import Callable, MutableSequence
from typing import Any, TypeAlias, TypeVar, cast

from kozyr.core.constants import HAND_SIZE, MOST_SEATS

Number: TypeAlias = int
"""A small signed number, 32 bits."""
Word: TypeAlias = int
"""64 bits, unsigned."""
Cards: TypeAlias = int
"""A set of cards, 64 bits."""
Real: TypeAlias = float
"""A double."""
ChanceAt: TypeAlias = list[int]
"""The state of a random generator: one word."""
CardsAt: TypeAlias = list[int]
"""Several cards in an order."""
WordsAt: TypeAlias = MutableSequence[int] | memoryview


class State:
    """A whole position of two to six seats. Never handed to a player; made from samples, by search, and by tests."""

    __slots__ = (
        "actor",
        "attack",
        "attacker",
        "attacks",
        "beat",
        "beaten",
        "bout",
        "bout_limit",
        "defender",
        "discarded",
        "durak",
        "first_limit",
        "hands",
        "limit",
        "option_limit",
        "out",
        "over",
        "passed",
        "seats",
        "table",
        "taking",
        "talon",
        "talon_left",
        "throw_in",
        "throwers",
        "transfer",
        "transfer_first",
        "trump",
        "until_discard",
    )

    def __init__(self) -> None:
        self.hands = [0] * MOST_SEATS
        """By seat."""
        self.table = 0
        """All cards on the table."""
        self.talon = [0] * 52
        """The next card last, the turned trump card first."""
        self.attack = [0] * HAND_SIZE
        """Attack cards in the order played."""
        self.beat = [0] * HAND_SIZE
        """The cards that beat them. Beaten attacks come before open ones."""
        self.talon_left = 0
        self.attacks = 0
        self.beaten = 0
        self.limit = 0
        """How many attacks the bout may hold."""
        self.option_limit = 0
        """The limit option in force in this bout."""
        self.attacker = 0
        self.defender = 0
        self.actor = 0
        """The seat to act; NOBODY when over."""
        self.taking = 0
        self.throwers = 0
        """Seats that may throw in, one bit a seat, as are `passed` and `out`."""
        self.passed = 0
        self.out = 0
        self.bout = 0
        """Bouts count from 1."""
        self.discarded = 0
        """Whether cards have been discarded in this deal."""
        self.over = 0
        self.durak = 0
        """The seat that lost; NOBODY for a draw, and while the game runs."""
        self.seats = 0
        self.trump = 0
        """The trump suit's number in canonical order."""
        self.bout_limit = 0
        self.first_limit = 0
        self.until_discard = 0
        self.throw_in = 0
        self.transfer = 0
        self.transfer_first = 0


StateAt: TypeAlias = State


class Solving:
    """A run of the endgame solver."""

    __slots__ = (
        "asker",
        "bout_limit",
        "closed",
        "closed_count",
        "first_limit",
        "leans",
        "mask",
        "most",
        "nodes",
        "room",
        "room_mask",
        "seed",
        "stopped",
        "table",
        "transfer",
        "until_discard",
        "waiting",
    )

    def __init__(self) -> None:
        self.table: WordsAt = []
        self.mask = 0
        """The number of the table's words, less one."""
        self.nodes = 0
        """Decisions looked at."""
        self.most = 0
        """Where it gives up."""
        self.stopped = 0
        """Why it gave up: TOO_MANY, NO_ROOM; 0 if it did not."""
        self.seed = 0
        """What keys begin with: the limits, so that one table serves several rules."""
        self.bout_limit = 0
        self.first_limit = 0
        self.until_discard = 0
        self.transfer = 0
        self.room: WordsAt = []
        """Where bouts wait (endcircles.py)."""
        self.room_mask = 0
        """The number of its slots, less one."""
        self.waiting = 0
        self.leans = 0
        """The least number of a waiting bout that what is now looked at leans on."""
        self.closed: WordsAt = []
        """Bouts whose next beginning ends the deal as a draw: attacking and defending hand, the attacker's seat."""
        self.closed_count = 0
        self.asker = 0
        """The seat that is asked about, with transfers."""


SolvingAt: TypeAlias = Solving


class Unseen:
    """What a player does not know of a position: which cards lie where."""

    __slots__ = ("doubt", "doubts", "hidden", "pool")

    def __init__(self) -> None:
        self.pool = 0
        """The cards that may lie there."""
        self.hidden = [0] * MOST_SEATS
        """By seat, how many of its cards are not known."""
        self.doubts = 0
        """Whether any card is doubted."""
        self.doubt = [0] * (MOST_SEATS * 64)
        """For seat * 64 + card, in 256ths, how much speaks against its being there."""


UnseenAt: TypeAlias = Unseen


class Node:
    """An action in the search tree, after those on the way to it."""

    __slots__ = ("action", "available", "first", "next", "seat", "total", "visits")

    def __init__(self) -> None:
        self.action = 0
        self.seat = 0
        """Who did it last."""
        self.first = 0
        """Its first child's place; UNEXPLORED for none, as in `next`."""
        self.next = 0
        """Its next sibling's."""
        self.visits = 0
        self.available = 0
        """How often it could have been chosen."""
        self.total = 0
        """What its visits paid the seat."""


NodesAt: TypeAlias = dict[int, Node]


class Search:
    """A run of the tree search."""

    __slots__ = (
        "boldness",
        "chance",
        "longest",
        "most",
        "noise",
        "payoff",
        "policy",
        "solved_cards",
        "solved_nodes",
        "solving",
        "tree",
        "trust",
        "used",
    )

    def __init__(self) -> None:
        self.tree: NodesAt = {}
        """The root first."""
        self.used = 0
        self.most = 0
        """How many nodes there is room for."""
        self.chance = OneWord()
        self.payoff = [0] * MOST_SEATS
        """What the last iteration came to, by seat."""
        self.policy = 0
        """Who plays on, and is trusted first."""
        self.noise = 0
        """How often a play-out does anything at all instead, in 256ths."""
        self.longest = 0
        """Decisions after which a play-out may be cut short."""
        self.boldness = 0.0
        """The weight of exploring."""
        self.trust = 0.0
        """The share of exploring that goes to what the policy would do, 0 to 1."""
        self.solved_cards = 0
        """Endgames of up to so many cards are solved at leaves."""
        self.solved_nodes = 0
        """With so many decisions looked at, at most."""
        self.solving = Solving()


SearchAt: TypeAlias = Search


class Tally:
    """What a number of games came to."""

    __slots__ = ("bouts", "checksum", "decisions", "draws", "durak", "games", "unfinished")

    def __init__(self) -> None:
        self.durak = [0] * MOST_SEATS
        """By seat, how often it was left with cards."""
        self.draws = 0
        self.unfinished = 0
        """Games cut short at the most decisions allowed."""
        self.games = 0
        self.decisions = 0
        self.bouts = 0
        self.checksum = 0
        """Folds what each game came to: equal for two programs that play alike."""


TallyAt: TypeAlias = Tally


class OneWord(list[int]):
    """Room for one word."""

    def __init__(self) -> None:
        super().__init__([0])


class Room(list[int]):
    """Room for a deck, or for a list of actions."""

    def __init__(self) -> None:
        super().__init__([0] * 64)


class Path(list[int]):
    """Room for the nodes of one iteration."""

    def __init__(self) -> None:
        super().__init__([0] * 256)


PathAt: TypeAlias = list[int]


class Duel:
    """A two-seat game without transfers, as its fast play-out carries it."""

    __slots__ = ("attacker", "attacking", "bouts", "chance", "decisions", "defending", "limit", "talon", "talon_left")

    def __init__(self) -> None:
        self.attacking = 0
        """The attacker's hand."""
        self.defending = 0
        self.attacker = 0
        self.limit = 0
        self.talon: CardsAt = []
        self.talon_left = 0
        self.chance = OneWord()
        self.decisions = 0
        self.bouts = 0


DuelAt: TypeAlias = Duel


def copy_state(into: State, source: State) -> None:
    """Makes `into` equal to `source`; nothing is shared."""
    for name in State.__slots__:
        value = getattr(source, name)
        setattr(into, name, value[:] if isinstance(value, list) else value)


def count_cards(cards: Cards) -> Number:
    """How many cards."""
    return cards.bit_count()


def lowest_card(cards: Cards) -> Number:
    """The cheapest card of a set that is not empty."""
    return (cards & -cards).bit_length() - 1


def card_bit(card: Number) -> Cards:
    """The set of one card."""
    return 1 << card


def highest_card(cards: Cards) -> Number:
    """The dearest card of a set that is not empty."""
    return cards.bit_length() - 1


def words_at(table: bytearray) -> WordsAt:
    """The words of a table."""
    return memoryview(table).cast("Q")


def new_tree(nodes: Number) -> object:
    """Memory for so many nodes, from the start of a search to its end; here each is made when it is first used."""
    del nodes
    return defaultdict[int, Node](Node)


def nodes_at(tree: object) -> NodesAt:
    """The nodes of such memory."""
    return cast(NodesAt, tree)


def square_root(number: Number) -> Real:
    """Rounded correctly, so the same everywhere."""
    return math.sqrt(number)


F = TypeVar("F", bound=Callable[..., Any])


def kernel(function: F) -> F:
    """Marks what is compiled to plain C: it runs without the interpreter and allocates nothing."""
    return function


def boundary(function: F) -> F:
    """Marks what is compiled to a C function that handles Python objects."""
    return function
