"""What hatchling runs before it packs kozyr: see tools/build."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

from tools.build import core, plan


class KozyrBuildHook(BuildHookInterface[Any]):
    """Makes what is shipped but not committed."""

    def dependencies(self) -> list[str]:
        """Return what the steps need in an isolated build."""
        return plan.requirements(Path(self.root), core=self.target_name == "wheel")

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Run the steps whose inputs changed. Editable installs build in place like any other.

        A wheel with a compiled core says for which machines it is; one without is for all.
        """
        root = Path(self.root)
        plan.run(root, say=self.app.display_info, core=self.target_name == "wheel")
        binary = core.binary(root)
        if self.target_name == "wheel" and version != "editable" and binary is not None:
            build_data["pure_python"] = False
            build_data["tag"] = core.wheel_tag()
            build_data["force_include"][str(binary)] = f"kozyr/core/{binary.name}"
