"""A worker process: plays the deals it is sent until nobody sends any more."""

from __future__ import annotations

import gc
import multiprocessing
import os
import threading
from collections.abc import Sequence
from dataclasses import dataclass
from multiprocessing.connection import Connection

from kozyr.arena.game import MOST_DECISIONS, place
from kozyr.arena.match import Match
from kozyr.arena.orders import Order
from kozyr.arena.series import Sit, play_deals
from kozyr.bots import by_name


@dataclass(frozen=True, slots=True)
class Plan:
    """What every worker is told at its start. Picklable."""

    matches: Sequence[Match]
    sit: Sit = by_name
    """How a player is made from its name; a function of a module."""
    most_decisions: int = MOST_DECISIONS


@dataclass(frozen=True, slots=True)
class Broken:
    """A worker's answer when the arena itself, or the making of a player, failed."""

    told: str


def work(plan: Plan, pipe: Connection) -> None:
    """Answer each `Order` from the pipe with a `Batch`, or with what broke. Ends with the process that sends them."""
    threading.Thread(target=_end_with_parent, daemon=True, name="end with parent").start()
    gc.freeze()
    while True:
        try:
            order: Order = pipe.recv()
        except EOFError:
            return
        try:
            pipe.send(play_deals(plan.matches[order.match], order.numbers, plan.sit, plan.most_decisions))
        except BrokenPipeError:
            return
        except Exception as error:
            pipe.send(Broken(f"{place(error)}: {error}"))


def _end_with_parent() -> None:
    """A long decision is not finished for nobody."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
