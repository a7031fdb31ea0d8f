"""What is sent before the first card lies, and with the deck, in gzipped bytes: read from the built page."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterable
from dataclasses import dataclass
from pathlib import Path

STATIC = Path(__file__).parents[1] / "src" / "kozyr" / "static"
SCRIPT_MOST, STYLE_MOST, DECK_MOST = 60_000, 15_000, 120_000
"""What each may weigh at most; the deck: one size of its 36 faces, and a back."""
_STATIC_IMPORT = re.compile(r"""(?:from|import)\s*["']\./([\w.-]+\.js)["']""")
PACK = [rank + suit for rank in "6789TJQKA" for suit in "cdhs"]


class NoPage(Exception):
    """The page is not built."""


@dataclass(frozen=True, slots=True)
class Weight:
    """One row: what it is, gzipped bytes, and at most how many."""

    name: str
    size: int
    most: int | None = None


def weigh(files: Iterable[Path]) -> int:
    """Each file gzipped by itself, as it is sent."""
    return sum(len(gzip.compress(file.read_bytes(), 9, mtime=0)) for file in files)


def scripts_of(entry: Path) -> set[Path]:
    """A script and all that it cannot begin without."""
    found, waiting = {entry}, [entry]
    while waiting:
        text = waiting.pop().read_text(encoding="utf-8")
        for name in _STATIC_IMPORT.findall(text):
            script = entry.parent / name
            if script not in found:
                found.add(script)
                waiting.append(script)
    return found


def measure(static: Path = STATIC) -> list[Weight]:
    """All weights. NoPage if the page is not built."""
    index = static / "index.html"
    if not index.is_file():
        raise NoPage("the page is not built: make page")
    html, assets = index.read_text(encoding="utf-8"), static / "assets"
    entries = [assets / name for name in re.findall(r'<script[^>]* src="/assets/([^"]+)"', html)]
    styles = [assets / name for name in re.findall(r'<link rel="stylesheet"[^>]* href="/assets/([^"]+)"', html)]
    scripts = weigh(set().union(*map(scripts_of, entries)))
    texts = {language: weigh(assets.glob(f"texts-{language}-*.js")) for language in _languages(assets)}
    heaviest = max(texts, key=lambda language: texts[language])
    return [
        Weight(f"script of the first load, with the texts of its heaviest language, {heaviest}",
               scripts + texts[heaviest], SCRIPT_MOST),
        Weight("style of the first load", weigh(styles), STYLE_MOST),
        *(Weight(f"deck `{design}`, {size} faces and the red back", _deck(assets, design, size), DECK_MOST)
          for design in ("atlasnye", "french") for size in ("full", "small")),
        *(Weight(f"later: {name}", weigh(assets.glob(f"{name}-*.[jc]s*")))
          for name in ("settings", "press", "speaker")),
    ]  # fmt: skip


def _languages(assets: Path) -> list[str]:
    return sorted(file.name.split("-")[1] for file in assets.glob("texts-*.js"))


def _deck(assets: Path, design: str, size: str) -> int:
    (deck,) = assets.glob("deck-*")
    faces = [
        deck / design / size / ("en" if card[0] in "JQKA" else "numbers") / f"{card}.svg" for card in PACK
    ]  # the letters of other index sets weigh the same within some bytes
    return weigh([*faces, deck / "backs" / "rosettes.svg"])


def report(weights: list[Weight]) -> str:
    """The figures as a Markdown table."""
    rows = [f"| {each.name} | {each.size:,} | {'' if each.most is None else f'{each.most:,}'} |" for each in weights]
    return "\n".join(["| gzipped | bytes | at most |", "| --- | --- | --- |", *rows])
