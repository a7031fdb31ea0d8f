"""Faults of things that are not offered: the lobby must not promise them."""

from __future__ import annotations

import msgspec

from kozyr.rules import PRESETS, VALUES
from kozyr.server import wire

OFFERED = {
    "deck",
    "bout_limit",
    "first_bout_limit",
    "first_limit_until",
    "throw_in",
    "transfer",
    "transfer_first_bout",
    "no_trump_starts",
}


def test_b32_b33_b42_b46_no_option_promises_what_is_not_played() -> None:
    """No teams, no game without draws, no redeals, no rule for later deals: the options are the eight known."""
    assert set(VALUES) == OFFERED
    for rules in PRESETS.values():
        assert set(rules.option_texts()) == OFFERED


def test_b63_a_game_asks_for_rules_and_opponents_and_no_stake() -> None:
    fields = {field.name for field in msgspec.structs.fields(wire.NewGame)}
    assert fields == {"rules", "opponents", "names", "name", "pace", "pledge"}
