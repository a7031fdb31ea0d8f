"""Programs at a table: they decide in worker threads, from a view and its history, and fail without harm."""

from __future__ import annotations

import asyncio
import secrets
import threading
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor

from kozyr import bots
from kozyr.rules import Action
from kozyr.rules.events import Event
from kozyr.server.log import logger, where
from kozyr.view import View

PERSON = "person"


class Programs:
    """The worker threads in which the programs of all tables think."""

    def __init__(self, threads: int = 2) -> None:
        self._threads = ThreadPoolExecutor(threads, thread_name_prefix="kozyr-program")
        self._closing = threading.Event()

    def seat(self, name: str) -> bots.Bot:
        """A program of that name, with chance of its own. KozyrError `bad_opponent` for an unknown one."""
        return bots.by_name(name, secrets.randbits(64))

    async def decide(self, bot: bots.Bot, view: View, history: Sequence[Event]) -> Action:
        """The program's action; the first legal one if the program fails."""

        def think() -> Action:
            return bot.choose(view, history, self._closing)

        try:
            return await asyncio.get_running_loop().run_in_executor(self._threads, think)
        except Exception as error:
            logger().error("program_failed", error=where(error))
            return view.legal[0]

    def close(self) -> None:
        """Stop the threads; what they think of is dropped."""
        self._closing.set()
        self._threads.shutdown(wait=False, cancel_futures=True)
