"""`python -m bench.lighthouse`: Lighthouse on every kind of page, into bench/results.md. `--runs N`: the median of N.

Lighthouse is an npm package with a lock of its own (tools/lighthouse); it drives the Chromium of the browser tests.
"""

from __future__ import annotations

import argparse
import contextlib
import json
import re
import shutil
import statistics
import subprocess
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import sync_playwright
from rich.console import Console

from bench import sections
from tools.build.node import node_home, npm, npm_command
from tools.screenshots import moments
from tools.screenshots.chromium import FLAGS, NoChromium
from tools.screenshots.laid import Device, prepare
from tools.screenshots.serving import Served

HOME = Path(__file__).parents[1] / "tools" / "lighthouse"
KINDS = ("performance", "accessibility", "best-practices", "seo")
FORMS = ("mobile", "desktop")
WANTED = 95
TABLE = "lead"
_LISTENING = re.compile(r"DevTools listening on (ws://[0-9.:]+/\S+)")
_WITHIN_S = 300


@dataclass(frozen=True)
class Figures:
    """What Lighthouse says of a page: points, 0 to 100, by kind, times in ms, and the audits that found something."""

    points: dict[str, int]
    first_ms: int
    largest_ms: int
    shift: float
    found: tuple[str, ...]


def pages(tables: dict[str, str]) -> dict[str, str]:
    """The pages by what they are called."""
    return {
        "`/`": "/",
        "a table": f"/table/{tables[TABLE]}",
        "rules": "/en/rules/classic",
        "a deck": "/ru/deck/atlasnye",
        "the decks": "/en/decks",
    }


@contextlib.contextmanager
def browser(device: Device, address: str) -> Iterator[int]:
    """A Chromium that sits at the laid table; its debugging port."""
    found = shutil.which("chromium")
    if found is None:
        raise NoChromium("chromium is not on the path; on Debian: sudo apt-get install chromium")
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as profile:
        command = [found, "--headless=new", *FLAGS, "--remote-debugging-port=0", f"--user-data-dir={profile}"]
        process = subprocess.Popen(command, stderr=subprocess.PIPE, text=True)  # noqa: S603 - found on the path
        try:
            assert process.stderr is not None
            socket = next(match[1] for match in map(_LISTENING.search, process.stderr) if match is not None)
            with sync_playwright() as playwright:
                there = playwright.chromium.connect_over_cdp(socket)
                device.give_cookie(there.contexts[0], address)
                there.close()
            yield int(socket.split("/")[2].rpartition(":")[2])
        finally:
            process.kill()
            process.wait()
            if process.stderr is not None:
                process.stderr.close()


def look(port: int, address: str, form: str) -> Figures:
    """One run."""
    (node, *_), environment = npm_command()
    program = HOME / "node_modules" / "lighthouse" / "cli" / "index.js"
    with tempfile.TemporaryDirectory() as folder:
        out = Path(folder) / "report.json"
        command = [node, str(program), address, f"--port={port}", "--quiet", "--output=json", f"--output-path={out}"]
        command += [f"--only-categories={','.join(KINDS)}"] + (["--preset=desktop"] if form == "desktop" else [])
        subprocess.run(command, env=environment, check=True, timeout=_WITHIN_S, stdin=subprocess.DEVNULL)  # noqa: S603
        return figures(json.loads(out.read_text(encoding="utf-8")))


def figures(report: dict[str, Any]) -> Figures:
    """What counts of a report."""
    audits = report["audits"]

    def value(name: str) -> float:
        return float(audits[name].get("numericValue") or 0)

    weighed = {ref["id"] for kind in KINDS for ref in report["categories"][kind]["auditRefs"] if ref["weight"] > 0}
    found = sorted(name for name in weighed if audits[name]["score"] is not None and audits[name]["score"] < 0.9)
    return Figures(
        points={kind: round(100 * (report["categories"][kind]["score"] or 0)) for kind in KINDS},
        first_ms=round(value("first-contentful-paint")),
        largest_ms=round(value("largest-contentful-paint")),
        shift=value("cumulative-layout-shift"),
        found=tuple(found),
    )


def middle(runs: list[Figures]) -> Figures:
    """The median of each figure; all that any run found."""
    return Figures(
        points={kind: round(statistics.median(run.points[kind] for run in runs)) for kind in KINDS},
        first_ms=round(statistics.median(run.first_ms for run in runs)),
        largest_ms=round(statistics.median(run.largest_ms for run in runs)),
        shift=statistics.median(run.shift for run in runs),
        found=tuple(sorted({name for run in runs for name in run.found})),
    )


def report(rows: dict[tuple[str, str], Figures], runs: int) -> str:
    """The section's text."""
    lines = [
        f"Wanted: {WANTED} or more; SEO where a page is to be found (a table is not). Median of {runs}.",
        "Mobile is Lighthouse's slow phone and network, simulated: this machine, busy as it was, four times slower.",
        "",
        "| page | as | performance | accessibility | best practices | SEO | first paint, s | largest, s | shift |",
        "| --- | --- | --- | --- | --- | --- | --- | --- | --- |",
    ]
    for (page, form), row in rows.items():
        seo = "noindex" if page == "a table" else str(row.points["seo"])
        points = [str(row.points[kind]) for kind in KINDS[:3]]
        times = [f"{row.first_ms / 1000:.2f}", f"{row.largest_ms / 1000:.2f}", f"{row.shift:.3f}"]
        lines.append(f"| {' | '.join([page, form, *points, seo, *times])} |")
    return "\n".join(lines)


def main() -> int:
    """Measures and writes; 1 if there is no Chromium."""
    parser = argparse.ArgumentParser(prog="python -m bench.lighthouse", description=__doc__)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--form", choices=FORMS, help="one form only; nothing is written then")
    options = parser.parse_args()
    console, busy = Console(stderr=True), sections.load()
    node_home()
    npm(HOME, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--no-update-notifier")
    rows: dict[tuple[str, str], Figures] = {}
    try:
        with tempfile.TemporaryDirectory() as folder:
            device = prepare(Path(folder) / "data", {TABLE: moments.LEAD})
            with Served(Path(folder) / "data") as served, browser(device, served.address) as port:
                for page, path in pages(dict(device.tables)).items():
                    for form in [options.form] if options.form else FORMS:
                        taken = [look(port, served.address + path, form) for _ in range(options.runs)]
                        rows[page, form] = middle(taken)
                        console.print(page, form, rows[page, form])
    except NoChromium as error:
        console.print(f"lighthouse: {error}")
        return 1
    if options.form is None:
        sections.write({"Lighthouse": report(rows, options.runs)}, busy)
        console.print(f"written: Lighthouse, in {sections.RESULTS}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
