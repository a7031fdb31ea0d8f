"""What hatchling runs before it packs kozyr: see tools/build."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

sys.path.insert(0, str(Path(__file__).parent))

from tools.build import plan


class KozyrBuildHook(BuildHookInterface[Any]):
    """Makes what is shipped but not committed."""

    def dependencies(self) -> list[str]:
        """Return what the steps need in an isolated build; nothing for an sdist, which carries their results."""
        return plan.requirements(Path(self.root))

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        """Run the steps whose inputs changed. Editable installs build in place like any other."""
        plan.run(Path(self.root), say=self.app.display_info)
