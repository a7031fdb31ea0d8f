"""A step of the build: runs when its inputs changed since it last succeeded."""

from __future__ import annotations

import hashlib
import os
import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from pathlib import Path

Say = Callable[[str], None]


class BuildError(Exception):
    """A step cannot run or failed; the text says which, why, and what to do."""


@dataclass(frozen=True, kw_only=True)
class Step:
    """Something made from files.

    `inputs` are files, or folders taken whole; `settings` is what else decides the result. `output` is a file or
    folder that the run leaves behind. The hash of the inputs is kept in `record`, written after a run that succeeded.
    """

    name: str
    inputs: tuple[Path, ...]
    output: Path
    record: Path
    make: Callable[[], None]
    settings: str = ""

    def fresh(self) -> bool:
        """Whether the output was made from the inputs as they are now."""
        return self.output.exists() and self.record.is_file() and self.record.read_text() == self.fingerprint()

    def run(self, say: Say) -> bool:
        """Make the output if it is not fresh; return whether there was anything to do. Raises BuildError."""
        if self.fresh():
            return False
        say(f"{self.name} ...")
        started = time.monotonic()
        # Taken before the work: a file edited meanwhile makes the next run build again.
        fingerprint = self.fingerprint()
        self.record.unlink(missing_ok=True)
        self.make()
        if not self.output.exists():
            raise BuildError(f"{self.name}: the command succeeded but left no {self.output}")
        self.record.parent.mkdir(parents=True, exist_ok=True)
        self.record.write_text(fingerprint)
        say(f"{self.name}: {time.monotonic() - started:.1f} s")
        return True

    def fingerprint(self) -> str:
        """Hash names and contents of all inputs, in an order of its own. Raises BuildError for one that is missing."""
        digest = hashlib.sha256(self.settings.encode())
        for top in self.inputs:
            if not top.exists():
                raise BuildError(f"{self.name}: {top} is missing")
            for path in sorted(files_under(top)):
                data = path.read_bytes()
                digest.update(f"\n{path.relative_to(top.parent).as_posix()} {len(data)}\n".encode())
                digest.update(data)
        return digest.hexdigest()


LEFT_OUT = {"node_modules", "generated", "dist", "coverage", "__pycache__"}
"""Folders that are made, not written."""


def files_under(top: Path) -> Iterator[Path]:
    """Yield the written files of a folder, or the file itself."""
    if top.is_file():
        yield top
    for folder, folders, names in os.walk(top):
        folders[:] = [name for name in folders if name not in LEFT_OUT and not name.startswith(".")]
        yield from (Path(folder, name) for name in names)


def run_all(steps: Iterable[Step], say: Say) -> int:
    """Run the steps in order; return how many had something to do."""
    return sum([step.run(say) for step in steps])
