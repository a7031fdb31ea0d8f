"""Why a game cannot be looked at as it was asked for."""

from __future__ import annotations

from kozyr.rules import Fact, KozyrError


class BadReview(KozyrError):
    """`too_many_moves` (`moves`, `most`), `no_such_seat` (`seat`, `seats`), `not_told` (`viewer`, -1: a spectator)."""

    def __init__(self, code: str, facts: dict[str, Fact], message: str) -> None:
        super().__init__(code, facts, message)
