"""kozyr check: validates records, lines and conformance files."""

from __future__ import annotations

import json
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.console import Console
from rich.progress import Progress

from kozyr.cli.trace import trace_record
from kozyr.notation import BadPosition, BadRecord, BadView, read_position, read_record, read_redacted, read_view
from kozyr.review import is_redacted
from kozyr.rules.perft import perft

MOST_COUNT = 100_000
"""Counts above this are left to `kozyr perft`: checking a file should take seconds."""

_CONFORMANCE = {".json", ".jsonl", ".tsv"}

Finding = str | None
"""What is wrong with one entry, None if nothing is."""


def check(
    files: Annotated[
        list[Path] | None,
        typer.Argument(help="Files to check, by their endings; - or none: lines from standard input."),
    ] = None,
) -> None:
    """Check that records replay, that position and view lines are possible, and that conformance files hold.

    Text files and standard input hold records (dpn1 …), view lines (view=…) and position lines. Conformance files are
    `.jsonl` (records with their plies, or with the code and place of their fault), `.json` (positions with counts) and
    `.tsv` (lines that must be refused). Faults are printed as `file:line: fault`; the exit status is then 1.
    """
    total = faults = 0
    for name in files or [Path("-")]:
        for number, finding in _examine(name):
            total += 1
            if finding is not None:
                faults += 1
                sys.stdout.write(f"{_shown_name(name)}:{number}: {finding}\n")
    sys.stdout.write(f"{total} checked, {faults} refused\n")
    if faults:
        raise typer.Exit(1)


def _examine(name: Path) -> Iterator[tuple[int, Finding]]:
    """Each entry's number, from 1, and what is wrong with it."""
    try:
        raw = sys.stdin.buffer.read() if str(name) == "-" else name.read_bytes()
    except OSError as error:
        yield 0, f"cannot be read: {error.strerror}"
        return
    if name.suffix in _CONFORMANCE and (fault := _no_text(raw)):
        yield 0, fault
        return
    text = raw.decode("utf-8", "replace")
    if name.suffix == ".json":
        try:
            entries = json.loads(text)
        except (ValueError, RecursionError) as error:
            yield 0, f"no JSON: {error}"
            return
        yield from _each(name, entries if isinstance(entries, list) else [entries], _check_counts)
        return
    judge = {".jsonl": _check_json, ".tsv": _check_refused_line}.get(name.suffix, _check_line)
    yield from _each(name, _lines(text), judge)


def _no_text(raw: bytes) -> Finding:
    try:
        raw.decode("utf-8")
    except UnicodeDecodeError as error:
        return f"no text: byte {error.start} is {raw[error.start]:#04x}, which is no UTF-8"
    return None


def _shown_name(name: Path) -> str:
    """The file's name as text, whatever bytes it is made of."""
    return os.fsencode(name).decode("utf-8", "backslashreplace")


def _lines(text: str) -> list[str]:
    """The lines; only a line feed ends one, so that the numbers are those of an editor."""
    lines = [line.removesuffix("\r") for line in text.split("\n")]
    return lines if lines[-1] else lines[:-1]


def _each(name: Path, entries: list[Any], judge: Callable[[Any], Finding]) -> Iterator[tuple[int, Finding]]:
    with Progress(console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        for number, entry in enumerate(progress.track(entries, description=name.name), start=1):
            yield number, judge(entry)


def _check_line(text: str) -> Finding:
    """A record, a view line or a position line."""
    try:
        if not text.startswith("dpn"):
            (read_view if text.startswith("view=") else read_position)(text)
        elif is_redacted(text):
            read_redacted(text)
        else:
            read_record(text)
    except BadRecord as error:
        return f"{error.code}{'' if error.at is None else f' at move {error.at}'}: {error}"
    except (BadPosition, BadView) as error:
        return f"{error.code}: {error}"
    return None


def _check_refused_line(text: str) -> Finding:
    """A position line that must be refused, a tab, and why."""
    line, _, fault = text.partition("\t")
    if not line or not fault:
        return f"not an entry: {_shown(text)}, expected a line that must be refused, a tab, and why"
    return None if _check_line(line) is not None else f"not refused, although: {fault}"


def _check_json(text: str) -> Finding:
    """A record with its plies, or with the code and place of its fault."""
    try:
        entry = json.loads(text)
    except (ValueError, RecursionError) as error:
        return f"no JSON: {error}"
    record = entry.get("record") if isinstance(entry, dict) else None
    if not isinstance(record, str) or not ("plies" in entry or "code" in entry):
        return f"not an entry: {_shown(entry)}, expected record, and plies or code"
    found = trace_record(record)
    refused = found.get("error", {"code": None, "at": None})
    if "code" in entry:
        if (refused["code"], refused["at"]) == (entry["code"], entry.get("at")):
            return None
        expected = f"{_shown(entry['code'])} at {_shown(entry.get('at'))}"
        return f"expected {expected}, found {_shown(refused['code'])} at {_shown(refused['at'])}"
    if "error" in found:
        return f"refused: {refused['message']}"
    return _first_difference(found["plies"], entry["plies"])


def _first_difference(found: list[Any], expected: object) -> Finding:
    if found == expected:
        return None
    if not isinstance(expected, list) or len(found) != len(expected):
        return f"{len(found)} plies found, which is not what the entry says"
    at = next(index for index, (ours, theirs) in enumerate(zip(found, expected, strict=True)) if ours != theirs)
    return f"ply {at} differs: found {json.dumps(found[at])}, expected {_shown(expected[at], 1000)}"


def _shown(value: object, most: int = 80) -> str:
    """The beginning of a value read from JSON, in ASCII."""
    try:
        text = json.dumps(value)
    except RecursionError:
        return "something nested too deeply"
    return text if len(text) <= most else f"{text[:most]}..."


def _check_counts(entry: object) -> Finding:
    """A position with its counts for depths from 1."""
    if not isinstance(entry, dict) or not isinstance(entry.get("position"), str):
        return f"not an entry: {_shown(entry)}, expected position and perft"
    counts = entry.get("perft")
    if not isinstance(counts, list) or not all(isinstance(count, int) for count in counts):
        return "not an entry: perft, a list of counts, expected"
    try:
        state = read_position(entry["position"], repetition=False)
    except BadPosition as error:
        return f"bad_position: {error}"
    for depth, expected in enumerate(counts, start=1):
        if expected > MOST_COUNT:
            break
        found = perft(state, depth)
        if found != expected:
            return f"perft {depth}: found {found}, expected {expected}"
    return None
