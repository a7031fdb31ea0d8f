"""The Bot protocol, the players that come with Kozyr, and hints. A bot sees a View, never a state."""

from kozyr.bots.bot import BadOpponent, Bot
from kozyr.bots.levels import daily
from kozyr.bots.roster import Player, by_name, named, names
from kozyr.search import Stop, Thoughts

__all__ = ["BadOpponent", "Bot", "Player", "Stop", "Thoughts", "by_name", "daily", "named", "names"]
