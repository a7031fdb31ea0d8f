"""kozyr verify: whether the deals of finished games are what their seeds make (docs/fair-deals.md)."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer

from kozyr.cli.trace import record_lines
from kozyr.fair import Finding, verify

SENTENCES = {
    "lacks": "the record has no {field}: nothing can be proved",
    "bad_seed": "x-seed: expected {expected}",
    "bad_nonces": "x-nonces: expected {expected}",
    "commitment": "x-commitment is {found}, but the seed's is {expected}: this seed was not promised",
    "noted": "another seed was promised: the commitment noted was {found}, but this seed's is {expected}",
    "deck": "the deck's card {place} is {found}, but the seeds make it '{expected}'",
    "dealer": "dealer is {found}, but the seeds make it {expected}",
    "first": "first is {found}, but the seeds make it {expected}",
    "record": "the record is refused: {message}",
    "unfinished": "the game is not over: its seed should not be known yet",
    "seal": "the record is not as it was sealed: a move or another field was changed",
}


def verify_records(
    record: Annotated[
        str | None, typer.Argument(help="A record, or a file of records, a line each; none or -: standard input.")
    ] = None,
    commitment: Annotated[
        str | None, typer.Option(help="What you noted before the deal; without it the record's own is believed.")
    ] = None,
) -> None:
    """Prove that a finished game's deal came from its seeds, or say exactly what does not fit.

    The exit status is 1 if anything does not fit.
    """
    total = wrong = 0
    for number, line in enumerate(_lines(record), start=1):
        if not line:
            continue
        total += 1
        findings = verify(line, commitment)
        wrong += bool(findings)
        sys.stdout.writelines(f"{number}: {said(finding)}\n" for finding in findings)
    sys.stdout.write(f"{total - wrong} of {total} proved fair\n")
    if wrong or not total:
        raise typer.Exit(1)


def said(finding: Finding) -> str:
    """A finding in words."""
    where = f" (move {finding.facts['move']})" if "move" in finding.facts else ""
    return SENTENCES[finding.code].format(**finding.facts) + where


def _lines(record: str | None) -> Iterator[str]:
    if record is None or record == "-":
        yield from record_lines()
    elif record.startswith("dpn1 "):
        yield record
    else:
        try:
            yield from Path(record).read_bytes().decode("utf-8-sig", "replace").splitlines()
        except (OSError, ValueError) as error:
            reason = getattr(error, "strerror", None) or error
            sys.stderr.write(f"kozyr verify: {record!r} is no record, and as a file it cannot be read: {reason}\n")
            raise typer.Exit(2) from None
