"""kozyr solve as a process: an interrupt is heard while the solver is at work."""

from __future__ import annotations

import signal
import subprocess
import time
from pathlib import Path

from tests.kit.command import HEEDING_INTERRUPTS

ENDLESS = "club s 8cJc7d8dAd6h7hThJh6s9sQsKs/6c7c9cQc6dTd9hKhAh7s8sJsAs - - 0>1 0a 20"
"""26 cards: nobody waits for that."""


def test_an_interrupt_ends_it() -> None:
    with subprocess.Popen([*HEEDING_INTERRUPTS, "solve", ENDLESS], stderr=subprocess.PIPE) as running:
        while _cpu_seconds(running.pid) < 1.5:  # past its start, inside the solver
            assert running.poll() is None
            time.sleep(0.05)
        running.send_signal(signal.SIGINT)
        _, said = running.communicate(timeout=60)
    assert running.returncode == 130
    assert said == b"interrupted\n"


def _cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text(encoding="ascii").rpartition(")")[2].split()
    return int(fields[11]) / 100
