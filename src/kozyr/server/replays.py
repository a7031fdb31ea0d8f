"""A record's game as messages: the frames that a live table sends, for the seat that is asked for."""

from __future__ import annotations

import re

from kozyr.review import Replay, replayed
from kozyr.server import wire
from kozyr.server.sights import event_message, sight

_DATE = re.compile(r"\d{4}-\d\d-\d\d", re.ASCII)


def replay(asked: wire.AskReplay) -> wire.Replay:
    """The game as it is asked for; computes for up to a second, so not where others wait.

    BadRecord with the code and the place of what is wrong; BadReview for a record of too many moves, and for what
    cannot be seen of this one. Whoever sends a record knows all that it tells: nothing here is kept from anybody.
    """
    game = replayed(asked.record)
    seat = asked.seat
    if seat is None:
        seat = game.viewer if game.redacted else 0
    return wire.Replay(
        rules=str(game.rules),
        preset=game.rules.preset,
        options=game.rules.option_texts(),
        seats=game.seats,
        you=seat or 0,
        viewer=_viewer(game),
        opened=asked.opened,
        date=_date(game),
        frames=[
            wire.Frame(number=number, event=event_message(moment.event), sight=sight(moment.view), undo=False)
            for number, moment in enumerate(game.moments(seat, opened=asked.opened), start=1)
        ],
    )


def _viewer(game: Replay) -> int | None:
    if not game.redacted:
        return None
    return -1 if game.viewer is None else game.viewer


def _date(game: Replay) -> str | None:
    """A record is anybody's text: what is no date is none."""
    date = dict(game.record.extras).get("x-date", "")
    return date if _DATE.fullmatch(date) else None
