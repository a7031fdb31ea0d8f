"""`kozyr tui`: the game in the terminal, drawn, or line by line with --plain."""

from __future__ import annotations

import os
import random
import sys
from io import TextIOWrapper
from typing import TYPE_CHECKING, Annotated, Never

import typer

if TYPE_CHECKING:
    from kozyr.rules import Rules
    from kozyr.tui.game import Options

MOST_SEED = (1 << 63) - 1
PACES = ("person", "instant")
BAD_USE = 2
"""Exit status for what was asked for wrongly."""


def tui(
    rules: Annotated[str, typer.Option(help="A preset, with +option=value for what differs.")] = "classic",
    seats: Annotated[int, typer.Option(help="At the table, you among them: 2 to 6, as the rules allow.")] = 2,
    level: Annotated[str, typer.Option(help="Of the opponents: easy, medium, hard.")] = "medium",
    lang: Annotated[str | None, typer.Option(help="Such as en or ru; the terminal's language if not given.")] = None,
    pace: Annotated[
        str | None, typer.Option(help="Of the opponents: person or instant; with --plain instant if not given.")
    ] = None,
    auto_pass: Annotated[bool, typer.Option("--auto-pass/--no-auto-pass", help="Pass where nothing fits.")] = True,
    plain: Annotated[
        bool, typer.Option("--plain", help="Line by line: for pipes, screen readers and braille.")
    ] = False,
    seed: Annotated[
        int | None, typer.Option(min=0, max=MOST_SEED, help="Makes the deal, so that it can be played again.")
    ] = None,
) -> None:
    """Play Durak in the terminal against programs.

    The keys are the page's: arrows choose a card, Enter plays it, T takes, D is done, H gives a hint, ? lists them all.
    With --plain everything is said in lines, choices are numbered and read from standard input; the end of the input
    ends the game. Exit status 2 for options that cannot be.
    """
    from kozyr.server.log import set_up

    options = _options(rules, seats, level, lang, pace or ("instant" if plain else "person"), auto_pass=auto_pass)
    set_up()  # a program that fails is told on standard error, never among what is played
    chance = random.SystemRandom() if seed is None else random.Random(seed)
    if plain:
        from kozyr.tui.plain import play_plain

        any_letter()
        play_plain(options, chance, sys.stdin, sys.stdout)
        return
    if not (sys.stdin.isatty() and sys.stdout.isatty()):
        from kozyr.text import sentence

        print(f"kozyr: {sentence(options.language, 'tui-no-terminal')}", file=sys.stderr)
        raise typer.Exit(BAD_USE)
    from kozyr.tui.app import play_screen

    raise typer.Exit(play_screen(options, chance))


def _options(rules: str, seats: int, level: str, lang: str | None, pace: str, *, auto_pass: bool) -> Options:
    """What was asked for; BadParameter says which option cannot be, and what it could be."""
    from kozyr import bots
    from kozyr.text import LANGUAGES
    from kozyr.tui.game import Options

    if level not in bots.names():
        bad_option("--level", level, "easy, medium, hard")
    if lang is not None and lang not in LANGUAGES:
        bad_option("--lang", lang, ", ".join(LANGUAGES))
    if pace not in PACES:
        bad_option("--pace", pace, ", ".join(PACES))
    return Options(_rules(rules, seats), seats, level, lang or terminals_language(), pace, auto_pass)


def _rules(text: str, seats: int) -> Rules:
    from kozyr.rules import Rules
    from kozyr.rules.errors import BadRules

    try:
        rules = Rules.parse(text)
    except BadRules as error:
        bad_option("--rules", str(error.facts["text"]), str(error.facts["expected"]))
    try:
        rules.check_seats(seats)
    except BadRules as error:
        bad_option("--seats", str(seats), str(error.facts["expected"]))
    return rules


def bad_option(option: str, given: str, expected: str) -> Never:
    """BadParameter: what was given, and what was expected."""
    from kozyr.quoting import quoted

    raise typer.BadParameter(f"{quoted(given)}, expected {expected}", param_hint=option)


def terminals_language() -> str:
    """The language that the environment names, or English."""
    from kozyr.text import preferred

    named = (os.environ.get(name) for name in ("LC_ALL", "LC_MESSAGES", "LANG"))
    return preferred(next((text for text in named if text), "").partition(".")[0].replace("_", "-"))


def any_letter() -> None:
    """A letter that a stream cannot take or give is shown as a question mark, and ends nothing."""
    for stream in (sys.stdin, sys.stdout):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
