"""Whose turn a line says it is, or how the game ended, held against the cards."""

from __future__ import annotations

import re
from itertools import pairwise

from kozyr.notation.board import Board
from kozyr.notation.errors import BadPosition
from kozyr.quoting import quoted
from kozyr.rules.result import Ending, Result
from kozyr.rules.state import Bout, next_in_game, option_limit, throwers

_ROLES = re.compile(r"([0-5])>([0-5])(?:!([0-5]+))?", re.ASCII)
_TO_ACT = re.compile(r"([0-5])([adk])", re.ASCII)


def read_turn(board: Board, roles_text: str, act_text: str) -> tuple[Bout, int]:
    """The running bout, and the seat to act in it. BadPosition names the field and the fault."""
    attacker, defender, passed = _roles(roles_text, len(board.hands), board.out)
    match = _TO_ACT.fullmatch(act_text)
    if match is None:
        raise BadPosition(f"{quoted(act_text)}: expected a seat and a, d or k, or a result", 7)
    actor, letter = int(match[1]), match[2]
    bout = _bout(board, attacker, defender, taking=letter == "k")
    if letter == "d":
        _check_defends(board, bout, actor)
    else:
        _check_throws(board, bout, actor)
    return bout._replace(passed=_passed(board, bout, actor, passed)), actor


def _bout(board: Board, attacker: int, defender: int, *, taking: bool) -> Bout:
    """The bout, its limit computed: hand and beating cards are what the defender held when it began."""
    beats = sum(pair.beat is not None for pair in board.table)
    option = option_limit(board.rules, board.bout, board.missing)
    limit = min(option, board.hands[defender].size + beats)
    if len(board.table) > limit:
        raise BadPosition(f"{len(board.table)} attacks are more than the limit, {limit}", 5)
    asked = throwers(board.rules.throw_in, attacker, defender, len(board.hands), board.out)
    return Bout(board.bout, attacker, defender, limit, asked, board.table, taking=taking)


def _passed(board: Board, bout: Bout, actor: int, written: tuple[int, ...]) -> tuple[int, ...]:
    """Who has passed, in the order asked: the throwers with cards before the one to act."""
    throwing = actor != bout.defender and bout.table
    before = bout.throwers[: bout.throwers.index(actor)] if throwing else ()
    expected = tuple(seat for seat in before if board.hands[seat].size)
    if written == tuple(sorted(expected)):
        return expected
    if not bout.table:
        raise BadPosition("a pass before the lead: nobody can have passed", 6)
    named = "".join(map(str, sorted(expected))) or "nobody"
    raise BadPosition(f"those who passed must be the throwers asked before the one to act: {named}", 6)


def _roles(text: str, seats: int, out: frozenset[int]) -> tuple[int, int, tuple[int, ...]]:
    match = _ROLES.fullmatch(text)
    if match is None:
        raise BadPosition(f"{quoted(text)}: expected attacker>defender, then ! and who passed", 6)
    attacker, defender = int(match[1]), int(match[2])
    passed = tuple(map(int, match[3] or ""))
    if max(attacker, defender) >= seats or attacker in out:
        raise BadPosition("a role of a seat that is not in the game", 6)
    if attacker == defender or defender != next_in_game(attacker, seats, out):
        raise BadPosition("the defender is the next seat clockwise that is still in the game", 6)
    if any(a >= b for a, b in pairwise(passed)):
        raise BadPosition("who passed is written in ascending order, each seat once", 6)
    return attacker, defender, passed


def _check_defends(board: Board, bout: Bout, actor: int) -> None:
    if actor != bout.defender:
        raise BadPosition("only the defender answers an attack", 7)
    if bout.open_attack is None:
        raise BadPosition("the defender has nothing to answer", 7)
    rules, opened = board.rules, sum(pair.beat is None for pair in bout.table)
    if opened > 1 and not (rules.transfer and (bout.number > 1 or rules.transfer_first_bout)):
        raise BadPosition("several open attacks to answer, where nothing can have been transferred", 5)
    if not board.hands[actor].size:
        raise BadPosition("the defender has no card to answer with", 7)


def _check_throws(board: Board, bout: Bout, actor: int) -> None:
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
    if not board.hands[actor].size:
        raise BadPosition("a seat without cards is not asked", 7)


def read_result(board: Board, roles_text: str, act_text: str) -> Result:
    """The end that the line tells of. BadPosition names the field and the fault."""
    try:
        result = Result.parse(act_text)
    except ValueError as error:
        raise BadPosition(str(error), 7) from None
    if roles_text != "-":
        raise BadPosition("a game that is over has no roles: expected -", 6)
    durak = result.durak
    if durak is not None and (durak >= len(board.hands) or durak in board.out):
        raise BadPosition("the durak is a seat that holds cards", 7)
    if result.ending is not Ending.RESIGNED and board.table:
        raise BadPosition("the table is cleared when a game ends", 5)
    if result.ending in (Ending.DURAK, Ending.DRAW):
        _check_played_out(board, durak)
    return result


def _check_played_out(board: Board, durak: int | None) -> None:
    if board.talon:
        raise BadPosition("a game does not end while the talon lasts", 4)
    left = [seat for seat in range(len(board.hands)) if seat not in board.out]
    if left != ([] if durak is None else [durak]):
        raise BadPosition("over with hands left: every seat but the durak is out, written x", 3)
    if durak is not None and not board.hands[durak].size:
        raise BadPosition("the durak is a seat that holds cards", 3)
