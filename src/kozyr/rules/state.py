"""The state of a game: a frozen value that knows every card. Nobody at the table may see one; players get a `View`."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple, Protocol

from kozyr.cards import OF_SUIT, Card, CardSet, Suit
from kozyr.rules.options import Rules
from kozyr.rules.result import Result


class Pair(NamedTuple):
    """An attack card and the card that beats it, if it is beaten."""

    attack: Card
    beat: Card | None = None


class Bout(NamedTuple):
    """One attack, from its lead to the moment the table is cleared. All of it is public."""

    number: int
    """Counts the bouts of the deal, from 1."""
    attacker: int
    defender: int
    limit: int
    """How many attack cards it may hold (rules.md §4.1)."""
    throwers: tuple[int, ...]
    """Seats that may throw in, in the order they are asked: the attacker, then clockwise (§4.3)."""
    table: tuple[Pair, ...] = ()
    passed: tuple[int, ...] = ()
    """Throwers that have passed since the last card, in the order they did."""
    taking: bool = False
    """The defender has said take."""

    def with_attack(self, card: Card) -> Bout:
        """The bout with one more attack card: everybody has the say again."""
        table = (*self.table, Pair(card))
        return Bout(self.number, self.attacker, self.defender, self.limit, self.throwers, table, (), self.taking)

    def with_beat(self, attack: Card, card: Card) -> Bout:
        """The bout with `attack` beaten by `card`."""
        table = tuple([Pair(attack, card) if pair[0] == attack else pair for pair in self.table])
        return Bout(self.number, self.attacker, self.defender, self.limit, self.throwers, table)

    def with_pass(self, seat: int) -> Bout:
        """The bout after `seat` has passed."""
        passed = (*self.passed, seat)
        return Bout(
            self.number, self.attacker, self.defender, self.limit, self.throwers, self.table, passed, self.taking
        )

    def with_take(self) -> Bout:
        """The bout once the defender has said take."""
        return Bout(self.number, self.attacker, self.defender, self.limit, self.throwers, self.table, taking=True)

    def cleared(self) -> Bout:
        """The bout once its table is cleared."""
        return Bout(self.number, self.attacker, self.defender, self.limit, self.throwers)

    @property
    def open_attack(self) -> Card | None:
        """The oldest attack card that is not beaten, None if all are."""
        for pair in self.table:
            if pair.beat is None:
                return pair.attack
        return None

    @property
    def cards(self) -> tuple[Card, ...]:
        """The cards on the table in the order of the pairs, each attack before its beat."""
        return tuple(card for pair in self.table for card in pair if card is not None)


class Position(Protocol):
    """What legality is decided on: public facts and the acting seat's own hand. A `State` is one, so is a `View`."""

    @property
    def rules(self) -> Rules: ...
    @property
    def trump(self) -> Suit: ...
    @property
    def bout(self) -> Bout: ...
    @property
    def actor(self) -> int | None: ...
    @property
    def result(self) -> Result | None: ...
    @property
    def out(self) -> frozenset[int]: ...
    @property
    def seats(self) -> int: ...
    @property
    def option_limit(self) -> int:
        """The limit option in force in this bout, before the defender's hand is looked at."""

    def hand(self, seat: int) -> CardSet:
        """The cards of a seat whose cards may be seen here."""

    def hand_size(self, seat: int) -> int:
        """The number of cards in a seat's hand."""


Opening = tuple[tuple[CardSet, ...], int, int]
"""What repeats (rules.md §5.4): hands, attacker, cards in the talon."""


class State(NamedTuple):
    """A whole game at one moment, all cards known. Private as a whole."""

    rules: Rules
    trump: Suit
    hands: tuple[CardSet, ...]
    """By seat; empty for a seat without cards."""
    out: frozenset[int]
    """Seats that have left the game."""
    talon: tuple[Card, ...]
    """Next card first, the turned trump card last."""
    bout: Bout
    actor: int | None
    """The seat to act; None when the game is over."""
    result: Result | None = None
    known: tuple[CardSet, ...] = ()
    """By seat, the cards in its hand that everybody has seen go there (§6). Not part of a position line."""
    last_discard: tuple[Card, ...] = ()
    """The last discarded bout's cards. Not part of a position line."""
    openings: tuple[Opening, ...] | None = ()
    """Bout openings met that could come again; None switches the repetition rule off. Not part of a position line."""

    @property
    def seats(self) -> int:
        """The number of seats, those that are out among them."""
        return len(self.hands)

    def hand(self, seat: int) -> CardSet:
        """A seat's cards."""
        return self.hands[seat]

    def hand_size(self, seat: int) -> int:
        """The number of a seat's cards."""
        return self.hands[seat].bit_count()

    def with_bout(self, bout: Bout, actor: int | None, hands: tuple[CardSet, ...], known: tuple[CardSet, ...]) -> State:
        """The running game further on in its bout."""
        return State(
            self.rules,
            self.trump,
            hands,
            self.out,
            self.talon,
            bout,
            actor,
            None,
            known,
            self.last_discard,
            self.openings,
        )

    @property
    def option_limit(self) -> int:
        """The limit option in force in this bout."""
        return option_limit(self.rules, self.bout.number, self.discard_size)

    @property
    def discard_size(self) -> int:
        """Cards in the discard pile: the deck's cards that are nowhere else."""
        seen = len(self.talon)
        for hand in self.hands:
            seen += hand.bit_count()
        for pair in self.bout.table:
            seen += 1 if pair.beat is None else 2
        return self.rules.deck - seen


@cache
def next_in_game(seat: int, seats: int, out: frozenset[int]) -> int:
    """The nearest seat clockwise of `seat` that is still in the game."""
    for step in range(1, seats + 1):
        other = (seat + step) % seats
        if other not in out:
            return other
    raise ValueError("nobody is in the game")


@cache
def seats_from(first: int, seats: int, out: frozenset[int]) -> tuple[int, ...]:
    """The seats still in the game, clockwise from `first`."""
    around = ((first + step) % seats for step in range(seats))
    return tuple(seat for seat in around if seat not in out)


@cache
def throwers(throw_in: str, attacker: int, defender: int, seats: int, out: frozenset[int]) -> tuple[int, ...]:
    """Who may throw in, in the order they are asked (rules.md §4.3). `throw_in`: the option's value."""
    others = tuple(seat for seat in seats_from(attacker, seats, out) if seat != defender)
    neighbours_only = throw_in == "neighbours" or (throw_in == "neighbours_from_5" and len(others) >= 4)
    if not neighbours_only:
        return others
    after = next_in_game(defender, seats, out)
    return (attacker,) if after == attacker else (attacker, after)


def next_to_ask(bout: Bout, counts: Position) -> int | None:
    """The thrower to be asked now, None if the bout is over (rules.md §4.3, §4.4). Call it with no attack left open."""
    if len(bout.table) >= bout.limit:
        return None
    for seat in bout.throwers:
        if seat not in bout.passed and counts.hand_size(seat):
            return seat
    return None


def option_limit(rules: Rules, bout_number: int, discard_size: int) -> int:
    """The limit option in force: the first limit in bout 1, or until cards have first been discarded."""
    first = bout_number == 1 if rules.first_limit_until == "bout" else discard_size == 0
    return rules.first_bout_limit if first else rules.bout_limit


def trumps(hand: CardSet, trump: Suit) -> CardSet:
    """The trumps of a hand."""
    return hand & OF_SUIT[trump]
