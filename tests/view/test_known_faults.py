"""Faults that other programs have had with what a player may see (docs/known-faults.md)."""

from __future__ import annotations

import re

from hypothesis import given

from kozyr.notation import event_text, write_view
from kozyr.view import observe, project
from tests.kit import strategies as some
from tests.kit.games import Game
from tests.kit.sizes import tries


@tries(30)
@given(some.games())
def test_b73_a_view_names_no_card_that_its_reader_has_not_seen(game: Game) -> None:
    """Own cards, the trump card, and what lay on the table; nothing else, in views and in events."""
    for seat in (*range(game.deal.seats), None):
        seen = {str(game.deal.trump_card)}
        for step in game.steps:
            state = step.state
            seen |= {str(card) for card in state.bout.cards}
            if seat is not None:
                seen |= {str(card) for card in state.hands[seat]}
            for event in step.events:
                seen |= _played(event_text(event))
                assert _cards(event_text(project(event, seat))[1:]) <= seen
            fields = write_view(observe(state, seat, show_discards=True)).split(" ")
            assert _cards(" ".join([*fields[3:6], *fields[9:]])) <= seen


def _played(text: str) -> set[str]:
    """The card that an attack, beat or transfer puts down."""
    return {text[-2:]} if text[1] in "ad" else {text[2:4]} if text[1] == "t" else set()


def _cards(text: str) -> set[str]:
    return set(re.findall("[2-9TJQKA][cdhs]", text))
