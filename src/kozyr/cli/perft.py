"""kozyr perft: counts sequences of decisions from a position."""

from __future__ import annotations

import sys
from enum import StrEnum
from typing import Annotated

import typer

from kozyr.notation import BadPosition, read_position
from kozyr.rules.perft import divide as count_each
from kozyr.rules.perft import perft as count

MOST_DEPTH = 64
"""Far beyond what can be counted; more is a slip of the finger."""


class Engine(StrEnum):
    """Who counts. The compiled core joins when it is built."""

    REFERENCE = "reference"


def perft(
    position: Annotated[str, typer.Argument(metavar="POSITION", help="A position line, in quotes.")],
    depth: Annotated[int, typer.Argument(metavar="DEPTH", help=f"How many decisions deep, 1 to {MOST_DEPTH}.")],
    divide: Annotated[bool, typer.Option("--divide", help="Print the count below each first action.")] = False,
    engine: Annotated[Engine, typer.Option(help="Who counts.")] = Engine.REFERENCE,
) -> None:
    """Count the sequences of exactly so many decisions: a line `depth count` for each depth, as it is found."""
    del engine  # one so far
    if not 1 <= depth <= MOST_DEPTH:
        raise typer.BadParameter(f"{depth}: expected 1 to {MOST_DEPTH}", param_hint="DEPTH")
    try:
        state = read_position(position, repetition=False)
    except BadPosition as error:
        typer.echo(f"bad position: {error}", err=True)
        raise typer.Exit(1) from None
    if divide:
        for action, found in count_each(state, depth):
            _line(action, found)
        return
    for reached in range(1, depth + 1):
        _line(reached, count(state, reached))


def _line(label: object, found: int) -> None:
    sys.stdout.write(f"{label} {found}\n")
    sys.stdout.flush()
