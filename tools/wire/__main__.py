"""Write web/src/wire.ts, or with --check only say whether it is what would be written."""

from __future__ import annotations

import sys
from pathlib import Path
from types import ModuleType

from kozyr.server import wire
from tools.wire.declarations import read
from tools.wire.typescript import module_text

ROOT = Path(__file__).parents[2]
TARGET = ROOT / "web" / "src" / "wire.ts"


def generated(module: ModuleType = wire) -> str:
    """Return the text that belongs into the file. Raises WireError."""
    return module_text(read(module), "src/kozyr/server/wire.py", module.__doc__ or "")


def main(arguments: list[str]) -> int:
    """Return 0; with --check 1 when the file is not fresh."""
    text = generated()
    shown = TARGET.relative_to(ROOT)
    if arguments == ["--check"]:
        fresh = TARGET.is_file() and TARGET.read_text(encoding="utf-8") == text
        print(f"{shown} is fresh" if fresh else f"{shown} is not what wire.py says: run `make wire`")
        return 0 if fresh else 1
    TARGET.write_text(text, encoding="utf-8")
    print(shown)
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
