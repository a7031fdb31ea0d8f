"""The measure of what a page is told: it must find a foreign card, and find none in random letters."""

from __future__ import annotations

import json
from typing import Any

from tests.browser.frames import _Knowledge


def welcome(**changed: str) -> dict[str, Any]:
    """A first welcome in bout 1: seat 0 holds two cards, a card lies on the table."""
    hands = [{"cards": ["6c", "7c"], "hidden": 0}, {"cards": [], "hidden": 2}]
    sight = {"table": [{"attack": "8d", "beat": None}], "trump_card": "Ah", "hands": hands, "talon": 9, "bout": 1}
    return {"type": "welcome", "table": "x", "you": 0, "version": 5, "sight": sight | {"trump": "h"}} | changed


def leaks(message: dict[str, Any]) -> list[str]:
    return list(_Knowledge().leaks_of(message, json.dumps(message)))


def test_what_lies_open_and_the_own_hand_are_no_leak() -> None:
    assert leaks(welcome()) == []


def test_random_letters_are_no_card() -> None:
    assert leaks(welcome(table="Q-2c-_Kd_x")) == []


def test_a_foreign_card_is_found() -> None:
    assert leaks(welcome(rules="2c")) == ["welcome 5 names 2c"]
    shown = welcome()
    shown["sight"]["hands"][1] = {"cards": ["Ts"], "hidden": 1}
    assert leaks(shown) == ["welcome 5 names Ts"]
