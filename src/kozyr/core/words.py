"""Positions as they cross from Python into the core and back: a list of numbers in a fixed order."""

from __future__ import annotations

from kozyr.core import shadow as cython
from kozyr.core.constants import HAND_SIZE, MOST_SEATS
from kozyr.core.moves import list_legal
from kozyr.core.shape import Number, Room, SearchAt, StateAt, TallyAt, UnseenAt, boundary


@boundary
def load(game: StateAt, words: list[int]) -> cython.void:
    """Fills the position from its words, which `Position` has made."""
    place: int
    game.seats, game.trump, game.bout_limit, game.first_limit, game.until_discard = words[0:5]
    game.throw_in, game.transfer, game.transfer_first = words[5:8]
    game.bout, game.attacker, game.defender, game.actor, game.limit, game.option_limit = words[8:14]
    game.taking, game.throwers, game.passed, game.out, game.discarded, game.over, game.durak = words[14:21]
    game.table, game.attacks, game.beaten, game.talon_left = words[21:25]
    for place in range(MOST_SEATS):
        game.hands[place] = words[25 + place]
    for place in range(HAND_SIZE):
        game.attack[place] = words[31 + place]
        game.beat[place] = words[37 + place]
    for place in range(game.talon_left):
        game.talon[place] = words[43 + place]


@boundary
def dump(game: StateAt) -> list[int]:
    """The position's words."""
    words = [game.seats, game.trump, game.bout_limit, game.first_limit, game.until_discard]
    words += [game.throw_in, game.transfer, game.transfer_first]
    words += [game.bout, game.attacker, game.defender, game.actor, game.limit, game.option_limit]
    words += [game.taking, game.throwers, game.passed, game.out, game.discarded, game.over, game.durak]
    words += [game.table, game.attacks, game.beaten, game.talon_left]
    words += [game.hands[place] for place in range(MOST_SEATS)]
    words += [game.attack[place] if place < game.attacks else 0 for place in range(HAND_SIZE)]
    words += [game.beat[place] if place < game.beaten else 0 for place in range(HAND_SIZE)]
    words += [game.talon[place] for place in range(game.talon_left)]
    return words


@boundary
def listed(game: StateAt) -> list[int]:
    """The legal actions in DPN order."""
    actions = cython.declare(Room)
    count: Number = list_legal(game, actions)
    return [actions[place] for place in range(count)]


@boundary
def clear(tally: TallyAt) -> cython.void:
    """Sets everything to nothing."""
    seat: int
    for seat in range(MOST_SEATS):
        tally.durak[seat] = 0
    tally.draws = tally.unfinished = tally.games = tally.decisions = tally.bouts = tally.checksum = 0


@boundary
def numbers(tally: TallyAt) -> list[int]:
    """The tally's numbers: duraks by seat, draws, unfinished, games, decisions, bouts, checksum."""
    found = [tally.durak[seat] for seat in range(MOST_SEATS)]
    return [*found, tally.draws, tally.unfinished, tally.games, tally.decisions, tally.bouts, tally.checksum]


@boundary
def load_unseen(unseen: UnseenAt, words: list[int]) -> cython.void:
    """Fills what is unseen from its words: the pool, the hidden cards by seat, then doubts: where and how much."""
    place: int
    unseen.pool = words[0]
    for place in range(MOST_SEATS):
        unseen.hidden[place] = words[1 + place]
    for place in range(MOST_SEATS * 64):
        unseen.doubt[place] = 0
    unseen.doubts = len(words) > 1 + MOST_SEATS
    for place in range(1 + MOST_SEATS, len(words), 2):
        unseen.doubt[words[place]] = words[place + 1]


@boundary
def load_search(run: SearchAt, settings: list[int]) -> cython.void:
    """Fills a run's settings (search/settings.py); boldness and trust come in thousandths."""
    run.most, run.policy, run.noise, run.longest = settings[0:4]
    run.boldness = settings[4] / 1000.0
    run.trust = settings[5] / 1000.0
    run.solved_cards, run.solved_nodes = settings[6:8]
