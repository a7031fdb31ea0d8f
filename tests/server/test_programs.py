"""Programs at a table: one that thinks is told when the house closes."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Sequence

from kozyr.bots import Stop
from kozyr.rules import Action
from kozyr.rules.events import Event
from kozyr.server.programs import Programs
from kozyr.view import View, observe
from tests.kit.games import after
from tests.server.help import PATIENCE_S

LINE = "club s 6c9cThKh/Qc9d9h - - 0>1 0a 4"


class Thinker:
    """Thinks until it is told to stop; then its best action is the last one."""

    def __init__(self) -> None:
        self.began = threading.Event()

    def choose(self, view: View, history: Sequence[Event], stop: Stop | None = None) -> Action:
        del history
        assert isinstance(stop, threading.Event)
        self.began.set()
        assert stop.wait(PATIENCE_S)
        return view.legal[-1]


def test_a_program_that_thinks_is_told_to_stop_when_the_house_closes() -> None:
    view = observe(after(LINE), 0)

    async def think() -> Action:
        programs, thinker = Programs(), Thinker()
        deciding = asyncio.create_task(programs.decide(thinker, view, ()))
        await asyncio.to_thread(thinker.began.wait, PATIENCE_S)
        programs.close()
        return await deciding

    assert asyncio.run(think()) == view.legal[-1]
