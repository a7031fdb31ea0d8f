"""The Bot protocol and the players that come with Kozyr. A bot sees a View, never a state."""
