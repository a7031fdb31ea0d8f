"""What can be wrong with seeds."""

from __future__ import annotations

from kozyr.rules.errors import KozyrError


class BadSeeds(KozyrError):
    """A secret or nonces that are none: `bad_seed`, `bad_nonces`. Never repeats what was given."""
