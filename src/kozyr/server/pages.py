"""The pages for people: the built page, its files, and the rules to read."""

from __future__ import annotations

import os
from pathlib import Path

from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, RedirectResponse, Response
from starlette.routing import BaseRoute, Mount, Route
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from kozyr.rules import PRESETS
from kozyr.server.context import context_of
from kozyr.server.failures import Failed, page
from kozyr.server.languages import preferred
from kozyr.server.tokens import is_table_id
from kozyr.text import LANGUAGES, rules_page

_FOR_EVER = "public, max-age=31536000, immutable"


class _Files(StaticFiles):
    """Files with one word on how long a browser may keep them."""

    def __init__(self, folder: Path, keep: str) -> None:
        super().__init__(directory=folder, check_dir=False)
        self._keep = keep

    def file_response(
        self, full_path: str | os.PathLike[str], stat_result: os.stat_result, scope: Scope, status_code: int = 200
    ) -> Response:
        response = super().file_response(full_path, stat_result, scope, status_code)
        response.headers["Cache-Control"] = self._keep
        return response


async def first_page(request: Request) -> Response:
    """`/`: the way in."""
    return _page(request, 200)


async def table_page(request: Request) -> Response:
    """`/table/{table}`: the same page, which then asks the socket. A table that does not exist is said by the status too."""
    context = context_of(request)
    table = request.path_params["table"]
    known = is_table_id(table) and bool(await context.store.seats_of(table))
    response = _page(request, 200 if known else 404)
    response.headers["X-Robots-Tag"] = "noindex"
    return response


async def any_rules(request: Request) -> Response:
    """`/rules/{preset}`: to the rules in the reader's language."""
    preset = _preset(request)
    language = preferred(request.headers.get("accept-language", ""), LANGUAGES)
    return RedirectResponse(f"/{language}/rules/{preset}", 302, headers={"Vary": "Accept-Language"})


async def rules(request: Request) -> Response:
    """`/{language}/rules/{preset}`: the rules of a preset, readable without a script."""
    language, preset = request.path_params["language"], _preset(request)
    if language not in LANGUAGES:
        raise Failed("not_found", {"path": request.url.path[:200]})
    return HTMLResponse(rules_page(language, preset), headers={"Cache-Control": "no-cache", "Content-Language": language})


def routes(static: Path) -> list[BaseRoute]:
    """The routes of the pages; the last one takes every other path as a file of the built page."""
    return [
        Route("/", first_page),
        Route("/table/{table}", table_page),
        Route("/rules/{preset}", any_rules),
        Route("/{language}/rules/{preset}", rules),
        Mount("/assets", _Files(static / "assets", _FOR_EVER)),
        Mount("/", _Files(static, "no-cache")),
    ]


def _preset(request: Request) -> str:
    preset: str = request.path_params["preset"]
    if preset not in PRESETS:
        raise Failed("not_found", {"path": request.url.path[:200]})
    return preset


def _page(request: Request, status: int) -> Response:
    index = context_of(request).static / "index.html"
    if index.is_file():
        return FileResponse(index, status, headers={"Cache-Control": "no-cache"}, media_type="text/html")
    if status == 404:
        return page("No such table", "There is no table at this address.", 404)
    return page(
        "The page is not built",
        "Kozyr runs, but its page has not been built here. From a clone of the source, run `make play`; "
        "an installed Kozyr has its page inside.",
        503,
    )
