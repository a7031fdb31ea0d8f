"""What is to be made for a tree, and what making it needs."""

from __future__ import annotations

import tomllib
from pathlib import Path

from tools.build.core import core_step
from tools.build.page import page_steps
from tools.build.steps import Say, Step, run_all


def carried(root: Path) -> bool:
    """Whether the tree is an unpacked sdist, which carries the page."""
    return (root / "PKG-INFO").is_file() and (root / "src" / "kozyr" / "static" / "index.html").is_file()


def group(root: Path, name: str) -> list[str]:
    """Return a dependency group of pyproject.toml, the one place where it is written what a step needs."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    return [str(requirement) for requirement in project["dependency-groups"][name]]


def requirements(root: Path, *, core: bool = True) -> list[str]:
    """Return what must be installed to run the steps."""
    return ([] if carried(root) else group(root, "page")) + (group(root, "core") if core else [])


def steps(root: Path, say: Say, *, core: bool = True) -> list[Step]:
    """Return all steps in order."""
    records = root / "build" / "inputs"
    page = [] if carried(root) else page_steps(root, records, " ".join(group(root, "page")))
    return [*page, core_step(root, records, say)] if core else page


def run(root: Path, say: Say, *, core: bool = True) -> int:
    """Make all that is not fresh; return how many steps had something to do. Raises BuildError.

    `core`: compile it too; an sdist carries its sources alone.
    """
    return run_all(steps(root, say, core=core), say)
