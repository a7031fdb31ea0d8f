"""What the requests of one server share, and who is asking."""

from __future__ import annotations

import asyncio
import time
from dataclasses import dataclass, field
from pathlib import Path

from starlette.requests import HTTPConnection
from starlette.responses import Response

from kozyr.server.failures import Failed
from kozyr.server.limits import Purses
from kozyr.server.promises import Promises
from kozyr.server.rooms import Rooms
from kozyr.server.store import AccountRow, Accounts, Newcomer, Store
from kozyr.server.tokens import new_account_id, new_token, token_hash

_LONGEST_COOKIE_LIFE_S = 400 * 24 * 3600  # browsers keep none longer


@dataclass(frozen=True, kw_only=True)
class Asker:
    """Who asks for a game. `newcomer` and `token` (for the cookie) only where there was no account before."""

    account: str
    newcomer: Newcomer | None = None
    token: str | None = field(default=None, repr=False)


@dataclass(frozen=True)
class Context:
    """The server's parts."""

    store: Store
    accounts: Accounts
    rooms: Rooms
    static: Path
    """The built page."""
    new_games: Purses
    replays: Purses
    """Replays asked for, counted as new games are."""
    codes: Purses
    promises: Promises
    cookie: str
    """The cookie's name, of this store alone."""
    elsewhere: str | None
    """The server's address for other devices, if that is known: `http://192.168.0.7:8765/`."""

    def charge_game(self, connection: HTTPConnection) -> None:
        """A new game is asked for. Failed `too_fast` if there were too many from that address."""
        _charge(self.new_games, connection)

    def charge_replay(self, connection: HTTPConnection) -> None:
        """A game is to be computed again. Failed as `charge_game`."""
        _charge(self.replays, connection)

    def charge_code(self, connection: HTTPConnection) -> None:
        """A code is tried. Failed as `charge_game`."""
        _charge(self.codes, connection)

    def device(self, connection: HTTPConnection) -> str | None:
        """The hash of the asker's device token, None without one. It may be nobody's."""
        return token_hash(connection.cookies.get(self.cookie))

    async def account(self, connection: HTTPConnection) -> str | None:
        """The asker's account, None for somebody who has none."""
        device = self.device(connection)
        return None if device is None else await self.accounts.of_device(device)

    async def asker(self, connection: HTTPConnection) -> Asker:
        """The asker of a game: for one who has no account, the one to be made, and the token to be given."""
        account = await self.account(connection)
        if account is not None:
            return Asker(account=account)
        token = new_token()
        fresh = token_hash(token)
        assert fresh is not None
        row = AccountRow(id=new_account_id(), created_ms=time.time_ns() // 1_000_000)
        return Asker(account=row.id, newcomer=Newcomer(account=row, token_hash=fresh), token=token)

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

    def take_token(self, response: Response, *, secure: bool) -> None:
        """Take the cookie back."""
        response.delete_cookie(self.cookie, path="/", httponly=True, samesite="strict", secure=secure)


def _charge(purses: Purses, connection: HTTPConnection) -> None:
    address = "" if connection.client is None else connection.client.host
    if not purses.take(address, asyncio.get_running_loop().time()):
        raise Failed("too_fast")


def context_of(connection: HTTPConnection) -> Context:
    """The context of the server that this request has reached."""
    context: Context = connection.app.state.context
    return context
