"""Random names: device tokens (256 bits in a cookie), codes to type, of both of which the store only ever sees the
SHA-256, and ids of tables and accounts."""

from __future__ import annotations

import hashlib
import re
import secrets

_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}", re.ASCII)
_TABLE_LETTERS = "0123456789abefgijklmnopqrtuvwxyz"
"""32 letters, none of them a suit: no id looks like a card, so frames and logs can be searched for cards."""
_TABLE_LENGTH = 20
_CODE_LETTERS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ"
"""32 letters and digits that are not taken for each other."""
_CODE_GAPS = frozenset(" -\u2010\u2011\u2012\u2013\u2014\u00a0\t\r\n")
_MISREAD = str.maketrans("OIL", "011")
RECOVERY_LETTERS = 20
"""100 bits: nobody guesses it, however long it stays valid."""
LINK_LETTERS = 12
"""60 bits: it is valid for minutes, and guesses are counted."""
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


def new_account_id() -> str:
    """A fresh account's name inside the store: 104 random bits. No page and no log ever has it."""
    return secrets.token_hex(13)


def new_code(letters: int) -> str:
    """A fresh code to type: five random bits a letter, in groups of four."""
    code = "".join(secrets.choice(_CODE_LETTERS) for _ in range(letters))
    return "-".join(code[at : at + 4] for at in range(0, letters, 4))


def code_hash(typed: str) -> str | None:
    """The SHA-256 (hex) of a code as somebody typed it, None for what cannot be one.

    Case, spaces and dashes do not matter, nor that O is taken for 0, I or L for 1.
    """
    code = "".join(letter for letter in typed.upper() if letter not in _CODE_GAPS).translate(_MISREAD)
    if not code or len(code) > RECOVERY_LETTERS or any(letter not in _CODE_LETTERS for letter in code):
        return None
    return hashlib.sha256(code.encode("ascii")).hexdigest()
