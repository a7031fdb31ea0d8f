"""kozyr solve: the value of every action in an endgame of two."""

from __future__ import annotations

import sys
import threading
from concurrent.futures import Future
from typing import Annotated

import typer

from kozyr.core import Position
from kozyr.core.solver import Solved, Solver, Unsolvable
from kozyr.notation import BadPosition, read_position

TABLE_WORDS = 1 << 22
"""32 MiB: enough for the largest endgames."""

INTERRUPTED = 130
"""Exit status, as of a program that an interrupt ended."""


def solve(
    position: Annotated[str, typer.Argument(help="A position line, in quotes.")],
    nodes: Annotated[int, typer.Option(min=1, max=1 << 62, help="Give up after so many decisions.")] = 1 << 40,
) -> None:
    """Print the value of every legal action for the seat to act: `action win`, `draw` or `loss`.

    Two seats are left, and the talon holds the trump card or nothing: both know everything. With transfers going round
    for ever is a draw, and no bout counts as having begun before. The exit status is 1 for other positions, 2 if it
    gave up.
    """
    try:
        solved = _solve(Position.of(read_position(position, repetition=False)), nodes)
    except KeyboardInterrupt:
        typer.echo("interrupted", err=True)
        raise typer.Exit(INTERRUPTED) from None
    except BadPosition as error:
        typer.echo(f"bad position: {error}", err=True)
        raise typer.Exit(1) from None
    except Unsolvable as error:
        typer.echo(f"cannot be solved: {error}", err=True)
        raise typer.Exit(1) from None
    if solved is None:
        typer.echo(f"gave up after {nodes} decisions", err=True)
        raise typer.Exit(2)
    for action, value in solved.values.items():
        sys.stdout.write(f"{action} {value.name.lower()}\n")


def _solve(position: Position, nodes: int) -> Solved | None:
    """In a thread of its own: the solver does not look up until it has ended, and an interrupt must be heard."""
    found: Future[Solved | None] = Future()

    def work() -> None:
        try:
            found.set_result(Solver(TABLE_WORDS).solve(position, nodes))
        except Unsolvable as error:
            found.set_exception(error)

    threading.Thread(target=work, daemon=True).start()
    return found.result()
