"""What the requests of one server share, and who is asking."""

from __future__ import annotations

import asyncio
from dataclasses import dataclass
from pathlib import Path

from starlette.requests import HTTPConnection
from starlette.responses import Response

from kozyr.server.failures import Failed
from kozyr.server.limits import NewGames
from kozyr.server.promises import Promises
from kozyr.server.rooms import Rooms
from kozyr.server.store import Store
from kozyr.server.tokens import new_token, token_hash

_LONGEST_COOKIE_LIFE_S = 400 * 24 * 3600  # browsers keep none longer


@dataclass(frozen=True)
class Context:
    """The server's parts."""

    store: Store
    rooms: Rooms
    static: Path
    """The built page."""
    new_games: NewGames
    replays: NewGames
    """Replays asked for, counted as new games are."""
    promises: Promises
    cookie: str
    """The cookie's name, of this store alone."""

    def charge_game(self, connection: HTTPConnection) -> None:
        """A new game is asked for. Failed `too_fast` if there were too many from that address."""
        address = "" if connection.client is None else connection.client.host
        if not self.new_games.take(address, asyncio.get_running_loop().time()):
            raise Failed("too_fast")

    def charge_replay(self, connection: HTTPConnection) -> None:
        """A game is to be computed again. Failed `too_fast` if there were too many from that address."""
        address = "" if connection.client is None else connection.client.host
        if not self.replays.take(address, asyncio.get_running_loop().time()):
            raise Failed("too_fast")

    def device(self, connection: HTTPConnection) -> str | None:
        """The hash of the asker's device token, None without one."""
        return token_hash(connection.cookies.get(self.cookie))

    async def known_device(self, connection: HTTPConnection) -> tuple[str, str | None]:
        """The asker's hash, and the new token that it must be given if it had none that this server gave."""
        device = self.device(connection)
        if device is not None and await self.store.knows(device):
            return device, None
        token = new_token()
        fresh = token_hash(token)
        assert fresh is not None
        return fresh, token

    def give_token(self, response: Response, token: str, *, secure: bool) -> None:
        """Set the cookie."""
        response.set_cookie(
            self.cookie,
            token,
            max_age=_LONGEST_COOKIE_LIFE_S,
            path="/",
            httponly=True,
            samesite="strict",
            secure=secure,
        )


def context_of(connection: HTTPConnection) -> Context:
    """The context of the server that this request has reached."""
    context: Context = connection.app.state.context
    return context
