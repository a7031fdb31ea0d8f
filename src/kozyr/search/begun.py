"""The bouts of a deal as they began, told backwards from a position that is known: what may begin a third time."""

from __future__ import annotations

from collections.abc import Sequence

from kozyr.cards import CardSet
from kozyr.core import Position
from kozyr.core.position import labels, mask_of
from kozyr.rules.events import Attacked, Beaten, BoutBegan, Drew, Event, PickedUp, Transferred, WentOut

OPEN_TALON = 2
"""With fewer cards in the talon nothing is hidden, and what began with more cannot come again."""


def bouts_begun(position: Position, history: Sequence[Event]) -> list[Position]:
    """Each bout since the endgame of two began, the present one first, as a position about to be led.

    `position` is where the history, which may be any seat's, has come to. Empty with two cards or more in the talon.
    """
    told = _Backwards(position)
    found: list[Position] = []
    for event in reversed(history):
        if isinstance(event, WentOut) or not told.undo(event) or len(told.talon) >= OPEN_TALON:
            break
        if isinstance(event, BoutBegan):
            found.append(told.bout(event))
    return found


class _Backwards:
    """Hands and talon, as events are undone one after another."""

    def __init__(self, position: Position) -> None:
        state = position.state()
        self.position, self.trump = position, state.trump
        self.hands = list(state.hands)
        self.talon = list(state.talon)

    def undo(self, event: Event) -> bool:
        """Whether it is known what was before the event."""
        match event:
            case Attacked(seat, card) | Beaten(seat, _, card) | Transferred(seat, card):
                self.hands[seat] = self.hands[seat].with_card(card)
            case PickedUp(seat, cards):
                self.hands[seat] -= CardSet.of(cards)
            case Drew(seat, drawn):
                known = [card for card in drawn if card is not None]
                self.hands[seat] -= CardSet.of(known)
                self.talon = [*known, *self.talon]
                return len(known) == len(drawn)
            case _:
                pass
        return True

    def bout(self, event: BoutBegan) -> Position:
        """The bout about to be led."""
        words = list(self.position.words[:43])
        words[8:12] = [event.bout, event.attacker, event.defender, event.attacker]
        words[12] = event.limit
        words[14] = words[16] = words[19] = 0
        words[21:25] = [0, 0, 0, len(self.talon)]
        words[25 : 25 + len(self.hands)] = [mask_of(hand, self.trump) for hand in self.hands]
        talon = [labels(self.trump)[card] for card in reversed(self.talon)]
        return Position(self.position.rules, words + talon, self.position.kernel)
