"""The compiled core: made anew when a source changed, and not needed."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tools.build import amalgam, compiler, core
from tools.build.steps import BuildError

ROOT = Path(__file__).parents[2]
PARTS = ROOT / "src" / "kozyr" / "core"
can_compile = pytest.mark.skipif(compiler.missing() is not None, reason="no C compiler")


@pytest.fixture
def tree(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Return a tree with the core's sources alone, to be compiled quickly and not for speed."""
    flags = ["-O0" if flag == "-O3" else flag for flag in core.flags()]
    monkeypatch.setattr(core, "flags", lambda: flags)
    folder = tmp_path / "src" / "kozyr" / "core"
    folder.mkdir(parents=True)
    for path in PARTS.iterdir():
        if path.suffix in (".py", ".pxd"):
            (folder / path.name).write_bytes(path.read_bytes())
    (tmp_path / "tools" / "build").mkdir(parents=True)
    return tmp_path


def step(tree: Path, said: list[str]) -> bool:
    return core.core_step(tree, tree / "records", said.append).run(said.append)


@can_compile
@pytest.mark.slow
def test_compiles_once_and_again_after_a_change_to_the_same_bytes(tree: Path) -> None:
    assert step(tree, [])
    made = core.binary(tree)
    assert made is not None
    first = made.read_bytes()
    assert str(tree).encode() not in first
    assert not step(tree, [])
    made.unlink()
    assert step(tree, [])
    assert made.read_bytes() == first, "the same sources give the same bytes"
    (tree / "src/kozyr/core/chance.py").write_bytes((PARTS / "chance.py").read_bytes() + b"\n")
    assert step(tree, [])
    assert made.read_bytes() != first


def test_without_a_compiler_the_binary_goes_and_a_note_says_why(tree: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("CC", "no-such-compiler")
    stale = tree / "src/kozyr/core/compiled.abi3.so"
    stale.write_bytes(b"of a former build")
    said: list[str] = []
    assert step(tree, said)
    assert core.binary(tree) is None
    assert any("no C compiler (no-such-compiler); Kozyr works without" in line for line in said)
    assert not step(tree, said)


def test_a_compiler_without_headers_is_none(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setattr("sysconfig.get_path", lambda _: str(tmp_path))
    if compiler.missing() is not None and "no C compiler" in str(compiler.missing()):
        pytest.skip("no C compiler")
    assert "Python.h" in str(compiler.missing())


@can_compile
def test_a_fault_in_the_sources_is_an_error(tree: Path) -> None:
    part = tree / "src/kozyr/core/moves.py"
    part.write_text(
        part.read_text() + "\n\n@kernel\ndef broken(game: StateAt) -> Number:\n    return game.no_such_field\n"
    )
    with pytest.raises(BuildError, match="no_such_field"):
        step(tree, [])
    assert core.binary(tree) is None


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("def act(game):\n    pass\n", "both have a function act"),
        ("import random\n", "imports a module"),
        ("LIMIT = 3\n", "line 1: constants and classes have files of their own"),
    ],
)
def test_parts_that_cannot_be_joined_are_refused(tree: Path, text: str, fault: str) -> None:
    folder = tree / "src" / "kozyr" / "core"
    (folder / "extra.py").write_text(text)
    with pytest.raises(BuildError, match=fault):
        amalgam.joined(folder, ("moves.py", "extra.py"), "")


def test_kozyr_runs_without_the_compiled_core_and_says_so(tree: Path) -> None:
    """A copy of the package without a binary, in a process of its own."""
    package = tree / "src" / "kozyr"
    for path in (PARTS.parent).rglob("*.py"):
        copy = package / path.relative_to(PARTS.parent)
        copy.parent.mkdir(parents=True, exist_ok=True)
        copy.write_bytes(path.read_bytes())
    program = (
        "from kozyr import core; from kozyr.rules import PRESETS; assert 'src' in core.__file__;"
        "print(core.IS_COMPILED, core.play_deals(PRESETS['club'], 3, 2, 1).games, core.UNCOMPILED_WARNING)"
    )
    ran = subprocess.run(
        [sys.executable, "-c", program],
        env=os.environ | {"PYTHONPATH": str(tree / "src")},
        capture_output=True,
        text=True,
        check=True,
        cwd=tree,
    )
    assert ran.stdout.startswith("False 2 The core runs uncompiled")
