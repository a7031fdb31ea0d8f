"""The built page: what a browser keeps of it is one build, and the whole of it."""

from __future__ import annotations

import re
from pathlib import Path

STATIC = Path(__file__).parents[2] / "src" / "kozyr" / "static"
NAMED = re.compile(r"/(?:assets|icons)/[\w.-]+")


def test_the_worker_keeps_every_file_that_the_page_begins_with() -> None:
    worker = (STATIC / "worker.js").read_text(encoding="utf-8")
    assert "%SHELL%" not in worker
    assert "%BUILD%" not in worker
    kept = set(NAMED.findall(worker))
    page = set(re.findall(r"/assets/[\w.-]+", (STATIC / "index.html").read_text(encoding="utf-8")))
    assert len(page) >= 2
    assert page <= kept
    assert [name for name in kept if not (STATIC / name.removeprefix("/")).is_file()] == []
    assert len([name for name in kept if name.startswith("/assets/texts-")]) >= 2, "every language"


def test_the_deck_alone_is_called_so() -> None:
    (deck,) = (STATIC / "assets").glob("deck-*")
    assert deck.is_dir()


def test_the_worker_stands_by_itself() -> None:
    assert not re.search(r"^\s*(import|export)\b", (STATIC / "worker.js").read_text(encoding="utf-8"), re.MULTILINE)
