"""Pages that say one thing, in the reader's language, to a browser that has nothing better to show."""

from __future__ import annotations

from collections.abc import Mapping

from starlette.requests import Request
from starlette.responses import HTMLResponse, Response

from kozyr.rules import Fact
from kozyr.text import notice_page, preferred, refusal_sentence, sentence

_HEADINGS = {"not_found": "no-page", "unknown_table": "no-table"}


def notice(request: Request, what: str, status: int, text: str | None = None) -> Response:
    """The page `notice-{what}` of server.ftl; `text`, in the reader's language, in place of its own."""
    language = language_of(request)
    heading = sentence(language, f"notice-{what}")
    page = notice_page(language, heading, text or sentence(language, f"notice-{what}-why"))
    headers = {"Cache-Control": "no-cache", "Content-Language": language, "Vary": "Accept-Language"}
    return HTMLResponse(page, status, headers=headers)


def failure_notice(request: Request, code: str, facts: Mapping[str, Fact], status: int) -> Response:
    """The page for a failure of docs/errors.md. What went wrong inside is nobody's to read."""
    if status >= 500:
        return notice(request, "fault", status)
    text = refusal_sentence(language_of(request), code, facts)
    return notice(request, _HEADINGS.get(code, "refused"), status, text)


def language_of(request: Request) -> str:
    """The language that the reader's browser asks for."""
    return preferred(request.headers.get("accept-language", ""))
