"""The steps that make the page: Node's packages, the deck's pictures, the bundle."""

from __future__ import annotations

import sys
from pathlib import Path

from tools.build.node import npm, run
from tools.build.steps import Step

DECK = "web/src/deck/generated"


def page_steps(root: Path, records: Path, node: str) -> list[Step]:
    """Return the steps for the tree at `root`. `node`: what pins Node, and so decides the result too."""
    web = root / "web"
    lock = web / "package-lock.json"
    packages = Step(
        name="page: packages",
        inputs=(web / "package.json", lock),
        settings=node,
        output=web / "node_modules" / ".package-lock.json",
        record=records / "packages",
        # No package may run a program of its own while it is installed.
        make=lambda: npm(web, "ci", "--ignore-scripts", "--no-audit", "--no-fund", "--no-update-notifier"),
    )
    deck = Step(
        name="page: deck",
        inputs=(root / "tools" / "deck", lock),
        output=root / DECK,
        record=records / "deck",
        make=lambda: run([sys.executable, "-m", "tools.deck", DECK], root, "python -m tools.deck"),
    )
    bundle = Step(
        name="page: bundle",
        inputs=(web, root / "tools" / "deck", root / "src" / "kozyr" / "locales"),
        settings=node,
        output=root / "src" / "kozyr" / "static" / "index.html",
        record=records / "bundle",
        make=lambda: npm(web, "run", "build", "--silent"),
    )
    return [packages, deck, bundle]
