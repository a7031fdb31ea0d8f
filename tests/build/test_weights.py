from __future__ import annotations

from pathlib import Path

import pytest

from bench.weights import NoPage, measure, report, scripts_of


def test_the_first_load_and_the_deck_stay_light() -> None:
    weights = measure()
    assert [each.name for each in weights if each.most is not None and each.size > each.most] == []
    assert all(each.size > 500 for each in weights), report(weights)


def test_what_a_script_imports_is_weighed_with_it(tmp_path: Path) -> None:
    (tmp_path / "a.js").write_text('import{x}from"./b.js";const later=()=>import("./later.js")')
    (tmp_path / "b.js").write_text('import "./c.js"; import{y}from"./a.js"')
    (tmp_path / "c.js").write_text("")
    assert {script.name for script in scripts_of(tmp_path / "a.js")} == {"a.js", "b.js", "c.js"}


def test_a_page_that_is_not_built_is_said(tmp_path: Path) -> None:
    with pytest.raises(NoPage):
        measure(tmp_path)
