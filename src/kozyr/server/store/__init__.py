"""What must outlive the process: games, seats, moves, in one SQLite file in the data folder."""

from kozyr.server.store.accounts import Accounts, KeptOutcome, Whose
from kozyr.server.store.errors import PlayedToday, StorageFailed, StoreUnusable, TooManyGames
from kozyr.server.store.finished import STANDINGS, Wanted
from kozyr.server.store.folder import default_folder
from kozyr.server.store.rows import (
    AccountRow,
    FinishedGame,
    GameRow,
    MoveRow,
    Newcomer,
    RunningGame,
    SeatRow,
    StoredGame,
    TodaysGame,
)
from kozyr.server.store.store import Store

__all__ = [
    "STANDINGS",
    "AccountRow",
    "Accounts",
    "FinishedGame",
    "GameRow",
    "KeptOutcome",
    "MoveRow",
    "Newcomer",
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
    "Whose",
    "default_folder",
]
