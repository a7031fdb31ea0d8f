"""A record with the proof of its deal: what stands in it once the game is over."""

from __future__ import annotations

import hmac
from dataclasses import replace

from kozyr.fair.seeds import Seeds
from kozyr.notation.record import Record

COMMITMENT, SEED, NONCES, SEAL = "x-commitment", "x-seed", "x-nonces", "x-seal"
RECORDS = "kozyr-record-1"


def seal_of(core: str, secret: bytes) -> str:
    """HMAC-SHA-256 of a record's line before `x-commitment`, as 64 hexadecimal digits: finds what was changed later.

    Whoever has the seed can seal anew: it shows damage and careless changes; against a forger stands one's own copy.
    """
    return hmac.digest(secret, f"{RECORDS}|{core}".encode("ascii"), "sha256").hex()


def sealed(record: Record, seeds: Seeds) -> Record:
    """The record of a finished game with commitment, seed, nonces and seal. For everybody, once the game is over."""
    core = str(record)
    proof = (
        (COMMITMENT, seeds.commitment),
        (SEED, seeds.secret_text),
        (NONCES, seeds.nonces_text),
        (SEAL, seal_of(core, seeds.secret)),
    )
    return replace(record, extras=(*record.extras, *proof))
