"""How much the tests try: everyday size, or all of it with KOZYR_FULL=1."""

from __future__ import annotations

import os

import pytest
from hypothesis import HealthCheck, settings

FULL = os.environ.get("KOZYR_FULL") == "1"
CI = os.environ.get("CI") == "true"

# No deadlines: how fast an example is says nothing about whether it is right. The same examples in every run of CI.
settings.register_profile(
    "everyday", deadline=None, max_examples=100, derandomize=CI, suppress_health_check=[HealthCheck.too_slow]
)
settings.register_profile(
    "full", deadline=None, max_examples=2000, derandomize=CI, suppress_health_check=[HealthCheck.too_slow]
)
settings.load_profile("full" if FULL else "everyday")


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave out what is only worth it at full size."""
    if FULL:
        return
    left_out = [item for item in items if item.get_closest_marker("full")]
    if left_out:
        config.hook.pytest_deselected(items=left_out)
        items[:] = [item for item in items if item not in left_out]
