"""The running score of a match. It counts, so the order in which deals come in does not matter."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from kozyr.arena.match import Match
from kozyr.arena.series import CANDIDATE, REFERENCE, Batch, DealPlayed
from kozyr.arena.times import Times
from kozyr.rules import Ending, Result


class Tally:
    """What the finished deals of one match add up to."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.deals = 0
        self.points: Counter[int] = Counter()
        """By the candidate's half-points in a deal's games, 0 to 2 * seats: how many deals. Not durak: a point."""
        self.lost: Counter[int] = Counter()
        """By the number of a deal's games in which the candidate was durak, 0 to seats: how many deals."""
        self.games: Counter[str] = Counter(dict.fromkeys(("won", "drawn", "lost", "repeated", "unfinished"), 0))
        """`won`: another seat was durak. `drawn`: nobody, those of `repeated` and `unfinished` among them."""
        self.decisions = 0
        self.failed = [0, 0]
        self.illegal = [0, 0]
        self.times = (Times(), Times())
        self._fault: tuple[int, str] | None = None

    def add(self, batch: Batch) -> None:
        """Take in a batch."""
        for deal in batch.deals:
            self.add_deal(deal)
        self.add_times(batch.times)

    def add_times(self, times: Iterable[Times]) -> None:
        """Take in decisions' times, by side."""
        for known, new in zip(self.times, times, strict=True):
            known.add(new)

    def add_deal(self, deal: DealPlayed) -> None:
        """Take in a deal. ValueError, with nothing changed, for one that is none of the match."""
        duraks = self._duraks(deal)
        lost = sum(durak == game for game, durak in enumerate(duraks))
        drawn = duraks.count(None)
        won = len(duraks) - lost - drawn
        self.deals += 1
        self.points[2 * won + drawn] += 1
        self.lost[lost] += 1
        self.games.update(won=won, drawn=drawn, lost=lost)
        self.games["unfinished"] += deal.results.count("")
        self.games["repeated"] += deal.results.count(_REPEATED)
        self.decisions += sum(deal.decisions)
        for side in (CANDIDATE, REFERENCE):
            self.failed[side] += deal.failed[side]
            self.illegal[side] += deal.illegal[side]
        if deal.fault and (self._fault is None or deal.number < self._fault[0]):
            self._fault = deal.number, deal.fault

    @property
    def fault(self) -> str | None:
        """The first fault, with its deal."""
        return None if self._fault is None else f"deal {self._fault[0]}: {self._fault[1]}"

    def _duraks(self, deal: DealPlayed) -> list[int | None]:
        """By game, who was durak; None for nobody."""
        seats = self.match.seats
        if len(deal.results) != seats or len(deal.decisions) != seats:
            raise ValueError(f"a deal of {len(deal.results)} games, expected {seats}")
        duraks = [Result.parse(result).durak if result else None for result in deal.results]
        if any(durak is not None and durak >= seats for durak in duraks):
            raise ValueError(f"a durak that does not sit at {seats} seats")
        return duraks


_REPEATED = str(Result(Ending.REPETITION))
