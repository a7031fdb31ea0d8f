"""Everything that a player can earn and be shown as has its words, in every language (B89)."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from kozyr.progress import FREE_BACKS, GOALS, UNLOCKS
from kozyr.server.profile import AVATARS
from kozyr.text import LANGUAGES
from kozyr.text.bundles import sources

DRAWN = Path(__file__).parents[2] / "web" / "src" / "profile" / "avatars.ts"


@pytest.mark.parametrize("language", LANGUAGES)
def test_goals_backs_and_avatars_are_named(language: str) -> None:
    known = {
        name for text in sources(language).values() for name in re.findall(r"^([a-z][\w-]*) =", text, re.MULTILINE)
    }
    wanted = {f"avatar-{avatar}" for avatar in AVATARS}
    wanted |= {f"goal-{goal.name}{part}" for goal in GOALS for part in ("", "-about")}
    wanted |= {f"back-{back}" for back in (*FREE_BACKS, *(unlock.back for unlock in UNLOCKS))}
    assert wanted - known == set()


def test_every_avatar_is_drawn() -> None:
    drawn = set(re.findall(r"^  '?([a-z-]+)'?: (?:svg`|pip\()", DRAWN.read_text(encoding="utf-8"), re.MULTILINE))
    assert set(AVATARS) == drawn
