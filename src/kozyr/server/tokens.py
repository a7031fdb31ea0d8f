"""Random names: device tokens (256 bits in a cookie, of which the store only ever sees the SHA-256) and table ids."""

from __future__ import annotations

import hashlib
import re
import secrets

_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}", re.ASCII)
_TABLE_LETTERS = "0123456789abefgijklmnopqrtuvwxyz"
"""32 letters, none of them a suit: no id looks like a card, so frames and logs can be searched for cards."""
_TABLE_LENGTH = 20
_TABLE = re.compile(f"[{_TABLE_LETTERS}]{{{_TABLE_LENGTH}}}", re.ASCII)


def new_token() -> str:
    """A fresh token, 43 characters."""
    return secrets.token_urlsafe(32)


def token_hash(token: str | None) -> str | None:
    """The SHA-256 (hex) of a token, None for what cannot be one."""
    if token is None or _TOKEN.fullmatch(token) is None:
        return None
    return hashlib.sha256(token.encode("ascii")).hexdigest()


def new_table_id() -> str:
    """A fresh table's name in addresses: 100 random bits, 20 characters."""
    return "".join(secrets.choice(_TABLE_LETTERS) for _ in range(_TABLE_LENGTH))


def is_table_id(text: str) -> bool:
    """Whether a table could be called so."""
    return _TABLE.fullmatch(text) is not None
