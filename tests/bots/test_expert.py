"""The expert: its rules of thumb, one position each, and whole games."""

from __future__ import annotations

import pytest

from kozyr.bots import by_name, names
from kozyr.cards import CARDS, Card, deck_cards
from kozyr.rules import State
from kozyr.rules.events import Discarded
from kozyr.view import observe
from tests.kit.bot_games import played_by
from tests.kit.games import PRESETS_AND_SEATS, after, seeded_deal


def choice(line: str) -> str:
    """What the expert does who has seen every card go that the line does not name."""
    state = after(line)
    assert state.actor is not None
    bot = by_name("expert", 0)
    return str(bot.choose(observe(state, state.actor), (Discarded(gone(state)),)))


def gone(state: State) -> tuple[Card, ...]:
    held = {card for hand in state.hands for card in hand} | {*state.talon, *state.bout.cards}
    return tuple(card for card in CARDS if card in deck_cards(state.rules.deck) and card not in held)


@pytest.mark.parametrize(
    ("line", "action"),
    [
        # Leads low, a pair rather than a single card one rank lower, trumps last.
        ("club s 7c9dTh/QdKdAd 8h6s - 0>1 0a 4", "0a7c"),
        ("club s 7c8d8h/QdKdAd 9h6s - 0>1 0a 4", "0a8d"),
        ("club s Kc7s/QdKdAd 8h6s - 0>1 0a 4", "0aKc"),
        # With the talon gone: what cannot be beaten first, while at most one rank can be.
        ("club s 6cAd/7cKd - - 0>1 0a 9", "0aAd"),
        ("club s 6c7cAd/8c9cKd - - 0>1 0a 9", "0a6c"),
        # Throws in plain cards while the talon lasts, and anything later.
        ("club s Qc9s/7dTd Kh6s 8c9c 0>1 0a 4", "0p"),
        ("club s Qc9s/7dTd - 8c9c 0>1 0a 4", "0a9s"),
        # Beats with a rank that lies there already rather than with a new one that others hold.
        ("club s 6dTd/TcJcTh - 9dJd,9c 0>1 1d 4", "1d9cJc"),
    ],
)
def test_its_rules_of_thumb(line: str, action: str) -> None:
    assert choice(line) == action


@pytest.mark.parametrize(("rules", "seats"), PRESETS_AND_SEATS)
def test_it_plays_each_game_to_its_end_and_always_alike(rules: str, seats: int) -> None:
    deal = seeded_deal(rules, seats, 6)
    games = [played_by(deal, [by_name("expert", seat) for seat in range(seats)]) for _ in range(2)]
    assert games[0].last.result is not None
    assert games[0].moves == games[1].moves


def test_it_is_a_yardstick_and_not_offered() -> None:
    assert "expert" not in names()
