"""What a browser and a search engine ask for beside the pages."""

from __future__ import annotations

import msgspec
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import BaseRoute, Route

from kozyr.server.notices import language_of
from kozyr.server.reading import unless_known
from kozyr.text import MANIFEST, manifest


async def app_manifest(request: Request) -> Response:
    """`/manifest.webmanifest`: what the installed page is called, in the reader's language."""
    language = language_of(request)
    headers = {"Content-Language": language, "Vary": "Accept-Language"}
    body = msgspec.json.encode(manifest(language))
    return unless_known(request, Response(body, media_type="application/manifest+json", headers=headers))


async def robots(_request: Request) -> Response:
    """`/robots.txt`: what can be read may be found; a table says by itself that it may not."""
    return PlainTextResponse("User-agent: *\nDisallow: /api/\n", headers={"Cache-Control": "no-cache"})


ROUTES: list[BaseRoute] = [Route(MANIFEST, app_manifest), Route("/robots.txt", robots)]
