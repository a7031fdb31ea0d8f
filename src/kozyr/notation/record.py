"""The game record: one line that replays without guessing, or is refused at the first fault."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from kozyr.cards import Card, cards_text
from kozyr.notation.deck import read_whole_deck
from kozyr.notation.errors import BadRecord
from kozyr.quoting import quoted, shortened
from kozyr.rules.actions import Action
from kozyr.rules.deal import Deal
from kozyr.rules.errors import BadDeal, BadRules, Refused
from kozyr.rules.options import Rules
from kozyr.rules.referee import Step, apply, begin
from kozyr.rules.result import Result

VERSION = "dpn1"
UNFINISHED = "#*"
KEYS = ("rules", "seats", "dealer", "first", "deck", "moves", "result")

_EXTRA = re.compile(r"x-[a-z0-9-]+=[!-~]*", re.ASCII)
_NUMBER = re.compile(r"0|[1-9]\d{0,5}", re.ASCII)


@dataclass(frozen=True, slots=True)
class Record:
    """A game: its deal, its moves, how it ended. Holds every card: private until the game is over.

    `str()` gives DPN's text; `read_record()` reads it.
    """

    deal: Deal
    moves: tuple[Action, ...] = ()
    result: Result | None = None
    """None for an unfinished game."""
    extras: tuple[tuple[str, str], ...] = field(default=())
    """Further keys (`x-seed`, …) and their values, in the order written."""

    def steps(self) -> Iterator[Step]:
        """The deal's step, then one for each move. Refused where a move is not allowed."""
        step = begin(self.deal)
        yield step
        for move in self.moves:
            step = apply(step.state, move)
            yield step

    def __str__(self) -> str:
        deal = self.deal
        return write_fields(
            {
                "rules": str(deal.rules),
                "seats": str(deal.seats),
                "dealer": str(deal.dealer),
                "first": str(deal.first),
                "deck": cards_text(deal.deck),
                "moves": ",".join(map(str, self.moves)),
                "result": UNFINISHED if self.result is None else str(self.result),
            },
            self.extras,
        )


def write_fields(values: dict[str, str], extras: tuple[tuple[str, str], ...], viewer: str | None = None) -> str:
    """A record's line from its fields' texts."""
    head = [VERSION] if viewer is None else [VERSION, f"view={viewer}"]
    return " ".join([*head, *(f"{key}={values[key]}" for key in KEYS), *(f"{key}={value}" for key, value in extras)])


def read_record(text: str) -> Record:
    """The record of a line, replayed to its end. BadRecord with the code and place of the first fault."""
    reading = RecordReader(text)
    for _ in reading.steps():
        pass
    return reading.record()


class RecordReader:
    """Reads a record step by step, so that what comes before a fault can still be seen. BadRecord at a bad header."""

    def __init__(self, text: str) -> None:
        self._values, self._extras = split_fields(text)
        self._deal = read_deal(
            self._values, lambda rules, _seats, _dealer, _first: read_whole_deck(self._values["deck"], rules)
        )
        self._moves: list[Action] = []
        self._result: Result | None = None

    @property
    def deal(self) -> Deal:
        """The deal of the header."""
        return self._deal

    def steps(self) -> Iterator[Step]:
        """The deal's step, then one for each move. BadRecord at the first fault; the result is checked last."""
        step = begin(self._deal)
        yield step
        for at, text in enumerate(move_texts(self._values)):
            step = play(step, text, at)
            self._moves.append(Action.parse(text))
            yield step
        self._result = check_result(self._values["result"], step.state.result)

    def record(self) -> Record:
        """The record, once `steps()` has run to its end."""
        return Record(self._deal, tuple(self._moves), self._result, self._extras)


def split_fields(text: str, *, redacted: bool = False) -> tuple[dict[str, str], tuple[tuple[str, str], ...]]:
    """The fields of a line in their order, and the further keys. BadRecord `bad_syntax`."""
    if not text.isascii() or not text.isprintable():
        raise BadRecord("bad_syntax", "a record is one line of printable ASCII")
    version, *parts = text.split(" ")
    if version != VERSION:
        raise BadRecord("bad_syntax", f"expected a record that begins with {VERSION}")
    keys = ("view", *KEYS) if redacted else KEYS
    values: dict[str, str] = {}
    for number, key in enumerate(keys):
        if number >= len(parts) or not parts[number].startswith(key + "="):
            raise BadRecord("bad_syntax", f"expected {key}= as field {number + 2}")
        values[key] = parts[number][len(key) + 1 :]
    extras: dict[str, str] = {}
    for part in parts[len(keys) :]:
        key, _, value = part.partition("=")
        if not _EXTRA.fullmatch(part) or key in extras:
            raise BadRecord("bad_syntax", f"{quoted(part)}: expected further keys once each, beginning with x-")
        extras[key] = value
    return values, tuple(extras.items())


def read_deal(values: dict[str, str], deck_of: Callable[[Rules, int, int, int], tuple[Card, ...]]) -> Deal:
    """The deal of a header. BadRecord `bad_rules`, `bad_seats`, `bad_deck` or `bad_first`, in this order of looking.

    `deck_of`: from rules, seats (allowed ones), dealer and first seat (any numbers) to the deck; BadRecord `bad_deck`.
    """
    try:
        rules = Rules.parse(values["rules"])
    except BadRules as error:
        raise BadRecord("bad_rules", str(error)) from None
    seats, dealer, first = (_number(values, key) for key in ("seats", "dealer", "first"))
    deck: tuple[Card, ...] = ()
    fault: BadRecord | None = None
    try:
        rules.check_seats(seats)
        deck = deck_of(rules, seats, dealer, first)
    except BadRules as error:
        raise BadRecord(error.code, str(error)) from None
    except BadRecord as error:
        fault = error
    try:
        return Deal(rules, seats, dealer, first, deck)
    except BadDeal as error:  # without a deck too: dealer and first seat are looked at before it
        raise (fault if fault is not None and error.code == fault.code else BadRecord(error.code, str(error))) from None


def move_texts(values: dict[str, str]) -> list[str]:
    """The texts of the moves field."""
    return values["moves"].split(",") if values["moves"] else []


def play(step: Step, text: str, at: int) -> Step:
    """The step after one more move. BadRecord `bad_action`, `after_end` or `illegal_action` at index `at`."""
    try:
        action = Action.parse(text)
    except ValueError as error:
        raise BadRecord("bad_action", str(error), at) from None
    if step.state.result is not None:
        raise BadRecord("after_end", f"{text} comes after the end, {step.state.result}", at)
    try:
        return apply(step.state, action)
    except Refused as refused:
        raise BadRecord("illegal_action", f"{text}: {refused}", at) from None


def check_result(text: str, result: Result | None) -> Result | None:
    """The result, if it is the one the moves give. BadRecord `bad_result` for anything else."""
    expected = UNFINISHED if result is None else str(result)
    if text != expected:
        raise BadRecord("bad_result", f"result={shortened(text)}: the moves give {expected}")
    return result


def _number(values: dict[str, str], key: str) -> int:
    if not _NUMBER.fullmatch(values[key]):
        raise BadRecord("bad_syntax", f"{key}={shortened(values[key])}: expected a number")
    return int(values[key])
