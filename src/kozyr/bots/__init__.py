"""The Bot protocol and the players that come with Kozyr. A bot sees a View, never a state."""

from kozyr.bots.bot import BadOpponent, Bot, Stop
from kozyr.bots.roster import Player, by_name, named, names

__all__ = ["BadOpponent", "Bot", "Player", "Stop", "by_name", "named", "names"]
