"""The cross table: everybody against everybody, and the ratings that fit the points best."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import combinations
from pathlib import Path

import msgspec

from kozyr.arena.match import Match
from kozyr.arena.report import MatchReport, match_report
from kozyr.arena.tally import Tally
from kozyr.rules import Rules

ANCHOR = "plain"
ANCHOR_ELO = 1000.0
"""The anchor's rating; without it in the table, the mean of all."""
VIRTUAL = 1.0
"""Drawn games added to each pair that met, so that a player that never scores has a rating."""


class CrossReport(msgspec.Struct, frozen=True, kw_only=True):
    """The cross table."""

    players: list[str]
    shares: list[list[float | None]]
    """Row against column: the row's share of the points; None for itself and before a deal is finished."""
    elo: list[float]
    """By player."""
    matches: list[MatchReport]
    """Those with a finished deal."""


def pairings(players: Sequence[str], rules: Rules, seed: int) -> list[Match]:
    """A match for each pair. The names' order within a pair does not depend on the order of `players`."""
    pairs = combinations(players, 2)
    return [Match((min(pair), max(pair)), rules, 2, seed) for pair in pairs]


def file_of(folder: Path, match: Match) -> Path:
    """Where a pair's deals are kept."""
    first, second = (player.replace(":", "_") for player in match.players)
    return folder / f"{first}~{second}.jsonl"


def cross_report(players: Sequence[str], tallies: Sequence[Tally]) -> CrossReport:
    """The table of these tallies, one for each pair that met."""
    at = {player: number for number, player in enumerate(players)}
    points = [[0.0] * len(players) for _ in players]
    reports = [match_report(tally) for tally in tallies if tally.deals]
    for report in reports:
        first, second = (at[player] for player in report.players)
        won = report.won + report.drawn / 2
        points[first][second] = won
        points[second][first] = report.games - won
    return CrossReport(
        players=list(players), shares=_shares(points), elo=anchored(players, ratings(points)), matches=reports
    )


def ratings(points: Sequence[Sequence[float]]) -> list[float]:
    """The Elo ratings, mean 0, that make these points likeliest (Bradley-Terry, draws half a point).

    `points`: row against column. Found by the usual iteration: strength = points / sum of games / (sum of strengths).
    """
    players = range(len(points))
    games = [[_games(points, row, column) for column in players] for row in players]
    scored = [sum(points[row][column] + VIRTUAL / 2 for column in players if games[row][column]) for row in players]
    logs = [0.0 for _ in players]
    for _ in range(_MOST_ROUNDS):
        strengths = [math.exp(log) for log in logs]
        fresh = []
        for row in players:
            met = [(games[row][column] + VIRTUAL, column) for column in players if games[row][column]]
            weight = sum(number / (strengths[row] + strengths[column]) for number, column in met)
            fresh.append(math.log(scored[row] / weight) if met else 0.0)
        middle = sum(fresh) / max(1, len(fresh))
        moved = max((abs(new - middle - old) for new, old in zip(fresh, logs, strict=True)), default=0.0)
        logs = [log - middle for log in fresh]
        if moved < _CLOSE:
            break
    return [log * 400 / math.log(10) for log in logs]


def anchored(players: Sequence[str], found: Sequence[float]) -> list[float]:
    """The ratings moved so that the anchor, or without it the mean, is at its place."""
    base = found[players.index(ANCHOR)] if ANCHOR in players else 0.0
    return [rating - base + ANCHOR_ELO for rating in found]


def _games(points: Sequence[Sequence[float]], row: int, column: int) -> float:
    """How many games two players played with each other."""
    return 0.0 if row == column else points[row][column] + points[column][row]


def _shares(points: Sequence[Sequence[float]]) -> list[list[float | None]]:
    players = range(len(points))
    return [
        [points[row][column] / games if (games := _games(points, row, column)) else None for column in players]
        for row in players
    ]


_MOST_ROUNDS = 100_000
_CLOSE = 1e-10
