"""The two sides' contributions to a deal: the server's secret, and a nonce from every person's page."""

from __future__ import annotations

import hashlib
import re
from dataclasses import dataclass, field

from kozyr.fair.errors import BadSeeds

SECRET_BYTES = 32
NONCE_BYTES = 16

_SECRET = re.compile(r"[0-9a-f]{64}", re.ASCII)
_NONCES = re.compile(r"([0-5]:[0-9a-f]{32}(,[0-5]:[0-9a-f]{32}){0,5})?", re.ASCII)


def commitment_of(secret: bytes) -> str:
    """SHA-256 of a secret as 64 hexadecimal digits: what is published before the deal. Tells nothing of the secret."""
    return hashlib.sha256(secret).hexdigest()


@dataclass(frozen=True, slots=True)
class Seeds:
    """All that a deal is made of. Private until the game is over; the nonces are their senders' and the server's."""

    secret: bytes = field(repr=False)
    """32 bytes, the server's."""
    nonces: tuple[tuple[int, bytes], ...] = ()
    """Seats (0 to 5, ascending) and the 16 bytes that each one's page has added. Programs add none."""

    def __post_init__(self) -> None:
        if len(self.secret) != SECRET_BYTES:
            raise BadSeeds("bad_seed", {"expected": f"{SECRET_BYTES} bytes"})
        seats = [seat for seat, _ in self.nonces]
        if seats != sorted(set(seats)) or not all(0 <= seat < 6 for seat in seats):
            raise BadSeeds("bad_nonces", {"expected": "one for a seat, seats from 0 to 5 in ascending order"})
        if any(len(nonce) != NONCE_BYTES for _, nonce in self.nonces):
            raise BadSeeds("bad_nonces", {"expected": f"{NONCE_BYTES} bytes each"})

    @property
    def commitment(self) -> str:
        """What was published before the deal."""
        return commitment_of(self.secret)

    @property
    def secret_text(self) -> str:
        """As `x-seed=` has it."""
        return self.secret.hex()

    @property
    def nonces_text(self) -> str:
        """As `x-nonces=` has it: `0:<32 hexadecimal digits>,2:…`; empty where nobody added one."""
        return ",".join(f"{seat}:{nonce.hex()}" for seat, nonce in self.nonces)


def read_seeds(secret: str, nonces: str) -> Seeds:
    """The seeds of a record's fields. BadSeeds `bad_seed` or `bad_nonces`."""
    if not _SECRET.fullmatch(secret):
        raise BadSeeds("bad_seed", {"expected": f"{2 * SECRET_BYTES} hexadecimal digits"})
    if not _NONCES.fullmatch(nonces):
        raise BadSeeds("bad_nonces", {"expected": f"seat:{2 * NONCE_BYTES} hexadecimal digits, commas between"})
    pairs = (text.split(":") for text in nonces.split(",") if text)
    return Seeds(bytes.fromhex(secret), tuple((int(seat), bytes.fromhex(nonce)) for seat, nonce in pairs))
