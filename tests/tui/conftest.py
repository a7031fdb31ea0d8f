from __future__ import annotations

from collections.abc import Iterator

import pytest

from kozyr.text import MissingText, on_missing


def _fail(missing: MissingText) -> None:
    raise missing


@pytest.fixture(autouse=True)
def no_text_is_missing() -> Iterator[None]:
    before = on_missing(_fail)
    yield
    on_missing(before)
