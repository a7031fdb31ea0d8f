"""The rules to read: a page for every rules text and language, and the style that the server's own pages share."""

from __future__ import annotations

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route

from kozyr.rules import BadRules, Rules
from kozyr.server.context import context_of
from kozyr.server.reading import files_of, language_of_path, readable, site_of, to_own_language, unless_known
from kozyr.server.tokens import is_table_id
from kozyr.text import STYLESHEET, rules_page, stylesheet


async def any_rules(request: Request) -> Response:
    """`/rules/{rules}`: to the rules in the reader's language."""
    rules, table = _rules(request), _table(request)
    back = "" if table is None else f"?table={table}"
    return to_own_language(request, f"/rules/{rules}{back}")


async def rules_to_read(request: Request) -> Response:
    """`/{language}/rules/{rules}`: the rules of a preset, or of any rules text, readable without a script.

    `?table=` names the table to go back to; what cannot be a table is passed over.
    """
    language = language_of_path(request)
    page = rules_page(language, str(_rules(request)), table=_table(request), site=site_of(request))
    return readable(request, language, page)


async def style(request: Request) -> Response:
    """`/rules.css`."""
    text = stylesheet(files_of(context_of(request).static / "assets"))
    return unless_known(request, Response(text, media_type="text/css"))


ROUTES: list[BaseRoute] = [
    Route("/rules/{rules}", any_rules),
    Route("/{language}/rules/{rules}", rules_to_read),
    Route(STYLESHEET, style),
]


def _rules(request: Request) -> Rules:
    try:
        return Rules.parse(request.path_params["rules"])
    except BadRules as error:
        raise HTTPException(404) from error


def _table(request: Request) -> str | None:
    table = request.query_params.get("table", "")
    return table if is_table_id(table) else None
