"""A game looked at again: the frames of its record are those that every seat received while it was played."""

from __future__ import annotations

import asyncio
import random
from contextlib import closing
from pathlib import Path
from typing import Any

import msgspec
import pytest

from kozyr.notation import redact
from kozyr.rules import Deal
from kozyr.server import wire
from kozyr.server.app import create_app
from kozyr.server.limits import MOST_BYTES
from kozyr.server.programs import Programs
from kozyr.server.records import record_of
from kozyr.server.replays import replay
from kozyr.server.room import Room
from kozyr.server.rooms import Rooms
from kozyr.server.store import Store
from tests.kit.games import PRESETS_AND_SEATS, played, seeded_deal
from tests.server.help import PATIENCE_S, Ear, people_game
from tests.server.test_http import Client, client, served, static

__all__ = ["client", "static"]

MOST = 60
"""Decisions of a live game; then somebody resigns, if it is not over."""


async def play_live(room: Room, ears: list[Ear], chance: random.Random) -> None:
    """Let every seat play by chance what its own frames offer it, to the end."""
    sight, version = (await ears[0].wait_for("welcome"))["sight"], 0
    for number in range(10_000):
        actor = sight["actor"]
        welcome = await ears[actor].wait_for("welcome")
        own = welcome if version == 0 else await ears[actor].wait_for("frame", number=version)
        version = welcome["version"] if version == 0 else version
        choice = chance.choice(own["sight"]["choices"])["action"] if number < MOST else f"{actor}r"
        heard = len(ears[actor].heard)
        room.act(ears[actor], wire.Act(id=f"c{number}", base=version, action=choice))
        answer = await ears[actor].answer(f"c{number}", after=heard)
        assert answer["type"] == "ack", answer
        version = answer["version"]
        sight = (await ears[0].wait_for("frame", number=version))["sight"]
        if sight["result"] is not None:
            return


async def live_game(folder: Path, deal: Deal) -> tuple[str, list[list[dict[str, Any]]]]:
    """A game of people at a real table: its record, and by seat the frames that its listener received."""
    store, programs = Store(folder), Programs()
    rooms = Rooms(store, programs)
    try:
        table = await people_game(store, deal)
        room = await rooms.get(table)
        assert room is not None
        ears = [Ear(seat) for seat in range(deal.seats)]
        for ear in ears:
            room.join(ear, 0)
            await ear.wait_for("welcome")
        await play_live(room, ears, random.Random(deal.seats))
        last = max(message["number"] for message, _ in ears[0].heard if message["type"] == "frame")
        for ear in ears:
            await ear.wait_for("frame", number=last)
        stored = await store.load(table)
        assert stored is not None
        return str(record_of(stored)), [
            [message for message, _ in ear.heard if message["type"] == "frame"] for ear in ears
        ]
    finally:
        await rooms.close()
        programs.close()
        store.close()


def frames_of(asked: wire.AskReplay) -> list[dict[str, Any]]:
    frames: list[dict[str, Any]] = msgspec.json.decode(msgspec.json.encode(replay(asked)))["frames"]
    return frames


@pytest.mark.parametrize(("rules", "seats"), PRESETS_AND_SEATS)
def test_every_seat_sees_the_frames_again_that_it_received(rules: str, seats: int, tmp_path: Path) -> None:
    game = live_game(tmp_path, seeded_deal(rules, seats, 8))
    record, received = asyncio.run(asyncio.wait_for(game, 4 * PATIENCE_S))
    for seat, live in enumerate(received):
        frames = frames_of(wire.AskReplay(record=record, seat=seat))
        # The deal and the first bout come with the welcome, before any frame.
        assert [frame["event"]["kind"] for frame in frames[:2]] == ["deal", "bout"]
        assert frames[2:] == live


def game_text(rules: str = "classic", seats: int = 3, seed: int = 5) -> str:
    return str(played(seeded_deal(rules, seats, seed), random.Random(seed), resigning=True).record)


def test_with_open_hands_no_card_is_hidden_in_any_frame(client: Client) -> None:
    answer = client.post("/api/replay", json={"record": game_text(), "seat": 1, "opened": True}).json()
    assert (answer["you"], answer["opened"], answer["viewer"], answer["seats"]) == (1, True, None, 3)
    assert "??" not in msgspec.json.encode(answer).decode()
    assert all(hand["hidden"] == 0 for frame in answer["frames"] for hand in frame["sight"]["hands"])
    closed = client.post("/api/replay", json={"record": game_text(), "seat": 1}).json()
    assert closed["frames"][0]["event"]["hands"][0] == ["??"] * 6


def test_a_replay_says_what_was_played_and_when(client: Client) -> None:
    answer = client.post("/api/replay", json={"record": f"{game_text('club', 4)} x-date=2026-11-30"}).json()
    assert (answer["preset"], answer["rules"], answer["seats"], answer["you"]) == ("club", "club", 4, 0)
    assert answer["date"] == "2026-11-30"
    assert answer["frames"][-1]["sight"]["result"] is not None
    odd = client.post("/api/replay", json={"record": f"{game_text()} x-date=<script>"}).json()
    assert odd["date"] is None


def test_a_redacted_record_is_looked_at_from_its_seat_alone(client: Client) -> None:
    record = played(seeded_deal("classic", 3, 5), random.Random(5), resigning=True).record
    own = client.post("/api/replay", json={"record": str(redact(record, 2))}).json()
    assert (own["you"], own["viewer"]) == (2, 2)
    assert own["frames"] == client.post("/api/replay", json={"record": str(record), "seat": 2}).json()["frames"]
    for more in ({"seat": 0}, {"seat": 2, "opened": True}):
        refused = client.post("/api/replay", json={"record": str(redact(record, 2)), **more})
        assert (refused.status_code, refused.json()["code"]) == (409, "not_told")
        assert refused.json()["facts"] == {"viewer": 2}
    spectator = client.post("/api/replay", json={"record": str(redact(record, None))}).json()
    assert (spectator["you"], spectator["viewer"]) == (0, -1)
    assert all(frame["sight"]["choices"] == [] for frame in spectator["frames"])


def test_a_bad_record_is_refused_by_code_and_place(client: Client) -> None:
    text = game_text()
    deck = text.partition("deck=")[2].partition(" ")[0]
    moves = text.partition("moves=")[2].partition(" ")[0]
    one, two, three, *_ = moves.split(",")
    third = f"{one},{two},{(int(three[0]) + 1) % 3}{three[1:]}"
    for bad, code, at in [
        ("", "bad_syntax", None),
        ("dpn2 " + text, "bad_syntax", None),
        (text[: len(text) // 2], "bad_syntax", None),
        (text.replace(deck, deck[2:4] + deck[2:]), "bad_deck", None),
        (text.replace("rules=classic", "rules=bridge"), "bad_rules", None),
        (text.replace("seats=3", "seats=6"), "bad_seats", None),
        (text.replace(f"moves={moves}", f"moves={third}"), "illegal_action", 2),
        (text.replace(f"moves={moves}", "moves=zz"), "bad_action", 0),
        (text + "\n" + text, "bad_syntax", None),
    ]:
        refused = client.post("/api/replay", json={"record": bad})
        assert (refused.status_code, refused.json()["code"]) == (400, code), bad[:60]
        assert refused.json()["facts"].get("at") == at
        assert len(refused.content) < 2000
    endless = client.post("/api/replay", json={"record": text.replace(f"moves={moves}", "moves=" + "0p," * 5000)})
    assert (endless.status_code, endless.json()["code"]) == (400, "too_many_moves")
    huge = client.post("/api/replay", json={"record": "d" * MOST_BYTES})
    assert (huge.status_code, huge.json()["code"]) == (413, "too_large")


def test_a_seat_that_there_is_not_is_refused(client: Client) -> None:
    for seat in (-1, 3, 99):
        refused = client.post("/api/replay", json={"record": game_text(), "seat": seat})
        assert (refused.status_code, refused.json()["code"]) == (400, "no_such_seat")
    odd = client.post("/api/replay", json={"record": game_text(), "table": "x"})
    assert odd.json()["code"] == "bad_message"


def test_a_replay_is_sent_gzipped(client: Client) -> None:
    answer = client.post("/api/replay", json={"record": game_text()}, headers={"accept-encoding": "gzip"})
    assert answer.headers["content-encoding"] == "gzip"
    assert answer.headers["cache-control"] == "no-store"


def test_too_many_replays_are_too_fast(tmp_path: Path, static: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kozyr.server.app.GAMES_AT_ONCE", 1)
    with closing(Store(tmp_path / "data")) as store, served(create_app(store, static=static)) as client:
        first, second = (client.post("/api/replay", json={"record": game_text()}) for _ in range(2))
    assert (first.status_code, second.status_code) == (200, 429)
    assert second.json()["code"] == "too_fast"
