"""One game between programs, as fast as the rules allow: every seat's history grows as events happen."""

from __future__ import annotations

import traceback
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter_ns

from kozyr.bots import Bot
from kozyr.rules import Action, State, Step, Verb, apply
from kozyr.rules.events import Event
from kozyr.view import View, observe, project

MOST_DECISIONS = 10_000
"""A longer game is left unfinished. The repetition rule ends almost every one long before."""
UNFINISHED = ""
"""Stands where a result would."""

FAILED = "failed"
ILLEGAL = "illegal"
_RESIGN = Verb.RESIGN


@dataclass(frozen=True, slots=True)
class Fault:
    """A player that did not answer with a legal action: its first legal one was played instead."""

    seat: int
    kind: str
    """`failed`: it raised an exception. `illegal`: its answer is not allowed."""
    told: str
    """The exception's kind and place, or the answer."""


@dataclass(frozen=True, slots=True)
class Played:
    """A game that was played."""

    result: str
    """As DPN writes it; empty if the game was left unfinished."""
    decisions: int
    faults: tuple[Fault, ...]


def play(opening: Step, bots: Sequence[Bot], spent: Sequence[list[int]], most: int = MOST_DECISIONS) -> Played:
    """Play from the first bout on; `bots` by seat. Appends the nanoseconds of each decision to its seat's `spent`."""
    state, events = opening
    histories: list[list[Event]] = [[] for _ in bots]
    faults: list[Fault] = []
    decisions = 0
    while True:
        for seat, history in enumerate(histories):
            history.extend([project(event, seat) for event in events])
        actor = state.actor
        if actor is None or decisions == most:
            break
        decisions += 1
        view = observe(state, actor)
        began = perf_counter_ns()
        try:
            action = bots[actor].choose(view, histories[actor])
        except Exception as error:
            spent[actor].append(perf_counter_ns() - began)
            faults.append(Fault(actor, FAILED, place(error)))
            action = view.legal[0]
        else:
            spent[actor].append(perf_counter_ns() - began)
        state, events = _apply(state, view, action, faults)
    return Played(UNFINISHED if state.result is None else str(state.result), decisions, tuple(faults))


def _apply(state: State, view: View, action: Action, faults: list[Fault]) -> Step:
    """What the action makes of the state, or the first legal one if it is not allowed."""
    try:
        if action.verb is not _RESIGN:
            return apply(state, action)
    except Exception:  # noqa: S110 - refused, or no action at all
        pass
    assert view.seat is not None
    faults.append(Fault(view.seat, ILLEGAL, _shown(action)))
    return apply(state, view.legal[0])


def place(error: BaseException) -> str:
    """The kind of an error and the line that raised it, in a few words."""
    frames = traceback.extract_tb(error.__traceback__)
    where = f" at {Path(frames[-1].filename).name}:{frames[-1].lineno}" if frames else ""
    return f"{type(error).__name__}{where}"


def _shown(answer: object) -> str:
    try:
        return str(answer)[:20]
    except Exception:
        return f"a {type(answer).__name__}"
