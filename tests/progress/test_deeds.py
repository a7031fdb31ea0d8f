"""Deeds: what a seat did, told by the events of real games."""

from __future__ import annotations

import pytest

from kozyr.cards import Card, Rank
from kozyr.notation import read_position
from kozyr.progress import Deeds, Standing, deeds_of, standing_of
from kozyr.progress.outcome import place_of
from kozyr.rules import Action, Result, apply
from kozyr.rules.events import Attacked, Beaten, Dealt, Event, PickedUp, Transferred
from kozyr.view import project
from tests.kit.games import PRESETS_AND_SEATS
from tests.kit.moments import chance_game

DEAL = Dealt(0, ((), ()), 0, Card.parse("6h"))


def played(line: str, moves: str) -> list[Event]:
    """Events of a position's bout: the cards are given by the line, the actions by name."""
    state = read_position(line)
    told: list[Event] = [DEAL]
    for move in moves.split():
        step = apply(state, Action.parse(move))
        state = step.state
        told += step.events
    return told


@pytest.mark.parametrize(("rules", "seats"), PRESETS_AND_SEATS)
def test_counts_of_whole_games_are_those_of_their_events(rules: str, seats: int) -> None:
    for number in range(3):
        game = chance_game(rules, seats, number)
        log = game.events
        for seat in range(seats):
            deeds = deeds_of(log, seat, game.deal.rules.deck)
            mine = [event for event in log if getattr(event, "seat", None) == seat]
            assert deeds.taken == sum(isinstance(event, PickedUp) for event in mine)
            assert deeds.transfers == sum(isinstance(event, Transferred) for event in mine)
            assert 0 <= deeds.thrown <= sum(isinstance(event, Attacked) for event in mine)
            assert deeds.trumps_thrown <= deeds.thrown
            assert deeds.most_beaten <= min(6, sum(isinstance(event, Beaten) for event in mine))
            assert deeds.bouts == max(state.bout.number for state in game.states)
            assert deeds.most_held <= max(len(state.hands[seat]) for state in game.states)
            assert deeds_of([project(event, seat) for event in log], seat, game.deal.rules.deck) == deeds


def test_a_bout_counts_as_beaten_only_to_its_end() -> None:
    line = "classic h 6c7c9c7d/8cJcKc9d6h7h - - 0>1 0a 4"
    two = "0a7c 1d7c8c 0a7d 1d7d9d"
    assert deeds_of(played(line, two), 1, 36).most_beaten == 0
    assert deeds_of(played(line, f"{two} 0p"), 1, 36).most_beaten == 2
    assert deeds_of(played(line, f"{two} 0p"), 0, 36).most_beaten == 0
    assert deeds_of(played(line, "0a7c 1d7c8c 0a7d 1k 0p"), 1, 36).most_beaten == 0


def test_an_ace_beaten_with_the_lowest_trump() -> None:
    told: list[Event] = [DEAL, Beaten(1, Card.parse("As"), Card.parse("6h"))]
    assert deeds_of(told, 1, 36).aces_beaten_low == 1
    assert deeds_of(told, 0, 36).aces_beaten_low == 0
    assert deeds_of([DEAL, Beaten(1, Card.parse("As"), Card.parse("7h"))], 1, 36).aces_beaten_low == 0
    assert deeds_of([DEAL, Beaten(1, Card.parse("Ks"), Card.parse("6h"))], 1, 36).aces_beaten_low == 0
    assert deeds_of([DEAL, Beaten(1, Card.parse("As"), Card.parse("9h"))], 1, 24).aces_beaten_low == 1
    assert deeds_of([DEAL, Beaten(1, Card.parse("As"), Card.parse("2h"))], 1, 52).aces_beaten_low == 1


def test_epaulettes() -> None:
    """The durak takes two sixes, and the one who gave them has left."""
    told = played("classic h 6c6d/KsAs - - 0>1 0a 9", "0a6c 1k 0a6d")
    deeds = deeds_of(told, 0, 36)
    assert deeds.last_sixes == 2
    assert deeds.thrown == 1
    assert place_of(told, 0) == 1
    assert place_of(told, 1) is None
    assert deeds_of(told, 1, 36).last_sixes == 0


def test_the_ace_of_trumps_as_the_last_card() -> None:
    told = played("classic h Ah/QsKs - - 0>1 0a 9", "0aAh 1k")
    assert deeds_of(told, 0, 36).last_trump_ace == 1
    assert deeds_of(played("classic h As/QsKs - - 0>1 0a 9", "0aAs 1k"), 0, 36).last_trump_ace == 0


def test_ranks_of_the_decks() -> None:
    assert [Rank(15 - deck // 4) for deck in (24, 36, 52)] == [Rank.NINE, Rank.SIX, Rank.TWO]


@pytest.mark.parametrize(
    ("result", "standings"),
    [
        ("#0", (Standing.DURAK, Standing.WON)),
        ("#1r", (Standing.WON, Standing.RESIGNED)),
        ("#-", (Standing.DRAW, Standing.DRAW)),
        ("#=", (Standing.DRAW, Standing.DRAW)),
    ],
)
def test_standings(result: str, standings: tuple[Standing, Standing]) -> None:
    assert (standing_of(Result.parse(result), 0), standing_of(Result.parse(result), 1)) == standings


def test_nothing_told_is_nothing_done() -> None:
    assert deeds_of([], 0, 36) == Deeds()
