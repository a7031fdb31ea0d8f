"""The square that another device's camera reads."""

from __future__ import annotations

import segno


def squares(text: str) -> list[str]:
    """The QR code of a text as rows of 0 (light) and 1 (dark), without its quiet zone. A tenth of it may be smudged."""
    code = segno.make_qr(text, error="m")
    return ["".join("1" if module else "0" for module in row) for row in code.matrix]
