"""The end of a game (rules.md §5)."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from kozyr.notation import read_position, read_record, write_position
from kozyr.rules import Action, Deal, Refused, Rules, State, Verb, apply, legal, phase, timeout_action
from kozyr.rules.events import Ended, Event, Resigned
from tests.kit import strategies as some
from tests.kit.cycles import THREE_WITH_TALON, TWO_WITH_TRANSFER, openings, taking_turns
from tests.kit.games import Game, after, seeded_deal, steps_after


def played_on(state: State, *actions: str) -> State:
    for action in actions:
        state = apply(state, Action.parse(action)).state
    return state


# --- 5.1, 5.2: the durak, the draw ------------------------------------------------------------------------------------


def test_5_1_one_seat_with_cards_left_is_the_durak() -> None:
    state = after("club s 6c/7c7dTh - - 0>1 0a 9", "0a6c", "1d6c7c")
    assert (str(state.result), state.actor, legal(state)) == ("#1", None, ())
    assert write_position(state) == "club s x/7dTh - - - #1 9"


def test_5_1_none_left_is_a_draw_also_with_many_seats() -> None:
    line = "custom+throw_in=all s 6c/7c7d/6d/x - - 0>1 0a 9"
    state = after(line, "0a6c", "1d6c7c", "2a6d", "1d6d7d")
    assert str(state.result) == "#-"
    assert write_position(state) == "custom+throw_in=all s x/x/x/x - - - #- 9"


def test_5_1_looked_at_only_after_the_bout_is_drawn_for() -> None:
    assert after("club s 6c/7c7dTh - - 0>1 0a 9", "0a6c").result is None, "seat 0 has no card, the bout goes on"
    drawn = after("club s 6c/7c7dTh 9s - 0>1 0a 9", "0a6c", "1d6c7c")
    assert drawn.result is None


def test_5_1_the_events_end_with_the_end() -> None:
    events: tuple[Event, ...] = steps_after("club s 6c/7c7dTh - - 0>1 0a 9", "0a6c", "1d6c7c")[-1].events
    assert isinstance(events[-1], Ended)
    assert str(events[-1].result) == "#1"


# --- 5.3: resigning ---------------------------------------------------------------------------------------------------

MID_BOUT = "club s 9c9dTh/Qc9h/8c8d - 6c7c,7d 0>1 1d 4"


@pytest.mark.parametrize("seat", [0, 1, 2])
def test_5_3_any_seat_may_resign_at_any_moment(seat: int) -> None:
    state = after(MID_BOUT, f"{seat}r")
    assert str(state.result) == f"#{seat}r"
    assert write_position(state) == f"club s 9c9dTh/Qc9h/8c8d - 6c7c,7d - #{seat}r 4", "everything stays as it was"
    assert read_position(write_position(state)).result == state.result


@given(some.games(), st.data())
def test_5_3_at_every_moment_of_every_game(game: Game, data: st.DataObject) -> None:
    state = data.draw(st.sampled_from([step.state for step in game.steps]))
    seat = data.draw(st.integers(0, state.seats - 1))
    action = Action(seat, Verb.RESIGN)
    assert action not in legal(state), "never listed"
    if state.result is not None or seat in state.out:
        with pytest.raises(Refused) as refused:
            apply(state, action)
        assert refused.value.code == ("seat_is_out" if state.result is None else "game_over")
        return
    after_it, events = apply(state, action)
    assert events[0] == Resigned(seat)
    assert str(after_it.result) == f"#{seat}r"
    assert (after_it.hands, after_it.talon, after_it.bout.table) == (state.hands, state.talon, state.bout.table)


def test_5_3_who_is_out_cannot_resign() -> None:
    with pytest.raises(Refused) as refused:
        after("club s 9c9dTh/Qc9h/x - 6c 0>1 1d 4", "2r")
    assert (refused.value.code, str(refused.value)) == ("seat_is_out", "seat 2 has left the game")


@pytest.mark.parametrize("action", ["0a9c", "1k", "0p", "1d6cQc", "0r", "1r", "5p"])
def test_5_nothing_is_allowed_after_the_end(action: str) -> None:
    over = after(MID_BOUT, "0r")
    with pytest.raises(Refused) as refused:
        apply(over, Action.parse(action))
    assert refused.value.code == "game_over"


# --- 5.4: repetition --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", ["classic", "club", "transfer", "club+deck=24"])
def test_5_4_three_seats_the_third_time_ends_the_deal_as_a_draw(rules: str) -> None:
    game = taking_turns(seeded_deal(rules, 3, 11))
    assert str(game.last.result) == "#="
    assert game.last.actor is None
    assert legal(game.last) == ()
    met = Counter(openings(game.steps))
    assert max(met.values()) == 2, "the third lead is not asked for"
    last = (game.last.hands, (game.last.bout.defender + 1) % 3, len(game.last.talon))
    assert met[last] == 2
    assert game.last.bout.number == game.steps[-2].state.bout.number + 1, "the bout that was about to begin"
    text = write_position(game.last)
    assert text.split(" ")[4:7] == ["-", "-", "#="]
    assert text.split(" ")[3] != "-", "nobody draws who holds six: the talon stays"
    assert write_position(read_position(text)) == text
    assert read_record(str(game.record)) == game.record
    assert str(game.record).endswith("result=#=")


def test_5_4_the_last_action_ends_it_at_once() -> None:
    game = taking_turns(seeded_deal("classic", 3, 11))
    names = [type(event).__name__ for event in game.steps[-1].events]
    assert names == ["Passed", "PickedUp", "Ended"]


@pytest.mark.parametrize(
    ("going_round", "first_bout"), [(TWO_WITH_TRANSFER, 3), (THREE_WITH_TALON, 4)], ids=["two seats", "a talon"]
)
def test_5_4_with_transfer_two_seats_are_enough_and_a_talon_does_not_matter(
    going_round: tuple[str, tuple[str, ...]], first_bout: int
) -> None:
    line, cycle = going_round
    start = state = after(line)
    for _ in range(2):
        state = played_on(state, *cycle)
        assert (state.hands, state.bout.attacker, state.talon) == (start.hands, 0, start.talon)
        assert state.result is None
    # A line has no history, so what is met first is the opening after it.
    almost = played_on(state, *cycle[: first_bout - 1])
    assert almost.result is None
    assert str(played_on(almost, cycle[first_bout - 1]).result) == "#="


def test_5_4_another_attacker_or_talon_is_another_opening() -> None:
    game = taking_turns(seeded_deal("classic", 3, 11))
    met = openings(game.steps)
    hands = Counter(opening[0] for opening in met)
    assert max(hands.values()) == 2


def test_5_4_counting_leaves_the_rule_out() -> None:
    line, cycle = TWO_WITH_TRANSFER
    state = read_position(line, repetition=False)
    for _ in range(5):
        state = played_on(state, *cycle)
    assert state.result is None


@given(some.deals(Rules.parse("atlasnye"), 2), some.chances)
def test_5_4_with_two_seats_and_no_transfer_it_cannot_happen(deal: Deal, chance: object) -> None:
    del chance
    game = taking_turns(deal)
    assert str(game.last.result) not in ("#=", "None")
    assert max(Counter(openings(game.steps)).values()) == 1


# --- 5.5: time out ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("line", "action"),
    [
        ("club s 6c9cTh/Qc9d9h - 8c 0>1 1d 4", "1k"),
        ("club s 6c9cTh/Qc9d9h - - 0>1 0a 4", "0a6c"),
        ("club c 6c9cTh/Qc9d9h - - 0>1 0a 4", "0aTh"),
        ("club c 6c9cTc/Qc9d9h - - 0>1 0a 4", "0a6c"),
        ("club s Td9h9s/Qc9d - - 0>1 0a 4", "0a9h"),
        ("club s Td9h/QcKc - 9cTc 0>1 0a 4", "0p"),
        ("club s Td9h/QcKc - 9c 0>1 0k 4", "0p"),
    ],
)
def test_5_5_what_a_seat_does_whose_time_has_run_out(line: str, action: str) -> None:
    assert str(timeout_action(after(line))) == action


def test_5_5_nobody_runs_out_of_time_after_the_end() -> None:
    with pytest.raises(ValueError, match="nobody is asked"):
        timeout_action(after(MID_BOUT, "0r"))


@given(some.games())
def test_5_5_it_is_always_legal_and_never_beats(game: Game) -> None:
    for state in game.states:
        if state.result is not None:
            continue
        action = timeout_action(state)
        assert action in legal(state)
        lead = [card for card in state.hand(action.seat) if phase(state).value == "lead"]
        plain = [card for card in lead if card.suit != state.trump]
        if lead:
            assert action.card is not None
            assert action.card.rank == min(card.rank for card in plain or lead)
            assert (action.card.suit == state.trump) is (not plain)
        else:
            assert action.verb in (Verb.TAKE, Verb.PASS)
