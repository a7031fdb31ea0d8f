"""Everything that can happen in a lesson: whatever the person may play, and what the programs answer."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from kozyr.bots import by_name
from kozyr.lessons import YOU, Lesson, Partner, Standing, standing
from kozyr.rules import Action, State, apply, legal
from kozyr.rules.events import Event
from kozyr.view import observe, project


@dataclass(frozen=True)
class Outcome:
    """One way through a lesson, up to where it is learned, lost, or the game is over."""

    played: tuple[Action, ...]
    events: tuple[Event, ...]
    """All of the table, from the deal on."""
    standing: Standing

    @property
    def own(self) -> tuple[Action, ...]:
        return tuple(action for action in self.played if action.seat == YOU)


def is_met(lesson: Lesson, now: Standing) -> bool:
    return len(now.done) == len(lesson.steps)


def outcomes(lesson: Lesson) -> Iterator[Outcome]:
    """Every way there is, in the order of the legal actions."""
    state, events = lesson.beginning
    return _from(lesson, state, events, ())


def _from(lesson: Lesson, state: State, events: tuple[Event, ...], played: tuple[Action, ...]) -> Iterator[Outcome]:
    now = standing(lesson, events[lesson.start :])
    if is_met(lesson, now) or now.astray is not None or state.actor is None:
        yield Outcome(played, events, now)
        return
    for action in legal(state) if state.actor == YOU else [answer(lesson, state, events)]:
        step = apply(state, action)
        yield from _from(lesson, step.state, (*events, *step.events), (*played, action))


def answer(lesson: Lesson, state: State, events: tuple[Event, ...]) -> Action:
    """What the program to act plays."""
    seat = state.actor
    assert seat is not None
    history = tuple(project(event, seat) for event in events)
    return Partner(lesson, by_name("plain", 0)).choose(observe(state, seat), history)


def way_through(lesson: Lesson) -> tuple[Action, ...]:
    """What the person plays on the first way on which the lesson is learned."""
    return next(outcome.own for outcome in outcomes(lesson) if is_met(lesson, outcome.standing))


def way_astray(lesson: Lesson) -> tuple[Action, ...] | None:
    """What the person plays on the first way that leads away from it; None if there is no such way."""
    return next((outcome.own for outcome in outcomes(lesson) if outcome.standing.astray is not None), None)
