"""The cards of a line: the fields that say what lies where, read and found possible."""

from __future__ import annotations

import re
from dataclasses import dataclass

from kozyr.cards import NO_CARDS, Card, CardSet, Suit, deck_cards, parse_cards
from kozyr.notation.errors import BadPosition
from kozyr.quoting import quoted
from kozyr.rules.errors import BadRules
from kozyr.rules.options import Rules
from kozyr.rules.state import Pair
from kozyr.view.view import SeenHand

_HIDDEN = re.compile(r"((?:\w[cdhs])*)([1-9]\d?)\?", re.ASCII)
_NUMBER = re.compile(r"[1-9]\d{0,5}", re.ASCII)


@dataclass(frozen=True, slots=True)
class Board:
    """What lies where in one bout, whoever is to act. In a position line nothing is hidden."""

    rules: Rules
    trump: Suit
    hands: tuple[SeenHand, ...]
    out: frozenset[int]
    talon: tuple[Card, ...]
    """The talon's known cards: all of them, or only the trump card."""
    talon_hidden: int
    table: tuple[Pair, ...]
    bout: int

    @property
    def named(self) -> tuple[Card, ...]:
        """Every card that the line names."""
        held = (card for hand in self.hands for card in hand.known)
        return (*held, *self.talon, *(card for pair in self.table for card in pair if card is not None))

    @property
    def missing(self) -> int:
        """How many cards of the deck are nowhere in the line: the discard pile."""
        hidden = self.talon_hidden + sum(hand.hidden for hand in self.hands)
        return self.rules.deck - len(self.named) - hidden


def read_board(parts: list[str], *, hidden: bool) -> Board:
    """The board of a line's eight parts. `hidden`: whether `n?` may stand for cards. BadPosition names the fault."""
    rules = _rules(parts[0])
    trump = _suit(parts[1])
    hands, out = _hands(parts[2], rules, hidden=hidden)
    talon, talon_hidden = _talon(parts[3], trump, hidden=hidden)
    board = Board(rules, trump, hands, out, talon, talon_hidden, _table(parts[4], trump), _bout_number(parts[7]))
    _check_deck(board)
    if out and talon:
        raise BadPosition("a seat is out while the talon lasts", 3)
    if board.bout == 1 and board.missing:
        raise BadPosition(f"{board.missing} cards are missing in bout 1: nothing has been discarded yet", 8)
    return board


def _check_deck(board: Board) -> None:
    """Every named card once and from the deck, and no more cards than the deck has."""
    deck, met = deck_cards(board.rules.deck), NO_CARDS
    for card in board.named:
        if card not in deck:
            raise BadPosition(f"{card} is not in a deck of {board.rules.deck} cards")
        if card in met:
            raise BadPosition(f"{card} is there twice")
        met = met.with_card(card)
    if board.missing < 0:
        raise BadPosition(f"more cards than the deck's {board.rules.deck}")


def _rules(text: str) -> Rules:
    try:
        return Rules.parse(text)
    except BadRules as error:
        raise BadPosition(str(error), 1) from None


def _suit(text: str) -> Suit:
    try:
        return Suit.parse(text)
    except ValueError as error:
        raise BadPosition(str(error), 2) from None


def _hands(text: str, rules: Rules, *, hidden: bool) -> tuple[tuple[SeenHand, ...], frozenset[int]]:
    parts = text.split("/")
    try:
        rules.check_seats(len(parts))
    except BadRules as error:
        raise BadPosition(str(error), 3) from None
    hands, out = [], set()
    for seat, part in enumerate(parts):
        if part == "x":
            out.add(seat)
        hands.append(SeenHand(NO_CARDS) if part in ("x", "-") else _hand(part, hidden=hidden))
    return tuple(hands), frozenset(out)


def _hand(text: str, *, hidden: bool) -> SeenHand:
    count = 0
    match = _HIDDEN.fullmatch(text) if hidden else None
    if match is not None:
        text, count = match[1], int(match[2])
    try:
        known = CardSet.parse(text)
    except ValueError as error:
        raise BadPosition(str(error), 3) from None
    if not known and not count:
        raise BadPosition("an empty hand is written -", 3)
    return SeenHand(known, count)


def _talon(text: str, trump: Suit, *, hidden: bool) -> tuple[tuple[Card, ...], int]:
    if text == "-":
        return (), 0
    count = 0
    if hidden:
        match = re.fullmatch(r"(?:([1-9]\d?)\?)?(..)", text, re.ASCII)
        if match is None:
            raise BadPosition("expected n? and the trump card, such as 17?Ah", 4)
        count, text = int(match[1] or 0), match[2]
    cards = _cards(text, 4)
    if not cards or cards[-1].suit != trump:
        raise BadPosition(f"the last talon card is the turned trump card, a {trump.letter}", 4)
    return cards, count


def _table(text: str, trump: Suit) -> tuple[Pair, ...]:
    if text == "-":
        return ()
    pairs: list[Pair] = []
    ranks: set[int] = set()
    for part in text.split(","):
        cards = _cards(part, 5)
        if len(cards) not in (1, 2):
            raise BadPosition(f"{quoted(part)} is no attack with at most one beating card", 5)
        pair = Pair(*cards)
        if pair.beat is not None and pairs and pairs[-1].beat is None:
            raise BadPosition("a beaten pair stands after an open attack: the oldest is answered first", 5)
        if pairs and pair.attack.rank not in ranks:
            raise BadPosition(f"{pair.attack} was thrown in, but its rank was not on the table", 5)
        if pair.beat is not None and not pair.beat.beats(pair.attack, trump):
            raise BadPosition(f"{pair.beat} does not beat {pair.attack}", 5)
        pairs.append(pair)
        ranks.update(card.rank for card in cards)
    return tuple(pairs)


def _cards(text: str, field: int) -> tuple[Card, ...]:
    try:
        return parse_cards(text)
    except ValueError as error:
        raise BadPosition(str(error), field) from None


def _bout_number(text: str) -> int:
    if not _NUMBER.fullmatch(text):
        raise BadPosition(f"{quoted(text)} is no bout number: bouts count from 1, without leading zeros", 8)
    return int(text)
