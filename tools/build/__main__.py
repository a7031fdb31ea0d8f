"""Make all that is not fresh."""

from __future__ import annotations

import sys
from pathlib import Path

from tools.build import plan
from tools.build.steps import BuildError


def main() -> int:
    """Return 0, or 1 after saying what failed."""
    try:
        plan.run(Path(__file__).parents[2], say=print)
    except BuildError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
