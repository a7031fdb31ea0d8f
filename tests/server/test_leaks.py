"""No frame holds a card that its seat may not know: whole games, every preset and seat count, every seat listening."""

from __future__ import annotations

import asyncio
import json
import random
from pathlib import Path
from typing import Any

import pytest

from kozyr.rules import PRESETS, Deal, apply, begin, legal
from kozyr.server import wire
from kozyr.server.feed import Feed
from kozyr.server.programs import Programs
from kozyr.server.rooms import Rooms
from kozyr.server.store import Store
from tests.kit.sizes import FULL
from tests.server.help import PATIENCE_S, Ear, people_game, replay
from tests.server.leaks import Knowledge, cards_in, check_message
from tests.table.help import seeded_deal

GAMES = [(name, seats) for name, rules in PRESETS.items() for seats in rules.seats]


@pytest.mark.parametrize(("rules", "seats"), [*GAMES, ("club+deck=24", 4), ("transfer+deck=52", 6)])
def test_b73_no_frame_of_a_whole_game_tells_more_than_its_seat_may_know(tmp_path: Path, rules: str, seats: int) -> None:
    for seed in range(3 if FULL else 1):
        game = _watched_game(tmp_path / str(seed), seeded_deal(rules, seats, seed))
        asyncio.run(asyncio.wait_for(game, 10 * PATIENCE_S))


async def _watched_game(folder: Path, deal: Deal) -> None:
    """Programs on every seat but 0, which plays at random; every seat has two listeners, one that comes late."""
    store, programs = Store(folder), Programs()
    rooms = Rooms(store, programs)
    players = ["person", *["plain", "random"] * 3][: deal.seats]
    game = await people_game(store, deal, players=players)
    room = await rooms.get(game)
    assert room is not None
    ears = [Ear(seat) for seat in range(deal.seats)]
    for ear in ears:
        room.join(ear, 0)
    late = [Ear(seat) for seat in range(deal.seats)]
    chance, own, number = random.Random(1), ears[0], 0
    read, version = 0, 0
    sight: dict[str, Any] | None = None
    while sight is None or sight["result"] is None:
        if read == len(own.heard):
            if sight is not None and sight["choices"]:
                number += 1
                action = chance.choice(sight["choices"])["action"]
                room.act(own, wire.Act(id=f"c{number}", base=version, action=action))
                await own.answer(f"c{number}", after=read)
                if number == 3:
                    for ear in late:
                        room.join(ear, 1)
            else:
                await own.more(read)
            continue
        message, _ = own.heard[read]
        read += 1
        if message["type"] != "ack":
            sight, version = message["sight"], message.get("number") or message["version"]
    for ear in ears:
        await ear.wait_for("frame", number=version)
    await rooms.close()
    stored = await store.load(game)
    assert stored is not None
    log, _ = replay(stored, deal)
    for ear in [*ears, *late]:
        knowledge = Knowledge(ear.seat, log)
        for heard, text in ear.heard:
            check_message(heard, text, knowledge)
    store.close()
    programs.close()


def test_the_measure_itself_finds_a_leak() -> None:
    """An unprojected event, another hand's card, and another seat's choices are all found."""

    deal = seeded_deal("club", 3, 8)
    step = begin(deal)
    log = list(step.events)
    while step.state.result is None:
        step = apply(step.state, legal(step.state)[-1])
        log += step.events
    feed = Feed(deal.rules, 1, log)
    texts = [frame.decode() for frame in feed.frames_after(0)]
    knowledge = Knowledge(1, log)
    for text in texts:
        check_message(json.loads(text), text, knowledge)
    foreign = sorted(set(map(str, deal.hands[2])) - knowledge.seen[1])
    first = json.loads(texts[0])
    first["sight"]["hands"][2] |= {"cards": foreign[:1], "hidden": 5}
    with pytest.raises(AssertionError, match="is told of"):
        check_message(first, json.dumps(first), knowledge)
    first = json.loads(texts[0])
    first["sight"]["hands"][0]["cards"] = [str(deal.trump_card)]
    with pytest.raises(AssertionError, match="on the hand of 0"):
        check_message(first, json.dumps(first), knowledge)
    other = next(n for n, text in enumerate(texts) if json.loads(text)["sight"]["actor"] != 1)
    frame = json.loads(texts[other])
    frame["sight"]["choices"] = [{"action": "1p", "verb": "pass", "card": None}]
    with pytest.raises(AssertionError):
        check_message(frame, json.dumps(frame), knowledge)
    assert cards_in('{"action": "1d6c9c", "hands": ["??", "Th"]}') == {"6c", "9c", "Th"}
