"""What the pages to read have in common: the reader's language, and answers that a browser may have already."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response

from kozyr.server.context import context_of
from kozyr.text import LANGUAGES, preferred

_TYPE = re.compile(r"pt-(?:serif-\w+-700-normal|serif-\w+-400-italic|sans-\w+-400-normal)-[\w-]+\.woff2")
"""What a page to read begins with: headings, the sentence under them, the text."""
_CYRILLIC = re.compile("[\u0400-\u045f]")
_BEGINNING = 3000
"""Characters of a page in which its title stands."""


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
    """A page to read, and which files of type it will ask for, so that no line jumps when they come."""
    names = files_of(context_of(request).static / "assets")
    headers = {"Content-Language": language}
    type_files = ", ".join(f"</assets/{name}>; rel=preload; as=font; crossorigin" for name in _type_of(page, names))
    if type_files:
        headers["Link"] = type_files
    return unless_known(request, HTMLResponse(page, headers=headers))


@cache
def files_of(assets: Path) -> tuple[str, ...]:
    """The files of the built page, which does not change while a server runs."""
    return tuple(sorted(file.name for file in assets.iterdir())) if assets.is_dir() else ()


def _type_of(page: str, names: tuple[str, ...]) -> Iterator[str]:
    title = page[:_BEGINNING].partition("</title>")[0]
    script = "cyrillic" if _CYRILLIC.search(title) else "latin"
    yield from (name for name in names if _TYPE.fullmatch(name) and f"-{script}-" in name)


def unless_known(request: Request, response: Response) -> Response:
    """The answer with its mark, or that the browser has it already."""
    mark = f'"{hashlib.sha256(response.body).hexdigest()[:24]}"'
    kept: Mapping[str, str] = {"ETag": mark, "Cache-Control": "no-cache"}
    known = request.headers.get("if-none-match", "")
    if mark in (entry.strip().removeprefix("W/") for entry in known.split(",")):
        return Response(status_code=304, headers=kept)
    response.headers.update(kept)
    return response
