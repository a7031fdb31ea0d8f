"""Events: what happened, as frozen values. Replaying them gives the state; `kozyr.view` projects them to a seat.

A card that the reader of an event may not know is None; the referee's own events hold every card.
"""

from __future__ import annotations

from dataclasses import dataclass

from kozyr.cards import Card, Suit
from kozyr.rules.result import Result

SeenCard = Card | None


@dataclass(frozen=True, slots=True)
class Dealt:
    """The cards are dealt. Private: the hands' cards, but for a last dealt card that sets trump."""

    dealer: int
    hands: tuple[tuple[SeenCard, ...], ...]
    """By seat, in canonical order, unknown cards last."""
    talon: int
    """Cards left, the turned card among them."""
    trump_card: Card
    """Lies under the talon; with no talon it is the last card dealt, in the dealer's hand."""

    @property
    def trump(self) -> Suit:
        """The trump suit."""
        return self.trump_card.suit


@dataclass(frozen=True, slots=True)
class BoutBegan:
    """A bout begins and `attacker` is to lead. Public."""

    bout: int
    attacker: int
    defender: int
    limit: int


@dataclass(frozen=True, slots=True)
class Attacked:
    """A card is led or thrown in. Public."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class Beaten:
    """The defender beats an attack card. Public."""

    seat: int
    attack: Card
    card: Card


@dataclass(frozen=True, slots=True)
class Transferred:
    """The defender passes the attack on; it is the attacker now. Public."""

    seat: int
    card: Card
    defender: int
    limit: int


@dataclass(frozen=True, slots=True)
class TakeSaid:
    """The defender says that it takes. Public."""

    seat: int


@dataclass(frozen=True, slots=True)
class Passed:
    """A thrower adds nothing. Public."""

    seat: int


@dataclass(frozen=True, slots=True)
class Resigned:
    """A seat gives up. Public."""

    seat: int


@dataclass(frozen=True, slots=True)
class Discarded:
    """The bout is beaten and goes to the discard pile, in the order played. Public: all saw the cards on the table."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class PickedUp:
    """The defender picks the table up, in the order played. Public."""

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Drew:
    """A seat draws, in this order. Private, but for the turned trump card."""

    seat: int
    cards: tuple[SeenCard, ...]
    trump_card: bool
    """Whether the last of them is the turned trump card, which everybody sees drawn."""


@dataclass(frozen=True, slots=True)
class WentOut:
    """A seat without cards leaves the game. Public."""

    seat: int


@dataclass(frozen=True, slots=True)
class Ended:
    """The game is over. Public."""

    result: Result


Event = (
    Dealt
    | BoutBegan
    | Attacked
    | Beaten
    | Transferred
    | TakeSaid
    | Passed
    | Resigned
    | Discarded
    | PickedUp
    | Drew
    | WentOut
    | Ended
)
