"""The JSON routes of a person's profile: what is earned, other devices, all data, deletion."""

from __future__ import annotations

import time

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from kozyr.progress import Outcome, figures_of
from kozyr.server import wire
from kozyr.server.context import Context, context_of
from kozyr.server.exchange import body_of, json_answer, table_of
from kozyr.server.export import exported
from kozyr.server.failures import Failed
from kozyr.server.hosts import is_here_alone
from kozyr.server.lobby import clean_name
from kozyr.server.outcomes import outcomes_of
from kozyr.server.profile import AVATARS, open_backs, profile_message, reward_message
from kozyr.server.qr import squares
from kozyr.server.reading import site_of
from kozyr.server.store import StorageFailed
from kozyr.server.tokens import LINK_LETTERS, RECOVERY_LETTERS, code_hash, new_code, new_token, token_hash

LINK_LIFE_MS = 10 * 60 * 1000
EXPORT_NAME = "kozyr-profile.json"


async def get_profile(request: Request) -> Response:
    """GET /api/profile: what the asker has earned, also one who has no account yet."""
    context = context_of(request)
    return json_answer(await _profile(context, await context.account(request)))


async def put_profile(request: Request) -> Response:
    """PUT /api/profile: another name and avatar."""
    context = context_of(request)
    face = await body_of(request, wire.Face)
    account = await _account(context, request)
    if face.avatar is not None and face.avatar not in AVATARS:
        raise Failed("bad_message", {"where": "$.avatar"})
    await context.accounts.change_face(account, clean_name(face.name), face.avatar)
    return json_answer(await _profile(context, account))


async def delete_profile(request: Request) -> Response:
    """DELETE /api/profile: the asker and all that is only theirs is gone, the cookie too."""
    context = context_of(request)
    account = await _account(context, request)
    tables = await context.accounts.tables_of(account)
    await context.accounts.forget(account)
    await context.rooms.close_tables(tables)  # after it: a room that is asked for now finds no table
    response = Response(status_code=204, headers={"Cache-Control": "no-store"})
    context.take_token(response, secure=request.url.scheme == "https")
    return response


async def get_backs(request: Request) -> Response:
    """GET /api/backs: the backs that the asker may choose."""
    context = context_of(request)
    return json_answer(wire.Backs(open=open_backs(await _outcomes(context, await context.account(request)))))


async def get_reward(request: Request) -> Response:
    """GET /api/games/{table}/reward: what a finished game of the asker's has earned."""
    context = context_of(request)
    table = table_of(request)
    stored = await context.store.load(table)
    if stored is None or stored.game.lesson is not None:
        raise Failed("unknown_table", {"table": table})
    account = await context.account(request)
    if account is None or all(seat.account != account for seat in stored.seats):
        raise Failed("not_at_this_table", {"table": table})
    if not context.rooms.is_kept(table):
        raise StorageFailed  # over or not, the disk does not know it yet
    if stored.game.result is None:
        raise Failed("not_over", {"table": table})
    try:
        return json_answer(reward_message(table, await _outcomes(context, account)))
    except KeyError as missing:
        raise Failed("damaged_game", {"table": table}) from missing


async def post_recovery(request: Request) -> Response:
    """POST /api/profile/recovery: a recovery code, in place of the one before."""
    context = context_of(request)
    account = await _account(context, request)
    code = new_code(RECOVERY_LETTERS)
    await context.accounts.set_recovery(account, _hash(code))
    return json_answer(wire.Recovery(code=code), 201)


async def post_link(request: Request) -> Response:
    """POST /api/profile/links: a code for another device, also as an address and as a QR code."""
    context = context_of(request)
    account = await _account(context, request)
    code = new_code(LINK_LETTERS)
    now_ms = _now_ms()
    expires_ms = now_ms + LINK_LIFE_MS
    await context.accounts.add_link(account, _hash(code), now_ms=now_ms, expires_ms=expires_ms)
    address = (
        f"{_site(context, request)}/profile#join={code}"  # what stands behind # is sent to no server, kept in no log
    )
    return json_answer(wire.DeviceLink(code=code, expires=expires_ms, squares=squares(address), address=address), 201)


async def post_look(request: Request) -> Response:
    """POST /api/profile/look: whose profile a code opens."""
    context = context_of(request)
    code = await _tried(context, request)
    whose = None if code is None else await context.accounts.whose(code, _now_ms())
    if whose is None:
        raise Failed("unknown_code")
    own = await context.account(request)
    is_same = own == whose.account.id
    outcomes = await outcomes_of(context.store, context.accounts, whose.account.id)
    return json_answer(
        wire.Whose(
            name=whose.account.name,
            avatar=whose.account.avatar,
            level=figures_of(outcomes).level,
            games=whose.games,
            coming_along=0 if own is None or is_same else await context.accounts.finished(own),
            same=is_same,
        )
    )


async def post_join(request: Request) -> Response:
    """POST /api/profile/join: this device belongs to the profile that a code opens, with all that it had."""
    context = context_of(request)
    code = await _tried(context, request)
    device, token = context.device(request), None
    if device is None or await context.accounts.of_device(device) is None:
        token = new_token()
        device = token_hash(token)
    assert device is not None
    account = None if code is None else await context.accounts.join(code, device, _now_ms())
    if account is None:
        raise Failed("unknown_code")
    response = json_answer(await _profile(context, account))
    if token is not None:
        context.give_token(response, token, secure=request.url.scheme == "https")
    return response


async def delete_devices(request: Request) -> Response:
    """DELETE /api/profile/devices: every device but this one belongs to the account no more."""
    context = context_of(request)
    account = await _account(context, request)
    device = context.device(request)
    assert device is not None
    await context.accounts.sign_off_others(account, device)
    context.rooms.drop_others(account, device)
    return json_answer(await _profile(context, account))


async def get_export(request: Request) -> Response:
    """GET /api/profile/export: all that is kept of the asker, as a file."""
    context = context_of(request)
    account = await _account(context, request)
    whole = msgspec.json.format(msgspec.json.encode(await exported(context.store, context.accounts, account)))
    return Response(
        whole,
        media_type="application/json",
        headers={"Cache-Control": "no-store", "Content-Disposition": f'attachment; filename="{EXPORT_NAME}"'},
    )


ROUTES = [
    Route("/api/profile", get_profile),
    Route("/api/profile", put_profile, methods=["PUT"]),
    Route("/api/profile", delete_profile, methods=["DELETE"]),
    Route("/api/profile/recovery", post_recovery, methods=["POST"]),
    Route("/api/profile/links", post_link, methods=["POST"]),
    Route("/api/profile/look", post_look, methods=["POST"]),
    Route("/api/profile/join", post_join, methods=["POST"]),
    Route("/api/profile/devices", delete_devices, methods=["DELETE"]),
    Route("/api/profile/export", get_export),
    Route("/api/backs", get_backs),
    Route("/api/games/{table}/reward", get_reward),
]


async def _account(context: Context, request: Request) -> str:
    """The asker's account. Failed `no_account`."""
    account = await context.account(request)
    if account is None:
        raise Failed("no_account")
    return account


async def _profile(context: Context, account: str | None) -> wire.Profile:
    row = None if account is None else await context.accounts.get(account)
    if account is None or row is None:
        return profile_message(None, 0, ())
    devices = await context.accounts.devices_of(account)
    return profile_message(row, len(devices), await _outcomes(context, account))


async def _outcomes(context: Context, account: str | None) -> list[Outcome]:
    return [] if account is None else await outcomes_of(context.store, context.accounts, account)


async def _tried(context: Context, request: Request) -> str | None:
    """The hash of a code that somebody tries, None for what cannot be one. Each try is counted, Failed `too_fast`."""
    asked = await body_of(request, wire.Code)
    context.charge_code(request)
    return code_hash(asked.code)


def _site(context: Context, request: Request) -> str:
    """Where another device finds this server: as the asker does, but for an address that leads nowhere from there."""
    if context.elsewhere is not None and is_here_alone(request.headers.get("host", "")):
        return context.elsewhere.rstrip("/")
    return site_of(request)


def _hash(code: str) -> str:
    hashed = code_hash(code)
    assert hashed is not None
    return hashed


def _now_ms() -> int:
    return time.time_ns() // 1_000_000
