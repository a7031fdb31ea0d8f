"""The socket of a table."""

from __future__ import annotations

from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket, WebSocketDisconnect

from kozyr.quoting import shortened
from kozyr.server.connection import Connection, refuse
from kozyr.server.context import context_of
from kozyr.server.failures import Failed
from kozyr.server.room import Room
from kozyr.server.rooms import DamagedGame
from kozyr.server.store import StorageFailed
from kozyr.server.tokens import is_table_id


async def table_socket(socket: WebSocket) -> None:
    """/table/{table}/socket: a seat's connection. A refusal is said in a message: browsers hide a refused handshake."""
    await socket.accept()
    try:
        room, seat = await _seat(socket)
        device = context_of(socket).device(socket)
    except (Failed, StorageFailed, DamagedGame) as error:
        try:
            await refuse(socket, error.code, error.facts)
        except (WebSocketDisconnect, RuntimeError):
            return  # it did not wait for the answer
        return
    await Connection(socket, room, seat, device).run()


async def _seat(socket: WebSocket) -> tuple[Room, int]:
    """The room, and the seat at which the socket's person sits."""
    context = context_of(socket)
    table = socket.path_params["table"]
    seats = await context.rooms.seats_of(table) if is_table_id(table) else ()
    if not seats:
        raise Failed("unknown_table", {"table": shortened(table)})
    account = await context.account(socket)
    own = next((seat.seat for seat in seats if account is not None and seat.account == account), None)
    if own is None:
        raise Failed("not_at_this_table", {"table": table})
    room = await context.rooms.get(table)
    if room is None:
        raise Failed("unknown_table", {"table": table})
    return room, own


ROUTES = [WebSocketRoute("/table/{table}/socket", table_socket)]
