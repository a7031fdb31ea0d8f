"""docs/known-faults.md names every fault once, and says truly where it is tested."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FAULTS = re.findall(
    r"\d\d",
    """
    01 02 04 06 07 08 10 11 13 14 15 17 18 20 22 23 25 26 27 29 30 32 33 35 37 38 40 41 42 44 45
    46 47 49 50 51 53 54 55 57 60 62 63 65 66 67 70 71 73 75 76 77 78 80 82 83 85 86 88 89 91
    """,
)
ROWS = dict(re.findall(r"^\| B(\d\d) \| .* \| (.*) \|$", (ROOT / "docs" / "known-faults.md").read_text(), re.MULTILINE))


def test_every_fault_has_a_row() -> None:
    assert sorted(ROWS) == FAULTS


@pytest.mark.parametrize("fault", FAULTS)
def test_a_row_names_tests_that_exist_or_why_there_are_none(fault: str) -> None:
    files = re.findall(r"`(tests/[^`]+)`", ROWS[fault])
    assert files or "not yet due: " in ROWS[fault]
    for name in files:
        assert re.search(rf"def test_(\w+_)?b{fault}_", (ROOT / name).read_text(encoding="utf-8")), name
