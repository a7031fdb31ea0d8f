"""kozyr backup, kozyr restore: the store of games, copied and put back (docs/storage.md)."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Never

import typer

from kozyr.cli.folder import folder_named

if TYPE_CHECKING:
    from kozyr.server.store.copies import Contents, Progress
    from kozyr.server.store.errors import StoreUnusable

_BIG = 16 * 2**20
"""Bytes from which on it is shown how far a copy is."""


def backup(
    data: Annotated[Path | None, typer.Option(help="Folder where games are kept.", parser=folder_named)] = None,
    out: Annotated[
        Path | None, typer.Option(help="The file to make, or a folder for it; a name with the time in it if not given.")
    ] = None,
    force: Annotated[bool, typer.Option("--force", help="Write over a file that is there.")] = False,
) -> None:
    """Copy all games to one file, also while Kozyr runs.

    The copy is as of one moment and checked; until it is whole it does not have its name.
    """
    from kozyr.server.store import StoreUnusable, default_folder
    from kozyr.server.store.backup import back_up

    try:
        with _progress("copying") as progress:
            made = back_up(data or default_folder(), out, force=force, progress=progress)
    except StoreUnusable as error:
        _refuse("backup", error)
    sys.stdout.write(f"{made.target} holds {counted(made.contents)}. kozyr restore puts it back.\n")


def restore(
    file: Annotated[Path, typer.Argument(help="What kozyr backup made.")],
    data: Annotated[Path | None, typer.Option(help="Folder where games are kept.", parser=folder_named)] = None,
) -> None:
    """Put a backup in the place of the games that are there; these stay beside it under another name.

    Kozyr must not run on the folder meanwhile.
    """
    from kozyr.server.store import StoreUnusable, default_folder
    from kozyr.server.store.backup import restore as put_back

    folder = data or default_folder()
    try:
        with _progress("restoring") as progress:
            restored = put_back(file, folder, progress=progress)
    except StoreUnusable as error:
        _refuse("restore", error)
    sys.stdout.write(f"{folder} holds {counted(restored.contents)} now.\n")
    if restored.former is not None:
        sys.stdout.write(f"The games that were there are kept in {restored.former}.\n")


def counted(contents: Contents) -> str:
    """How much a store holds, in words."""
    games = "1 game" if contents.games == 1 else f"{contents.games} games"
    moves = "1 move" if contents.moves == 1 else f"{contents.moves} moves"
    return f"{games} with {moves}"


def _refuse(command: str, error: StoreUnusable) -> Never:
    sys.stderr.write(f"kozyr {command}: {error.sentence}\n")
    raise typer.Exit(1)


@contextmanager
def _progress(what: str) -> Iterator[Progress]:
    """A bar on standard error for big files, if that is a terminal."""
    from rich.console import Console
    from rich.progress import BarColumn, DownloadColumn, Progress, TimeRemainingColumn

    columns = (BarColumn(), DownloadColumn(), TimeRemainingColumn())
    console = Console(stderr=True, highlight=False)
    shown = console.is_terminal
    with Progress("{task.description}", *columns, console=console, transient=True, disable=not shown) as bar:
        task = bar.add_task(what, visible=False, total=None)

        def told(done: int, total: int) -> None:
            bar.update(task, completed=done, total=total, visible=total >= _BIG)

        yield told
