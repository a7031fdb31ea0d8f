"""The command line: one Typer application, a file for each command."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from kozyr import __version__
from kozyr.cli.check import check
from kozyr.cli.perft import perft
from kozyr.cli.trace import trace

app = typer.Typer(
    name="kozyr",
    help="Durak, the card game: to play, to study and to build on.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)


@app.callback(invoke_without_command=True)
def _options(
    version: Annotated[bool, typer.Option("--version", help="Print the version and stop.")] = False,
) -> None:
    if version:
        typer.echo(f"kozyr {__version__}")
        raise typer.Exit


@app.command()
def play(
    host: Annotated[str, typer.Option(help="Address to listen on; 0.0.0.0 lets the whole network in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(min=0, max=65535, help="Port to listen on; 0 takes any free one.")] = 8765,
    data: Annotated[Path | None, typer.Option(help="Folder where games are kept.")] = None,
    open_browser: Annotated[bool, typer.Option("--open/--no-open", help="Open the browser.")] = True,
) -> None:
    """Serve the game on this machine and open it in the browser."""
    from kozyr.cli.play import play as serve  # the other commands start without the server

    raise typer.Exit(serve(host, port, data, open_browser=open_browser))


app.command()(trace)
app.command()(perft)
app.command()(check)


def main() -> None:
    """Runs the command. Typer ends it quietly when it is interrupted (status 130) or its reader has left (1)."""
    app()
