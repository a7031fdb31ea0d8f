"""Whether this machine can compile the core. `python -m tools.build.compiler` says what is missing and returns 1."""

from __future__ import annotations

import os
import shlex
import subprocess
import sys
import sysconfig

PROBE = "#include <Python.h>\n#include <stdio.h>\nint main(void) { return 0; }\n"


def missing() -> str | None:
    """Say what is missing to compile with, None if nothing is."""
    return _visual_c_missing() if sys.platform == "win32" else _compiler_missing()


def _compiler_missing() -> str | None:
    command = shlex.split(os.environ.get("CC") or sysconfig.get_config_var("CC") or "cc")
    include = sysconfig.get_path("include")
    try:
        tried = subprocess.run(
            [*command, "-fsyntax-only", f"-I{include}", "-x", "c", "-"],
            input=PROBE,
            capture_output=True,
            text=True,
            errors="replace",
            check=False,
        )
    except OSError:
        return f"there is no C compiler ({command[0]})"
    if tried.returncode == 0:
        return None
    said = next((line for line in tried.stderr.splitlines() if "error" in line), "no reason given")
    return f"the C compiler cannot build for {sys.executable}: {said}"


def _visual_c_missing() -> str | None:
    from setuptools._distutils.ccompiler import new_compiler  # noqa: PLC0415 - there alone is it known where

    try:
        new_compiler().initialize()
    except Exception as error:
        return f"Visual C++ cannot be used: {error}"
    return None


def main() -> int:
    """Return 0 if it can, 1 after saying why not."""
    lack = missing()
    if lack is not None:
        print(lack)
    return 0 if lack is None else 1


if __name__ == "__main__":
    sys.exit(main())
