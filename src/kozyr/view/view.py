"""What one seat may know of a game (rules.md §6), built up from public facts and its own cards."""

from __future__ import annotations

from typing import NamedTuple

from kozyr.cards import NO_CARDS, Card, CardSet, Suit
from kozyr.rules.actions import Action
from kozyr.rules.errors import Refused
from kozyr.rules.legality import Phase, legal, phase, unplayable
from kozyr.rules.options import Rules
from kozyr.rules.result import Result
from kozyr.rules.state import Bout, State, option_limit


class SeenHand(NamedTuple):
    """A hand as the viewer knows it."""

    known: CardSet
    """Cards the viewer knows to be there: its own; in other hands what was taken openly, and the trump card."""
    hidden: int = 0
    """How many others there are."""

    @property
    def size(self) -> int:
        """The number of cards in the hand, which is public."""
        return self.known.bit_count() + self.hidden


class View(NamedTuple):
    """One seat's view, or a spectator's. Belongs to that seat alone.

    It is the fold of the events projected to the seat, and equals `observe(state, seat)`. It is a `Position`: legality
    is decided on it by the same functions that the referee uses.
    """

    seat: int | None
    """The viewer; None for a spectator."""
    rules: Rules
    show_discards: bool
    """Whether this table lets a viewer see the last discarded bout."""
    trump: Suit
    hands: tuple[SeenHand, ...]
    out: frozenset[int]
    talon: int
    """Cards in the talon, the turned trump card among them."""
    trump_card: Card | None
    """The turned trump card while it lies under the talon."""
    bout: Bout
    actor: int | None
    """The seat to act; None between bouts (only while events are folded) and after the end."""
    result: Result | None
    discard: int
    """Cards in the discard pile."""
    last_discard: tuple[Card, ...] | None
    """The last discarded bout, where the table shows it."""

    @property
    def seats(self) -> int:
        """The number of seats, those that are out among them."""
        return len(self.hands)

    def hand_size(self, seat: int) -> int:
        """The number of cards in a seat's hand."""
        return self.hands[seat].size

    def hand(self, seat: int) -> CardSet:
        """The viewer's own cards. ValueError for another seat: a view does not hold its hand."""
        if seat != self.seat:
            raise ValueError(f"a view of seat {self.seat} does not hold the hand of seat {seat}")
        return self.hands[seat].known

    @property
    def option_limit(self) -> int:
        """The limit option in force in this bout."""
        return option_limit(self.rules, self.bout.number, self.discard)

    @property
    def phase(self) -> Phase:
        """What the seat to act is asked for."""
        return phase(self)

    @property
    def legal(self) -> tuple[Action, ...]:
        """The viewer's legal actions in DPN order; empty unless it is to act. Private."""
        return legal(self) if self.seat is not None and self.actor == self.seat else ()

    @property
    def reasons(self) -> dict[Card, Refused]:
        """For each of the viewer's cards that cannot be played now: why not. Private."""
        return {} if self.seat is None else unplayable(self, self.seat)


def observe(state: State, seat: int | None, *, show_discards: bool = False) -> View:
    """The view that `seat` has of `state`, None for a spectator. IndexError for a seat that does not exist."""
    if seat is not None and not 0 <= seat < state.seats:
        raise IndexError(f"no seat {seat}: the table has {state.seats}")
    return View(
        seat=seat,
        rules=state.rules,
        show_discards=show_discards,
        trump=state.trump,
        hands=tuple(_seen_hand(state, other, own=other == seat) for other in range(state.seats)),
        out=state.out,
        talon=len(state.talon),
        trump_card=state.talon[-1] if state.talon else None,
        bout=state.bout,
        actor=state.actor,
        result=state.result,
        discard=state.discard_size,
        last_discard=state.last_discard if show_discards else None,
    )


def _seen_hand(state: State, seat: int, *, own: bool) -> SeenHand:
    if own:
        return SeenHand(state.hands[seat])
    known = state.known[seat] if state.known else NO_CARDS
    return SeenHand(known, state.hand_size(seat) - known.bit_count())
