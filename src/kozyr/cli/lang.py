"""kozyr lang: for those who translate (docs/translating.md)."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

import kozyr
from kozyr.text import LANGUAGES
from kozyr.text.checking import check, unused

HARMLESS = frozenset({"suspicious", "unused"})
lang = typer.Typer(help="Check the translations.", no_args_is_help=True)


@lang.callback()
def _group() -> None:
    """Check the translations."""


@lang.command(name="check")
def check_languages(
    languages: Annotated[list[str] | None, typer.Argument(help="Languages, such as fr; none: all.")] = None,
    quiet: Annotated[bool, typer.Option("--quiet", help="Only what is certainly wrong.")] = False,
) -> None:
    """Report what is missing, unused and suspicious in the message files.

    The exit status is 1 if anything is certainly wrong: missing, extra or doubled messages, lines that cannot be read,
    other variables than English has, plurals that the language does not have.
    """
    asked = languages or list(LANGUAGES)
    unknown = [language for language in asked if language not in LANGUAGES]
    if unknown:
        sys.stderr.write(f"kozyr lang: there is no language {unknown[0]!r}; there are {', '.join(LANGUAGES)}\n")
        raise typer.Exit(2)
    wrong = looked_at = 0
    for language in asked:
        for remark in check(language):
            is_wrong = remark.kind not in HARMLESS
            if is_wrong or not quiet:
                wrong, looked_at = wrong + is_wrong, looked_at + (not is_wrong)
                sys.stdout.write(f"{language}/{remark.file}: {remark.message}: {remark.kind}: {remark.what}\n")
    if not quiet and languages is None:
        for message in _unused():
            looked_at += 1
            sys.stdout.write(f"en: {message}: unused: no line of code names it\n")
    sys.stdout.write(f"{len(asked)} languages, {wrong} wrong, {looked_at} to look at\n")
    if wrong:
        raise typer.Exit(1)


def _unused() -> tuple[str, ...]:
    """Messages that nothing names; none where the page's source is not at hand, as in an installed Kozyr."""
    root = Path(kozyr.__file__).parents[2]
    web = root / "web" / "src"
    return unused(_lines(root / "src" / "kozyr", web)) if web.is_dir() else ()


def _lines(*folders: Path) -> Iterator[str]:
    for folder in folders:
        for file in sorted(folder.rglob("*")):
            if file.suffix in {".py", ".ts"} and "generated" not in file.parts:
                yield file.read_text(encoding="utf-8")
