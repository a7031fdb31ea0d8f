"""A game of a record in the terminal: where one is in it, whose view it is, and what is said of it. No I/O."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from kozyr.review import Moment, Replay, Step, bout_before, bout_of, next_bout, steps_of
from kozyr.rules.events import BoutBegan, Dealt, Ended, WentOut
from kozyr.tui import sentences
from kozyr.tui.feed import Moment as Told
from kozyr.tui.feed import Out
from kozyr.tui.words import Said, Words, said
from kozyr.view import View

NOBODY = -1
"""Nobody at this table is "you"."""


class Reel:
    """A replay at one of its moves, as one seat saw it or with open hands. BadReview for what it does not tell."""

    def __init__(self, replay: Replay, language: str, seat: int | None = None, *, opened: bool = False) -> None:
        """`seat`: whose view; None for the record's own, else the first seat's."""
        self.replay = replay
        if seat is None:
            seat = replay.viewer if replay.redacted else 0
        names = (Words(language, ()).say("review-seat", n=number + 1) for number in range(replay.seats))
        self.words = Words(language, tuple(names), NOBODY)
        self.at = 0
        self._look(seat, opened=opened)

    def _look(self, seat: int | None, *, opened: bool) -> None:
        self.steps: Sequence[Step] = steps_of(self.replay.moments(seat, opened=opened))
        self.seat, self.opened = seat, opened

    @property
    def last(self) -> int:
        """The last step's number; the deal is step 0."""
        return len(self.steps) - 1

    @property
    def view(self) -> View:
        """What is seen after this step."""
        return self.steps[self.at][-1].view

    @property
    def outs(self) -> tuple[Out, ...]:
        """Who has left the game by now, in that order."""
        return tuple(Out(event.seat, view.bout.number) for event, view in self.passed() if isinstance(event, WentOut))

    def passed(self) -> Iterator[Moment]:
        """All that has happened by now."""
        return (moment for step in self.steps[: self.at + 1] for moment in step)

    def go(self, step: int) -> bool:
        """Go to a step, or to the nearest end. False if one is there already."""
        before, self.at = self.at, max(0, min(self.last, step))
        return self.at != before

    def go_bout(self, *, back: bool = False) -> bool:
        """To the next bout, or back to the beginning of this or the one before."""
        return self.go((bout_before if back else next_bout)(self.steps, self.at))

    def open(self) -> None:
        """All hands open, or closed again. BadReview where the record does not tell them."""
        self._look(self.seat, opened=not self.opened)

    def next_seat(self) -> None:
        """The view of the next seat. BadReview where the record has but one."""
        self._look(((self.seat or 0) + 1) % self.replay.seats, opened=self.opened)

    # --- what is said ---

    def title(self) -> str:
        """What was played."""
        words, rules = self.words, self.replay.rules
        return words.say("table-of", preset=words.say(f"preset-{rules.preset}"), count=self.replay.seats)

    def place(self) -> str:
        """Where one is."""
        if self.at == 0:
            return self.words.say("review-start")
        return self.words.say("review-step", bout=bout_of(self.steps[self.at]), move=self.at, moves=self.last)

    def lines(self, step: Step) -> list[Said]:
        """The lines of the log that a step adds; the deal is one too."""
        return [line for moment in step if (line := self._line(moment)) is not None]

    def _line(self, moment: Moment) -> Said | None:
        match moment.event:
            case Dealt(_, _, talon, trump_card):
                return said("tell-deal", trumped="under" if talon else "own", card=str(trump_card))
            case Ended():
                return sentences.end_title(moment.view, self.words)
            case _:
                return sentences.line_of(Told(*moment), self.words)

    def told(self) -> Iterator[str]:
        """The whole game in spoken lines: what happened, and at the beginning of every bout the hands that are seen."""
        yield self.title()
        for moment in (moment for step in self.steps for moment in step):
            yield sentences.told(Told(*moment), self.words)
            if isinstance(moment.event, BoutBegan):
                yield from self.hands(moment.view)
        self.go(self.last)
        if self.view.result is None:
            yield self.words.say("review-unfinished")
        for name, how in sentences.end_places(self.view, self.words, self.outs):
            yield self.words.say("plain-place", name=name, how=how)

    def hands(self, view: View) -> Iterator[str]:
        """The hands that are seen whole, by name; cards that are known of others are not told."""
        for seat in range(view.seats) if self.opened else () if self.seat is None else (self.seat,):
            cards = view.hands[seat].known
            if cards:
                names = self.words.listed([self.words.card(card) for card in cards], "and")
                yield self.words.say("review-cards", name=self.words.names[seat], cards=names)
