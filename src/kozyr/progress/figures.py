"""A person's figures: what all their finished games come to."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from kozyr.progress.experience import experience, level_of, threshold
from kozyr.progress.outcome import Outcome, Standing

CLUB = "club"


@dataclass(slots=True)
class Tally:
    """Games of one kind, by their result. `durak` counts resigned games too."""

    games: int = 0
    won: int = 0
    drawn: int = 0
    durak: int = 0
    resigned: int = 0

    def count(self, standing: Standing) -> None:
        """One more game."""
        self.games += 1
        self.won += standing is Standing.WON
        self.drawn += standing is Standing.DRAW
        self.durak += standing in {Standing.DURAK, Standing.RESIGNED}
        self.resigned += standing is Standing.RESIGNED


@dataclass(slots=True)
class Figures:
    """All of it. Public to the person."""

    all: Tally = field(default_factory=Tally)
    by_preset: dict[str, Tally] = field(default_factory=dict)
    by_seats: dict[int, Tally] = field(default_factory=dict)
    club_wins: int = 0
    """Games by the club's rules that somebody else lost: every seat but the durak wins there (rules.md §5.2)."""
    experience: int = 0
    streak: int = 0
    """Games won in a row, up to the last one; a draw ends it."""
    longest_streak: int = 0

    @property
    def level(self) -> int:
        """1 or more."""
        return level_of(self.experience)

    @property
    def next_at(self) -> int:
        """The experience with which the next level begins."""
        return threshold(self.level + 1)


def in_order(outcomes: Iterable[Outcome]) -> list[Outcome]:
    """The games in the order they were finished, each once however often it is told."""
    once = {outcome.game: outcome for outcome in outcomes}
    return sorted(once.values(), key=lambda outcome: (outcome.finished_ms, outcome.game))


def figures_of(outcomes: Iterable[Outcome]) -> Figures:
    """The figures of games told in any order."""
    figures = Figures()
    for outcome in in_order(outcomes):
        standing = outcome.standing
        for tally in (
            figures.all,
            figures.by_preset.setdefault(outcome.preset, Tally()),
            figures.by_seats.setdefault(outcome.seats, Tally()),
        ):
            tally.count(standing)
        is_won = standing is Standing.WON
        figures.club_wins += is_won and outcome.preset == CLUB
        figures.experience += experience(outcome)
        figures.streak = figures.streak + 1 if is_won else 0
        figures.longest_streak = max(figures.longest_streak, figures.streak)
    return figures
