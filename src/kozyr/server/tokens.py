"""Device tokens: 256 random bits in a cookie. The store only ever sees their SHA-256."""

from __future__ import annotations

import hashlib
import re
import secrets

_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}", re.ASCII)
_TABLE = re.compile(r"[A-Za-z0-9_-]{16}", re.ASCII)


def new_token() -> str:
    """A fresh token, 43 characters."""
    return secrets.token_urlsafe(32)


def token_hash(token: str | None) -> str | None:
    """The SHA-256 (hex) of a token, None for what cannot be one."""
    if token is None or _TOKEN.fullmatch(token) is None:
        return None
    return hashlib.sha256(token.encode("ascii")).hexdigest()


def new_table_id() -> str:
    """A fresh table's name in addresses: 96 random bits, 16 characters."""
    return secrets.token_urlsafe(12)


def is_table_id(text: str) -> bool:
    """Whether a table could be called so."""
    return _TABLE.fullmatch(text) is not None
