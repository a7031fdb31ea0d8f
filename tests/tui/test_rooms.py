"""Inside the room: the table, which knows every card, is held by the game alone."""

from __future__ import annotations

import ast
from pathlib import Path

ROOM = Path(__file__).parents[2] / "src" / "kozyr" / "tui"
KNOWING = ("kozyr.table", "kozyr.rules.state")


def imports(path: Path) -> set[str]:
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = {node.module for node in ast.walk(tree) if isinstance(node, ast.ImportFrom) and node.module}
    found |= {
        f"{node.module}.{name.name}"
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom)
        for name in node.names
    }
    return found | {name.name for node in ast.walk(tree) if isinstance(node, ast.Import) for name in node.names}


def test_only_the_game_holds_a_table() -> None:
    knowing = {path.name for path in ROOM.glob("*.py") if any(name.startswith(KNOWING) for name in imports(path))}
    assert knowing == {"game.py"}


def test_nobody_takes_a_state() -> None:
    assert [path.name for path in ROOM.glob("*.py") if "kozyr.rules.State" in imports(path)] == []
