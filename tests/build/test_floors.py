"""What import-linter cannot say about the floors: which parts of other packages, and which names, a room may take."""

from __future__ import annotations

import ast
import importlib
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

SOURCE = Path(__file__).parents[2] / "src"

STANDARD_LIBRARY_ALONE = ["cards", "rules", "view", "notation"]
BELOW_ENGINES = [
    *STANDARD_LIBRARY_ALONE,
    *("text", "fair", "progress", "core", "belief", "search", "bots", "table", "lessons"),
]
PLAYERS = ["bots", "search", "belief"]
OUTSIDE_WORLD = {
    *("asyncio", "datetime", "fileinput", "ftplib", "glob", "http", "io", "logging", "multiprocessing", "os"),
    *("pathlib", "secrets", "select", "selectors", "shelve", "shutil", "signal", "smtplib", "socket", "socketserver"),
    *("sqlite3", "ssl", "structlog", "subprocess", "tempfile", "threading", "time", "urllib", "uuid", "warnings"),
}
"""Modules that know the time, the disk, the network or the log. Words of a language are read by importlib.resources."""
ALLOWED = {"search": ["threading", "time"]}
"""A search ends after a time and thinks in threads; with a budget of iterations neither changes what it says."""
OUTSIDE_CALLS = {"open", "print", "input"}
HIDDEN_FROM_PLAYERS = ("kozyr.rules.state", "kozyr.table", "kozyr.server")


def sources(room: str) -> Iterator[tuple[str, ast.Module]]:
    folder = SOURCE / "kozyr" / room
    for path in sorted(folder.rglob("*.py")) if folder.is_dir() else [folder.with_suffix(".py")]:
        yield str(path.relative_to(SOURCE)), ast.parse(path.read_text(encoding="utf-8"))


def imported(tree: ast.Module) -> Iterator[tuple[str, str | None]]:
    """Yield (module, name) for `from module import name`, (module, None) for `import module`."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from ((alias.name, None) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "imports are absolute"
            yield from ((str(node.module), alias.name) for alias in node.names)


def foreign_packages(tree: ast.Module) -> list[str]:
    tops = {module.partition(".")[0] for module, _ in imported(tree)}
    return sorted(top for top in tops if top != "kozyr" and top not in sys.stdlib_module_names)


def outside_world(tree: ast.Module) -> list[str]:
    """Return what a module takes from the clock, the disk, the network or chance."""
    found = [module for module, _ in imported(tree) if module.partition(".")[0] in OUTSIDE_WORLD]
    found += [
        f"random.{name}" for module, name in imported(tree) if module == "random" and name not in (None, "Random")
    ]
    for node in ast.walk(tree):
        match node:
            case ast.Call(func=ast.Name(id=name)) if name in OUTSIDE_CALLS:
                found.append(f"{name}()")
            case ast.Attribute(value=ast.Name(id="random"), attr=attribute) if attribute != "Random":
                found.append(f"random.{attribute}")
            case ast.Call(func=ast.Attribute(attr="Random") | ast.Name(id="Random"), args=[], keywords=[]):
                found.append("Random() without a seed")
    return found


def hidden_things(tree: ast.Module) -> list[str]:
    """Return what a player's module takes that it must not, however it is called where it was taken from."""
    found = []
    for module, name in imported(tree):
        if not module.startswith("kozyr"):
            continue
        if name is None:
            # `import kozyr.rules` would open every name in it.
            found.append(f"import {module}")
            continue
        thing = getattr(importlib.import_module(module), name, None)
        home = str(getattr(thing, "__module__", None) or getattr(thing, "__name__", ""))
        if f"{module}.{name}".startswith(HIDDEN_FROM_PLAYERS) or home.startswith(HIDDEN_FROM_PLAYERS):
            found.append(f"{module}.{name}")
    return found


@pytest.mark.parametrize("room", STANDARD_LIBRARY_ALONE)
def test_the_lowest_rooms_use_the_standard_library_alone(room: str) -> None:
    assert {path: found for path, tree in sources(room) if (found := foreign_packages(tree))} == {}


@pytest.mark.parametrize("room", BELOW_ENGINES)
def test_nothing_below_engines_touches_the_outside_world(room: str) -> None:
    allowed = ALLOWED.get(room, [])
    found = {path: [what for what in outside_world(tree) if what not in allowed] for path, tree in sources(room)}
    assert {path: what for path, what in found.items() if what} == {}


@pytest.mark.parametrize("room", PLAYERS)
def test_a_player_is_not_handed_a_state_under_another_name(room: str) -> None:
    assert {path: found for path, tree in sources(room) if (found := hidden_things(tree))} == {}


@pytest.mark.parametrize(
    "source",
    [
        "import time",
        "from datetime import datetime",
        "import os.path",
        "print('x')",
        "def f():\n    with open('x') as file:\n        pass",
        "from random import shuffle",
        "import random\nrandom.shuffle([])",
        "import random\nx = random.Random()",
        "from random import Random\nx = Random()",
    ],
)
def test_a_reach_outside_is_found(source: str) -> None:
    assert outside_world(ast.parse(source))


@pytest.mark.parametrize(
    "source",
    [
        "import random\ndef f(chance: random.Random) -> int:\n    return chance.randrange(3)",
        "from random import Random\nx = Random(7)",
        "import hashlib, itertools",
    ],
)
def test_chance_that_is_handed_in_is_not_a_reach_outside(source: str) -> None:
    assert outside_world(ast.parse(source)) == []


@pytest.mark.parametrize(
    "source",
    [
        "from kozyr.rules.state import State",
        "from kozyr.rules import state",
        "from kozyr.rules.referee import State",
        "import kozyr.rules",
        "if TYPE_CHECKING:\n    from kozyr.rules.state import State",
        "def f():\n    from kozyr.server.wire import Sight",
    ],
)
def test_a_state_smuggled_in_is_found(source: str) -> None:
    assert hidden_things(ast.parse(source))


def test_a_view_is_not_hidden_from_players() -> None:
    assert hidden_things(ast.parse("from kozyr.view.view import View\nfrom kozyr.cards import Card")) == []


def test_another_package_is_found() -> None:
    assert foreign_packages(ast.parse("import msgspec.json\nimport json\nfrom kozyr.cards import Card")) == ["msgspec"]
