"""What is to be made for a tree, and what making it needs."""

from __future__ import annotations

import tomllib
from pathlib import Path

from tools.build.page import page_steps
from tools.build.steps import Say, Step, run_all


def carried(root: Path) -> bool:
    """Whether the tree is an unpacked sdist, which carries all results."""
    return (root / "PKG-INFO").is_file() and (root / "src" / "kozyr" / "static" / "index.html").is_file()


def page_requirements(root: Path) -> list[str]:
    """Return the dependency group `page` of pyproject.toml, the one place where Node is pinned."""
    project = tomllib.loads((root / "pyproject.toml").read_text(encoding="utf-8"))
    return [str(requirement) for requirement in project["dependency-groups"]["page"]]


def requirements(root: Path) -> list[str]:
    """Return what must be installed to run the steps."""
    return [] if carried(root) else page_requirements(root)


def steps(root: Path) -> list[Step]:
    """Return all steps in order."""
    return page_steps(root, root / "build" / "inputs", " ".join(page_requirements(root)))


def run(root: Path, say: Say) -> int:
    """Make all that is not fresh; return how many steps had something to do. Raises BuildError."""
    return 0 if carried(root) else run_all(steps(root), say)
