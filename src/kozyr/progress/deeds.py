"""What a person did within a game, as numbers: what goals ask for."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from kozyr.cards import Rank, Suit
from kozyr.rules import events
from kozyr.rules.events import Event


@dataclass(frozen=True, slots=True, kw_only=True)
class Deeds:
    """Counts of one seat in one game, each 0 or more."""

    bouts: int = 0
    """Bouts that the game had."""
    taken: int = 0
    """Times that the seat picked a bout up."""
    most_held: int = 0
    """The most cards that it held at the end of a bout."""
    most_beaten: int = 0
    """The most attack cards of a bout that was beaten to its end, all by this seat."""
    thrown: int = 0
    """Cards that it threw in."""
    transfers: int = 0
    aces_beaten_low: int = 0
    """Aces beaten with the six of trumps, or in other decks the lowest trump."""
    trumps_thrown: int = 0
    """Trumps that it threw in."""
    last_sixes: int = 0
    """Sixes, or cards of the deck's lowest rank, that it attacked with in the bout in which it left the game: two of
    them are a durak's epaulettes."""
    last_trump_ace: int = 0
    """1 if the last card that it played was the ace of trumps."""


def deeds_of(history: Iterable[Event], seat: int, deck: int) -> Deeds:
    """The deeds of a seat in a finished game. `history`: all events, as the seat saw them or in full."""
    teller = _Teller(seat, Rank(15 - deck // 4))
    for event in history:
        teller.tell(event)
    return teller.deeds()


class _Teller:
    """Counts while a game is told."""

    def __init__(self, seat: int, lowest: Rank) -> None:
        self.seat, self.lowest = seat, lowest
        self.trump: Suit | None = None
        self.held = 0
        self.bouts = self.taken = self.most_held = self.most_beaten = self.thrown = self.transfers = 0
        self.aces_low = self.trumps_thrown = self.last_sixes = self.last_ace = 0
        self.attacked: list[Rank] = []
        self.lies = self.beaten = 0
        self.is_out = False

    def tell(self, event: Event) -> None:
        """Take the next event in."""
        match event:
            case events.Dealt(hands=hands):
                self.trump, self.held = event.trump, len(hands[self.seat])
            case events.BoutBegan(bout=bout):
                self.bouts = bout
                self.most_held = max(self.most_held, self.held)
                self.attacked, self.lies, self.beaten = [], 0, 0
            case events.Attacked(seat=seat, card=card):
                self._attacked(seat, card.rank, card.suit)
            case events.Beaten(seat=seat, attack=attack, card=card) if seat == self.seat:
                self._played(card.rank, card.suit)
                self.beaten += 1
                self.aces_low += (
                    attack.rank == Rank.ACE and card.suit == self.trump != attack.suit and card.rank == self.lowest
                )
            case events.Transferred(seat=seat, card=card):
                self.transfers += seat == self.seat
                self.lies += 1
                if seat == self.seat:
                    self._played(card.rank, card.suit)
            case events.Discarded():
                if self.beaten == self.lies:
                    self.most_beaten = max(self.most_beaten, self.beaten)
            case events.PickedUp(seat=seat, cards=cards) if seat == self.seat:
                self.taken += 1
                self.held += len(cards)
                self.most_held = max(self.most_held, self.held)
            case events.Drew(seat=seat, cards=cards) if seat == self.seat:
                self.held += len(cards)
            case events.WentOut(seat=seat) if seat == self.seat:
                self.is_out = True
                self.last_sixes = sum(rank == self.lowest for rank in self.attacked)
            case _:
                pass

    def _attacked(self, seat: int, rank: Rank, suit: Suit) -> None:
        is_thrown = self.lies > 0
        self.lies += 1
        if seat != self.seat:
            return
        self._played(rank, suit)
        self.attacked.append(rank)
        self.thrown += is_thrown
        self.trumps_thrown += is_thrown and suit == self.trump

    def _played(self, rank: Rank, suit: Suit) -> None:
        self.held -= 1
        self.last_ace = int(rank == Rank.ACE and suit == self.trump)

    def deeds(self) -> Deeds:
        """What was told."""
        return Deeds(
            bouts=self.bouts,
            taken=self.taken,
            most_held=self.most_held,
            most_beaten=self.most_beaten,
            thrown=self.thrown,
            transfers=self.transfers,
            aces_beaten_low=self.aces_low,
            trumps_thrown=self.trumps_thrown,
            last_sixes=self.last_sixes,
            last_trump_ace=self.last_ace if self.is_out else 0,
        )
