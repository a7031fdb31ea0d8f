"""`kozyr replay`: a game of a record, move by move, in the terminal."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Never

import typer

from kozyr.cli.tui import BAD_USE, any_letter, bad_option, terminals_language

if TYPE_CHECKING:
    from kozyr.rules.errors import KozyrError
    from kozyr.tui.replay import Reel

MOST_BYTES = 64 * 1024 * 1024
"""A larger file is no file of games."""


def replay(
    file: Annotated[str, typer.Argument(help="A file of games in DPN, a line each; - for standard input.")],
    game: Annotated[int | None, typer.Option(min=1, help="Which of them, counted from 1.")] = None,
    seat: Annotated[
        int | None, typer.Option(min=1, max=6, help="Whose view: 1 for the record's seat 0; that seat if not given.")
    ] = None,
    opened: Annotated[bool, typer.Option("--open", help="Show every hand.")] = False,
    lang: Annotated[str | None, typer.Option(help="Such as en or ru; the terminal's language if not given.")] = None,
    plain: Annotated[bool, typer.Option("--plain", help="Tell the whole game in lines, and end.")] = False,
) -> None:
    """Look at a finished game again, move by move.

    Arrows go a move back and on, PageUp and PageDown a bout, Home and End to the ends; Space plays on by itself, S
    changes its speed, O opens all hands, V takes the next seat's view. With --plain the game is told in lines. The exit
    status is 1 for a record that does not replay, 2 for what cannot be asked for.
    """
    from kozyr.text import LANGUAGES, sentence

    if lang is not None and lang not in LANGUAGES:
        bad_option("--lang", lang, ", ".join(LANGUAGES))
    language = lang or terminals_language()
    number, record = _chosen(file, game, language)
    reel = _reel(record, number, language, seat, opened=opened)
    if plain:
        any_letter()
        for line in reel.told():
            if line:
                print(line)
        return
    if file == "-" or not (sys.stdin.isatty() and sys.stdout.isatty()):
        _stop(sentence(language, "tui-no-terminal").replace("kozyr tui", "kozyr replay FILE"), BAD_USE)
    from kozyr.tui.replay_screen import replay_screen

    raise typer.Exit(replay_screen(reel))


def _chosen(file: str, game: int | None, language: str) -> tuple[int, str]:
    """The number of the game that is wanted, and its record."""
    from kozyr.review import records_of
    from kozyr.text import sentence

    records = records_of(_text(file))
    if not records:
        _stop(sentence(language, "review-refused-no-record"), 1)
    if game is None and len(records) > 1:
        _stop(sentence(language, "replay-several", count=len(records)), BAD_USE)
    number = game or 1
    if number > len(records):
        _stop(sentence(language, "replay-no-game", n=number, count=len(records)), BAD_USE)
    return number, records[number - 1]


def _reel(record: str, number: int, language: str, seat: int | None, *, opened: bool) -> Reel:
    from kozyr.review import BadReview, replayed
    from kozyr.rules.errors import KozyrError
    from kozyr.text import refusal_sentence, sentence
    from kozyr.tui.replay import Reel

    try:
        return Reel(replayed(record), language, None if seat is None else seat - 1, opened=opened)
    except BadReview as error:
        # The option counts from 1, as the names do that are shown.
        facts = {**error.facts, "seat": seat} if error.code == "no_such_seat" and seat is not None else error.facts
        _stop(refusal_sentence(language, error.code, facts), BAD_USE if error.code != "too_many_moves" else 1)
    except KozyrError as error:
        why = sentence(language, f"review-refused-{error.code.replace('_', '-')}", **_place(error))
        _stop(f"{sentence(language, 'replay-bad-game', n=number, why=why)} ({error})", 1)


def _place(error: KozyrError) -> dict[str, int]:
    """The move at fault, counted from 1, where it is one."""
    at = error.facts.get("at")
    return {"move": at + 1} if isinstance(at, int) else {}


def _text(file: str) -> str:
    try:
        if file == "-":
            raw = sys.stdin.buffer.read(MOST_BYTES + 1)
        else:
            with Path(file).open("rb") as stream:
                raw = stream.read(MOST_BYTES + 1)
    except (OSError, ValueError) as error:
        _stop(f"{file!r}: {getattr(error, 'strerror', None) or error}", BAD_USE)
    if len(raw) > MOST_BYTES:
        _stop(f"{file!r}: more than {MOST_BYTES // 1024 // 1024} MiB", BAD_USE)
    return raw.decode("utf-8-sig", "replace")


def _stop(why: str, status: int) -> Never:
    sys.stderr.write(f"kozyr replay: {why}\n")
    raise typer.Exit(status)
