"""The table: one running game, its numbered log, and the one door through which it changes."""

from __future__ import annotations

from collections.abc import Iterable

from kozyr.quoting import shortened
from kozyr.rules import Action, Deal, Refused, Step, apply, begin, legal, refusal, timeout_action
from kozyr.rules.actions import Verb
from kozyr.rules.errors import KozyrError
from kozyr.rules.events import Event
from kozyr.rules.result import Result
from kozyr.rules.state import State
from kozyr.table.answers import Accepted, DamagedLog, Recorded, events_text

OWN_ID_MARK = "!"
"""Begins the command ids that the table and its host make up; nobody else may send such a one."""

_REFUSALS_REMEMBERED = 64
"""A seat's latest refusals that are repeated when the same command comes again."""


class Table:
    """A live game. No I/O and no clock of its own: moments (`now`) are handed in as seconds of any monotonic clock.

    A change has two steps, so that a host can store it in between: `submit()` or `tick()` say what would happen, and
    `settle()` makes it so. An Accepted that is not settled leaves no trace. Private: it knows every card.
    """

    def __init__(self, deal: Deal, *, clock: float | None = None, now: float = 0.0) -> None:
        """A game at its beginning. `clock`: seconds for one decision, None for no clock."""
        self.deal = deal
        self.clock = clock
        opening = begin(deal)
        self._log: list[Event] = list(opening.events)
        self._state = _checked(opening)
        self._accepted: dict[tuple[int, str], Accepted] = {}
        self._refused: list[dict[str, tuple[str, Refused]]] = [{} for _ in range(deal.seats)]
        self._deadline: float | None = None
        self._start_clock(now)

    @classmethod
    def restore(
        cls, deal: Deal, opening: str, moves: Iterable[Recorded], *, clock: float | None = None, now: float = 0.0
    ) -> Table:
        """The game as it was left. DamagedLog unless every stored move replays to the very events stored with it.

        The seat to act gets its whole time again: nobody pays for a restart.
        """
        table = cls(deal, clock=clock, now=now)
        if events_text(table._log) != opening:
            raise DamagedLog(0, "the deal gives other events")
        for number, move in enumerate(moves, start=1):
            table.settle(table._replayed(number, move), now)
        return table

    @property
    def version(self) -> int:
        """The number of the last event."""
        return len(self._log)

    @property
    def state(self) -> State:
        """The position now. Private."""
        return self._state

    @property
    def actor(self) -> int | None:
        """The seat to act, None when the game is over."""
        return self._state.actor

    @property
    def result(self) -> Result | None:
        """How the game ended, None while it runs."""
        return self._state.result

    @property
    def deadline(self) -> float | None:
        """The moment at which the seat to act runs out of time; None without a clock and after the end."""
        return self._deadline

    def events_after(self, number: int) -> tuple[Event, ...]:
        """The events behind event `number` (0: all), with every card: private."""
        return tuple(self._log[number:])

    def submit(self, seat: int, command_id: str, base: int, action: str, now: float) -> Accepted | Refused:
        """What becomes of a command of `seat`, decided on event number `base`. Changes no card.

        The first answer to a command is the answer to its repetitions. Once the clock has run out the decision is the
        clock's: `tick()` first, or the command is refused as stale.
        """
        first_answer = self._first_answer(seat, command_id, action)
        if first_answer is not None:
            return first_answer
        answer = self._judge(seat, command_id, base, action, now)
        if isinstance(answer, Refused):
            self._remember(seat, command_id, action, answer)
        return answer

    def is_late(self, now: float) -> bool:
        """Whether the time of the seat to act has run out."""
        return self._deadline is not None and now >= self._deadline

    def tick(self, now: float) -> Accepted | None:
        """What the rules do for a seat whose time has run out (rules.md §5.5); None while there is time."""
        if not self.is_late(now):
            return None
        action = timeout_action(self._state)
        return self._accept(action.seat, f"{OWN_ID_MARK}clock-{self.version}", self.version, action)

    def settle(self, accepted: Accepted, now: float) -> None:
        """Take an accepted command in. It must have been decided on the present version."""
        if accepted.first != self.version + 1:
            raise ValueError(f"decided for event {accepted.first}, the table is at {self.version}")
        self._log.extend(accepted.events)
        self._state = accepted.state
        self._accepted[accepted.seat, accepted.command_id] = accepted
        self._start_clock(now)

    def _start_clock(self, now: float) -> None:
        running = self.clock is not None and self._state.result is None
        self._deadline = now + self.clock if running and self.clock is not None else None

    def _first_answer(self, seat: int, command_id: str, action: str) -> Accepted | Refused | None:
        accepted = self._accepted.get((seat, command_id))
        if accepted is not None:
            same = str(accepted.action) == action
            return accepted if same else Refused("command_id_reused", {"id": command_id})
        text, refused = self._refused[seat].get(command_id, (action, None))
        return refused if text == action else Refused("command_id_reused", {"id": command_id})

    def _remember(self, seat: int, command_id: str, action: str, answer: Refused) -> None:
        refused = self._refused[seat]
        refused[command_id] = (action, answer)
        if len(refused) > _REFUSALS_REMEMBERED:
            del refused[next(iter(refused))]

    def _judge(self, seat: int, command_id: str, base: int, text: str, now: float) -> Accepted | Refused:
        try:
            action = Action.parse(text)
        except ValueError:
            return Refused("bad_action", {"text": shortened(text)})
        if action.seat != seat:
            return Refused("not_your_seat", {"seat": action.seat, "yours": seat})
        if base > self.version:
            return Refused("ahead", {"base": base, "version": self.version})
        # Giving up is meant whatever has happened meanwhile; and after the end everything else is beside the point.
        late = base < self.version or self.is_late(now)
        if late and action.verb is not Verb.RESIGN and self._state.result is None:
            return Refused("stale", {"base": base, "version": self.version})
        refused = refusal(self._state, action)
        return refused if refused is not None else self._accept(seat, command_id, base, action)

    def _accept(self, seat: int, command_id: str, base: int, action: Action) -> Accepted:
        step = apply(self._state, action)
        return Accepted(
            seat=seat,
            command_id=command_id,
            base=base,
            action=action,
            first=self.version + 1,
            events=tuple(step.events),
            state=_checked(step),
        )

    def _replayed(self, number: int, move: Recorded) -> Accepted:
        try:
            action = Action.parse(move.action)
            accepted = self._accept(move.seat, move.command_id, move.base, action)
        except KozyrError as error:
            raise DamagedLog(number, error.code) from error
        except ValueError as error:
            raise DamagedLog(number, "no action") from error
        if action.seat != move.seat:
            raise DamagedLog(number, "another seat's action")
        if (accepted.first, accepted.version) != (move.first, move.last):
            raise DamagedLog(number, "other event numbers")
        if events_text(accepted.events) != move.events:
            raise DamagedLog(number, "other events")
        return accepted


def _checked(step: Step) -> State:
    """The step's state, if it keeps the table's invariant: in a running game somebody can act."""
    state = step.state
    if state.result is None and not legal(state):
        raise RuntimeError("a running game in which nobody can act")
    return state
