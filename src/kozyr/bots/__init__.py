"""The Bot protocol and the players that come with Kozyr. A bot sees a View, never a state."""

from __future__ import annotations

from collections.abc import Callable

from kozyr.bots.bot import BadOpponent, Bot
from kozyr.bots.expert import ExpertBot
from kozyr.bots.plain import PlainBot
from kozyr.bots.random_bot import RandomBot

_PLAYERS: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "plain": lambda _: PlainBot(),
    "expert": lambda _: ExpertBot(),
}
_OFFERED = ("random", "plain")


def names() -> tuple[str, ...]:
    """The programs that can be asked to sit down, weakest first. The expert is a yardstick for other programs."""
    return _OFFERED


def by_name(name: str, seed: int) -> Bot:
    """A program for one seat of one game; `seed` makes its chance. BadOpponent for a name that is none."""
    if name not in _PLAYERS:
        raise BadOpponent("bad_opponent", {"name": name[:40], "expected": ", ".join(_OFFERED)})
    return _PLAYERS[name](seed)


__all__ = ["BadOpponent", "Bot", "by_name", "names"]
