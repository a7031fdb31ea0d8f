"""The fields that position lines and view lines share: reading them, and everything that makes them refused."""

from __future__ import annotations

import re
from dataclasses import dataclass
from itertools import pairwise

from kozyr.cards import NO_CARDS, Card, CardSet, Suit, deck_cards, parse_cards
from kozyr.notation.errors import POSITION_FIELDS, BadPosition
from kozyr.rules.errors import BadRules
from kozyr.rules.options import Rules
from kozyr.rules.result import Ending, Result
from kozyr.rules.state import Bout, Pair, next_in_game, option_limit, throwers
from kozyr.view.view import SeenHand

_HIDDEN = re.compile(r"((?:\w[cdhs])*)([1-9]\d?)\?", re.ASCII)
_ROLES = re.compile(r"([0-5])>([0-5])(?:!([0-5]+))?", re.ASCII)
_TO_ACT = re.compile(r"([0-5])([adk])", re.ASCII)
_NUMBER = re.compile(r"[1-9]\d{0,5}", re.ASCII)


@dataclass(frozen=True, slots=True)
class Fields:
    """A line's fields, read and found possible. In a position line nothing is hidden."""

    rules: Rules
    trump: Suit
    hands: tuple[SeenHand, ...]
    out: frozenset[int]
    talon: tuple[Card, ...]
    """The talon's known cards: all of them, or only the trump card."""
    talon_hidden: int
    bout: Bout
    actor: int | None
    result: Result | None

    def hand_size(self, seat: int) -> int:
        """The number of cards in a seat's hand."""
        return self.hands[seat].size

    @property
    def cards(self) -> tuple[Card, ...]:
        """Every card that the line names."""
        return named_cards(self.hands, self.talon, self.bout.table)


def read_fields(text: str, *, hidden: bool) -> Fields:
    """Reads the eight fields. `hidden`: whether `n?` may stand for cards. BadPosition names the field and the fault."""
    if not text.isascii() or not text.isprintable():
        raise BadPosition("a line is printable ASCII")
    parts = text.split(" ")
    if "" in parts:
        raise BadPosition("an empty field: fields have one space between, not two, and none before or after")
    if len(parts) != len(POSITION_FIELDS):
        raise BadPosition(f"{len(parts)} fields, expected {len(POSITION_FIELDS)}: {', '.join(POSITION_FIELDS)}")
    rules = _rules(parts[0])
    trump = _suit(parts[1])
    hands, out = _hands(parts[2], rules, hidden=hidden)
    talon, talon_hidden = _talon(parts[3], trump, hidden=hidden)
    table = _table(parts[4], trump)
    number = _bout_number(parts[7])
    missing = _missing(rules, hands, talon, talon_hidden, table)
    if out and (talon or talon_hidden):
        raise BadPosition("a seat is out while the talon lasts", 3)
    if number == 1 and missing:
        raise BadPosition(f"{missing} cards are missing in bout 1: nothing has been discarded yet", 8)
    common = (rules, trump, hands, out, talon, talon_hidden)
    if parts[6].startswith("#"):
        result = _result(parts[6], parts[5], common, table)
        bout = Bout(number, attacker=0, defender=0, limit=0, throwers=(), table=table)
        return Fields(*common, bout, None, result)
    bout, actor = _running(parts[5], parts[6], common, table, number, missing)
    return Fields(*common, bout, actor, None)


Common = tuple[Rules, Suit, tuple[SeenHand, ...], frozenset[int], tuple[Card, ...], int]


# --- single fields --------------------------------------------------------------------------------------------------


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
            raise BadPosition(f"{part!r} is no attack with at most one beating card", 5)
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
        raise BadPosition(f"{text!r} is no bout number: bouts count from 1, without leading zeros", 8)
    return int(text)


def named_cards(hands: tuple[SeenHand, ...], talon: tuple[Card, ...], table: tuple[Pair, ...]) -> tuple[Card, ...]:
    """Every card in these hands, in this talon and on this table."""
    held = (card for hand in hands for card in hand.known)
    return (*held, *talon, *(card for pair in table for card in pair if card is not None))


def _missing(
    rules: Rules, hands: tuple[SeenHand, ...], talon: tuple[Card, ...], talon_hidden: int, table: tuple[Pair, ...]
) -> int:
    """How many cards of the deck are nowhere in the line."""
    deck = deck_cards(rules.deck)
    seen = named_cards(hands, talon, table)
    met = NO_CARDS
    for card in seen:
        if card not in deck:
            raise BadPosition(f"{card} is not in a deck of {rules.deck} cards")
        if card in met:
            raise BadPosition(f"{card} is there twice")
        met = met.with_card(card)
    missing = rules.deck - len(seen) - talon_hidden - sum(hand.hidden for hand in hands)
    if missing < 0:
        raise BadPosition(f"more cards than the deck's {rules.deck}")
    return missing


# --- whose turn, or the end -----------------------------------------------------------------------------------------


def _running(
    roles_text: str, act_text: str, common: Common, table: tuple[Pair, ...], number: int, missing: int
) -> tuple[Bout, int]:
    rules, _, hands, out, *_ = common
    attacker, defender, passed = _roles(roles_text, len(hands), out)
    beats = sum(pair.beat is not None for pair in table)
    limit = min(option_limit(rules, number, missing), hands[defender].size + beats)
    if len(table) > limit:
        raise BadPosition(f"{len(table)} attacks are more than the limit, {limit}", 5)
    match = _TO_ACT.fullmatch(act_text)
    if match is None:
        raise BadPosition(f"{act_text!r}: expected a seat and a, d or k, or a result", 7)
    actor, letter = int(match[1]), match[2]
    asked = throwers(rules.throw_in, attacker, defender, len(hands), out)
    bout = Bout(number, attacker, defender, limit, asked, table, taking=letter == "k")
    if letter == "d":
        _check_defends(bout, actor, rules, hands)
    else:
        _check_throws(bout, actor, hands)
    before = asked[: asked.index(actor)] if letter != "d" and table else ()
    expected = tuple(seat for seat in before if hands[seat].size)
    if passed != tuple(sorted(expected)):
        if passed and not table:
            raise BadPosition("a pass before the lead: nobody can have passed", 6)
        named = "".join(map(str, sorted(expected))) or "nobody"
        raise BadPosition(f"those who passed must be the throwers asked before the one to act: {named}", 6)
    return bout._replace(passed=expected), actor


def _roles(text: str, seats: int, out: frozenset[int]) -> tuple[int, int, tuple[int, ...]]:
    match = _ROLES.fullmatch(text)
    if match is None:
        raise BadPosition(f"{text!r}: expected attacker>defender, then ! and who passed", 6)
    attacker, defender = int(match[1]), int(match[2])
    passed = tuple(map(int, match[3] or ""))
    if max(attacker, defender) >= seats or attacker in out:
        raise BadPosition("a role of a seat that is not in the game", 6)
    if attacker == defender or defender != next_in_game(attacker, seats, out):
        raise BadPosition("the defender is the next seat clockwise that is still in the game", 6)
    if any(a >= b for a, b in pairwise(passed)):
        raise BadPosition("who passed is written in ascending order, each seat once", 6)
    return attacker, defender, passed


def _check_defends(bout: Bout, actor: int, rules: Rules, hands: tuple[SeenHand, ...]) -> None:
    if actor != bout.defender:
        raise BadPosition("only the defender answers an attack", 7)
    if bout.open_attack is None:
        raise BadPosition("the defender has nothing to answer", 7)
    opened = sum(pair.beat is None for pair in bout.table)
    if opened > 1 and not (rules.transfer and (bout.number > 1 or rules.transfer_first_bout)):
        raise BadPosition("several open attacks to answer, where nothing can have been transferred", 5)
    if not hands[actor].size:
        raise BadPosition("the defender has no card to answer with", 7)


def _check_throws(bout: Bout, actor: int, hands: tuple[SeenHand, ...]) -> None:
    if actor == bout.defender:
        raise BadPosition("the defender neither leads nor throws in", 7)
    if bout.taking and bout.open_attack is None:
        raise BadPosition("nobody takes while every attack is beaten", 7)
    if not bout.taking and bout.open_attack is not None:
        raise BadPosition("an attack is open: the defender is to act", 7)
    if len(bout.table) >= bout.limit:
        raise BadPosition(f"the limit, {bout.limit}, is reached: nothing is to be asked", 7)
    if actor not in bout.throwers or (not bout.table and actor != bout.attacker):
        raise BadPosition("that seat is not asked here", 7)
    if not hands[actor].size:
        raise BadPosition("a seat without cards is not asked", 7)


def _result(act_text: str, roles_text: str, common: Common, table: tuple[Pair, ...]) -> Result:
    _, _, hands, out, talon, talon_hidden = common
    try:
        result = Result.parse(act_text)
    except ValueError as error:
        raise BadPosition(str(error), 7) from None
    if roles_text != "-":
        raise BadPosition("a game that is over has no roles: expected -", 6)
    if result.durak is not None and (result.durak >= len(hands) or result.durak in out):
        raise BadPosition("the durak is a seat that holds cards", 7)
    if result.ending is Ending.RESIGNED:
        return result
    if table:
        raise BadPosition("the table is cleared when a game ends", 5)
    if result.ending is Ending.REPETITION:
        return result
    if talon or talon_hidden:
        raise BadPosition("a game does not end while the talon lasts", 4)
    left = [seat for seat in range(len(hands)) if seat not in out]
    if left != ([] if result.durak is None else [result.durak]):
        raise BadPosition("over with hands left: every seat but the durak is out, written x", 3)
    if result.durak is not None and not hands[result.durak].size:
        raise BadPosition("the durak is a seat that holds cards", 3)
    return result
