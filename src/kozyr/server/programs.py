"""Programs at a table: they decide in threads of their own, from a view and its history, and fail without harm."""

from __future__ import annotations

import secrets
import threading
from collections.abc import Sequence

from kozyr import bots
from kozyr.bots import hints
from kozyr.rules import Action
from kozyr.rules.events import Event
from kozyr.server.log import logger, where
from kozyr.server.thinking import StillThinking, Thinking, TooLate
from kozyr.server.today import todays_program
from kozyr.view import View

PERSON = "person"


class Programs:
    """Who thinks for the programs of all tables, and for the people who ask for a hint."""

    def __init__(self, thinking: Thinking | None = None) -> None:
        self._thinking = thinking or Thinking()

    def seat(self, name: str) -> bots.Bot:
        """A program of that name, with chance of its own. KozyrError `bad_opponent` for an unknown one."""
        return bots.by_name(name, secrets.randbits(64))

    def todays(self, date: str, seat: int) -> bots.Bot:
        """The program on a seat of a date's deal, without chance of its own."""
        return todays_program(date, seat)

    async def decide(self, bot: bots.Bot, view: View, history: Sequence[Event], *, table: str = "") -> Action:
        """The program's action, in a limited time; its seat's fallback move if it fails, hangs or plays what is not
        legal, which the log tells.

        Cancelled, it tells the program to stop.
        """

        def think(stop: threading.Event) -> Action:
            return bot.choose(view, history, stop)

        def failed(event: str, **facts: str) -> Action:
            logger().error(event, table=table, seat=view.seat, **facts)
            return fallback(view, history)

        try:
            action = await self._thinking.run(bot, think)
        except TooLate:
            return failed("program_late")
        except StillThinking:
            return failed("program_hangs")
        except Exception as error:
            return failed("program_failed", error=where(error))
        return action if action in view.legal else failed("program_refused", code="not_legal")

    async def hint(self, asker: object, view: View, history: Sequence[Event]) -> bots.Thoughts:
        """What Hard thinks of the legal actions, for the person to act. `asker`: stands for their seat.

        TooLate or StillThinking if that takes too long, and the search's own error if it fails. Cancelled, the search
        stops.
        """
        return await self._thinking.run(asker, lambda stop: hints.hint(view, history, secrets.randbits(64), stop))

    def close(self) -> None:
        """Tell all programs to stop; what they think of is dropped."""
        self._thinking.close()


def fallback(view: View, history: Sequence[Event]) -> Action:
    """What a seat plays whose program gave no answer: what `plain` would, or at worst the first legal action."""
    try:
        action = bots.by_name("plain", 0).choose(view, history)
    except Exception as error:
        logger().error("fallback_failed", seat=view.seat, error=where(error))
        return view.legal[0]
    return action if action in view.legal else view.legal[0]
