"""How the store fails."""

from __future__ import annotations

from kozyr.rules.errors import KozyrError


class StoreUnusable(KozyrError):
    """The store cannot be opened at all; `sentence` tells a person why and what to do."""

    def __init__(self, code: str, sentence: str) -> None:
        super().__init__(code, message=sentence)
        self.sentence = sentence


class TooManyGames(KozyrError):
    """A person has `most` unfinished games already at which nobody else sits (`too_many_games`)."""

    def __init__(self, most: int) -> None:
        super().__init__("too_many_games", {"most": most}, f"{most} unfinished games already")


class StorageFailed(KozyrError):
    """A row could not be read or written now. Nothing is lost: what was acknowledged is still there."""

    def __init__(self) -> None:
        super().__init__("storage", message="the store could not be read or written")


class PlayedToday(KozyrError):
    """The day's deal has been dealt to this person already (`played_today`): `table` is where."""

    def __init__(self, table: str, result: str | None) -> None:
        super().__init__("played_today", {"table": table, "result": result or "#*"})


class NoAccount(KozyrError):
    """The account has been deleted meanwhile (`no_account`)."""

    def __init__(self) -> None:
        super().__init__("no_account", message="there is no such account")
