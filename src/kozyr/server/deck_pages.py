"""The decks to look at: a page for every design and language."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from kozyr.server.context import context_of
from kozyr.server.reading import language_of_path, readable, site_of, to_own_language
from kozyr.text import DECKS, Pictures, deck_page, decks_page


async def any_decks(request: Request) -> Response:
    """`/decks`: to the card traditions in the reader's language."""
    return to_own_language(request, "/decks")


async def any_deck(request: Request) -> Response:
    """`/deck/{design}`: to the deck in the reader's language."""
    return to_own_language(request, f"/deck/{_design(request)}")


async def decks_to_read(request: Request) -> Response:
    """`/{language}/decks`: which decks there are."""
    language = language_of_path(request)
    return readable(request, language, decks_page(language, _pictures_of(request), site=site_of(request)))


async def deck_to_read(request: Request) -> Response:
    """`/{language}/deck/{design}`: where a deck is from, and all its cards."""
    language, design = language_of_path(request), _design(request)
    return readable(request, language, deck_page(language, design, _pictures_of(request), site=site_of(request)))


ROUTES: list[BaseRoute] = [
    Route("/decks", any_decks),
    Route("/deck/{design}", any_deck),
    Route("/{language}/decks", decks_to_read),
    Route("/{language}/deck/{design}", deck_to_read),
]


def _design(request: Request) -> str:
    design: str = request.path_params["design"]
    if design not in DECKS:
        raise HTTPException(404)
    return design


def _pictures_of(request: Request) -> Pictures | None:
    return _pictures(context_of(request).static)


@cache
def _pictures(static: Path) -> Pictures | None:
    """What the built page has drawn, which does not change while a server runs; None without it."""
    folder = next((path for path in sorted(static.glob("assets/deck-*")) if path.is_dir()), None)
    if folder is None:
        return None
    letters = {path.name for design in DECKS for path in (folder / design / "full").glob("*") if path.is_dir()}
    backs = tuple(sorted(path.stem for path in (folder / "backs").glob("*.svg")))
    return Pictures(f"/{folder.relative_to(static).as_posix()}", frozenset(letters), backs)
