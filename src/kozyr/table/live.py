"""The table: one running game, its numbered log, and the one door through which it changes."""

from __future__ import annotations

from collections.abc import Iterable

from kozyr.notation import Record
from kozyr.quoting import shortened
from kozyr.rules import Action, Deal, Refused, Step, apply, begin, legal, refusal, timeout_action
from kozyr.rules.actions import Verb
from kozyr.rules.errors import KozyrError
from kozyr.rules.events import Event
from kozyr.rules.result import Result
from kozyr.rules.state import State
from kozyr.table.answers import Accepted, DamagedLog, Recorded, events_text
from kozyr.table.taking_back import UNDO, LogEvent, TakeBack, TakenBack

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
        self._log: list[LogEvent] = list(opening.events)
        self._opening = self._state = _checked(opening)
        self._line: list[Accepted] = []
        self._taken_back: list[int] = []
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

    @property
    def record(self) -> Record:
        """The game without what was taken back. Private until it is over.

        `x-undo`, if it is there, says how often a decision was taken back.
        """
        moves = tuple(each.action for each in self._line if isinstance(each.action, Action))
        extras = (("x-undo", str(len(self._taken_back))),) if self._taken_back else ()
        return Record(self.deal, moves, self.result, extras)

    @property
    def in_force(self) -> tuple[Event, ...]:
        """The events from the deal on, without those that were taken back. Private."""
        return (*begin(self.deal).events, *(event for each in self._line for event in each.rule_events))

    def events_after(self, number: int) -> tuple[LogEvent, ...]:
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

    def undo(self, seat: int, command_id: str, base: int, now: float) -> Accepted | Refused:
        """What becomes of a seat's wish, decided on event number `base`, to take its last decision back, and with it
        all that followed. Changes nothing.

        A decision is one with something to choose from: a pass that was the only action is passed over. Who may wish
        so is the host's business. The first answer to a command is the answer to its repetitions.
        """
        first_answer = self._first_answer(seat, command_id, UNDO)
        if first_answer is not None:
            return first_answer
        answer = self._judge_undo(seat, command_id, base, now)
        if isinstance(answer, Refused):
            self._remember(seat, command_id, UNDO, answer)
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
        back = accepted.events[0]
        if isinstance(back, TakenBack):
            self._line = [earlier for earlier in self._line if earlier.first <= back.to]
            self._taken_back.append(accepted.first)
        else:
            self._line.append(accepted)
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

    def _judge_undo(self, seat: int, command_id: str, base: int, now: float) -> Accepted | Refused:
        if base > self.version:
            return Refused("ahead", {"base": base, "version": self.version})
        if self._state.result is not None:
            return Refused("game_over")
        decision = self._last_decision(seat)
        seen_by = max(0 if decision is None else decision[1], *self._taken_back[-1:], 0)
        if base < seen_by or self.is_late(now):
            return Refused("stale", {"base": base, "version": self.version})
        return self._take_back(seat, command_id, base) or Refused("nothing_to_undo")

    def _last_decision(self, seat: int) -> tuple[State, int] | None:
        """Where the seat last had something to choose from, and the number of the first event of what it chose."""
        befores = [self._opening, *(each.state for each in self._line)]
        for before, made in zip(reversed(befores[:-1]), reversed(self._line), strict=True):
            if made.seat == seat and len(legal(before)) > 1:
                return before, made.first
        return None

    def _take_back(self, seat: int, command_id: str, base: int) -> Accepted | None:
        """The taking back of the seat's last decision; None if it has made none."""
        decision = self._last_decision(seat)
        if decision is None:
            return None
        before, first = decision
        return Accepted(
            seat=seat,
            command_id=command_id,
            base=base,
            action=TakeBack(seat),
            first=self.version + 1,
            events=(TakenBack(seat, first - 1),),
            state=before,
        )

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
        accepted = self._taken_back_again(number, move) if move.action == UNDO else self._done_again(number, move)
        if (accepted.first, accepted.version) != (move.first, move.last):
            raise DamagedLog(number, "other event numbers")
        if events_text(accepted.events) != move.events:
            raise DamagedLog(number, "other events")
        return accepted

    def _done_again(self, number: int, move: Recorded) -> Accepted:
        try:
            action = Action.parse(move.action)
            accepted = self._accept(move.seat, move.command_id, move.base, action)
        except KozyrError as error:
            raise DamagedLog(number, error.code) from error
        except ValueError as error:
            raise DamagedLog(number, "no action") from error
        if action.seat != move.seat:
            raise DamagedLog(number, "another seat's action")
        return accepted

    def _taken_back_again(self, number: int, move: Recorded) -> Accepted:
        accepted = self._take_back(move.seat, move.command_id, move.base)
        if accepted is None or self._state.result is not None:
            raise DamagedLog(number, "nothing to take back")
        return accepted


def _checked(step: Step) -> State:
    """The step's state, if it keeps the table's invariant: in a running game somebody can act."""
    state = step.state
    if state.result is None and not legal(state):
        raise RuntimeError("a running game in which nobody can act")
    return state
