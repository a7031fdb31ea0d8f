"""What must outlive the process: games, seats, moves, in one SQLite file in the data folder."""

from kozyr.server.store.errors import PlayedToday, StorageFailed, StoreUnusable, TooManyGames
from kozyr.server.store.folder import default_folder
from kozyr.server.store.rows import GameRow, MoveRow, RunningGame, SeatRow, StoredGame, TodaysGame
from kozyr.server.store.store import Store

__all__ = [
    "GameRow",
    "MoveRow",
    "PlayedToday",
    "RunningGame",
    "SeatRow",
    "StorageFailed",
    "Store",
    "StoreUnusable",
    "StoredGame",
    "TodaysGame",
    "TooManyGames",
    "default_folder",
]
