"""The step that compiles the core, where there is a C compiler; where there is none, it says so and leaves a note."""

from __future__ import annotations

import os
import platform
import shutil
import sys
import sysconfig
import tempfile
from importlib.metadata import version
from pathlib import Path
from typing import Any

from tools.build import amalgam
from tools.build.compiler import missing
from tools.build.node import run
from tools.build.steps import BuildError, Say, Step

MODULE = "kozyr.core.compiled"
BINARIES = (".so", ".pyd")
COMPILE = """\
import sys
from setuptools import Extension, setup

name, api, *flags = sys.argv[1:]
extension = Extension(
    name,
    ["kozyr/core/compiled.c"],
    extra_compile_args=flags,
    define_macros=[("Py_LIMITED_API", api), ("CYTHON_LIMITED_API", "1")] if api else [],
    py_limited_api=bool(api),
)
setup(name="core", ext_modules=[extension], script_args=["-q", "build_ext", "--build-lib", "made", "--build-temp", "t"])
"""


def core_folder(root: Path) -> Path:
    """Return where the core's sources are and its binary goes."""
    return root / "src" / "kozyr" / "core"


def sources(root: Path) -> list[Path]:
    """Return the files that decide what is compiled; the binary lies among them."""
    folder = core_folder(root)
    return [folder / "sources.py", *(folder / name for name in amalgam.load(folder / "sources.py")["FILES"])]


def binary(root: Path) -> Path | None:
    """Return the compiled core, if there is one."""
    return next((path for path in core_folder(root).glob("compiled.*") if path.suffix in BINARIES), None)


def wheel_tag() -> str:
    """Return for which Pythons and machines a wheel with the compiled core is."""
    python = f"cp{sys.version_info.major}{sys.version_info.minor}"
    system = sysconfig.get_platform().replace("-", "_").replace(".", "_")
    return f"cp311-abi3-{system}" if api() else f"{python}-{python}-{system}"


def core_step(root: Path, records: Path, say: Say) -> Step:
    """Return the step that makes the compiled core, or the note why there is none."""
    lack = missing()
    note = root / "build" / "core" / "not-compiled"
    suffix = ".abi3.so" if api() else str(sysconfig.get_config_var("EXT_SUFFIX"))
    made = core_folder(root) / f"compiled{suffix}"

    def leave_note() -> None:
        clear(root)
        note.parent.mkdir(parents=True, exist_ok=True)
        note.write_text(f"{lack}\n", encoding="utf-8")
        say(f"core: {lack}; Kozyr works without, but its strong players think about 100 times slower.")
        say("  Debian, Ubuntu: sudo apt-get install gcc libc6-dev python3-dev, and again.")

    return Step(
        name="core",
        inputs=(*sources(root), root / "tools" / "build"),
        settings=f"{lack} {sys.implementation.cache_tag} {sysconfig.get_platform()} {version('cython')}",
        output=note if lack else made,
        record=records / "core",
        make=leave_note if lack else lambda: compile_core(root, made),
    )


def clear(root: Path) -> None:
    """Remove what was compiled before."""
    while (path := binary(root)) is not None:
        path.unlink()


def compile_core(root: Path, made: Path) -> None:
    """Translate and compile in a folder of its own, so that nothing of a former build can slip in."""
    clear(root)
    folder = core_folder(root)
    with tempfile.TemporaryDirectory() as temporary:
        work = Path(temporary)
        translate(folder, work)
        (work / "compile.py").write_text(COMPILE, encoding="utf-8")
        run([sys.executable, "compile.py", MODULE, api(), *flags()], work, "the C compiler", environment())
        found = [path for path in (work / "made").rglob("compiled*") if path.suffix in BINARIES]
        if len(found) != 1:
            raise BuildError(f"core: expected one binary, the compiler left {len(found)}")
        made.unlink(missing_ok=True)
        shutil.copyfile(found[0], made)


def translate(folder: Path, work: Path) -> None:
    """Write compiled.c into `work`. BuildError for a fault in the sources, with what Cython says of it."""
    sources: dict[str, Any] = amalgam.load(folder / "sources.py")
    fingerprint = sources["fingerprint"](lambda name: (folder / name).read_bytes())
    constants = amalgam.macros(amalgam.load(folder / "constants.py"))
    package = work / "kozyr" / "core"
    package.mkdir(parents=True)
    for part in (package.parent, package):
        (part / "__init__.py").touch()
    (package / "compiled.py").write_text(amalgam.joined(folder, sources["PARTS"], fingerprint), encoding="utf-8")
    declared = (folder / "kernel.pxd").read_text(encoding="utf-8")
    (package / "compiled.pxd").write_text(declared + constants, encoding="utf-8")
    run([sys.executable, "-m", "cython", "-3", "-Wextra", "kozyr/core/compiled.py"], work, "cython")


def api() -> str:
    """Return the stable interface of Python to build for, so that one binary serves this version and all later."""
    return "0x030b0000" if sys.implementation.name == "cpython" and sys.platform != "win32" else ""


def flags() -> list[str]:
    """Return the compiler's options."""
    if sys.platform == "win32":
        return ["/O2"]
    portable = ["-mpopcnt"] if platform.machine().lower() in ("x86_64", "amd64") else []
    # No paths and no dates: the same sources give the same bytes.
    # Nor is a product and a sum made one where the machine could: every machine then rounds alike.
    return ["-O3", "-g0", "-ffp-contract=off", "-fno-semantic-interposition", "-fvisibility=hidden", *portable]


def environment() -> dict[str, str]:
    """Return the environment to compile in: Python's own flags would add -g and the folder's name."""
    return os.environ | {"SOURCE_DATE_EPOCH": "0"}
