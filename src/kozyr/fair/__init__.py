"""Provable deals: commitment, deck from seeds, verification (docs/fair-deals.md)."""

from kozyr.fair.dealing import fair_deal
from kozyr.fair.errors import BadSeeds
from kozyr.fair.sealing import sealed
from kozyr.fair.seeds import NONCE_BYTES, SECRET_BYTES, Seeds, commitment_of
from kozyr.fair.verifying import Finding, verify

__all__ = [
    "NONCE_BYTES",
    "SECRET_BYTES",
    "BadSeeds",
    "Finding",
    "Seeds",
    "commitment_of",
    "fair_deal",
    "sealed",
    "verify",
]
