"""The table as text in colours that also reads without them: suits by their signs, states by marks."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from rich.text import Text

from kozyr.cards import Card, Suit
from kozyr.text.words import SUIT_SIGNS, Piece
from kozyr.tui.choices import choices_of
from kozyr.tui.feed import Out
from kozyr.tui.roles import opponents, own_role, role_of
from kozyr.tui.sentences import end_about, end_places, end_title
from kozyr.tui.words import Words
from kozyr.view import View

INK, RED, PAPER, SHADE, LAMP = "#1b1b1b", "#b00020", "#f3ecdc", "#a9a393", "#ffd166"
RED_ON_TABLE = "#ff8a80"
CELL = 4
"""Columns of a card in a row of cards, its left edge among them."""
CHOSEN, PLAYABLE = "▲", "•"
ACTS = "►"
BACK = "▒"
MOST_BACKS = 12


def is_red(card: Card) -> bool:
    """Whether the card's suit is red."""
    return card.suit in (Suit.DIAMONDS, Suit.HEARTS)


def shown(pieces: Iterable[Piece], words: Words) -> Text:
    """A sentence with its cards as signs in colour."""
    text = Text()
    for piece in pieces:
        if piece.kind == "card":
            card = Card.parse(piece.content)
            text.append(words.face(card), f"bold {RED_ON_TABLE}" if is_red(card) else "bold")
        else:
            text.append(piece.spoken or piece.content)
    return text


def status(view: View, words: Words) -> Text:
    """Trump, talon and discard pile. The trump stays, with its card while that lies under the talon."""
    sign = SUIT_SIGNS[view.trump.letter]
    face = sign if view.trump_card is None else words.face(view.trump_card)
    red = view.trump in (Suit.DIAMONDS, Suit.HEARTS)
    text = Text().append(words.say("tui-trump", face=face), f"bold {RED_ON_TABLE}" if red else "bold")
    text.append("  " + words.say("tui-talon", count=view.talon))
    text.append("  " + words.say("tui-discard", count=view.discard))
    if view.result is None:
        text.append("  " + words.say("bout-number", bout=view.bout.number))
        own = own_role(view, words.you)
        text.append("" if own is None else "  " + words.spoken(own), f"bold {LAMP}")
    return text


def seats(view: View, words: Words, outs: Sequence[Out], *, low: bool) -> Text:
    """The opponents, clockwise: who acts, names, what they do, how many cards. `low`: as few lines as possible."""
    width = max(len(words.names[seat]) for seat in opponents(view))
    lines = [_seat(view, words, outs, seat, 0 if low else width) for seat in opponents(view)]
    return Text("  " if low else "\n").join(lines)


def _seat(view: View, words: Words, outs: Sequence[Out], seat: int, width: int) -> Text:
    count = view.hand_size(seat)
    text = Text(no_wrap=width > 0)
    acts = seat == view.actor
    text.append(f"{ACTS if acts else ' '} " if width else ACTS * acts, LAMP)
    text.append(words.names[seat].ljust(width), "bold" if acts else "")
    text.append(f" {count:>2} " if width else f" {count}")
    if width:
        text.append((BACK * min(count, MOST_BACKS)).ljust(MOST_BACKS + 1), "#c9a26b")
    role = role_of(view, seat, outs)
    if role is not None:
        text.append(f" {words.spoken(role)}", "italic" if width else "")
    return text


def bout(view: View, words: Words, *, low: bool) -> Text:
    """The attack cards, each with the card that beats it under it. `low`: in one line."""
    pairs = view.bout.table
    empty = max(0, view.bout.limit - len(pairs)) if view.bout.number else 0
    if low:
        found = [_pair(words, pair.attack, pair.beat) for pair in pairs]
        return Text("  ").join([*found, *[Text("··")] * empty])
    rows = [Text(no_wrap=True) for _ in range(5)]
    for attack, beat in pairs:
        top = "╭───╮", f"│{words.face(attack):^3}│"
        below = ("╰───╯", "     ", "     ") if beat is None else ("╭───╮", f"│{words.face(beat):^3}│", "╰───╯")
        styles = [_style(attack)] * 2 + ([_style(attack), "", ""] if beat is None else [_style(beat)] * 3)
        for row, part, style in zip(rows, (*top, *below), styles, strict=True):
            row.append(part, style)
            row.append("  ")
    for row, part in zip(rows, ("┌╌╌╌┐", "╎   ╎", "└╌╌╌┘", "     ", "     "), strict=True):
        row.append((part + "  ") * empty, "dim")
    return Text("\n").join(rows)


def _pair(words: Words, attack: Card, beat: Card | None) -> Text:
    text = Text(words.face(attack), _style(attack), no_wrap=True)
    text.append("←")
    return text.append("?") if beat is None else text.append(words.face(beat), _style(beat))


def _style(card: Card, *, lit: bool = True) -> str:
    """A card that is `lit` can be played, or lies on the table; the others are in the shade."""
    return f"{RED if is_red(card) else INK} on {PAPER if lit else SHADE}"


@dataclass(frozen=True, slots=True)
class HandPlan:
    """Where each card of a hand stands in a window of so many columns."""

    cards: tuple[Card, ...]
    width: int
    low: bool

    @property
    def in_row(self) -> int:
        """Cards in a row, at least one."""
        return max(1, (self.width - 1) // (CELL + self.low))

    @property
    def row_height(self) -> int:
        """Lines of a row: one, or a card's three and a line of marks."""
        return 1 if self.low else 4

    @property
    def rows(self) -> list[tuple[Card, ...]]:
        """The cards, row by row."""
        return [self.cards[at : at + self.in_row] for at in range(0, len(self.cards), self.in_row)]

    def card_at(self, x: int, y: int) -> Card | None:
        """The card under a column and a line, None beside the cards."""
        row, column = y // self.row_height, x // (CELL + self.low)
        if not 0 <= row < len(self.rows) or not 0 <= column < len(self.rows[row]):
            return None
        return self.rows[row][column]


def hand(plan: HandPlan, view: View, words: Words, chosen: Card | None) -> Text:
    """The person's cards: those that can be played lit and marked, the chosen one marked."""
    draw = _low_row if plan.low else _row
    return Text("\n").join(draw(row, view, words, chosen) for row in plan.rows)


def _low_row(row: Sequence[Card], view: View, words: Words, chosen: Card | None) -> Text:
    text = Text(no_wrap=True)
    for card in row:
        lit = bool(choices_of(view, card))
        left, right = ("[", "]") if card == chosen else (PLAYABLE if lit else " ", " ")
        text.append(left, LAMP)
        text.append(words.face(card), ("bold " if lit else "") + _style(card, lit=lit))
        text.append(right.ljust(4 - len(words.face(card))), LAMP)
    return text


def _row(row: Sequence[Card], view: View, words: Words, chosen: Card | None) -> Text:
    lines = [Text(no_wrap=True) for _ in range(4)]
    for card in row:
        lit = bool(choices_of(view, card))
        style = ("bold " if lit else "") + (f"reverse {_style(card)}" if card == chosen else _style(card, lit=lit))
        mark = CHOSEN if card == chosen else (PLAYABLE if lit else " ")
        for line, part in zip(lines, ("╭───", f"│{words.face(card):<3}", "╰───"), strict=False):
            line.append(part, style)
        lines[3].append(f" {mark}  ", LAMP)
    for line, part in zip(lines, "╮│╯", strict=False):
        line.append(part, _style(row[-1], lit=bool(choices_of(view, row[-1]))))
    return Text("\n").join(lines)


def end(view: View, words: Words, outs: Sequence[Out], lost: Mapping[int, int]) -> Text:
    """How the game ended, and everybody's place. `lost`: how often each seat was the durak at this table."""
    text = Text().append(words.spoken(end_title(view, words)), f"bold {LAMP}")
    text.append("\n" + words.spoken(end_about(view, words, outs)), "")
    for name, how in end_places(view, words, outs):
        text.append(f"\n  {name}: {how}", "")
    if sum(lost.values()) > 1:
        tally = ", ".join(f"{words.names[seat]} {count}" for seat, count in sorted(lost.items()))
        text.append("\n" + words.say("tui-tally", tally=tally), "italic")
    return text
