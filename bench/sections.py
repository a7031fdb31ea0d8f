"""bench/results.md: each section is written by the command that measured it; the others stay as they are."""

from __future__ import annotations

import os
import platform
from datetime import UTC, datetime
from pathlib import Path

RESULTS = Path(__file__).with_name("results.md")
HEADING = "\n## "
TOP = "# Benchmark results\n\nMade by `make bench`, `make strength` and `make lighthouse`.\n"
ORDER = (
    *("The reference rules", "The compiled core", "Search", "Endgames", "Strength"),
    *("Frames", "Weights", "Lighthouse"),
)


def machine() -> str:
    """What the figures were taken on."""
    model = platform.processor() or platform.machine()
    cpuinfo = Path("/proc/cpuinfo")
    if cpuinfo.exists():
        names = [line.partition(":")[2].strip() for line in cpuinfo.read_text().splitlines() if "model name" in line]
        model = names[0] if names else model
    return f"{model}, {os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}"


def load() -> str:
    """Whether the machine had other work, which falsifies figures by the wall clock most."""
    if not hasattr(os, "getloadavg"):
        return "how busy the machine was is not known here"
    busy = os.getloadavg()[0]
    told = "**other work ran beside: take the figures as a floor**" if busy > 0.7 else "idle otherwise"
    return f"load when it began: {busy:.1f} ({told})"


def write(sections: dict[str, str], busy: str) -> None:
    """Put these sections, by heading, into the file, with where and when they were measured."""
    texts = dict(part.partition("\n")[::2] for part in RESULTS.read_text(encoding="utf-8").split(HEADING)[1:])
    where = f"{machine()}; {datetime.now(UTC):%Y-%m-%d}; {busy}."
    texts |= {heading: f"\n{where}\n\n{text.strip()}\n" for heading, text in sections.items()}
    RESULTS.write_text(TOP + "".join(f"{HEADING}{heading}\n{texts[heading]}" for heading in ORDER if heading in texts))
