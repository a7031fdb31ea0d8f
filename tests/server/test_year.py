"""A year of one player's life: games on real servers that are stopped and killed; the figures equal the records."""

from __future__ import annotations

import json
import os
import random
from collections import Counter
from dataclasses import dataclass
from fractions import Fraction
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from websockets.exceptions import ConnectionClosed

from kozyr.notation import Record, read_record
from kozyr.rules import PRESETS, Rules
from kozyr.rules.events import WentOut
from kozyr.rules.result import Ending
from tests.server.process import Page, Server, running

pytestmark = [pytest.mark.slow, pytest.mark.timeout(7200)]

IS_FULL = os.environ.get("KOZYR_FULL") == "1"
GAMES = 2000 if IS_FULL else 12
LIVES = 40 if IS_FULL else 3
"""Servers, one after the other; each but the last is killed or stopped in the midst of a game."""
RULES = (*PRESETS, "club+deck=52")
WORTH = {"random": 20, "easy": 60, "plain": 80}


@dataclass(frozen=True)
class Kept:
    """A finished game as its record tells it, by other means than the server's."""

    table: str
    standing: str
    preset: str
    seats: int
    points: int


class Person:
    """Plays games one after the other, through whatever happens to the server."""

    def __init__(self, folder: Path, seed: int) -> None:
        self.folder = folder
        self.chance = random.Random(seed)
        self.cookie = ""
        self.tables: list[str] = []
        self.begun: tuple[str, tuple[str, ...], str] | None = None
        self.opponents: dict[str, tuple[str, ...]] = {}
        self.commands = 0

    def live(self, games: int, *, ends: str) -> None:
        """Finish so many games; then begin another, and leave it when the server is killed or stopped."""
        fault = f"kill-after-commit:{self.chance.randint(1, 40)}" if ends == "kill-by-chance" else None
        with running(self.folder, fault=fault) as server:
            try:
                for _ in range(games):
                    self.finish(server)
                if ends == "kill-at-the-end":
                    self.finish(server, killed=True)
            except (ConnectionClosed, ConnectionError, OSError):
                assert ends.startswith("kill")
            if ends.startswith("kill"):
                server.process.kill()
                server.process.wait()

    def finish(self, server: Server, *, killed: bool = False) -> None:
        """Go on with the game that was left, or begin one, and play it to its end."""
        table = self.table(server)
        page = server.page(table, self.cookie)
        page.hello()
        gives_up = self.chance.random() < 0.08
        while page.until_asked():
            self.decide(server, page, gives_up=gives_up, killed=killed)
        page.close()
        self.begun = None
        self.tables.append(table)
        if self.chance.random() < 0.3:
            first, second = (self.get(server, f"/api/games/{table}/reward") for _ in range(2))
            assert first == second

    def decide(self, server: Server, page: Page, *, gives_up: bool, killed: bool) -> None:
        """One decision: a card, a word, giving up, taking the last one back."""
        assert page.sight is not None
        self.commands += 1
        name = f"c{self.commands}"
        if gives_up and page.version > 12:
            answer = page.act(name, "0r")
        elif self.chance.random() < 0.004:
            answer = page.undo(name)
            if answer["type"] == "refused":
                assert answer["code"] == "nothing_to_undo"
                return
        else:
            answer = page.act(name, self.chance.choice(page.sight["choices"])["action"])
        assert answer["type"] == "ack", answer
        if killed and self.chance.random() < 0.05:
            server.process.kill()
        page.until(answer["version"])

    def table(self, server: Server) -> str:
        if self.begun is not None:
            return self.begun[0]
        rules = self.chance.choice(RULES)
        seats = self.chance.choice(Rules.parse(rules).seats)
        opponents = tuple(self.chance.choice(["random", "random", "plain", "easy"]) for _ in range(seats - 1))
        headers = {"cookie": self.cookie} if self.cookie else {}
        table, self.cookie = server.new_game(rules=rules, opponents=list(opponents), **headers)
        self.begun = (table, opponents, rules)
        self.opponents[table] = opponents
        return table

    def get(self, server: Server, path: str) -> Any:  # noqa: ANN401 - JSON
        status, _, body = server.request(path, cookie=self.cookie)
        assert status == 200, body
        return json.loads(body)

    def record(self, server: Server, table: str) -> Record:
        status, _, body = server.request(f"/api/games/{table}/record", cookie=self.cookie)
        assert status == 200, body
        return read_record(body.decode().strip())


def kept(table: str, record: Record, opponents: tuple[str, ...]) -> Kept:
    """What docs/progress.md says of a game, worked out from its record alone."""
    result = record.result
    assert result is not None
    seats = record.deal.seats
    left = [event.seat for step in record.steps() for event in step.events if isinstance(event, WentOut)]
    if result.durak is None:
        standing, base = "draw", 20
    elif result.durak != 0:
        place = left.index(0) + 1 if 0 in left else seats - 1
        standing, base = "won", 40 + 5 * (seats - place)
    elif result.ending is Ending.RESIGNED:
        standing, base = "resigned", 0
    else:
        standing, base = "durak", 10
    if dict(record.extras).get("x-undo"):
        base = 0
    exact = Fraction(base * sum(WORTH[name] for name in opponents), 100 * len(opponents))
    rules = str(record.deal.rules)
    return Kept(table, standing, "custom" if "+" in rules else rules, seats, int(exact + Fraction(1, 2)))


def expected(games: list[Kept]) -> dict[str, Any]:
    """The figures, counted naively."""

    def counts(some: list[Kept]) -> dict[str, int]:
        by = Counter(game.standing for game in some)
        return {
            "games": len(some),
            "won": by["won"],
            "drawn": by["draw"],
            "durak": by["durak"] + by["resigned"],
            "resigned": by["resigned"],
        }

    row = "".join("w" if game.standing == "won" else "-" for game in games)
    points = sum(game.points for game in games)
    level = max(level for level in range(1, 500) if 50 * level * (level - 1) <= points)
    return {
        "all": counts(games),
        "by_preset": {name: counts([g for g in games if g.preset == name]) for name in {g.preset for g in games}},
        "by_seats": {str(n): counts([g for g in games if g.seats == n]) for n in {g.seats for g in games}},
        "club_wins": sum(game.preset == "club" and game.standing == "won" for game in games),
        "streak": len(row) - len(row.rstrip("w")),
        "longest_streak": max(map(len, row.split("-"))),
        "growth": {
            "points": points,
            "level": level,
            "began": 50 * level * (level - 1),
            "next": 50 * level * (level + 1),
        },
    }


def test_a_year_of_games_restarts_and_kills_comes_to_what_the_records_say(tmp_path: Path) -> None:
    person = Person(tmp_path, seed=1)
    ends = ["kill-by-chance", "stop", "kill-at-the-end"]
    for life in range(LIVES):
        person.live(GAMES // LIVES, ends=ends[life % len(ends)])
    with running(tmp_path) as server:
        while len(person.tables) < GAMES:
            person.finish(server)
        profile = person.get(server, "/api/profile")
        games = [kept(table, person.record(server, table), person.opponents[table]) for table in person.tables]
        wanted = expected(games)
        assert {name: profile[name] for name in wanted} == wanted
        assert [(game["table"], game["standing"], game["points"]) for game in profile["played"]] == [
            (game.table, game.standing, game.points) for game in games[-400:]
        ]
        rewards = [person.get(server, f"/api/games/{table}/reward") for table in person.tables[-60:]]
        assert [reward["points"] for reward in rewards] == [game.points for game in games[-60:]]
        assert all(earlier["after"] == later["before"] for earlier, later in pairwise(rewards))
        assert rewards[-1]["after"] == profile["growth"]
        assert len({game.table for game in games}) == len(games)
        assert {"won", "durak"} <= {game.standing for game in games}
        if IS_FULL:
            assert {"won", "durak", "draw", "resigned"} == {game.standing for game in games}
