"""kozyr perft: counts sequences of decisions from a position."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from enum import StrEnum
from typing import Annotated

import typer

from kozyr import core
from kozyr.notation import BadPosition, read_position
from kozyr.rules import DRAW, Action, Ending, State
from kozyr.rules import perft as reference

MOST_DEPTH = 64
"""Far beyond what can be counted; more is a slip of the finger."""


class Engine(StrEnum):
    """Who counts."""

    REFERENCE = "reference"
    CORE = "core"


def perft(
    position: Annotated[str, typer.Argument(metavar="POSITION", help="A position line, in quotes.")],
    depth: Annotated[int, typer.Argument(metavar="DEPTH", help=f"How many decisions deep, 1 to {MOST_DEPTH}.")],
    divide: Annotated[bool, typer.Option("--divide", help="Print the count below each first action.")] = False,
    engine: Annotated[Engine, typer.Option(help="Who counts.")] = Engine.REFERENCE,
) -> None:
    """Count the sequences of exactly so many decisions: a line `depth count` for each depth, as it is found."""
    if not 1 <= depth <= MOST_DEPTH:
        raise typer.BadParameter(f"{depth}: expected 1 to {MOST_DEPTH}", param_hint="DEPTH")
    try:
        state = read_position(position, repetition=False)
    except BadPosition as error:
        typer.echo(f"bad position: {error}", err=True)
        raise typer.Exit(1) from None
    if divide:
        for action, found in _count_each(state, depth, engine):
            _line(action, found)
        return
    for reached in range(1, depth + 1):
        _line(reached, _count(state, reached, engine))


def _count(state: State, depth: int, engine: Engine) -> int:
    if engine is Engine.REFERENCE:
        return reference.perft(state, depth)
    return core.perft(_position(state), depth)


def _count_each(state: State, depth: int, engine: Engine) -> Iterator[tuple[Action, int]]:
    if engine is Engine.REFERENCE:
        return reference.divide(state, depth)
    return core.divide(_position(state), depth)


def _position(state: State) -> core.Position:
    if state.result is not None and state.result.ending not in (Ending.DURAK, Ending.DRAW):
        # A finished game contributes nothing, however it ended.
        state = state._replace(result=DRAW)
    return core.Position.of(state)


def _line(label: object, found: int) -> None:
    sys.stdout.write(f"{label} {found}\n")
    sys.stdout.flush()
