"""The command line: one Typer application, a file for each command."""

from __future__ import annotations

import errno
import os
import signal
import sys
from pathlib import Path
from typing import Annotated

import typer
import typer.core

from kozyr import __version__
from kozyr.cli.arena import arena
from kozyr.cli.backup import backup, restore
from kozyr.cli.bench import bench
from kozyr.cli.check import check
from kozyr.cli.folder import folder_named
from kozyr.cli.lang import lang
from kozyr.cli.perft import perft
from kozyr.cli.replay import replay
from kozyr.cli.solve import solve
from kozyr.cli.trace import trace
from kozyr.cli.tui import tui
from kozyr.cli.verify import verify_records


class QuietGroup(typer.core.TyperGroup):
    """Interrupting says so in a word, and a reader that leaves ends the command quietly."""

    def invoke(self, ctx: typer.Context) -> object:  # type: ignore[override]
        """Run the command; exit as a shell expects of one that was interrupted, or whose reader left."""
        try:
            try:
                return super().invoke(ctx)
            finally:
                sys.stdout.flush()  # here, where a full disk can still be said
        except KeyboardInterrupt:
            sys.stderr.write("interrupted\n")
            sys.exit(128 + signal.SIGINT)
        except BrokenPipeError:
            _forget_output()
            sys.exit(128 + signal.SIGPIPE)
        except OSError as error:
            if error.errno not in _CANNOT_WRITE:
                raise
            _forget_output()
            sys.stderr.write(f"kozyr: the output cannot be written ({error.strerror})\n")
            sys.exit(1)


_CANNOT_WRITE = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO}


def _forget_output() -> None:
    """What is still buffered goes nowhere, without another complaint at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _open_closed_streams() -> None:
    """Stand-ins for standard streams that were closed before the start: Python has None there."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115 - open until the end


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
    data: Annotated[Path | None, typer.Option(help="Folder where games are kept.", parser=folder_named)] = None,
    allow_host: Annotated[
        list[str] | None,
        typer.Option(help="A further name that browsers reach this server by, such as a proxy's. May be repeated."),
    ] = None,
    open_browser: Annotated[bool, typer.Option("--open/--no-open", help="Open the browser.")] = True,
) -> None:
    """Serve the game on this machine and open it in the browser."""
    from kozyr.cli.play import play as serve  # the other commands start without the server

    raise typer.Exit(serve(host, port, data, allow_hosts=allow_host or (), open_browser=open_browser))


app.command()(backup)
app.command()(restore)
app.command()(tui)
app.command()(replay)
app.command()(trace)
app.command()(perft)
app.command()(check)
app.command(name="verify")(verify_records)
app.command()(bench)
app.add_typer(lang, name="lang")
app.command()(solve)
app.command()(arena)


def main() -> None:
    """Runs the command; exits with its status."""
    _open_closed_streams()
    app()
