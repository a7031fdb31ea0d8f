"""Deals of a match, played: each with the candidate in every seat in turn."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from time import perf_counter

import msgspec

from kozyr.arena.game import FAILED, ILLEGAL, MOST_DECISIONS, Fault, play
from kozyr.arena.match import Match
from kozyr.arena.times import Count, Times
from kozyr.bots import Bot, by_name
from kozyr.rules import begin

CANDIDATE, REFERENCE = range(2)
"""The two sides of a match."""

_NEVER = (0, 0)

Sit = Callable[[str, int], Bot]
"""A program for one seat of one game, from its name and a seed."""


class DealPlayed(msgspec.Struct, frozen=True, tag="deal", tag_field="line", omit_defaults=True):
    """What came of one deal."""

    number: Count
    results: tuple[str, ...]
    """By game, as DPN writes them: the candidate sits at seat g of game g. Empty: left unfinished."""
    decisions: tuple[Count, ...]
    """By game."""
    failed: tuple[Count, Count] = _NEVER
    """By side, how often a player failed, and its first legal action was played instead."""
    illegal: tuple[Count, Count] = _NEVER
    """By side, how often an answer was not allowed."""
    fault: str = ""
    """The first of these faults, in words."""


class Batch(msgspec.Struct, frozen=True):
    """Some deals of one match, played."""

    deals: tuple[DealPlayed, ...]
    times: tuple[Times, Times]
    """By side, each decision's."""
    seconds: float
    """How long all of it took."""


def play_deals(match: Match, numbers: Sequence[int], sit: Sit = by_name, most: int = MOST_DECISIONS) -> Batch:
    """Play these deals. What comes of a deal depends on the match and its number alone."""
    began = perf_counter()
    spent: tuple[list[int], list[int]] = ([], [])
    deals = tuple([_play_deal(match, number, spent, sit, most) for number in numbers])
    return Batch(deals, (Times.of(spent[0]), Times.of(spent[1])), perf_counter() - began)


def _play_deal(match: Match, number: int, spent: tuple[list[int], list[int]], sit: Sit, most: int) -> DealPlayed:
    opening = begin(match.deal(number))
    seeds = [match.bot_seed(number, seat) for seat in range(match.seats)]
    games, faults = [], []
    for game in range(match.seats):
        sides = [CANDIDATE if seat == game else REFERENCE for seat in range(match.seats)]
        bots = [sit(match.players[side], seed) for side, seed in zip(sides, seeds, strict=True)]
        played = play(opening, bots, [spent[side] for side in sides], most)
        games.append(played)
        faults += [(sides[fault.seat], fault) for fault in played.faults]
    return DealPlayed(
        number,
        tuple([played.result for played in games]),
        tuple([played.decisions for played in games]),
        _by_side(faults, FAILED),
        _by_side(faults, ILLEGAL),
        f"{match.players[faults[0][0]]} {faults[0][1].kind}: {faults[0][1].told}" if faults else "",
    )


def _by_side(faults: Sequence[tuple[int, Fault]], kind: str) -> tuple[int, int]:
    found = [side for side, fault in faults if fault.kind == kind]
    return (found.count(CANDIDATE), found.count(REFERENCE)) if found else _NEVER
