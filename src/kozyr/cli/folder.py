"""The value of --data."""

from __future__ import annotations

from pathlib import Path

import typer


def folder_named(text: str) -> Path:
    """A folder's name; an empty one would be the current folder, which nobody meant."""
    if not text:
        raise typer.BadParameter("expected a folder's name; . is the current folder")
    return Path(text)
