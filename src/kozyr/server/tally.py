"""What the earlier games of a table came to, in the form in which a page is told."""

from __future__ import annotations

from collections.abc import Iterable

from kozyr.rules import Result
from kozyr.server import wire


def tally(results: Iterable[str], seats: int) -> wire.Tally:
    """The tally of finished games with so many seats; `results` as in records. ValueError for what is no result."""
    ended = [Result.parse(result) for result in results]
    durak = [sum(result.durak == seat for result in ended) for seat in range(seats)]
    return wire.Tally(games=len(ended), draws=sum(result.durak is None for result in ended), durak=durak)
