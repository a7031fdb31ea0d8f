"""What a step waits for: events by which a lesson's steps are told to be done."""

from __future__ import annotations

from collections.abc import Callable

from kozyr.cards import Suit
from kozyr.lessons.lesson import YOU
from kozyr.rules.events import (
    Attacked,
    Beaten,
    Discarded,
    Drew,
    Ended,
    Event,
    Passed,
    PickedUp,
    TakeSaid,
    Transferred,
)

Done = Callable[[Event], bool]


def you_attack(ranks: str = "") -> Done:
    """You lead or throw in a card of one of these ranks (DPN letters), or any card."""
    return lambda event: (
        isinstance(event, Attacked) and event.seat == YOU and (not ranks or event.card.rank.letter in ranks)
    )


def you_beat(suit: str = "") -> Done:
    """You beat a card with one of this suit, or with any."""
    return lambda event: (
        isinstance(event, Beaten) and event.seat == YOU and (not suit or event.card.suit is Suit.parse(suit))
    )


def you_take(event: Event) -> bool:
    """You say that you take."""
    return isinstance(event, TakeSaid) and event.seat == YOU


def you_pass(event: Event) -> bool:
    """You say that you are done."""
    return isinstance(event, Passed) and event.seat == YOU


def you_pass_on(event: Event) -> bool:
    """You pass the attack on."""
    return isinstance(event, Transferred) and event.seat == YOU


def taken(event: Event) -> bool:
    """A bout is over, and taken: somebody picks it up."""
    return isinstance(event, PickedUp)


def beaten(event: Event) -> bool:
    """A bout is over, and beaten."""
    return isinstance(event, Discarded)


def you_draw_the_trump_card(event: Event) -> bool:
    """You draw the talon's last card."""
    return isinstance(event, Drew) and event.seat == YOU and event.trump_card


def you_get_away(event: Event) -> bool:
    """The game is over, and somebody else is the durak."""
    return isinstance(event, Ended) and event.result.durak not in {None, YOU}
