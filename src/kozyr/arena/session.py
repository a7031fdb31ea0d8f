"""One run of the arena: reads what is kept, plays what is missing, keeps it, and counts."""

from __future__ import annotations

import contextlib
from collections.abc import Callable, Collection, Generator, Sequence
from pathlib import Path
from types import TracebackType
from typing import Self

from kozyr.arena.game import MOST_DECISIONS
from kozyr.arena.log import Log
from kozyr.arena.match import Match
from kozyr.arena.orders import Orders
from kozyr.arena.pool import Pool
from kozyr.arena.series import Sit
from kozyr.arena.tally import Tally
from kozyr.arena.worker import Plan
from kozyr.bots import by_name


class Session:
    """Some matches, their running scores, and the files that keep their deals. A context manager: it closes the files.

    ArenaError from the start for a file that cannot be used.
    """

    def __init__(self, matches: Sequence[Match], deals: int, files: Sequence[Path] | None = None) -> None:
        """`deals`: of each match. `files`: one for each match, or none to keep nothing."""
        self.deals = deals
        self.tallies = [Tally(match) for match in matches]
        self._files = contextlib.ExitStack()
        self._logs: list[Log] | None = None
        with contextlib.ExitStack() as opened:
            if files is not None:
                self._logs = [self._open(opened, *each) for each in zip(files, self.tallies, strict=True)]
            self._files = opened.pop_all()
        self.found = self.finished
        """Deals that were kept before."""

    def __enter__(self) -> Self:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self._files.close()

    @property
    def finished(self) -> int:
        """Finished deals of all matches."""
        return sum(tally.deals for tally in self.tallies)

    def play(
        self, jobs: int, say: Callable[[str], None], sit: Sit = by_name, most_decisions: int = MOST_DECISIONS
    ) -> Generator[Tally, None, None]:
        """Play the deals that are missing, in `jobs` processes; the tally that grew, after each batch.

        `say`: told of faults. ArenaError if a deal cannot be played, or not be kept; what was finished until then is
        kept.
        """
        plan = Plan([tally.match for tally in self.tallies], sit, most_decisions)
        orders = Orders([self._missing(match) for match in range(len(self.tallies))], jobs)
        with contextlib.closing(Pool(plan, orders, jobs, say).run()) as batches:
            for match, batch in batches:
                if self._logs is not None:
                    self._logs[match].append(batch)
                self.tallies[match].add(batch)
                yield self.tallies[match]

    def _open(self, opened: contextlib.ExitStack, path: Path, tally: Tally) -> Log:
        log = opened.enter_context(contextlib.closing(Log(path, tally.match)))
        log.load(tally, self.deals)
        return log

    def _missing(self, match: int) -> Collection[int]:
        done = set() if self._logs is None else self._logs[match].done
        wanted = range(self.deals)
        return [number for number in wanted if number not in done] if done else wanted
