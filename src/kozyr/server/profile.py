"""What a person has earned, as messages: folds over the finished games, worked out anew each time."""

from __future__ import annotations

from collections.abc import Sequence

from kozyr.progress import (
    FREE_BACKS,
    GOALS,
    UNLOCKS,
    Figures,
    Outcome,
    Standing,
    Tally,
    experience,
    figures_of,
    level_of,
    reached,
    threshold,
    unlocked,
)
from kozyr.progress.figures import in_order
from kozyr.server import wire
from kozyr.server.store import AccountRow

AVATARS = (
    *("spade", "heart", "diamond", "club", "crown", "fools-cap", "samovar", "bagel"),
    *("fox", "bear", "hare", "owl", "cat", "rooster", "fir", "mushroom"),
)
"""What a person can be shown as: pictures of the page, so that nobody meets anything else."""
MOST_PLAYED = 400
"""Games that the chart shows."""


def profile_message(account: AccountRow | None, devices: int, outcomes: Sequence[Outcome]) -> wire.Profile:
    """All of a person's profile; None: of somebody who has no account."""
    played = in_order(outcomes)
    figures = figures_of(played)
    goals = reached(played)
    return wire.Profile(
        known=account is not None,
        name=None if account is None else account.name,
        avatar=None if account is None else account.avatar,
        avatars=list(AVATARS),
        since=None if account is None else account.created_ms,
        devices=devices,
        recoverable=account is not None and account.recovery_hash is not None,
        growth=_growth(figures.experience),
        all=_counts(figures.all),
        by_preset={name: _counts(tally) for name, tally in figures.by_preset.items()},
        by_seats={str(seats): _counts(tally) for seats, tally in sorted(figures.by_seats.items())},
        club_wins=figures.club_wins,
        streak=figures.streak,
        longest_streak=figures.longest_streak,
        goals=[wire.GoalReached(name=goal.name, table=goals.get(goal.name)) for goal in GOALS],
        backs=_backs(figures, goals),
        played=[_played(outcome) for outcome in played[-MOST_PLAYED:]],
    )


def open_backs(outcomes: Sequence[Outcome]) -> list[str]:
    """The backs that somebody may choose."""
    return list(unlocked(figures_of(outcomes).level, reached(outcomes)))


def reward_message(game: str, outcomes: Sequence[Outcome]) -> wire.Reward:
    """What one of these games earned, by the games finished up to it. KeyError if it is not among them."""
    played = in_order(outcomes)
    place = next((place for place, outcome in enumerate(played) if outcome.game == game), None)
    if place is None:
        raise KeyError(game)
    outcome = played[place]
    before, after = figures_of(played[:place]), figures_of(played[: place + 1])
    goals_before, goals_after = reached(played[:place]), reached(played[: place + 1])
    backs_before = set(unlocked(before.level, goals_before))
    backs_after = unlocked(after.level, goals_after)
    return wire.Reward(
        points=experience(outcome),
        because="undone" if outcome.undone and outcome.standing is not Standing.RESIGNED else str(outcome.standing),
        before=_growth(before.experience),
        after=_growth(after.experience),
        goals=[name for name in goals_after if name not in goals_before],
        backs=[back for back in backs_after if back not in backs_before],
        coming=next(
            (back for back in _backs(after, goals_after) if not back.open and back.level is not None),
            None,
        ),
    )


def _growth(points: int) -> wire.Growth:
    level = level_of(points)
    return wire.Growth(points=points, level=level, began=threshold(level), next=threshold(level + 1))


def _counts(tally: Tally) -> wire.Counts:
    return wire.Counts(games=tally.games, won=tally.won, drawn=tally.drawn, durak=tally.durak, resigned=tally.resigned)


def _backs(figures: Figures, goals: dict[str, str]) -> list[wire.BackOpened]:
    is_open = set(unlocked(figures.level, goals))
    free = [wire.BackOpened(name=back, open=True, level=None, goal=None) for back in FREE_BACKS]
    earned = [
        wire.BackOpened(name=unlock.back, open=unlock.back in is_open, level=unlock.level, goal=unlock.goal)
        for unlock in UNLOCKS
    ]
    return free + earned


def _played(outcome: Outcome) -> wire.Played:
    return wire.Played(
        table=outcome.game,
        finished=outcome.finished_ms,
        preset=outcome.preset,
        seats=outcome.seats,
        standing=str(outcome.standing),
        points=experience(outcome),
    )
