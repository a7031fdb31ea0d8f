"""What is shipped: the wheel and the sdist, and that either gives a person the same Kozyr."""

from __future__ import annotations

import os
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

from tools.build import compiler

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "kozyr"

pytestmark = pytest.mark.slow


def run(folder: Path, *command: str | Path) -> str:
    """Run a program and return what it printed; its whole output is in the failure."""
    done = subprocess.run(
        [str(part) for part in command],
        cwd=folder,
        env={name: value for name, value in os.environ.items() if not name.startswith("PYTHON")},
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    return done.stdout


def build(tree: Path, kind: str, into: Path) -> Path:
    run(tree, sys.executable, "-m", "hatchling", "build", "-t", kind, "-d", into)
    (made,) = into.iterdir()
    return made


def contents(wheel: Path) -> dict[str, bytes]:
    with zipfile.ZipFile(wheel) as archive:
        return {name: archive.read(name) for name in archive.namelist()}


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return build(ROOT, "wheel", tmp_path_factory.mktemp("wheel"))


@pytest.fixture(scope="module")
def unpacked_sdist(tmp_path_factory: pytest.TempPathFactory) -> Path:
    packed = build(ROOT, "sdist", tmp_path_factory.mktemp("sdist"))
    folder = tmp_path_factory.mktemp("unpacked")
    run(folder, "tar", "xf", packed)
    (tree,) = folder.iterdir()
    return tree


def test_the_wheel_is_the_package_and_nothing_else(wheel: Path) -> None:
    tops = {name.split("/")[0] for name in contents(wheel)}
    assert {top.partition("-")[0] for top in tops} == {"kozyr"}
    assert len(tops) == 2, "the package and its metadata"
    leftovers = (".pyc", ".map", ".db", ".c", ".o")
    assert [name for name in contents(wheel) if name.endswith(leftovers)] == []


def test_the_wheel_carries_the_compiled_core_and_says_for_which_machines(wheel: Path) -> None:
    binaries = [name for name in contents(wheel) if name.endswith((".so", ".pyd"))]
    if compiler.missing() is None:
        assert [name.partition(".")[0] for name in binaries] == ["kozyr/core/compiled"]
        assert not wheel.stem.endswith("-any")
    else:
        assert binaries == []
        assert wheel.stem.endswith("py3-none-any")


def test_the_sdist_carries_no_binary(unpacked_sdist: Path) -> None:
    assert [path for path in unpacked_sdist.rglob("*") if path.suffix in (".so", ".pyd", ".c")] == []
    assert (unpacked_sdist / "src/kozyr/core/kernel.pxd").is_file()


@pytest.mark.parametrize(
    "pattern",
    ["**/*.py", "**/*.pxd", "locales/**/*.ftl", "static/**/*", "server/store/migrations/**/*.py"],
    ids=lambda text: text,
)
def test_the_wheel_carries_all_of(wheel: Path, pattern: str) -> None:
    wanted = {
        path.relative_to(ROOT / "src").as_posix()
        for path in SOURCE.glob(pattern)
        if path.is_file() and "__pycache__" not in path.parts
    }
    assert wanted, f"the tree holds no {pattern}"
    assert wanted <= contents(wheel).keys()


def test_the_wheel_gives_the_command(wheel: Path) -> None:
    (entry_points,) = [text for name, text in contents(wheel).items() if name.endswith("/entry_points.txt")]
    assert b"kozyr = kozyr.cli:main" in entry_points


def test_the_sdist_builds_the_same_wheel_without_making_the_page(
    wheel: Path, unpacked_sdist: Path, tmp_path: Path
) -> None:
    assert not (unpacked_sdist / "web" / "node_modules").exists()
    again = build(unpacked_sdist, "wheel", tmp_path)
    assert not (unpacked_sdist / "web" / "node_modules").exists()
    assert contents(again) == contents(wheel)


def test_the_sdist_carries_what_the_page_is_made_from(unpacked_sdist: Path) -> None:
    for name in ["web/package-lock.json", "web/.npmrc", "web/index.html", "tools/deck/__main__.py", "LICENSE"]:
        assert (unpacked_sdist / name).is_file(), name


@pytest.mark.full
def test_pip_install_gives_a_command_that_works(tmp_path: Path) -> None:
    """As a person does it: a new environment, and the build fetches what it needs by itself."""
    run(tmp_path, sys.executable, "-m", "venv", "venv")
    python = tmp_path / "venv" / "bin" / "python"
    run(ROOT, python, "-m", "pip", "install", "--quiet", ".")
    assert "play" in run(tmp_path, python.with_name("kozyr"), "--help")
    where = run(tmp_path, python, "-c", "import kozyr; print(kozyr.__file__)")
    assert where.startswith(str(tmp_path))
    assert (Path(where.strip()).parent / "static" / "index.html").is_file()
