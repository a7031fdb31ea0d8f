"""What a seat is told of who has left the game, when it comes late."""

from __future__ import annotations

import pytest

from kozyr.rules.events import WentOut
from kozyr.server.feed import Feed
from kozyr.table import TakenBack
from tests.kit.moments import chance_game


@pytest.mark.parametrize(("rules", "seats"), [("classic", 4), ("club", 6), ("transfer", 3)])
def test_the_order_of_leaving_is_known_to_who_comes_at_the_end(rules: str, seats: int) -> None:
    told = 0
    for number in range(6):
        game = chance_game(rules, seats, number)
        left = [event.seat for event in game.events if isinstance(event, WentOut)]
        for seat in range(seats):
            outs = Feed(game.deal.rules, seat, game.events).outs()
            assert [out.seat for out in outs] == left
            assert [out.bout for out in outs] == sorted(out.bout for out in outs)
        told += len(left)
    assert told > 5


def test_who_left_in_what_was_taken_back_has_not_left() -> None:
    game = next(game for game in (chance_game("classic", 3, number) for number in range(9)) if game.last.out)
    first = next(number for number, event in enumerate(game.events) if isinstance(event, WentOut))
    feed = Feed(game.deal.rules, 0, [*game.events[: first + 1], TakenBack(0, first - 1)])
    assert feed.outs() == []
