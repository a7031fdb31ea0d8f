"""The position line: a whole position in eight fields."""

from __future__ import annotations

from collections.abc import Iterable

from kozyr.cards import NO_CARDS, cards_text
from kozyr.notation.fields import read_fields
from kozyr.rules.legality import Phase, phase
from kozyr.rules.result import Result
from kozyr.rules.state import Bout, Pair, Position, State


def read_position(text: str, *, repetition: bool = True) -> State:
    """The state of a position line; BadPosition names the field and the fault.

    No history is written, so nothing but the talon's trump card is publicly known and no opening has been met.
    `repetition=False` leaves the repetition rule out, as counting does.
    """
    fields = read_fields(text, hidden=False)
    board = fields.board
    return State(
        rules=board.rules,
        trump=board.trump,
        hands=tuple(hand.known for hand in board.hands),
        out=board.out,
        talon=board.talon,
        bout=fields.bout,
        actor=fields.actor,
        result=fields.result,
        known=(NO_CARDS,) * len(board.hands),
        openings=() if repetition else None,
    )


def write_position(state: State) -> str:
    """The one way to write a state. Private as a whole."""
    hands = (str(hand) for hand in state.hands)
    return line(state, hands, cards_text(state.talon))


def line(position: Position, hands: Iterable[str], talon: str) -> str:
    """The eight fields around these texts of hands and talon (empty for no cards)."""
    shown = ("x" if seat in position.out else hand or "-" for seat, hand in enumerate(hands))
    return " ".join(
        [
            str(position.rules),
            position.trump.letter,
            "/".join(shown),
            talon or "-",
            table_text(position.bout.table),
            roles_text(position.bout, position.result),
            to_act_text(position),
            str(position.bout.number),
        ]
    )


def table_text(table: tuple[Pair, ...]) -> str:
    """The fifth field."""
    return ",".join(cards_text(card for card in pair if card is not None) for pair in table) or "-"


def roles_text(bout: Bout, result: Result | None) -> str:
    """The sixth field."""
    if result is not None:
        return "-"
    passed = "!" + "".join(map(str, sorted(bout.passed))) if bout.passed else ""
    return f"{bout.attacker}>{bout.defender}{passed}"


_LETTERS = {Phase.LEAD: "a", Phase.THROW_IN: "a", Phase.DEFEND: "d", Phase.THROW_IN_TAKING: "k"}


def to_act_text(position: Position) -> str:
    """The seventh field. ValueError between bouts, when nobody is asked: that is no position."""
    if position.result is not None:
        return str(position.result)
    now = phase(position)
    if now is Phase.BETWEEN:
        raise ValueError("nobody is asked between bouts: there is no line for that")
    return f"{position.actor}{_LETTERS[now]}"
