"""A command that is written down somewhere exists."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from functools import cache
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")])
SCRIPTS = sorted([ROOT / ".ci" / "run", *(ROOT / "tools").rglob("*.sh")])
PROGRAMS = Path(sys.prefix) / "bin"


@cache
def targets() -> set[str]:
    text = (ROOT / "Makefile").read_text(encoding="utf-8")
    return {name for line in re.findall(r"^\.PHONY: (.*)$", text, re.MULTILINE) for name in line.split()}


@cache
def kozyr_commands() -> set[str]:
    shown = subprocess.run(
        [PROGRAMS / "kozyr", "--help"],
        env=os.environ | {"COLUMNS": "200", "NO_COLOR": "1", "TERM": "dumb"},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    return set(re.findall(r"^\W*([a-z][a-z-]*) {2,}\S", shown, re.MULTILINE))


def code_in(document: Path) -> str:
    """Return what stands in backticks and code blocks."""
    text = document.read_text(encoding="utf-8")
    blocks = re.findall(r"^```\w*\n(.*?)^```", text, re.MULTILINE | re.DOTALL)
    return "\n".join([*blocks, *re.findall(r"`([^`\n]+)`", text)])


def test_help_lists_every_target_that_a_person_calls() -> None:
    shown = subprocess.run(["make", "help"], cwd=ROOT, capture_output=True, text=True, check=True).stdout
    listed = set(re.findall(r"^    ([a-z-]+) +\S", shown, re.MULTILINE))
    assert listed <= targets()
    assert targets() - listed == {"installed", "dev", "page-fresh", "chromium"}
    assert {"play", "test", "help"} <= listed


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_documents_name_only_make_targets_that_exist(document: Path) -> None:
    assert set(re.findall(r"\bmake ([a-z][a-z-]*)", code_in(document))) <= targets()


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_documents_name_only_kozyr_commands_that_exist(document: Path) -> None:
    assert set(re.findall(r"\bkozyr ([a-z][a-z-]*)", code_in(document))) <= kozyr_commands()


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_between_documents_lead_somewhere(document: Path) -> None:
    targets_of_links = re.findall(r"\]\((?!https?:|#)([^)#]+)", document.read_text(encoding="utf-8"))
    assert [link for link in targets_of_links if not (document.parent / link).exists()] == []


@pytest.mark.parametrize("script", SCRIPTS, ids=lambda path: path.name)
def test_scripts_can_be_run_and_are_bash(script: Path) -> None:
    assert os.access(script, os.X_OK)
    assert script.read_text(encoding="utf-8").startswith("#!/usr/bin/env bash\n")
    subprocess.run(["bash", "-n", script], check=True)


def test_pre_commit_uses_local_programs_that_exist() -> None:
    config = (ROOT / ".pre-commit-config.yaml").read_text(encoding="utf-8")
    assert re.findall(r"repo: (.*)", config) == ["local"]
    programs = set(re.findall(r"entry: (\S+)", config))
    assert programs
    assert [program for program in programs if not (PROGRAMS / program.removeprefix(".venv/bin/")).exists()] == []
