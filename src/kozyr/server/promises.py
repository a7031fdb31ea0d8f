"""Secrets of deals that were promised and not yet made (docs/fair-deals.md).

They live in memory: a restart forgets them, and a page then asks for another promise.
"""

from __future__ import annotations

import re
import secrets
from collections import OrderedDict

from kozyr.fair import SECRET_BYTES, Seeds, commitment_of
from kozyr.quoting import shortened
from kozyr.server import wire
from kozyr.server.failures import Failed

MOST_PROMISES = 10_000
"""Of more, the oldest are forgotten."""
PERSON_SEAT = 0
_NONCE = re.compile(r"[0-9a-f]{32}", re.ASCII)


class Promises:
    """Makes each promise once, and keeps it once."""

    def __init__(self) -> None:
        self._secrets: OrderedDict[str, bytes] = OrderedDict()

    def make(self) -> str:
        """Draw a secret; its commitment, for everybody."""
        secret = secrets.token_bytes(SECRET_BYTES)
        commitment = commitment_of(secret)
        self._secrets[commitment] = secret
        if len(self._secrets) > MOST_PROMISES:
            self._secrets.popitem(last=False)
        return commitment

    def redeem(self, pledge: wire.Pledge | None) -> Seeds:
        """The seeds of one deal: the promised secret and the person's nonce; without a pledge a secret that nobody was
        promised. Failed `unknown_promise` for one that was not made, or was kept already, `bad_message` for no nonce.
        """
        if pledge is None:
            return Seeds(secrets.token_bytes(SECRET_BYTES))
        if not _NONCE.fullmatch(pledge.nonce):
            raise Failed("bad_message", {"where": "$.pledge.nonce: 32 hexadecimal digits are expected"})
        secret = self._secrets.pop(pledge.commitment, None)
        if secret is None:
            raise Failed("unknown_promise", {"commitment": shortened(pledge.commitment)})
        return Seeds(secret, ((PERSON_SEAT, bytes.fromhex(pledge.nonce)),))
