"""A fault point for tests: the process dies by SIGKILL between a commit and its acknowledgement.

Set in the environment of the process alone, `KOZYR_FAULT=kill-after-commit:N`: N counts people's moves from 1. Nothing
else in the program looks at it, and without the variable this does nothing.
"""

from __future__ import annotations

import os
import signal

_PREFIX = "kill-after-commit:"


class FaultPoint:
    """Counts people's committed moves and kills the process at the one that was asked for."""

    def __init__(self) -> None:
        wanted = os.environ.get("KOZYR_FAULT", "")
        self._left = int(wanted.removeprefix(_PREFIX)) if wanted.startswith(_PREFIX) else None

    def committed(self) -> None:
        """A person's move is on the disk and not yet acknowledged."""
        if self._left is None:
            return
        self._left -= 1
        if self._left == 0:
            os.kill(os.getpid(), signal.SIGKILL)
