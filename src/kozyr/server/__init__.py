"""The ASGI application: lobby, rooms (one task a table), socket protocol, store."""
