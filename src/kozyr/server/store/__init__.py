"""What must outlive the process: games, seats, moves, in one SQLite file in the data folder."""

from kozyr.server.store.errors import PlayedToday, StorageFailed, StoreUnusable, TooManyGames
from kozyr.server.store.finished import STANDINGS, Wanted
from kozyr.server.store.folder import default_folder
from kozyr.server.store.rows import FinishedGame, GameRow, MoveRow, RunningGame, SeatRow, StoredGame, TodaysGame
from kozyr.server.store.store import Store

__all__ = [
    "STANDINGS",
    "FinishedGame",
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
    "Wanted",
    "default_folder",
]
