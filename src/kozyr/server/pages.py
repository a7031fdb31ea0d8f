"""The pages for people: the built page, and its files."""

from __future__ import annotations

import os
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import ASGIApp, Receive, Scope, Send
from starlette.websockets import WebSocket

from kozyr.lessons import lesson_named
from kozyr.quoting import shortened
from kozyr.server.context import context_of
from kozyr.server.deck_pages import ROUTES as DECK_ROUTES
from kozyr.server.failures import failure
from kozyr.server.installing import ROUTES as INSTALLING_ROUTES
from kozyr.server.notices import language_of, notice
from kozyr.server.reading import files_of
from kozyr.server.rules_pages import ROUTES as RULES_ROUTES
from kozyr.server.tokens import is_table_id

_FOR_EVER = "public, max-age=31536000, immutable"


class _Files(StaticFiles):
    """Files with one word on how long a browser may keep them."""

    def __init__(self, folder: Path, keep: str) -> None:
        super().__init__(directory=folder, check_dir=False)
        self._folder, self._keep = folder, keep

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            await no_socket(scope, receive, send)
        else:
            await super().__call__(scope, receive, send)

    async def check_config(self) -> None:
        if not self._folder.is_dir():
            raise HTTPException(404)

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers["Cache-Control"] = self._keep
        return response


async def first_page(request: Request) -> Response:
    """`/`, `/settings`, `/profile`, `/learn`, `/games` and `/review`: the page knows which."""
    return _page(request, 200)


async def lesson_page(request: Request) -> Response:
    """`/learn/{lesson}`: the same page. 404 if there is no such lesson."""
    return _page(request, 200 if lesson_named(request.path_params["lesson"]) is not None else 404)


async def table_page(request: Request) -> Response:
    """`/table/{table}`, `/review/{table}`: the same page, which then asks further. 404 if there is no such table."""
    context = context_of(request)
    table = request.path_params["table"]
    known = is_table_id(table) and bool(await context.store.seats_of(table))
    response = _page(request, 200 if known else 404)
    response.headers["X-Robots-Tag"] = "noindex"
    return response


def routes(static: Path) -> list[BaseRoute]:
    """The routes of the page and of its files that never change."""
    return [
        Route("/", first_page),
        Route("/settings", first_page),
        Route("/profile", first_page),
        Route("/table/{table}", table_page),
        Route("/review/{table}", table_page),
        Route("/review", first_page),
        Route("/games", first_page),
        Route("/learn", first_page),
        Route("/learn/{lesson}", lesson_page),
        *RULES_ROUTES,
        *DECK_ROUTES,
        *INSTALLING_ROUTES,
        Route("/assets", _nothing),  # or the router would lead to /assets/
        Mount("/assets", _Files(static / "assets", _FOR_EVER)),
    ]


def other_files(static: Path) -> ASGIApp:
    """What answers every path without a route: a file of the built page, or that there is none."""
    files = _Files(static, "no-cache")

    async def app(scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "http":
            if scope["method"] not in {"GET", "HEAD"}:
                raise HTTPException(404)
            await files(scope, receive, send)
        else:
            await no_socket(scope, receive, send)

    return app


async def no_socket(scope: Scope, receive: Receive, send: Send) -> None:
    """What a socket gets where none is."""
    socket = WebSocket(scope, receive, send)
    if "websocket.http.response" in scope.get("extensions", {}):
        await socket.send_denial_response(failure("not_found", {"path": shortened(scope["path"])}))
    else:
        await socket.close()


async def _nothing(_request: Request) -> Response:
    raise HTTPException(404)


def _page(request: Request, status: int) -> Response:
    static = context_of(request).static
    index = static / "index.html"
    if index.is_file():
        headers = {"Cache-Control": "no-cache", "Vary": "Accept-Language"}
        # What the page says is asked for by its script: told now, it comes beside it. A person may have chosen another
        # language than the browser's; then the page asks for that one.
        texts = [name for name in files_of(static / "assets") if name.startswith(f"texts-{language_of(request)}-")]
        if texts:
            headers["Link"] = f"</assets/{texts[0]}>; rel=modulepreload"
        return FileResponse(index, status, headers=headers, media_type="text/html")
    return notice(request, "no-table", 404) if status == 404 else notice(request, "not-built", 503)
