"""`kozyr verify` as a command: what it prints, and its exit status."""

from __future__ import annotations

from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from kozyr.cli.app import app

FILE = Path(__file__).parents[2] / "conformance/fair/records.dpn"
RECORDS = FILE.read_text("ascii").splitlines()


def run(*arguments: str, stdin: str = "") -> Result:
    return CliRunner().invoke(app, ["verify", *arguments], input=stdin)


def test_a_file_standard_input_and_a_record_are_read() -> None:
    for result in (run(str(FILE)), run(stdin=FILE.read_text("ascii")), run("-", stdin="\n".join(RECORDS))):
        assert (result.exit_code, result.output) == (0, f"{len(RECORDS)} of {len(RECORDS)} proved fair\n")
    assert run(RECORDS[0]).output == "1 of 1 proved fair\n"


def test_what_does_not_fit_is_said_with_its_line(tmp_path: Path) -> None:
    file = tmp_path / "games.dpn"
    file.write_text(f"{RECORDS[0]}\n\n{RECORDS[1].replace('dealer=', 'dealer=1')}\nno record\n", "ascii")
    result = run(str(file))
    assert result.exit_code == 1
    assert "3: dealer is" in result.output
    assert "4: the record is refused: expected a record that begins with dpn1" in result.output
    assert result.output.endswith("1 of 3 proved fair\n")


def test_a_commitment_that_was_noted() -> None:
    result = run(RECORDS[0], "--commitment", "0" * 64)
    assert result.exit_code == 1
    assert "another seed was promised" in result.output


@pytest.mark.parametrize("name", ["no-such-file", "", "a\0b"])
def test_a_file_that_is_none(name: str) -> None:
    result = run(name)
    assert result.exit_code == 2
    assert "Traceback" not in result.output


def test_nothing_is_not_proved() -> None:
    result = run(stdin="")
    assert (result.exit_code, result.output) == (1, "0 of 0 proved fair\n")
