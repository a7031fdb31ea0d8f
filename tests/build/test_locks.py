"""What is installed is what was locked, and a lock names packages, never where they were fetched."""

from __future__ import annotations

import ast
import json
import re
import sys
import tomllib
from functools import cache
from importlib.metadata import packages_distributions
from pathlib import Path
from typing import Any

import pytest
from packaging.requirements import Requirement
from packaging.utils import canonicalize_name
from packaging.version import Version

ROOT = Path(__file__).parents[2]
LOCKS = ["play", "dev", "bench"]
NODE_FOLDERS = ["web", "tools/lighthouse"]
PINNED = re.compile(r"^(?P<name>[a-z0-9-]+)==(?P<version>[^ ]+)")


@cache
def project() -> dict[str, Any]:
    return tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))


def lock_text(name: str) -> str:
    return (ROOT / "requirements" / f"{name}.lock").read_text(encoding="utf-8")


def pins(name: str) -> dict[str, str]:
    found = [PINNED.match(line) for line in lock_text(name).splitlines()]
    return {pin["name"]: pin["version"] for pin in found if pin}


def group(name: str) -> list[Requirement]:
    found: list[Requirement] = []
    for entry in project()["dependency-groups"][name]:
        found.extend(group(entry["include-group"]) if isinstance(entry, dict) else [Requirement(entry)])
    return found


def asked_for(lock: str) -> list[Requirement]:
    base = [Requirement(line) for line in project()["project"]["dependencies"]]
    return base + group("build" if lock == "play" else lock)


@pytest.mark.parametrize("lock", LOCKS)
def test_every_dependency_is_locked_in_a_version_that_fits(lock: str) -> None:
    locked = pins(lock)
    assert locked
    for requirement in asked_for(lock):
        version = locked.get(canonicalize_name(requirement.name))
        assert version is not None, f"{requirement.name} is not in {lock}.lock: run `make lock`"
        assert requirement.specifier.contains(Version(version), prereleases=True), f"{requirement}: {version} is locked"


@pytest.mark.parametrize("lock", LOCKS)
def test_every_locked_package_has_hashes(lock: str) -> None:
    blocks = re.split(r"\n(?=[a-z0-9])", lock_text(lock))
    packages = [block for block in blocks if PINNED.match(block)]
    assert len(packages) == len(pins(lock))
    assert [block.splitlines()[0] for block in packages if "--hash=sha256:" not in block] == []


@pytest.mark.parametrize("lock", ["dev", "bench"])
def test_the_locks_agree(lock: str) -> None:
    others = pins(lock)
    assert {name: others[name] for name in pins("play") if name in others} == {
        name: version for name, version in pins("play").items() if name in others
    }


def test_dev_holds_all_that_play_does() -> None:
    assert pins("play").keys() <= pins("dev").keys()


@pytest.mark.parametrize("lock", LOCKS)
def test_no_python_lock_names_an_address(lock: str) -> None:
    assert [line for line in lock_text(lock).splitlines() if "://" in line or "--index" in line] == []


@pytest.mark.parametrize("folder", NODE_FOLDERS)
def test_no_lock_of_node_names_a_place_to_fetch_from(folder: str) -> None:
    packages = json.loads((ROOT / folder / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert len(packages) > 1
    assert [name for name, package in packages.items() if "resolved" in package] == []
    assert [name for name, package in packages.items() if name and "integrity" not in package] == []


@pytest.mark.parametrize("folder", NODE_FOLDERS)
def test_exact_versions_are_asked_of_node(folder: str) -> None:
    manifest = json.loads((ROOT / folder / "package.json").read_text(encoding="utf-8"))
    wanted = manifest.get("dependencies", {}) | manifest.get("devDependencies", {})
    assert wanted
    assert [
        f"{name} {version}" for name, version in wanted.items() if not re.fullmatch(r"\d+\.\d+\.\d+", version)
    ] == []


def test_the_package_imports_nothing_that_it_does_not_ask_for() -> None:
    asked = {canonicalize_name(Requirement(line).name) for line in project()["project"]["dependencies"]}
    tops: set[str] = set()
    for path in (ROOT / "src").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                tops |= {alias.name.partition(".")[0] for alias in node.names}
            elif isinstance(node, ast.ImportFrom):
                tops.add(str(node.module).partition(".")[0])
    sources = packages_distributions()
    foreign = tops - set(sys.stdlib_module_names) - {"kozyr"}
    assert foreign
    assert [top for top in sorted(foreign) if not {canonicalize_name(name) for name in sources[top]} & asked] == []
