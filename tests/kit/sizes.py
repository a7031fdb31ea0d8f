"""How much a property test tries, when the profile's number does not fit it."""

from __future__ import annotations

import os

from hypothesis import settings

FULL = os.environ.get("KOZYR_FULL") == "1"


def tries(everyday: int) -> settings:
    """So many examples a run, twenty times as many at full size."""
    return settings(max_examples=everyday * 20 if FULL else everyday)
