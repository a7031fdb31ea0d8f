"""A record looked at again: what every seat saw, event by event, and the whole table with the hands open."""

from __future__ import annotations

import random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kozyr.notation import BadRecord, redact
from kozyr.review import MOST_MOVES, BadReview, records_of, replayed
from kozyr.rules import KozyrError
from kozyr.rules.events import Dealt, Drew, Event
from kozyr.view import SeenHand, observe, project
from tests.kit.games import MIXES, PRESETS_AND_SEATS, STYLES, Game, played, seeded_deal
from tests.kit.reading import read_or_refused

GAMES = [(rules, seats, 3) for rules, seats in PRESETS_AND_SEATS] + [(rules, 2, 5) for rules in MIXES]


def game_of(rules: str, seats: int, seed: int, style: str = "even") -> Game:
    return played(seeded_deal(rules, seats, seed), random.Random(seed), style=style, resigning=True)


@pytest.mark.parametrize(("rules", "seats", "seed"), GAMES)
def test_every_seat_sees_again_what_it_saw(rules: str, seats: int, seed: int) -> None:
    game = game_of(rules, seats, seed)
    replay = replayed(str(game.record))
    for seat in [*range(seats), None]:
        moments = list(replay.moments(seat))
        assert [moment.event for moment in moments] == [project(event, seat) for event in game.events]
        ends = ends_of(game)
        assert [moments[at].view for at in ends] == [observe(state, seat) for state in game.states]


@pytest.mark.parametrize(("rules", "seats", "seed"), GAMES)
def test_with_open_hands_the_table_is_the_state(rules: str, seats: int, seed: int) -> None:
    game = game_of(rules, seats, seed)
    for seat in range(seats):
        moments = list(replayed(str(game.record)).moments(seat, opened=True))
        assert [moment.event for moment in moments] == list(game.events)
        for at, state in zip(ends_of(game), game.states, strict=True):
            view = moments[at].view
            assert view.hands == tuple(SeenHand(hand) for hand in state.hands)
            assert view.legal == observe(state, seat).legal
            assert (view.talon, view.bout, view.actor, view.result) == (
                len(state.talon),
                state.bout,
                state.actor,
                state.result,
            )


@pytest.mark.parametrize(("rules", "seats", "seed"), GAMES)
def test_a_redacted_record_is_seen_from_its_seat_alone(rules: str, seats: int, seed: int) -> None:
    game = game_of(rules, seats, seed)
    for viewer in [*range(seats), None]:
        replay = replayed(str(redact(game.record, viewer)))
        whole = replayed(str(game.record))
        assert list(replay.moments(viewer)) == list(whole.moments(viewer))
        others = [seat for seat in [*range(seats), None] if seat != viewer]
        for seat, opened in [*((seat, False) for seat in others), (viewer, True)]:
            with pytest.raises(BadReview) as refused:
                list(replay.moments(seat, opened=opened))
            assert refused.value.code == "not_told"
            assert refused.value.facts == {"viewer": -1 if viewer is None else viewer}


def test_no_invented_card_is_shown_of_a_redacted_record() -> None:
    game = game_of("classic", 4, 11)
    known = set(redact(game.record, 2).deck) - {None}
    shown = {
        card
        for moment in replayed(str(redact(game.record, 2))).moments(2)
        for card in [*cards_in(moment.event), *(card for hand in moment.view.hands for card in hand.known)]
    }
    assert shown <= known
    assert len(shown) > 6


def cards_in(event: Event) -> list[object]:
    match event:
        case Dealt(_, hands):
            return [card for hand in hands for card in hand if card is not None]
        case Drew(_, cards):
            return [card for card in cards if card is not None]
        case _:
            return []


@given(st.integers(0, 10**6), st.sampled_from(GAMES), st.sampled_from(sorted(STYLES)))
def test_whatever_was_played_can_be_looked_at(seed: int, of: tuple[str, int, int], style: str) -> None:
    rules, seats, _ = of
    game = played(seeded_deal(rules, seats, seed), random.Random(seed), most=1000, style=style)
    replay = replayed(str(game.record))
    moments = list(replay.moments(seed % seats))
    assert len(moments) == len(game.events)
    assert moments[-1].view == observe(game.last, seed % seats)


@given(st.integers(0, 10**6), st.data())
def test_a_changed_record_is_refused_or_is_another_game(seed: int, data: st.DataObject) -> None:
    text = str(game_of("classic", 3, seed).record)
    at = data.draw(st.integers(0, len(text) - 1))
    letter = data.draw(st.sampled_from("0123456789acdhkprstxTJQKA,= #\t\xe9"))
    changed = text[:at] + letter + text[at + 1 :]
    answer = read_or_refused(lambda line: str(replayed(line).record), changed)
    assert isinstance(answer, KozyrError) or answer == changed


def test_a_changed_card_is_told_by_its_place() -> None:
    game = game_of("classic", 4, 7)
    deck = str(game.record).partition("deck=")[2].partition(" ")[0]
    with pytest.raises(BadRecord) as refused:
        replayed(str(game.record).replace(deck, deck[:2] + deck[:2] + deck[4:]))
    assert refused.value.code == "bad_deck"
    assert "card 2 of deck=" in str(refused.value)


def test_a_truncated_record_is_told_by_its_fault() -> None:
    text = str(game_of("classic", 4, 7).record)
    for length in range(len(text)):
        with pytest.raises(BadRecord):
            replayed(text[:length])


def test_a_seat_that_there_is_not_is_refused() -> None:
    replay = replayed(str(game_of("classic", 2, 1).record))
    for seat in (-1, 2, 6):
        with pytest.raises(BadReview) as refused:
            list(replay.moments(seat))
        assert (refused.value.code, refused.value.facts) == ("no_such_seat", {"seat": seat, "seats": 2})


def test_too_many_moves_are_refused_before_anything_is_played() -> None:
    text = str(game_of("classic", 2, 1).record)
    head, tail = text.split(" moves=")
    endless = f"{head} moves={','.join(['0p'] * (MOST_MOVES + 1))} {tail.partition(' ')[2]}"
    with pytest.raises(BadReview) as refused:
        replayed(endless)
    assert (refused.value.code, refused.value.facts["most"]) == ("too_many_moves", MOST_MOVES)


def test_records_stand_among_empty_lines() -> None:
    assert records_of("\ufeff\r\n dpn1 one \r\n\n\tdpn1 two\n") == ("dpn1 one", "dpn1 two")
    assert records_of(" \n\n") == ()


def ends_of(game: Game) -> list[int]:
    """The index of the last event of every step."""
    ends, count = [], -1
    for step in game.steps:
        count += len(step.events)
        ends.append(count)
    return ends
