"""A missing text is an error in these tests, never English in its place."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kozyr.text import MissingText, on_missing


def _raise(missing: MissingText) -> None:
    raise missing


@pytest.fixture(autouse=True)
def _loud() -> Iterator[None]:
    before = on_missing(_raise)
    yield
    on_missing(before)
