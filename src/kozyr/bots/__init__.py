"""The Bot protocol and the players that come with Kozyr. A bot sees a View, never a state."""

from kozyr.bots.bot import BadOpponent, Bot
from kozyr.bots.roster import Player, by_name, named, names
from kozyr.search import Stop

__all__ = ["BadOpponent", "Bot", "Player", "Stop", "by_name", "named", "names"]
