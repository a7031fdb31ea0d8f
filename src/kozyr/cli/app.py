"""The command line: one Typer application, a file for each command."""

from __future__ import annotations

import os
import signal
import sys
from pathlib import Path
from typing import Annotated

import typer
import typer.core

from kozyr import __version__
from kozyr.cli.bench import bench
from kozyr.cli.check import check
from kozyr.cli.perft import perft
from kozyr.cli.solve import solve
from kozyr.cli.trace import trace


class QuietGroup(typer.core.TyperGroup):
    """Interrupting and a full disk are said in a word, and a reader that leaves ends the command quietly."""

    def invoke(self, ctx: typer.Context) -> object:  # type: ignore[override]
        """Run the command; exit as a shell expects of one that was interrupted, or whose reader left."""
        try:
            result = super().invoke(ctx)
            sys.stdout.flush()
        except KeyboardInterrupt:
            sys.stderr.write("interrupted\n")
            sys.exit(128 + signal.SIGINT)
        except BrokenPipeError:
            _drop_output()
            sys.exit(128 + signal.SIGPIPE)
        except OSError as error:
            _drop_output()
            sys.stderr.write(f"kozyr: {error.strerror or error}\n")
            sys.exit(1)
        return result


def _drop_output() -> None:
    # What is still buffered goes nowhere, without another complaint at exit.
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _open_missing_streams() -> None:
    # Python has no stream object for a standard stream that the caller closed: it reads as empty, or goes nowhere.
    if sys.stdin is None:
        sys.stdin = Path(os.devnull).open(encoding="utf-8")  # noqa: SIM115 - as long as the process
    if sys.stdout is None:
        sys.stdout = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 - as long as the process
    if sys.stderr is None:
        sys.stderr = Path(os.devnull).open("w", encoding="utf-8")  # noqa: SIM115 - as long as the process


app = typer.Typer(
    name="kozyr",
    cls=QuietGroup,
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
app.command()(bench)
app.command()(solve)


def main() -> None:
    """Runs the command; exits with its status."""
    _open_missing_streams()
    app()
