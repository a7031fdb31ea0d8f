"""Where games are kept when nobody says where."""

from __future__ import annotations

import os
import sys
from pathlib import Path


def default_folder() -> Path:
    """The user's data folder for Kozyr, as the platform wants it."""
    home = Path.home()
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA") or home / "AppData" / "Local") / "Kozyr"
    if sys.platform == "darwin":
        return home / "Library" / "Application Support" / "Kozyr"
    return Path(os.environ.get("XDG_DATA_HOME") or home / ".local" / "share") / "kozyr"
