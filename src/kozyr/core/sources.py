"""Which files the compiled core is made from, and their fingerprint: build and import must find the same."""

from __future__ import annotations

import hashlib
from collections.abc import Callable

PARTS = (
    *("chance.py", "bouts.py", "moves.py", "dealing.py", "duels.py", "playouts.py", "counting.py"),
    *("endkeys.py", "endcircles.py", "endgame.py", "endroots.py", "thumb.py", "worlds.py", "leaves.py", "tree.py"),
    *("words.py", "calls.py"),
)
"""What becomes one C file, in this order: a part may use those before it."""
FILES = ("constants.py", "kernel.pxd", *PARTS)


def fingerprint(read: Callable[[str], bytes]) -> str:
    """The hash of all files; `read` gives a file's content by its name. However lines end, it is the same."""
    digest = hashlib.sha256()
    for name in FILES:
        content = read(name).replace(b"\r\n", b"\n")
        digest.update(f"\n{name} {len(content)}\n".encode())
        digest.update(content)
    return digest.hexdigest()
