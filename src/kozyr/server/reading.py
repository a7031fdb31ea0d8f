"""What the pages to read have in common: the reader's language, and answers that a browser may have already."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from kozyr.text import LANGUAGES, preferred


def language_of_path(request: Request) -> str:
    """The language that the address names. HTTPException 404 for none of ours."""
    language: str = request.path_params["language"]
    if language not in LANGUAGES:
        raise HTTPException(404)
    return language


def site_of(request: Request) -> str:
    """Scheme and host of this server, as the reader sees it."""
    return f"{request.url.scheme}://{request.url.netloc}"


def to_own_language(request: Request, path: str) -> Response:
    """On to a page in the reader's language; `path` without the language."""
    language = preferred(request.headers.get("accept-language", ""))
    return RedirectResponse(f"/{language}{path}", 302, headers={"Vary": "Accept-Language"})


def readable(request: Request, language: str, page: str) -> Response:
    """A page to read."""
    return unless_known(request, HTMLResponse(page, headers={"Content-Language": language}))


def unless_known(request: Request, response: Response) -> Response:
    """The answer with its mark, or that the browser has it already."""
    mark = f'"{hashlib.sha256(response.body).hexdigest()[:24]}"'
    kept: Mapping[str, str] = {"ETag": mark, "Cache-Control": "no-cache"}
    known = request.headers.get("if-none-match", "")
    if mark in (entry.strip().removeprefix("W/") for entry in known.split(",")):
        return Response(status_code=304, headers=kept)
    response.headers.update(kept)
    return response
