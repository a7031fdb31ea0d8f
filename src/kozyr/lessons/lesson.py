"""What a lesson is, and how far somebody has come in one."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cached_property

from kozyr.rules import Action, Deal, State, apply, begin
from kozyr.rules.events import (
    Attacked,
    Beaten,
    Ended,
    Event,
    Passed,
    Resigned,
    TakeSaid,
    Transferred,
)

YOU = 0
"""The seat of the person who learns."""


@dataclass(frozen=True, slots=True)
class Step:
    """One thing to do or to see happen. Its words are `learn-<lesson>-<step>` in the locales."""

    name: str
    done: Callable[[Event], bool]
    """Whether this event does it: the referee's event, or what the person sees of it, which must say the same."""
    free: bool = False
    """Whatever the person plays on the way there is right; only the end of the game is too late."""


@dataclass(frozen=True)
class Lesson:
    """A real game up to where the lesson begins, what is to be done there, and how the others answer."""

    name: str
    deal: Deal
    steps: tuple[Step, ...]
    before: tuple[Action, ...] = ()
    """What was played before the person comes to the table."""
    scripts: tuple[tuple[Action, ...], ...] = ()
    """Everybody's moves from there on, as the lesson wishes them: followed by the programs as long as the person
    follows one of them too. Elsewhere they play as `plain` does."""
    personas: tuple[int, ...] = field(default=(0, 0, 3))
    """By seat, which of the house's names a program bears; the lesson's words use them."""

    @cached_property
    def beginning(self) -> tuple[State, tuple[Event, ...]]:
        """The position in which the person comes to the table, and all events up to there. Private. Refused, if the
        game before cannot be played."""
        step = begin(self.deal)
        events = list(step.events)
        for action in self.before:
            step = apply(step.state, action)
            events += step.events
        return step.state, tuple(events)

    @property
    def start(self) -> int:
        """The number of the last event before the lesson."""
        return len(self.beginning[1])


@dataclass(frozen=True, slots=True)
class Standing:
    """How far somebody has come: the numbers of the events that did the steps, in their order."""

    done: tuple[int, ...] = ()
    astray: int | None = None
    """The event that led away from the goal, for good: the lesson can be begun again."""
    deed: str | None = None
    """What that was: attack, beat, transfer, take, pass, or end."""


def standing(lesson: Lesson, events: Iterable[Event]) -> Standing:
    """How a lesson stands after all the events of its table behind event `lesson.start`."""
    done: list[int] = []
    for number, event in enumerate(events, start=lesson.start + 1):
        if len(done) == len(lesson.steps):
            break
        step = lesson.steps[len(done)]
        if step.done(event):
            done.append(number)
            continue
        deed = "end" if isinstance(event, Ended) else None if step.free else own_deed(event)
        if deed is not None:
            return Standing(tuple(done), number, deed)
    return Standing(tuple(done))


def own_deed(event: Event) -> str | None:
    """What the person has decided with this event, None for everything else. Giving up is told by the end after it."""
    kind = _DEEDS.get(type(event))
    return kind if kind is not None and getattr(event, "seat") == YOU else None  # noqa: B009 - every deed has a seat


_DEEDS: dict[type[Event], str] = {
    Attacked: "attack",
    Beaten: "beat",
    Transferred: "transfer",
    TakeSaid: "take",
    Passed: "pass",
}


def action_of(event: Event) -> Action | None:
    """The action that somebody's decision was, None for events that follow from one."""
    match event:
        case Attacked(seat, card):
            return Action.parse(f"{seat}a{card}")
        case Beaten(seat, attack, card):
            return Action.parse(f"{seat}d{attack}{card}")
        case Transferred(seat, card):
            return Action.parse(f"{seat}t{card}")
        case TakeSaid(seat):
            return Action.parse(f"{seat}k")
        case Passed(seat):
            return Action.parse(f"{seat}p")
        case Resigned(seat):
            return Action.parse(f"{seat}r")
        case _:
            return None
