"""Records in a text, as people hand them over: a line each, among empty lines."""

from __future__ import annotations


def records_of(text: str) -> tuple[str, ...]:
    """The lines that are not empty, without what surrounds them; the mark at a file's beginning is left out.

    Whether a line is a record is for its reader to say.
    """
    lines = (line.strip() for line in text.removeprefix("\ufeff").splitlines())
    return tuple(line for line in lines if line)


def is_redacted(record: str) -> bool:
    """Whether a record's second field names a viewer: it tells what that seat came to know, and no more."""
    return record.partition(" ")[2].startswith("view=")
