"""One server on one data folder: an advisory lock on a file in it, freed by the system when the process ends."""

from __future__ import annotations

import contextlib
import os
import sys
from pathlib import Path

if sys.platform == "win32":
    import msvcrt

    def _seize(handle: int) -> None:
        # Byte 1024 lies behind the text, so that others can still read who holds the lock.
        os.lseek(handle, 1024, os.SEEK_SET)
        msvcrt.locking(handle, msvcrt.LK_NBLCK, 1)
else:
    import fcntl

    def _seize(handle: int) -> None:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)


class FolderInUse(Exception):
    """Another process holds the folder. `owner`: what it wrote about itself, for a sentence to a person."""

    def __init__(self, owner: str) -> None:
        super().__init__(owner)
        self.owner = owner


class FolderLock:
    """Held from construction to `release()`. Raises FolderInUse, or OSError when the file cannot be written."""

    def __init__(self, folder: Path) -> None:
        self._path = folder / "kozyr.lock"
        self._handle = os.open(self._path, os.O_RDWR | os.O_CREAT | getattr(os, "O_CLOEXEC", 0), 0o600)
        try:
            _seize(self._handle)
        except OSError as error:
            owner = self._path.read_text("utf-8", errors="replace").strip()
            os.close(self._handle)
            raise FolderInUse(owner) from error
        self.describe(f"process {os.getpid()}")

    def describe(self, owner: str) -> None:
        """Say in the file who holds the folder: shown to whoever asks for it next. On a full disk it stays unsaid."""
        with contextlib.suppress(OSError):
            os.ftruncate(self._handle, 0)
            os.lseek(self._handle, 0, os.SEEK_SET)
            os.write(self._handle, owner.encode("utf-8"))

    def release(self) -> None:
        """Give the folder back."""
        os.close(self._handle)
