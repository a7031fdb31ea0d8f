"""What a match came to, as values that are written as JSON or shown to people."""

from __future__ import annotations

import math

import msgspec

from kozyr import __version__
from kozyr.arena.series import CANDIDATE, REFERENCE
from kozyr.arena.statistics import Estimate, elo, estimate
from kozyr.arena.tally import Tally
from kozyr.arena.times import Times

_MS = 1e-6
_S = 1e-9


class Interval(msgspec.Struct, frozen=True):
    """A figure and its 95 % interval. None stands for a rating that is infinite."""

    mean: float | None
    low: float | None
    high: float | None


class PlayerReport(msgspec.Struct, frozen=True, kw_only=True):
    """What one side did. Its games' results are in the match's report."""

    player: str
    failed: int
    """Decisions in which it failed, and its first legal action was played instead."""
    illegal: int
    """The same for answers that are not allowed."""
    moves: int
    """Decisions asked of it and timed, those without a choice among them."""
    mean_ms: float
    median_ms: float
    p99_ms: float
    worst_ms: float
    total_s: float


class MatchReport(msgspec.Struct, frozen=True, kw_only=True):
    """What a match came to, for its candidate (the first player)."""

    version: str
    players: tuple[str, str]
    rules: str
    seats: int
    seed: int
    deals: int
    games: int
    won: int
    """Games in which another seat was durak."""
    drawn: int
    lost: int
    repeated: int
    """Of the drawn ones, those ended by repetition."""
    unfinished: int
    """Of the drawn ones, those left at the most decisions."""
    decisions: int
    points: list[int]
    """How many deals gave 0, 1, 2 … half-points; a game that is not lost gives two, a drawn one gives one."""
    score: Interval | None
    """Two seats only: the share of the points, its interval from the deals."""
    elo: Interval | None
    """The same as a difference of ratings."""
    durak: Interval
    """The share of games in which the candidate was durak, its interval from the deals."""
    fair_durak: float
    """That share among equals, if no game were drawn."""
    fault: str | None
    """The first fault, with its deal."""
    sides: list[PlayerReport]
    """The candidate and the reference."""


def match_report(tally: Tally) -> MatchReport:
    """The report on at least one finished deal; ValueError without."""
    match = tally.match
    score = estimate(tally.points, 2 * match.seats) if match.seats == 2 else None
    return MatchReport(
        version=__version__,
        players=match.players,
        rules=str(match.rules),
        seats=match.seats,
        seed=match.seed,
        deals=tally.deals,
        games=tally.deals * match.seats,
        **tally.games,
        decisions=tally.decisions,
        points=[tally.points[points] for points in range(2 * match.seats + 1)],
        score=None if score is None else Interval(*score),
        elo=None if score is None else _ratings(score),
        durak=Interval(*estimate(tally.lost, match.seats)),
        fair_durak=1 / match.seats,
        fault=tally.fault,
        sides=[_side(tally, side, tally.times[side]) for side in (CANDIDATE, REFERENCE)],
    )


def _ratings(score: Estimate) -> Interval:
    return Interval(*[rating if math.isfinite(rating) else None for rating in map(elo, score)])


def _side(tally: Tally, side: int, times: Times) -> PlayerReport:
    return PlayerReport(
        player=tally.match.players[side],
        failed=tally.failed[side],
        illegal=tally.illegal[side],
        moves=times.count,
        mean_ms=times.mean * _MS,
        median_ms=times.quantile(0.5) * _MS,
        p99_ms=times.quantile(0.99) * _MS,
        worst_ms=times.worst * _MS,
        total_s=times.total * _S,
    )
