"""Honesty: two worlds that a seat cannot tell apart, the same seed: the same move, and the same thoughts."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from kozyr.bots import Bot, by_name
from kozyr.bots.thinker import Thinker
from kozyr.rules import Rules
from kozyr.rules.events import Event
from kozyr.search import Thoughts
from kozyr.view import View
from tests.kit.games import MIXES, PRESETS_AND_SEATS
from tests.kit.moments import Moment, chance_game, decisions
from tests.kit.secrets import same_to
from tests.kit.sizes import FULL
from tests.search.help import untimed

PLAYERS = (
    *("easy", "medium", "hard:sims=50", "hard:sims=50,threads=2", "flat:deals=20"),
    *("expert", "plain", "random"),
)
KINDS = [*PRESETS_AND_SEATS, *((rules, min(3, max(Rules.parse(rules).seats))) for rules in MIXES)]
GAMES_EACH = 10 if FULL else 1
STEP = 3 if FULL else 9
"""Of the positions of a game every so many are looked at."""

Seen = tuple[View, tuple[Event, ...]]


def other_worlds(rules: str, seats: int, seed: int) -> list[tuple[Moment, Moment]]:
    """Moments of a game by chance, each beside the same moment of a game with other hidden cards."""
    chance = random.Random(f"other {rules} {seats} {seed}")
    found = []
    for moment in list(decisions(chance_game(rules, seats, seed)))[chance.randrange(STEP) :: STEP]:
        # What the seat learns later is free too: the game is cut at the moment.
        cut = type(moment.game)(moment.game.deal, moment.game.moves[: moment.at], moment.game.steps[: moment.at + 1])
        found.append((moment, Moment(same_to(cut, moment.seat, chance), moment.at, moment.seat)))
    return found


def seated(name: str, seed: int) -> Bot:
    """A player. Huge endgames, which games by chance come to, are left to the full size."""
    player = by_name(name, seed)
    if isinstance(player, Thinker) and not FULL:
        player.level = replace(player.level, solving=min(player.level.solving, 10_000))
    return player


def thoughts(name: str, seen: Seen, seed: int) -> Thoughts | None:
    """What a player thinks of a moment, without the time it took; None for one that does not say."""
    player = seated(name, seed)
    return untimed(player.consider(*seen)) if isinstance(player, Thinker) else None


@pytest.mark.parametrize(("rules", "seats"), KINDS)
def test_what_cannot_be_seen_does_not_matter(rules: str, seats: int) -> None:
    met = differing = 0
    for number in range(GAMES_EACH):
        for real, other in other_worlds(rules, seats, 70 + number):
            here, there = (real.view, real.history), (other.view, other.history)
            differing += real.state.hands != other.state.hands or real.state.talon != other.state.talon
            met += 1
            for name in PLAYERS:
                assert seated(name, met).choose(*here) == seated(name, met).choose(*there), (name, real.game)
                assert thoughts(name, here, met) == thoughts(name, there, met), (name, real.game)
    assert met >= 2 * GAMES_EACH
    assert differing > 0, "the other worlds are other worlds"


def peeked(moment: Moment) -> Seen:
    """What a cheat would be handed: every hand."""
    hands = zip(moment.view.hands, moment.state.hands, strict=True)
    seen = tuple(hand._replace(known=cards, hidden=0) for hand, cards in hands)
    return moment.view._replace(hands=seen), moment.history


def test_a_player_that_sees_more_is_found_out() -> None:
    """Guard: with all hands before it, the strongest player does not think the same in both worlds."""
    pairs = [(peeked(real), peeked(other)) for real, other in other_worlds("classic", 2, 3)]
    assert sum(thoughts("hard:sims=50", one, 1) != thoughts("hard:sims=50", other, 1) for one, other in pairs) > 3


def test_there_are_hundreds_of_positions() -> None:
    counts = [len(other_worlds(rules, seats, 70)) for rules, seats in KINDS]
    assert sum(counts) > 200


def test_nothing_is_kept_from_move_to_move() -> None:
    """The same program asked twice, and after other questions, says the same."""
    moments = list(decisions(chance_game("club", 3, 5)))[::12]
    for name in PLAYERS[:5]:
        player = seated(name, 4)
        once = [player.choose(moment.view, moment.history) for moment in moments]
        assert [player.choose(moment.view, moment.history) for moment in reversed(moments)] == once[::-1]
