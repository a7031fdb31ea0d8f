"""The application: routes, guard, and the life of store and rooms."""

from __future__ import annotations

from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware

import kozyr
from kozyr.rules import KozyrError
from kozyr.server import api, failures, pages, profile_api, sockets
from kozyr.server.context import Context
from kozyr.server.guard import Guard
from kozyr.server.hosts import Hosts
from kozyr.server.limits import CODES_AT_ONCE, CODES_PER_S, GAMES_AT_ONCE, GAMES_PER_S, Purses
from kozyr.server.log import logger, where
from kozyr.server.programs import Programs
from kozyr.server.promises import Promises
from kozyr.server.room import IDLE_S
from kozyr.server.rooms import Rooms
from kozyr.server.squeezing import Squeeze
from kozyr.server.store import Accounts, Store
from kozyr.text import on_missing

BUILT_PAGE = Path(kozyr.__file__).parent / "static"


def create_app(
    store: Store,
    *,
    hosts: Hosts | None = None,
    static: Path = BUILT_PAGE,
    idle_s: float = IDLE_S,
    elsewhere: str | None = None,
    on_started: Callable[[], None] = lambda: None,
    on_lost: Callable[[int, int], None] = lambda _moves, _games: None,
) -> Starlette:
    """The application on an open store, which stays the caller's to close. `on_started` runs when it serves. `on_lost`
    runs when it has stopped and so many moves, of so many games, could not be written to the disk.

    `hosts`: the names it answers to; None: those of a server on a loopback address. `elsewhere`: its address for other
    devices, if that is known.
    """

    @asynccontextmanager
    async def life(app: Starlette) -> AsyncIterator[None]:
        programs = Programs()
        rooms = Rooms(store, programs, idle_s=idle_s)
        app.state.context = Context(
            store=store,
            accounts=Accounts(store),
            rooms=rooms,
            static=static,
            new_games=Purses(most=GAMES_AT_ONCE, per_s=GAMES_PER_S),
            replays=Purses(most=GAMES_AT_ONCE, per_s=GAMES_PER_S),
            codes=Purses(most=CODES_AT_ONCE, per_s=CODES_PER_S),
            promises=Promises(),
            cookie=f"kozyr-{store.mark}",
            elsewhere=elsewhere,
        )
        on_missing(lambda missing: logger().error("text_missing", what=str(missing)))
        try:
            on_started()
        except Exception as error:
            logger().error("not_started", error=where(error))  # uvicorn would end without a word
            raise
        try:
            yield
        finally:
            lost = await rooms.close()
            programs.close()
            if lost:
                logger().error("moves_lost", moves=sum(lost), games=len(lost))
                on_lost(sum(lost), len(lost))

    app = Starlette(
        routes=[*sockets.ROUTES, *api.ROUTES, *profile_api.ROUTES, *pages.routes(static)],
        middleware=[Middleware(Guard, hosts=hosts or Hosts("127.0.0.1")), Middleware(Squeeze)],
        exception_handlers={
            KozyrError: failures.on_kozyr_error,
            HTTPException: failures.on_http_error,
        },
        lifespan=life,
    )
    app.router.default = pages.other_files(static)
    return app
