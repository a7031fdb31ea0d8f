"""The view line: a position line with what the viewer cannot know replaced by counts."""

from __future__ import annotations

import re

from kozyr.cards import Card, CardSet, deck_cards
from kozyr.notation.board import Board
from kozyr.notation.errors import BadView
from kozyr.notation.fields import read_fields
from kozyr.notation.position import line
from kozyr.rules.options import HAND_SIZE
from kozyr.view.view import SeenHand, View

_VIEWER = re.compile(r"view=([0-5-]) (.*)", re.ASCII)


def write_view(view: View) -> str:
    """The one way to write a view. Belongs to its seat alone. ValueError between bouts, when nobody is asked."""
    viewer = "-" if view.seat is None else str(view.seat)
    text = f"view={viewer} {line(view, map(_hand_text, view.hands), _talon_text(view))}"
    if view.last_discard is None:
        return text
    return f"{text} x:{str(CardSet.of(view.last_discard)) or '-'}"


def read_view(text: str) -> View:
    """The view of a view line; BadView or BadPosition says what is wrong.

    The last discarded bout comes in canonical order.
    """
    match = _VIEWER.fullmatch(text)
    if match is None:
        raise BadView("expected view=<seat> or view=-, a space, and a line")
    seat = None if match[1] == "-" else int(match[1])
    body, mark, shown = match[2].partition(" x:")
    fields = read_fields(body, hidden=True)
    board = fields.board
    if seat is not None and seat >= len(board.hands):
        raise BadView(f"no seat {seat}: the line has {len(board.hands)}")
    if seat is not None and board.hands[seat].hidden:
        raise BadView("a viewer knows its own hand: no n? there")
    return View(
        seat=seat,
        rules=board.rules,
        show_discards=bool(mark),
        trump=board.trump,
        hands=board.hands,
        out=board.out,
        talon=len(board.talon) + board.talon_hidden,
        trump_card=board.talon[-1] if board.talon else None,
        bout=fields.bout,
        actor=fields.actor,
        result=fields.result,
        discard=board.missing,
        last_discard=_shown(shown, board) if mark else None,
    )


def _shown(text: str, board: Board) -> tuple[Card, ...]:
    """The ninth field's cards."""
    try:
        cards = tuple(CardSet.parse("" if text == "-" else text))
    except ValueError as error:
        raise BadView(str(error)) from None
    if not cards and text != "-":
        raise BadView("no discarded bout is written x:-")
    if len(cards) > board.missing or len(cards) > 2 * HAND_SIZE:
        raise BadView(f"{len(cards)} cards of a discarded bout, with {board.missing} cards in the discard pile")
    for card in cards:
        if card not in deck_cards(board.rules.deck) or card in board.named:
            raise BadView(f"{card} cannot have been discarded: it is elsewhere, or not in the deck")
    return cards


def _hand_text(hand: SeenHand) -> str:
    return f"{hand.known}{f'{hand.hidden}?' if hand.hidden else ''}"


def _talon_text(view: View) -> str:
    if view.trump_card is None:
        return ""
    hidden = view.talon - 1
    return f"{f'{hidden}?' if hidden else ''}{view.trump_card}"
